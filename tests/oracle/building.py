"""The building rules: asked of a whole palace at a time, never of a change to it."""

from collections.abc import Collection, Iterator

from .pieces import OPPOSITE, STEPS, Cell, Palace, Piece, neighbour


def obeys(palace: Palace, starts: Collection[Cell]) -> list[str]:
    """The rules that a palace (with its city) breaks; empty when it is legal.

    `starts` are the cells of the starting tiles: the fountain or gate, and in the combined game the Granada
    starting tile once there is one (C-6).
    """
    faults = {
        "A-23": any(start not in palace for start in starts),
        "A-31": has_unlike_edges(palace),
        "A-32": bool(palace.keys() - reachable(palace, starts)),
        "A-34": has_holes(palace),
        "C-5": has_open_frontier(palace),
        "C-6": is_torn(palace),
    }
    return [rule for rule, broken in faults.items() if broken]


def contacts(palace: Palace) -> Iterator[tuple[bool, bool, bool]]:
    """For each two touching tiles: are they of one realm, and has the first, the second, a border there?"""
    for cell, piece in palace.items():
        for side in "ES":
            other = palace.get(neighbour(cell, side))
            if other is not None:
                yield piece.realm == other.realm, side in piece.borders, OPPOSITE[side] in other.borders


def has_unlike_edges(palace: Palace) -> bool:
    """A-31: does a border touch an open edge, inside the palace or inside the city?"""
    return any(same and here != there for same, here, there in contacts(palace))


def has_open_frontier(palace: Palace) -> bool:
    """C-5: do palace and city touch anywhere but wall to moat?"""
    return any(not same and not (here and there) for same, here, there in contacts(palace))


def is_torn(palace: Palace) -> bool:
    """C-6: are there both palace and city, without a common edge?"""
    realms = {piece.realm for piece in palace.values()}
    return len(realms) == 2 and all(same for same, _, _ in contacts(palace))


def reachable(palace: Palace, starts: Collection[Cell]) -> set[Cell]:
    """A-32, C-6: the cells one can walk to from a starting tile without leaving its realm."""
    reached: set[Cell] = set()
    to_visit = [start for start in starts if start in palace]
    while to_visit:
        cell = to_visit.pop()
        if cell not in reached:
            reached.add(cell)
            to_visit.extend(steps_on_foot(palace, cell))
    return reached


def steps_on_foot(palace: Palace, cell: Cell) -> Iterator[Cell]:
    """The cells one step away through an edge that is open on both sides, in the same realm."""
    for side in STEPS:
        other = palace.get(neighbour(cell, side))
        if other is None or other.realm != palace[cell].realm:
            continue
        if side not in palace[cell].borders and OPPOSITE[side] not in other.borders:
            yield neighbour(cell, side)


def has_holes(palace: Palace) -> bool:
    """A-34: is an empty cell cut off from the outside?"""
    box = surroundings(palace)
    outside: set[Cell] = set()
    to_visit = [min(box)]  # a corner of the margin: empty, and outside
    while to_visit:
        cell = to_visit.pop()
        if cell in box and cell not in palace and cell not in outside:
            outside.add(cell)
            to_visit.extend(neighbour(cell, side) for side in STEPS)
    return bool(box - palace.keys() - outside)


def surroundings(palace: Palace) -> set[Cell]:
    """All cells of the bounding box and of a margin one cell wide."""
    xs = [x for x, _ in palace]
    ys = [y for _, y in palace]
    return {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}


def starts_with(palace: Palace, piece: Piece, cell: Cell, starts: Collection[Cell]) -> list[Cell]:
    """The starting tiles once the piece is built: the first Granada tile becomes one (C-6)."""
    begun = any(palace[start].realm == piece.realm for start in starts)
    return [*starts] if begun else [*starts, cell]


def faults_of_building(palace: Palace, piece: Piece, cell: Cell, starts: Collection[Cell]) -> list[str]:
    """The rules broken by a piece built on a cell, in the place of whatever stood there."""
    return obeys({**palace, cell: piece}, starts_with(palace, piece, cell, starts))


def legal_cells(palace: Palace, piece: Piece, starts: Collection[Cell]) -> set[Cell]:
    """Where a piece may be added (A-20, A-40)."""
    empty = surroundings(palace) - palace.keys()
    return {cell for cell in empty if not faults_of_building(palace, piece, cell, starts)}


def removable(palace: Palace, starts: Collection[Cell]) -> set[Cell]:
    """The cells whose tile may be removed (A-21, A-23, C-6)."""
    return {cell for cell in palace.keys() - set(starts) if not obeys(without(palace, cell), starts)}


def without(palace: Palace, cell: Cell) -> Palace:
    """The palace less one tile."""
    return {other: piece for other, piece in palace.items() if other != cell}


def swappable(palace: Palace, piece: Piece, starts: Collection[Cell]) -> set[Cell]:
    """The cells whose tile may be swapped for the piece (A-22, A-23, C-6)."""
    return {cell for cell in palace.keys() - set(starts) if not faults_of_building(palace, piece, cell, starts)}
