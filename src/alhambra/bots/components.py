"""The value of a position part by part, to see what an action changes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.evaluation import Outlook
from alhambra.bots.walls import value_walls
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own

POINTS: Final[i64] = 0  # scored
MAJORITIES: Final[i64] = 1  # expected from them
WALLS: Final[i64] = 2
MONEY: Final[i64] = 3
CHANCES: Final[i64] = 4  # tiles of the market that could be paid
THREATS: Final[i64] = 5  # those that a rival could pay exactly
ASIDE: Final[i64] = 6  # reserve, and tiles taken that count only once they are built
ROOM: Final[i64] = 7
THINGS: Final[i64] = 8  # of modules
ACTION: Final[i64] = 9  # another one
RIVALS: Final[i64] = 10  # what they are expected to have
PARTS: Final[i64] = 11


def value_parts(outlook: Outlook, game: Game) -> vec[float]:
    """What each part adds to the value for the seat; the sum is `Outlook.value`."""
    seat = outlook.seat
    parts = vec[float]([0.0] * PARTS)
    value: float = outlook.value(game)
    parts[ACTION] = outlook.value_extra_action(game)
    parts[RIVALS] = value - parts[ACTION] - outlook.totals[seat]
    parts[POINTS] = float(game.scores[seat])
    if not game.is_over:
        parts[WALLS] = value_walls(game, seat, outlook.weights)
        parts[MONEY] = outlook.value_money(game, seat)
        parts[CHANCES] = outlook.value_purchases(game)
        parts[THREATS] = -outlook.value_threats(game)
        parts[ASIDE] = outlook.value_aside(game)
        parts[ROOM] = outlook.value_room(game.seats[seat].palace)
        parts[THINGS] = outlook.value_things(game)
        outlook.count(game)
        outlook.expect_majorities(game)
        parts[MAJORITIES] = outlook.totals[seat]
    return parts


def average_parts(outlook: Outlook, game: Game, options: vec[i64]) -> vec[float]:
    """The mean of the positions after each of the actions."""
    mean = vec[float]([0.0] * PARTS)
    part: i64
    for code in options:
        trial = game.clone()
        play_own(trial, code)
        parts = value_parts(outlook, trial)
        for part in range(PARTS):
            mean[part] += parts[part] / float(len(options))
    return mean


def subtract_parts(after: vec[float], base: vec[float]) -> vec[float]:
    """How much more of each part there is."""
    more = vec[float]([0.0] * PARTS)
    part: i64
    for part in range(PARTS):
        more[part] = after[part] - base[part]
    return more


def find_common(one: vec[float], other: vec[float]) -> vec[float]:
    """The lesser of two changes, part by part."""
    less = vec[float]([0.0] * PARTS)
    part: i64
    for part in range(PARTS):
        less[part] = min(one[part], other[part])
    return less


def expect_points(outlook: Outlook, game: Game) -> vec[float]:
    """The points that the seat expects from each type."""
    outlook.count(game)
    points = vec[float]([0.0] * outlook.types)
    k: i64
    for k in range(outlook.types):
        points[k] = outlook.expect_all_points(game, outlook.seat, k)
    return points
