"""The outline of a palace, and the stretches of border along it (A-51, C-8).

An edge is one number, the index of its tile's cell and its side: `index << 2 | side`. Which edges count, and which
tiles belong to the outline, is said by the palace (`stretch_edges`, `belongs`).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from alhambra.engine.palace.palace import Palace


def next_edge(palace: "Palace", c: i64, side: i64, turn: i64, layer: i64) -> i64:
    """The edge that follows on the outline, clockwise (turn 1) or back (turn 3)."""
    ahead: i64 = c + palace.steps[side + turn & 3]
    if not palace.belongs(ahead, layer):
        return c << 2 | (side + turn & 3)
    beyond: i64 = ahead + palace.steps[side]
    if palace.belongs(beyond, layer):
        return beyond << 2 | (side - turn & 3)
    return ahead << 2 | side


def counts_edge(palace: "Palace", at: i64, which: i64) -> bool:
    """Is the edge one of the stretch?"""
    return palace.stretch_edges(at >> 2, which) >> (at & 3) & 1 != 0


def begins_run(palace: "Palace", at: i64, which: i64, layer: i64) -> bool:
    """Is there nothing of the stretch before this edge?"""
    return not counts_edge(palace, next_edge(palace, at >> 2, at & 3, 3, layer), which)


def run_from(palace: "Palace", first: i64, which: i64, layer: i64) -> i64:
    """Length of the unbroken run that begins with an edge, going clockwise."""
    at = first
    length: i64 = 0
    while counts_edge(palace, at, which):
        length += 1
        at = next_edge(palace, at >> 2, at & 3, 1, layer)
        if at == first:
            break
    return length


def longest_stretch(palace: "Palace", layer: i64, which: i64) -> i64:
    """Edges in the longest connected stretch of border on the outline of one layer."""
    best: i64 = 0
    counted: i64 = 0
    total: i64 = 0
    s: i64
    for c in palace.cells:
        m: i64 = 0
        if palace.belongs(c, layer):
            m = palace.stretch_edges(c, which)
        for s in range(4):
            if m >> s & 1 != 0:
                total += 1
                if begins_run(palace, c << 2 | s, which, layer):
                    run = run_from(palace, c << 2 | s, which, layer)
                    counted += run
                    if run > best:
                        best = run
    return best if counted == total else longest_ring(palace, layer, which, best)


def longest_ring(palace: "Palace", layer: i64, which: i64, best: i64) -> i64:
    """The longest stretch when some outline is walled all round: those runs have no first edge."""
    s: i64
    for c in palace.cells:
        for s in range(4):
            if palace.belongs(c, layer) and counts_edge(palace, c << 2 | s, which):
                run = run_from(palace, c << 2 | s, which, layer)
                if run > best:
                    best = run
    return best


def stretch_of_length(palace: "Palace", length: i64, layer: i64, which: i64) -> list[int]:
    """The edges of the first stretch of that length, clockwise; none if there is no such stretch."""
    s: i64
    for c in palace.cells:
        for s in range(4):
            if palace.belongs(c, layer) and run_from(palace, c << 2 | s, which, layer) == length:
                return edges_from(palace, c << 2 | s, length, layer)
    return []


def edges_from(palace: "Palace", first: i64, length: i64, layer: i64) -> list[int]:
    """A number of edges of the outline from one on, clockwise."""
    edges: list[int] = []
    at = first
    for _ in range(length):
        edges.append(at)
        at = next_edge(palace, at >> 2, at & 3, 1, layer)
    return edges
