"""The outline of a palace, and the stretches of border along it (A-51, C-8).

An edge is one number, the index of its tile's cell and its side: `index << EDGE_SHIFT | side`. Which edges count, and
which tiles belong to the outline, is said by the palace (`stretch_edges`, `_is_of_layer`).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.pieces.cells import SIDE_MASK

if TYPE_CHECKING:
    from alhambra.engine.palace.palace import Palace

EDGE_SHIFT: Final[i64] = 2  # of the cell in an edge
CLOCKWISE: Final[i64] = 1  # a quarter turn, added to a side
BACK: Final[i64] = 3


def find_next_edge(palace: "Palace", c: i64, side: i64, turn: i64, layer: i64) -> i64:
    """The edge that follows on the outline, CLOCKWISE or BACK."""
    ahead: i64 = c + palace.offsets[side + turn & SIDE_MASK]
    if not palace._is_of_layer(ahead, layer):
        return c << EDGE_SHIFT | (side + turn & SIDE_MASK)
    beyond: i64 = ahead + palace.offsets[side]
    if palace._is_of_layer(beyond, layer):
        return beyond << EDGE_SHIFT | (side - turn & SIDE_MASK)
    return ahead << EDGE_SHIFT | side


def is_in_stretch(palace: "Palace", at: i64, which: i64) -> bool:
    """Is the edge one of the stretch?"""
    return palace.stretch_edges(at >> EDGE_SHIFT, which) >> (at & SIDE_MASK) & 1 != 0


def is_run_start(palace: "Palace", at: i64, which: i64, layer: i64) -> bool:
    """Is there nothing of the stretch before this edge?"""
    return not is_in_stretch(palace, find_next_edge(palace, at >> EDGE_SHIFT, at & SIDE_MASK, BACK, layer), which)


def measure_run(palace: "Palace", first: i64, which: i64, layer: i64) -> i64:
    """Length of the unbroken run that begins with an edge, going clockwise."""
    at = first
    length: i64 = 0
    while is_in_stretch(palace, at, which):
        length += 1
        at = find_next_edge(palace, at >> EDGE_SHIFT, at & SIDE_MASK, CLOCKWISE, layer)
        if at == first:
            break
    return length


def measure_longest_stretch(palace: "Palace", layer: i64, which: i64) -> i64:
    """Edges in the longest connected stretch of border on the outline of one layer."""
    best: i64 = 0
    counted: i64 = 0
    total: i64 = 0
    s: i64
    for c in palace.cells:
        m: i64 = 0
        if palace._is_of_layer(c, layer):
            m = palace.stretch_edges(c, which)
        for s in range(4):
            if m >> s & 1 != 0:
                total += 1
                if is_run_start(palace, c << EDGE_SHIFT | s, which, layer):
                    run = measure_run(palace, c << EDGE_SHIFT | s, which, layer)
                    counted += run
                    if run > best:
                        best = run
    return best if counted == total else measure_longest_ring(palace, layer, which, best)


def measure_longest_ring(palace: "Palace", layer: i64, which: i64, best: i64) -> i64:
    """The longest stretch when some outline is walled all round: those runs have no first edge."""
    s: i64
    for c in palace.cells:
        for s in range(4):
            if palace._is_of_layer(c, layer) and is_in_stretch(palace, c << EDGE_SHIFT | s, which):
                run = measure_run(palace, c << EDGE_SHIFT | s, which, layer)
                if run > best:
                    best = run
    return best


def find_stretch(palace: "Palace", length: i64, layer: i64, which: i64) -> list[int]:
    """The edges of the first stretch of that length, clockwise; none if there is no such stretch."""
    s: i64
    for c in palace.cells:
        for s in range(4):
            if palace._is_of_layer(c, layer) and measure_run(palace, c << EDGE_SHIFT | s, which, layer) == length:
                return list_edges(palace, c << EDGE_SHIFT | s, length, layer)
    return []


def list_edges(palace: "Palace", first: i64, length: i64, layer: i64) -> list[int]:
    """A number of edges of the outline from one on, clockwise."""
    edges: list[int] = []
    at = first
    for _ in range(length):
        edges.append(at)
        at = find_next_edge(palace, at >> EDGE_SHIFT, at & SIDE_MASK, CLOCKWISE, layer)
    return edges
