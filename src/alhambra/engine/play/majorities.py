"""Majorities of the base game by themselves, for those who keep score of a game on a table (A-52 … A-54)."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.errors import AlhambraError, Unchecked, make_type_error
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.scoring import share_places


def majority_points(scoring: int | Unchecked, counts: Sequence[Sequence[int]]) -> list[int]:
    """The points of every player in scoring 1, 2 or 3, walls not included.

    `counts` has for each party the numbers of pavilions, seraglios, arcades, chambers, gardens
    and towers.
    """
    if not isinstance(scoring, int):
        raise make_type_error("the number of a scoring, as majority_points(3, counts)", scoring)
    rules = compose(Setup())
    types = len(rules.tiles.types)
    _check(scoring, counts, types)
    totals = [0] * len(counts)
    points = vec[i64](totals)
    for kind in range(types):
        having = [tally[kind] for tally in counts]
        pays = rules.category_owners[kind].list_place_points(scoring - 1, kind, sum(having))
        share_places(vec[i64](having), pays, points)
        totals = [total + int(more) for total, more in zip(totals, points, strict=True)]
    return totals


def is_count(one: object) -> bool:
    """Is it a number of buildings?"""
    return isinstance(one, int) and one >= 0


def _check(scoring: int, counts: Sequence[Sequence[object]], types: int) -> None:
    if not 1 <= scoring <= 3:
        raise AlhambraError("majority-round", "A-50", round=scoring)
    for number, tally in enumerate(counts, 1):
        if not hasattr(tally, "__len__") or len(tally) != types or not all([is_count(one) for one in tally]):
            raise AlhambraError("majority-counts", "A-52", player=number)
