"""Counting buildings, and the points they bring. A party is a player or Dirk."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from .pieces import OPPOSITE, STEPS, Cell, Palace, component, neighbour

Tally = Mapping[str, int]


def buildings(palace: Palace, unfinished: Collection[Cell] = (), bonus: Iterable[str] = ()) -> Counter[str]:
    """Buildings of each type in a palace and city (A-52, G-9, H-5).

    `unfinished` are the cells under a building site (S-3), `bonus` the types of revealed bonus cards (B-3).
    """
    count = Counter(bonus)
    for cell, piece in palace.items():
        if piece.kind == "hut":
            count[piece.type] += hut_worth(palace, cell, unfinished)
        elif piece.type and cell not in unfinished:
            count[piece.type] += 1
    return +count


def hut_worth(palace: Palace, hut: Cell, unfinished: Collection[Cell]) -> int:
    """H-5: the finished buildings of the hut's type next to it through an open edge."""
    worth = 0
    for side in STEPS:
        cell = neighbour(hut, side)
        other = palace.get(cell)
        if other is None or other.kind != "palace" or cell in unfinished:
            continue
        open_edge = side not in palace[hut].borders and OPPOSITE[side] not in other.borders
        worth += open_edge and other.type == palace[hut].type
    return worth


def highest_prices(palace: Palace) -> dict[str, int]:
    """G-10: the highest price of each Granada type in a city."""
    highest: dict[str, int] = {}
    for piece in palace.values():
        if piece.kind == "city" and piece.type:
            highest[piece.type] = max(piece.price, highest.get(piece.type, 0))
    return highest


def shared_points(counts: Sequence[int], pays: Sequence[int]) -> list[int]:
    """A-53, A-54: points of each party for one type; those who tie share the places they occupy."""
    return [_share(count, counts, pays) if count else 0 for count in counts]


def _share(count: int, counts: Sequence[int], pays: Sequence[int]) -> int:
    better = sum(other > count for other in counts)
    tied = sum(other == count for other in counts)
    return sum(pays[better : better + tied]) // tied


def ranked_points(counts: Sequence[int], highest: Sequence[int], pays: Sequence[int]) -> list[int]:
    """A-53, G-10: points of each party for one type; the highest price breaks a tie."""
    ranks = sorted((pair for pair in zip(counts, highest, strict=True) if pair[0]), reverse=True)
    if len(set(ranks)) < len(ranks):
        raise ValueError("two parties show the same tile (G-2 has each price of a type once)")
    points = dict(zip(ranks, pays, strict=False))
    return [points.get(pair, 0) for pair in zip(counts, highest, strict=True)]


def alhambra_points(tallies: Sequence[Tally], scoring: int) -> list[dict[str, int]]:
    """A-52: for each party, the points of scoring 1, 2 or 3 by Alhambra type."""
    table = component("scoring")["alhambra"]
    points = {type: shared_points(column(tallies, type), pays[scoring - 1]) for type, pays in table.items()}
    return by_party(points, len(tallies))


def granada_points(
    tallies: Sequence[Tally], highest: Sequence[Tally], scoring: int, simplified: bool = False
) -> list[dict[str, int]]:
    """G-9, G-10, G-14: for each party, the points of scoring 1, 2 or 3 by Granada type.

    The parties' tiles are all the tiles there are, so N is the sum of their counts (G-13: Dirk's too).
    """
    points = {}
    for type in component("granada")["colours"]:
        counts = column(tallies, type)
        pays = granada_pays(sum(counts), scoring, simplified)
        points[type] = ranked_points(counts, column(highest, type), pays)
    return by_party(points, len(tallies))


def granada_pays(visible: int, scoring: int, simplified: bool = False) -> list[int]:
    """G-9, G-14: what the places pay when so many tiles of a type are visible."""
    table = component("scoring")
    if simplified:
        return list(table["granada_simplified"][scoring - 1])
    return [times * visible for times in table["granada"]["times_visible"][scoring - 1]]


def column(tallies: Sequence[Tally], type: str) -> list[int]:
    """What each party has of one type."""
    return [tally.get(type, 0) for tally in tallies]


def by_party(points: Mapping[str, Sequence[int]], parties: int) -> list[dict[str, int]]:
    """Turn points per type into points per party."""
    return [{type: shares[party] for type, shares in points.items()} for party in range(parties)]
