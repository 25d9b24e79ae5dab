"""How strong the bots of the ladder are, as one number each.

Each rung was measured against two of the rung below, in the base game for three (docs/measurements/strength.md). By the
model of Plackett and Luce that says how many times as strong it is. `novice`, who plays like a beginner, has 1200.
"""

from itertools import accumulate
from math import log
from typing import Final

from alhambra.ratings.scale import RATING_UNIT

WON: Final = {"random": None, "novice": 0.997, "greedy": 0.850, "expert": 0.628, "master": 0.625, "champion": 0.419}
"""The part of the games that each rung won against two of the rung before it."""

BEGINNER: Final = "novice"
RATING_OF_BEGINNER: Final = 1200


def measure_gap(won: float) -> float:
    """The points between a player who wins that part of the games and each of two equal others."""
    return RATING_UNIT * log(2 * won / (1 - won))


def rate_ladder() -> dict[str, int]:
    """The rating of every bot of the ladder."""
    gaps = [0.0, *(measure_gap(won) for won in WON.values() if won is not None)]
    above_random = dict(zip(WON, accumulate(gaps), strict=True))
    return {name: round(RATING_OF_BEGINNER + points - above_random[BEGINNER]) for name, points in above_random.items()}
