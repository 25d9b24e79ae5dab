"""Who begins, and with how many cards: what each of them does for winning, together and apart.

The deal makes one of those with the fewest cards begin (A-5), so order and hand cannot be told apart by counting. A
model weighs them together: in every game the chance of each player is in proportion to the product of a factor for
the place in the order of play and a factor for each card (a conditional logit, fitted to the victories).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from alhambra.lab.report.playing import share_of_victory
from alhambra.lab.report.shares import Mean, Share
from alhambra.lab.results import Result
from alhambra.ratings.wilson import SURE_DEVIATIONS

FEWEST_GAMES: Final = 100  # before a model is fitted
ROUNDS: Final = 25  # of Newton's method; it needs about five
CLOSE_ENOUGH: Final = 1e-9
CHANCES_LIMIT: Final = 30.0  # of a logarithm: beyond that the fit runs away

Vector = list[float]
Matrix = list[list[float]]


@dataclass(frozen=True)
class Weighed:
    """Order and hand weighed together."""

    order: tuple[Share, ...]  # victories by order of play if all had the same number of cards
    card: Mean  # by how much each card more multiplies the chance of its player, compared with the others


def order_shares(players: int, results: Sequence[Result]) -> tuple[Share, ...]:
    """How often the starting player wins, the next around the table, and so on (A-5, A-8)."""
    wins = [0.0] * players
    for result in results:
        for seat in range(players):
            wins[result.order_of(seat)] += share_of_victory(result.places, seat)
    return tuple(Share.of(won, len(results)) for won in wins) if results else ()


def list_hand_shares(results: Sequence[Result]) -> dict[int, Share]:
    """How often those win who were dealt a number of cards (A-4)."""
    wins: dict[int, float] = {}
    held: Counter[int] = Counter()
    for result in results:
        for seat, cards in enumerate(result.cards):
            held[cards] += 1
            wins[cards] = wins.get(cards, 0.0) + share_of_victory(result.places, seat)
    return {cards: Share.of(wins[cards], held[cards]) for cards in sorted(held)}


def weigh(players: int, results: Sequence[Result]) -> Weighed | None:
    """Fit the model; None where there are too few games, or too few kinds of them."""
    if len(results) < FEWEST_GAMES:
        return None
    games = Counter(list_in_order(players, result) for result in results)
    found = fit(players, games)
    if found is None:
        return None
    weights, spread = found
    chances = share_out([0.0, *weights[:-1]])
    order = [Share(p, *bounds_of(chances, k, spread), len(results)) for k, p in enumerate(chances)]
    half = SURE_DEVIATIONS * sqrt(spread[-1][-1])
    card = Mean(exp(weights[-1]), exp(weights[-1] - half), exp(weights[-1] + half), len(results))
    return Weighed(tuple(order), card)


Dealt = tuple[tuple[int, ...], tuple[float, ...]]
"""Of one game, by order of play: cards, and shares of the victory."""


def list_in_order(players: int, result: Result) -> Dealt:
    """Who was dealt what and who won, from the starting player on."""
    seats = [(result.start + k) % players for k in range(players)]
    won = tuple(share_of_victory(result.places, seat) for seat in seats)
    return tuple(result.cards[seat] for seat in seats), won


def fit(players: int, games: Counter[Dealt]) -> tuple[Vector, Matrix] | None:
    """The logarithms of the factors (of each later place, and of a card) and their covariances, by Newton's method."""
    weights = [0.0] * players
    for _ in range(ROUNDS):
        slope, curve = measure_slope(weights, games)
        spread = invert(curve)
        if spread is None:
            return None
        step = [sum(one * way for one, way in zip(row, slope, strict=True)) for row in spread]
        weights = [weight + by for weight, by in zip(weights, step, strict=True)]
        if max(map(abs, weights)) > CHANCES_LIMIT:
            return None
        if max(map(abs, step)) < CLOSE_ENOUGH:
            return weights, spread
    return None


def measure_slope(weights: Vector, games: Counter[Dealt]) -> tuple[Vector, Matrix]:
    """How the likelihood rises with each weight, and how fast it bends."""
    size = len(weights)
    slope, curve = [0.0] * size, [[0.0] * size for _ in range(size)]
    for (cards, won), times in games.items():
        chances = share_out(
            [weights[-1] * cards[0], *(w + weights[-1] * c for w, c in zip(weights, cards[1:], strict=False))]
        )
        mean = [*chances[1:], sum(p * c for p, c in zip(chances, cards, strict=True))]
        for k, (p, c, win) in enumerate(zip(chances, cards, won, strict=True)):
            facts = [1.0 if k == place + 1 else 0.0 for place in range(size - 1)] + [float(c)]
            for i, fact in enumerate(facts):
                slope[i] += times * (win - p) * fact
                for j in range(size):
                    curve[i][j] += times * p * (fact - mean[i]) * (facts[j] - mean[j])
    return slope, curve


def share_out(weights: Vector) -> Vector:
    """Chances that add up to 1, in proportion to the factors of which these are the logarithms."""
    factors = [exp(weight - max(weights)) for weight in weights]
    return [factor / sum(factors) for factor in factors]


def bounds_of(chances: Vector, k: int, spread: Matrix) -> tuple[float, float]:
    """The 95 % interval of one chance, from the covariances of the weights."""
    slope = [chances[k] * ((k == place + 1) - chances[place + 1]) for place in range(len(chances) - 1)]
    variance = sum(slope[i] * slope[j] * spread[i][j] for i in range(len(slope)) for j in range(len(slope)))
    half = SURE_DEVIATIONS * sqrt(max(0.0, variance))
    return max(0.0, chances[k] - half), min(1.0, chances[k] + half)


def invert(matrix: Matrix) -> Matrix | None:
    """The inverse (Gauss and Jordan); None if there is none."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == k else 0.0 for k in range(size))] for i, row in enumerate(matrix)]
    for k in range(size):
        best = max(range(k, size), key=lambda i: abs(rows[i][k]))
        if abs(rows[best][k]) < CLOSE_ENOUGH:
            return None
        rows[k], rows[best] = rows[best], rows[k]
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for i in range(size):
            if i != k:
                rows[i] = [value - rows[i][k] * own for value, own in zip(rows[i], rows[k], strict=True)]
    return [row[size:] for row in rows]
