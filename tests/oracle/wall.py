"""The longest wall, found without walking: each corner point of the grid tells which edges follow there."""

from collections.abc import Collection, Iterator

from .pieces import OPPOSITE, STEPS, Cell, Palace, neighbour

Edge = tuple[Cell, str]

# The four cells round a corner point, clockwise (the point is the north-west corner of the cell at 0,0).
# Each comes with the sides through which a clockwise way round the point enters and leaves it.
ROUND_A_POINT = (((-1, -1), "S", "E"), ((0, -1), "W", "S"), ((0, 0), "N", "W"), ((-1, 0), "E", "N"))


def longest_wall(palace: Palace, kind: str) -> int:
    """A-51, C-8, G-11: edges in the longest stretch of wall (kind "palace") or moat (kind "city")."""
    cells = realm_cells(palace, kind)
    return longest_stretch(cells, outer_borders(palace, cells))


def longest_wall_and_moat(palace: Palace) -> int:
    """C-8: edges (not points) in the longest stretch, on the palace's outline, of wall and moat together."""
    cells = realm_cells(palace, "palace")
    return longest_stretch(cells, {edge for edge in outer_borders(palace, cells) if faces_moat(palace, edge)})


def realm_cells(palace: Palace, realm: str) -> set[Cell]:
    """The cells of the palace alone, or of the city alone."""
    return {cell for cell, piece in palace.items() if piece.realm == realm}


def outer_borders(palace: Palace, cells: Collection[Cell]) -> set[Edge]:
    """The bordered edges of these cells with none of these cells on the other side."""
    return {
        (cell, side)
        for cell in cells
        for side in STEPS
        if side in palace[cell].borders and neighbour(cell, side) not in cells
    }


def faces_moat(palace: Palace, edge: Edge) -> bool:
    """Is there a city tile with a moat on the other side of the edge?"""
    cell, side = edge
    other = palace.get(neighbour(cell, side))
    return other is not None and other.realm == "city" and OPPOSITE[side] in other.borders


def longest_stretch(cells: Collection[Cell], borders: Collection[Edge]) -> int:
    """The size of the largest group of borders that follow one another on the outline of the cells.

    An outline is a closed line, so such a group is a stretch of it (or all of it, each edge once).
    """
    follows: dict[Edge, set[Edge]] = {edge: set() for edge in borders}
    for x, y in {(x + dx, y + dy) for x, y in cells for dx in (0, 1) for dy in (0, 1)}:
        for one, other in meetings((x, y), cells):
            if one in follows and other in follows:
                follows[one].add(other)
                follows[other].add(one)
    return max((len(group(edge, follows)) for edge in follows), default=0)


def meetings(point: Cell, cells: Collection[Cell]) -> Iterator[tuple[Edge, Edge]]:
    """The pairs of outline edges of which one follows the other at a corner point.

    Cells that follow one another round the point have one outline, from the edge where they begin to the edge
    where they end. Two cells that meet only in the point begin and end apart: A-51's outline turns round the
    tile it is on.
    """
    quarter = [((point[0] + dx, point[1] + dy), enter, leave) for (dx, dy), enter, leave in ROUND_A_POINT]
    taken = [cell in cells for cell, _, _ in quarter]
    for first in range(4):
        if taken[first] and not taken[first - 1]:
            last = first
            while taken[(last + 1) % 4]:
                last += 1
            cell, enter, _ = quarter[first]
            end, _, leave = quarter[last % 4]
            yield (cell, enter), (end, leave)


def group(edge: Edge, follows: dict[Edge, set[Edge]]) -> set[Edge]:
    """All edges linked to an edge, directly or through others."""
    found: set[Edge] = set()
    to_visit = [edge]
    while to_visit:
        current = to_visit.pop()
        if current not in found:
            found.add(current)
            to_visit.extend(follows[current])
    return found
