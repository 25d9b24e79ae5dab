"""Ratings by the Plackett–Luce model: a player twice as strong comes out ahead twice as often, among any others.

The scale is that of chess: 400 points more means ten times as strong, and the mean of all is 1500. Each game moves the
ratings as Weng and Lin have it (`openskill`), in the order given. Bots do not learn, so nothing is forgotten between
games (`tau` 0), and each game counts with the whole of its information (`gamma` 1): the uncertainty of a rating shrinks
with the square root of the games. The 95 % interval is 1.96 of the model's own standard deviations on either side. It
is on the safe side, for it does not use that only differences between ratings mean anything.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final

from alhambra.ratings.scale import RATING_UNIT
from alhambra.ratings.wilson import SURE_DEVIATIONS

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

MEAN_RATING: Final = 1500.0
START_DEVIATION: Final = (
    RATING_UNIT  # how uncertain a rating is before the first game: larger, and the first games throw it too far
)

Placed = Sequence[tuple[str, int]]
"""A game: who sat there, each with its place (1 the best, ties share one). A name may be there several times."""


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, and the interval that holds the truth in 95 of 100 cases."""

    value: float
    low: float
    high: float


def compute_ratings(games: Iterable[Placed]) -> dict[str, Rating]:
    """The ratings of all that took part, by name."""
    found: dict[str, PlackettLuceRating] = {}
    for game in games:
        for table in divide_tables(game):
            for name in table:
                found.setdefault(name, make_model(len(table)).rating())
            rate(found, table)
    return centred(found)


def divide_tables(placed: Placed) -> list[dict[str, int]]:
    """The game as places by name, one seat for each name.

    The model says of any part of the players what it says of all. So where a name has several seats, the game counts
    once for each of them, with the seats of the others in turn, and nobody is compared with himself.
    """
    seats: dict[str, list[int]] = {}
    for name, place in placed:
        seats.setdefault(name, []).append(place)
    times = max(map(len, seats.values()))
    return [{name: places[time % len(places)] for name, places in seats.items()} for time in range(times)]


def rate(found: "dict[str, PlackettLuceRating]", table: Mapping[str, int]) -> None:
    """Move the ratings of those at a table."""
    if len(table) > 1:
        teams = [[found[name]] for name in table]
        moved = make_model(len(table)).rate(teams, ranks=[float(place) for place in table.values()])
        found.update(zip(table, (team[0] for team in moved), strict=True))


@cache
def make_model(players: int) -> "PlackettLuce":
    """The model for a number of players; `beta` keeps the scale the same for any number."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - commands that rate nobody start without it

    return PlackettLuce(mu=0.0, sigma=START_DEVIATION, beta=RATING_UNIT / sqrt(players), gamma=_in_full, tau=0.0)


def _in_full(*_circumstances: object) -> float:
    return 1.0


def centred(found: "Mapping[str, PlackettLuceRating]") -> dict[str, Rating]:
    """The ratings around their mean."""
    shift = MEAN_RATING - sum(one.mu for one in found.values()) / max(1, len(found))
    return {
        name: Rating(
            one.mu + shift, one.mu + shift - SURE_DEVIATIONS * one.sigma, one.mu + shift + SURE_DEVIATIONS * one.sigma
        )
        for name, one in found.items()
    }
