"""Walls and moats: bands along the sides of tiles that join to one line through a whole palace.

A band lies inside its own tile. Along a straight line two bands simply meet: their pattern repeats evenly.
Where the line turns or ends a piece covers the corner, always inside one tile:

    outward turn   a tile with both sides of a corner walled     the piece stands in that corner
    inward turn    the two neighbours of a tile are walled       the piece stands in the tile between them
    end            nothing follows                               the piece stands at the end of the band
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from alhambra.svg.ornament import stroke
from alhambra.svg.palette import (
    GOLD,
    GOLD_EDGE,
    STONE,
    STONE_DARK,
    STONE_EDGE,
    STONE_LIGHT,
    WATER,
    WATER_DEEP,
    WATER_LIGHT,
)
from alhambra.svg.scene import Cell, Family, PlacedTile, Side
from alhambra.svg.writer import group, move, number, path, rect, use

BAND = 10.0
"""How deep a band reaches into its tile of 100."""
POST = 14.0
"""The side of the square piece at turns and ends of a wall."""

SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
STEP: Mapping[Side, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

Border = Literal["wall", "moat"]
Piece = tuple[int, int, int, str]
"""x, y, quarter turns, symbol: what is drawn on one cell."""


def wall() -> str:
    """A wall on the north side: walk and battlements."""
    merlons = "".join(f"M{number(2.5 + 12.5 * k)} .7h7.5v3.6h-7.5z" for k in range(8))
    return (
        rect(0, 0, 100, BAND, fill=STONE)
        + rect(0, 0, 100, 3.4, fill=STONE_EDGE)
        + path(merlons, fill=STONE_LIGHT, stroke=STONE_EDGE, stroke_width=0.7)
        + path("M0 9.5h100", stroke=STONE_EDGE, stroke_width=1.2)
        + path("M12.5 5.6v3.4m25-3.4v3.4m25-3.4v3.4m25-3.4v3.4", stroke=STONE_DARK, stroke_width=0.9)
    )


def wall_post() -> str:
    """A square turret in the north-west corner."""
    return rect(0.6, 0.6, POST - 1.2, POST - 1.2, rx=1.5, fill=STONE_LIGHT, stroke=STONE_EDGE, stroke_width=1.2) + rect(
        3.6, 3.6, POST - 7.2, POST - 7.2, rx=0.8, fill=STONE, stroke=STONE_DARK, stroke_width=1
    )


def moat() -> str:
    """A moat on the north side: water between banks, with a wave line."""
    wave = "M0 5" + "q3.125 -2.6 6.25 0t6.25 0" * 8
    return (
        rect(0, 0, 100, BAND, fill=WATER)
        + path("M0 .6h100M0 9.4h100", stroke=WATER_DEEP, stroke_width=1.2)
        + stroke(wave, WATER_LIGHT, 1.5)
    )


def moat_turn() -> str:
    """The water of an outward turn, in the north-west corner: banks outside, a round one inside."""
    return (
        path("M0 0H12.5V10H10V12.5H0z", fill=WATER)
        + path("M.6 12.5V.6H12.5M9.4 12.5V9.4H12.5", fill="none", stroke=WATER_DEEP, stroke_width=1.2)
        + stroke("M5 12.5V9Q5 5 9 5H12.5", WATER_LIGHT, 1.5)
    )


def moat_bend() -> str:
    """The water of an inward turn, in the north-west corner of the tile between two neighbours."""
    return (
        rect(0, 0, BAND, BAND, fill=WATER)
        + path("M0 9.4H9.4V0", fill="none", stroke=WATER_DEEP, stroke_width=1.2)
        + stroke("M0 5H1.5Q5 5 5 1.5V0", WATER_LIGHT, 1.5)
    )


def moat_end() -> str:
    """A stone kerb that closes the moat of the north side at its west end."""
    return rect(0.5, 0.5, 4, BAND - 0.4, rx=1, fill=STONE_LIGHT, stroke=STONE_EDGE, stroke_width=1)


def border_of(family: Family) -> Border:
    """Cities have moats, everything else walls."""
    return "moat" if family in ("city", "gate") else "wall"


Edges = Mapping[Cell, frozenset[str]]


def edges_of(tiles: Iterable[PlacedTile], border: Border) -> Edges:
    """For the cells that carry this kind of border: the sides that have it."""
    return {(t.x, t.y): frozenset(t.tile.borders) for t in tiles if border_of(t.tile.family) == border}


def _beside(cell: Cell, side: Side) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def _has(edges: Edges, cell: Cell, side: Side) -> bool:
    return side in edges.get(cell, frozenset())


Joint = Literal["turn", "bend", "straight", "end"]


def joint(edges: Edges, cell: Cell, side: Side, towards: Side) -> Joint:
    """How the band on one side of a cell goes on at the end that lies towards another side."""
    if _has(edges, cell, towards):
        return "turn"
    next_cell = _beside(cell, towards)
    if _has(edges, next_cell, side):
        return "straight"
    back = SIDES[(SIDES.index(towards) + 2) % 4]
    if next_cell in edges and _has(edges, _beside(next_cell, side), back):
        return "bend"
    return "end"


def pieces(tiles: Iterable[PlacedTile]) -> list[Piece]:
    """All bands, then all corner pieces over them, in a fixed order without doubles."""
    known = tuple(tiles)
    found: list[Piece] = []
    for border in ("moat", "wall"):
        edges = edges_of(known, border)
        found += _bands(edges, border)
        found += _corners(edges, border)
    return found


def _bands(edges: Edges, border: Border) -> list[Piece]:
    return [
        (x, y, turns, f"alh-{border}")
        for (x, y) in sorted(edges)
        for turns, side in enumerate(SIDES)
        if side in edges[x, y]
    ]


def _corners(edges: Edges, border: Border) -> list[Piece]:
    found: set[Piece] = set()
    for cell in edges:
        for turns, side in enumerate(SIDES):
            if side in edges[cell]:
                found |= {_corner(edges, border, cell, turns, clockwise) for clockwise in (False, True)}
    return sorted(piece for piece in found if piece[3])


def _corner(edges: Edges, border: Border, cell: Cell, turns: int, clockwise: bool) -> Piece:
    """The piece at one end of a band; its symbol is empty where the band goes straight on.

    Corner k is the one between side k - 1 and side k, so a symbol of the north-west corner is turned k times.
    """
    towards = SIDES[(turns + (1 if clockwise else 3)) % 4]
    corner = (turns + 1) % 4 if clockwise else turns
    kind = joint(edges, cell, SIDES[turns], towards)
    if kind == "bend":
        x, y = _beside(cell, towards)
        return (x, y, turns if clockwise else (turns + 1) % 4, _symbol(border, kind, False))
    if kind == "end" and border == "moat" and clockwise:
        return (*cell, turns, _symbol(border, kind, True))
    return (*cell, corner, _symbol(border, kind, False))


def _symbol(border: Border, kind: Joint, mirrored: bool) -> str:
    if kind == "straight":
        return ""
    if border == "wall":
        return "alh-wall-post"
    return f"alh-moat-{kind}" + ("-east" if mirrored else "")


def moat_end_east() -> str:
    """The kerb at the east end of the north side."""
    return group(moat_end(), transform="translate(100 0) scale(-1 1)")


def draw_pieces(tiles: Iterable[PlacedTile]) -> str:
    """The borders of all tiles, joined, in units of 100 per cell."""
    return "".join(
        use(
            symbol,
            0,
            0,
            100,
            transform=move(100 * x, 100 * y) + (f" rotate({90 * turns} 50 50)" if turns else ""),
        )
        for x, y, turns, symbol in pieces(tiles)
    )


def draw_longest(tiles: Iterable[PlacedTile], longest: Iterable[tuple[int, int, Side]]) -> str:
    """A golden line along a stretch of wall or moat, following its turns."""
    known = tuple(tiles)
    borders = {(t.x, t.y): border_of(t.tile.family) for t in known}
    by_border: Mapping[Border, Edges] = {"wall": edges_of(known, "wall"), "moat": edges_of(known, "moat")}
    lines = "".join(
        _middle(by_border[borders[x, y]], (x, y), side) for x, y, side in sorted(set(longest)) if (x, y) in borders
    )
    return stroke(lines, GOLD_EDGE, 5) + stroke(lines, GOLD, 3) if lines else ""


_REACH: Mapping[Joint, float] = {"turn": -BAND / 2, "bend": BAND / 2, "straight": 0.0, "end": -BAND / 2}


def _middle(edges: Edges, cell: Cell, side: Side) -> str:
    """The middle line of one band, shortened at outward turns and lengthened at inward ones."""
    turns = SIDES.index(side)
    west = -_reach(edges, cell, side, SIDES[(turns + 3) % 4])
    east = 100 + _reach(edges, cell, side, SIDES[(turns + 1) % 4])
    (x1, y1), (x2, y2) = (_turned(x, BAND / 2, turns) for x in (west, east))
    ox, oy = 100 * cell[0], 100 * cell[1]
    return f"M{number(ox + x1)} {number(oy + y1)}L{number(ox + x2)} {number(oy + y2)}"


def _reach(edges: Edges, cell: Cell, side: Side, towards: Side) -> float:
    """An outer wall runs straight on across the double wall between two tiles."""
    return 0.0 if _has(edges, _beside(cell, towards), side) else _REACH[joint(edges, cell, side, towards)]


def _turned(x: float, y: float, quarters: int) -> tuple[float, float]:
    """A point of a tile after quarter turns clockwise round its middle."""
    for _ in range(quarters):
        x, y = 100 - y, x
    return x, y
