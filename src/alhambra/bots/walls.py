"""What a palace's walls are worth, in points at the end of the game."""

from mypy_extensions import i64

from alhambra.bots.weights import Weights
from alhambra.engine.palace.palace import OUTER
from alhambra.engine.play.game import Game


def value_walls(game: Game, party: i64, weights: Weights) -> float:
    """What scores besides buildings, and what may come to."""
    total: float = 0.0
    r: i64
    category: i64
    for category in range(len(game.rules.tiles.types), len(game.rules.category_owners)):
        owner = game.rules.category_owners[category]
        units: i64 = 0
        for r in range(3):
            if game.scored >> r & 1 == 0:
                units += game.rules.category_points[category][r]
        total += weights.wall * float(units * owner.measure(game, category, party))
    return total + weights.masonry * float(count_scorings_left(game) * count_outer_edges(game, party))


def count_scorings_left(game: Game) -> i64:
    """How many scorings are still to come."""
    return 3 - count_bits(game.scored)


def count_outer_edges(game: Game, party: i64) -> i64:
    """All edges of outer border that a player has."""
    palace = game.seats[party].palace
    total: i64 = 0
    for c in palace.cells:
        total += count_bits(palace.stretch_edges(c, OUTER))
    return total


def count_bits(number: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while number != 0:
        total += number & 1
        number >>= 1
    return total
