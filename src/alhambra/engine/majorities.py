"""Majorities of the base game by themselves, for those who keep score of a game on a table (A-52 … A-54)."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.errors import AlhambraError
from alhambra.engine.modules.alhambra import TYPES, places
from alhambra.engine.scoring import share_places


def majority_points(round: int, counts: Sequence[Sequence[int]]) -> list[int]:  # noqa: A002 - the usual word
    """The points of every player in scoring 1, 2 or 3, walls not included.

    `counts` has for each player (Dirk may be one) the numbers of pavilions, seraglios, arcades, chambers, gardens
    and towers.
    """
    _check(round, counts)
    totals = [0] * len(counts)
    points = vec[i64](totals)
    for kind, pays in enumerate(places(round - 1)):
        share_places(vec[i64]([tally[kind] for tally in counts]), pays, points)
        totals = [total + int(more) for total, more in zip(totals, points, strict=True)]
    return totals


def _check(round: int, counts: Sequence[Sequence[int]]) -> None:  # noqa: A002
    if not 1 <= round <= 3:
        raise AlhambraError("majority-round", "A-50", round=round)
    for number, tally in enumerate(counts, 1):
        if len(tally) != len(TYPES) or min(tally) < 0:
            raise AlhambraError("majority-counts", "A-52", player=number)
