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

from alhambra.svg.ornament import box, light, paint, plaster, polygon, shade, star, stroke
from alhambra.svg.palette import (
    GOLD,
    GOLD_EDGE,
    INK,
    STONE,
    STONE_DARK,
    STONE_EDGE,
    STONE_LIGHT,
    TERRACOTTA,
    WATER,
    WATER_DEEP,
    WATER_LIGHT,
)
from alhambra.svg.scene import Cell, Family, PlacedTile, Side
from alhambra.svg.writer import element, group, move, number, path, rect, text, use

BAND = 12.0
"""How deep a band reaches into its tile of 100."""
POST = 17.0
"""The side of the square turret at turns and ends of a wall."""

SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
STEP: Mapping[Side, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

Border = Literal["wall", "moat"]
Piece = tuple[int, int, int, str]
"""x, y, side or corner, symbol: what is drawn on one cell."""

_PITCH = 12.5
_LIT = "#fffaf0"


def _merlons(upright: bool, at: float) -> str:
    """Eight merlons that repeat evenly from tile to tile, across or upright, with the shadow of each."""
    spots = [2.6 + _PITCH * k for k in range(8)]
    size = 5.4
    blocks = "".join(box(at, spot, size, 7.2) if upright else box(spot, at, 7.2, size) for spot in spots)
    dark = "".join(
        box(at + 1, spot + 7.2, size, 1.4) if upright else box(spot + 7.2, at + 1, 1.4, size) for spot in spots
    )
    return shade(dark, 0.3) + path(blocks, fill=_LIT, stroke=STONE_DARK, stroke_width=0.7)


def wall_north() -> str:
    """Walk and battlements in the light; below them the inner face, and its shadow on the court."""
    return (
        rect(0, 0, 100, 8, fill=STONE)
        + shade(box(0, 0, 100, 1), 0.18)
        + _merlons(False, 0)
        + rect(0, 7.4, 100, BAND - 7.4, fill=STONE_DARK)
        + light(box(0, 7.4, 100, 0.9), 0.5)
        + path("M9 8.6v3.4m18.2 -3.4v3.4m22.8 -3.4v3.4m20 -3.4v3.4m21 -3.4v3.4", stroke=STONE_EDGE, stroke_width=0.6)
        + shade(box(0, BAND, 100, 4), 0.22)
    )


def wall_east() -> str:
    """Walk and battlements; the inner side looks into the light."""
    return (
        rect(88, 0, 12, 100, fill=STONE)
        + light(box(88, 0, 2, 100), 0.7)
        + path("M88 0V100", stroke=STONE_DARK, stroke_width=0.7)
        + shade(box(98.6, 0, 1.4, 100), 0.35)
        + _merlons(True, 93)
    )


def wall_south() -> str:
    """Walk and battlements above the outer face."""
    return (
        rect(0, 88, 100, 6, fill=STONE)
        + light(box(0, 88, 100, 1.4), 0.7)
        + rect(0, 93.4, 100, 6.6, fill=STONE_DARK)
        + _merlons(False, 89.4)
        + path("M9 95.4v4.6m18.2 -4.6v4.6m22.8 -4.6v4.6m20 -4.6v4.6m21 -4.6v4.6", stroke=STONE_EDGE, stroke_width=0.6)
        + shade(box(0, 98.4, 100, 1.6), 0.3)
    )


def wall_west() -> str:
    """Walk and battlements; the inner side and its shadow on the court."""
    return (
        rect(0, 0, 12, 100, fill=STONE)
        + shade(box(9.6, 0, 2.4, 100), 0.34)
        + light(box(0, 0, 1.2, 100), 0.6)
        + _merlons(True, 1.2)
        + shade(box(BAND, 0, 5, 100), 0.22)
    )


def wall_post() -> str:
    """A turret, in the north-west corner: a lit top with a small tiled roof, the front below it."""
    return (
        shade(box(2, 4, POST + 1.5, POST - 2.5), 0.24)
        + plaster(box(0.4, 11.4, POST - 0.8, POST - 11.8), STONE_DARK)
        + shade(box(12.4, 11.4, 4.2, 5.2), 0.25)
        + plaster(box(0.4, 0.4, POST - 0.8, 11.6), STONE_LIGHT)
        + paint(polygon([(8.5, 1.4), (14, 6.2), (8.5, 11), (3, 6.2)]), TERRACOTTA)
        + light(polygon([(8.5, 1.4), (8.5, 6.2), (3, 6.2)]), 0.45)
        + shade(polygon([(14, 6.2), (8.5, 11), (8.5, 6.2)]), 0.28)
        + path(box(7.3, 12.6, 2.4, 3.4), fill=INK, fill_opacity=0.75)
    )


def _kerb(d: str) -> str:
    return path(d, fill="none", stroke=STONE_LIGHT, stroke_width=1.8) + path(
        d, fill="none", stroke=STONE_EDGE, stroke_width=0.5
    )


def moat() -> str:
    """A moat on the north side: water between stone banks, with ripples."""
    ripples = "M4 5.2q3 -1.8 6 0t6 0M34 7.6q3 -1.8 6 0t6 0M66 5q3 -1.8 6 0t6 0M86 8q2 -1.6 4 0t4 0"
    return (
        rect(0, 0, 100, BAND, fill=WATER)
        + paint(box(0, 1, 100, 2.4), WATER_DEEP)
        + _kerb("M0 .9h100M0 11.1h100")
        + stroke(ripples, WATER_LIGHT, 1.1)
    )


def moat_turn() -> str:
    """The water of an outward turn, in the north-west corner: banks outside, a round one inside."""
    return (
        path("M0 0H14.5V12H12V14.5H0z", fill=WATER)
        + path("M1.8 14.5V1.8H14.5V3.4H4.4Q3.4 3.4 3.4 4.4V14.5z", fill=WATER_DEEP)
        + _kerb("M.9 14.5V.9H14.5M11.1 14.5V11.1H14.5")
        + stroke("M6.4 12V9Q6.4 6.4 9 6.4H12", WATER_LIGHT, 1.1)
    )


def moat_bend() -> str:
    """The water of an inward turn, in the north-west corner of the tile between two neighbours."""
    return rect(0, 0, BAND, BAND, fill=WATER) + _kerb("M0 11.1H11.1V0") + stroke("M1 6H3Q6 6 6 3V1", WATER_LIGHT, 1.1)


def moat_end() -> str:
    """A stone kerb that closes the moat of the north side at its west end."""
    return plaster(box(0.5, 0.5, 4, BAND - 1), STONE_LIGHT) + shade(box(3.2, 0.5, 1.3, BAND - 1), 0.25)


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


def find_joint(edges: Edges, cell: Cell, side: Side, towards: Side) -> Joint:
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


def list_pieces(tiles: Iterable[PlacedTile]) -> list[Piece]:
    """Streams, then all bands, then all corner pieces over them, in a fixed order without doubles."""
    known = tuple(tiles)
    found = _streams(known)
    for border in ("moat", "wall"):
        edges = edges_of(known, border)
        found += _bands(edges, border)
        found += _corners(edges, border)
    return found


def has_water(family: Family, type: str) -> bool:
    """Does the drawing have channels that can be joined to those of a neighbour?"""
    return family == "fountain" or type == "garden"


def _streams(tiles: tuple[PlacedTile, ...]) -> list[Piece]:
    """Where two tiles with water lie side by side and no wall is between them."""
    wet = {(t.x, t.y): t.tile.borders for t in tiles if has_water(t.tile.family, t.tile.type)}
    return [
        (*cell, turns, "alh-stream")
        for cell in sorted(wet)
        for turns, side in enumerate(SIDES)
        if side not in wet[cell]
        and (neighbour := _beside(cell, side)) in wet
        and SIDES[(turns + 2) % 4] not in wet[neighbour]
    ]


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
    kind = find_joint(edges, cell, SIDES[turns], towards)
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


_COMPASS: Mapping[int, str] = dict(enumerate(("north", "east", "south", "west")))
_CORNER: Mapping[int, Cell] = {0: (0, 0), 1: (1, 0), 2: (1, 1), 3: (0, 1)}


def draw_pieces(tiles: Iterable[PlacedTile]) -> str:
    """The borders of all tiles, joined, in units of 100 per cell."""
    return "".join(_drawn(*piece) for piece in list_pieces(tiles))


def _drawn(x: int, y: int, turns: int, symbol: str) -> str:
    """Water is turned to its side; walls and turrets are not, for the light always comes from the same side."""
    if symbol == "alh-wall":
        return use(f"{symbol}-{_COMPASS[turns]}", 100 * x, 100 * y, 100)
    if symbol == "alh-wall-post":
        east, south = _CORNER[turns]
        return use(symbol, 100 * x + east * (100 - POST), 100 * y + south * (100 - POST), 100)
    turn = f" rotate({90 * turns} 50 50)" if turns else ""
    return use(symbol, 0, 0, 100, transform=move(100 * x, 100 * y) + turn)


def draw_longest(tiles: Iterable[PlacedTile], longest: Iterable[tuple[int, int, Side]]) -> str:
    """Light along a stretch of wall or moat, following its turns, and its length upon a seal."""
    known, stretch = tuple(tiles), set(longest)
    borders = {(t.x, t.y): border_of(t.tile.family) for t in known}
    by_border: Mapping[Border, Edges] = {"wall": edges_of(known, "wall"), "moat": edges_of(known, "moat")}
    shown = ""
    for border, edges in by_border.items():
        own = sorted(edge for edge in stretch if borders.get(edge[:2]) == border)
        lines = "".join(_middle(edges, (x, y), side) for x, y, side in own)
        shown += "".join(_light(lines, width, depth) for width, depth in GLOW) + _length(own) if lines else ""
    return shown


GLOW = ((14.0, 0.2), (7.0, 0.28), (2.4, 0.95))
"""Widths and depths of the light, laid one over the other."""


def _light(d: str, width: float, depth: float) -> str:
    return path(
        d,
        fill="none",
        stroke="#ffd75e" if depth < 0.9 else "#fff3bd",
        stroke_width=width,
        stroke_opacity=depth,
        stroke_linecap="round",
    )


def _length(edges: list[tuple[int, int, Side]]) -> str:
    """How many edges it has, on the one in the middle."""
    x, y, side = edges[len(edges) // 2]
    px, py = _turned(50, BAND / 2, SIDES.index(side))
    cx, cy = 100 * x + px, 100 * y + py
    return (
        path(star(cx, cy, 12), fill=GOLD, stroke=GOLD_EDGE, stroke_width=1.2)
        + element("circle", cx=cx, cy=cy, r=8.4, fill=_LIT)
        + text(str(len(edges)), cx, cy + 4.3, 12, INK)
    )


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
    return 0.0 if _has(edges, _beside(cell, towards), side) else _REACH[find_joint(edges, cell, side, towards)]


def _turned(x: float, y: float, quarters: int) -> tuple[float, float]:
    """A point of a tile after quarter turns clockwise round its middle."""
    for _ in range(quarters):
        x, y = 100 - y, x
    return x, y
