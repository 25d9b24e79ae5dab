"""Majorities as races: who will be ahead at a scoring to come?

Each rival is ahead with a probability that depends on the difference now and on the tiles that will still be bought
before that scoring.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.weights import Weights
from alhambra.engine.play.game import Game

ENTRIES_PER_UNIT: Final = 16.0  # entries of the table per unit
MIDDLE_ENTRY: Final[i64] = 160


def _compute_logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


# Probability of being ahead, by difference over spread: a table, because it is looked up so often.
AHEAD: Final = vec[float]([_compute_logistic(1.7 * (i - 160) / 16.0) for i in range(321)])


class Race:
    """The majorities of the scorings to come."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.weights = weights
        self.types: i64 = len(game.rules.tiles.types)
        self.parties = game.rules.parties
        self.until = vec[float]([0.0, 0.0, 0.0])  # tiles still bought before each scoring
        self.slope = vec[float]([0.0] * (3 * self.types))  # [scoring][type]: table steps per building of difference
        self.chance = vec[float]([0.0] * (3 * self.types))  # [scoring][type]: of getting one at all
        self.pays = vec[float]([0.0] * (9 * self.types))  # [scoring][type][place]
        self.counts = vec[float]([0.0] * (self.parties * self.types))
        self.totals = vec[float]([0.0] * self.parties)

    def expect_tiles(self, at: i64, coming: float) -> None:
        """That number of tiles of a type will be bought by anybody before a scoring."""
        each: float = coming / float(self.parties)
        self.slope[at] = ENTRIES_PER_UNIT / (0.3 + self.weights.spread * sqrt(2.0 * each))
        self.chance[at] = 1.0 - exp(-each)

    def expect_pay(self, game: Game, r: i64, k: i64, visible: i64) -> None:
        """What the places of a majority pay, when that number of buildings is to be seen."""
        pays = game.rules.category_owners[k].list_place_points(r, k, visible)
        at: i64 = (r * self.types + k) * 3
        place: i64
        for place in range(3):
            self.pays[at + place] = float(pays[place]) if place < len(pays) else 0.0

    def expect_points(self, at: i64, k: i64, p: i64) -> float:
        """Points of one party for one type in one scoring: the chances of the places, and what they pay."""
        types = self.types
        counts = self.counts
        slope: float = self.slope[at]
        mine: float = counts[p * types + k]
        none_above: float = 1.0
        one_above: float = 0.0
        two_above: float = 0.0
        q: i64
        for q in range(self.parties):
            if q != p:
                i: i64 = MIDDLE_ENTRY + i64((counts[q * types + k] - mine) * slope)
                if i < 0:  # no conditional expression here: compiled, it would make a Python number of it
                    i = 0
                elif i > 2 * MIDDLE_ENTRY:
                    i = 2 * MIDDLE_ENTRY
                ahead: float = AHEAD[i]
                two_above = two_above * (1.0 - ahead) + one_above * ahead
                one_above = one_above * (1.0 - ahead) + none_above * ahead
                none_above = none_above * (1.0 - ahead)
        pays = self.pays
        points: float = pays[at * 3] * none_above + pays[at * 3 + 1] * one_above + pays[at * 3 + 2] * two_above
        return points if mine > 0.5 else points * self.chance[at]

    def expect_all_points(self, game: Game, p: i64, k: i64) -> float:
        """Points of a party for one type in all scorings to come."""
        total: float = 0.0
        r: i64
        for r in range(3):
            if game.scored >> r & 1 == 0:
                total += self.expect_points(r * self.types + k, k, p)
        return total

    def compute_gain(self, game: Game, p: i64, k: i64) -> float:
        """Points that one more building of a type would gain for a party."""
        before: float = self.expect_all_points(game, p, k)
        self.counts[p * self.types + k] += 1.0
        after: float = self.expect_all_points(game, p, k)
        self.counts[p * self.types + k] -= 1.0
        return after - before

    def expect_majorities(self, game: Game) -> None:
        """Points of all parties from majorities in the scorings to come, into `totals`."""
        p: i64
        k: i64
        for p in range(self.parties):
            total: float = 0.0
            for k in range(self.types):
                total += self.expect_all_points(game, p, k)
            self.totals[p] = total
