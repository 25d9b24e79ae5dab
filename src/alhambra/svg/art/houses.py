"""Arcades, chambers and towers, three drawings of each; they stand on y = 80, between x = 16 and 84."""

from __future__ import annotations

from alhambra.svg.ornament import (
    arch,
    body,
    box,
    cast,
    disc,
    finial,
    horseshoe,
    light,
    merlons,
    opening,
    paint,
    pennant,
    plaster,
    polygon,
    roof_tiles,
    shade,
    stroke,
    trapezoid,
    window,
)
from alhambra.svg.palette import IVORY, STONE_LIGHT, TERRACOTTA, WATER, WATER_DEEP, WATER_LIGHT
from alhambra.svg.writer import number

PLASTER = "#f0dfbc"


def _row(xs: tuple[float, ...], base: float, legs: float, r: float, height: float) -> str:
    """Arches side by side, a striped frame round each, and the light of the court behind."""
    shapes = "".join(horseshoe(x, base, legs, r, height) for x in xs)
    return opening(shapes) + stroke(shapes, "#c8813d", 1.5) + stroke(shapes, IVORY, 0.6)


def _pool(x: float, y: float, width: float) -> str:
    """A long pool in front of a building."""
    return (
        plaster(box(x, y, width, 6), STONE_LIGHT)
        + paint(box(x + 1.6, y + 1.4, width - 3.2, 3.4), WATER)
        + paint(box(x + 1.6, y + 1.4, width - 3.2, 1), WATER_DEEP)
        + stroke(f"M{number(x + 5)} {number(y + 3.8)}h8m6 -.4h10", WATER_LIGHT, 0.9)
    )


def arcades() -> str:
    """A long tiled roof over a row of arches, a pool before them."""
    return (
        cast(15, 74, 70, 34)
        + plaster(box(16, 43, 68, 31), PLASTER)
        + shade(box(16, 43, 68, 4) + box(77, 43, 7, 31), 0.22)
        + _row((26, 42, 58, 74), 74, 8.4, 5.8, 23)
        + body(trapezoid(21, 25, 58, 18, 9))
        + roof_tiles(21, 25, 58, 18, 9, 12)
        + shade(polygon([(79, 25), (88, 43), (74, 43), (69, 25)]), 0.25)
        + light("M20 28.5h60l1.6 3.4h-63.2zM17.4 35h65.2l1.6 3.4h-68.4z", 0.14)
        + plaster(box(11, 43, 78, 2.4), "#c8813d")
        + _pool(20, 75.4, 60)
    )


def arcades_storeys() -> str:
    """Two storeys of arches under a narrow roof."""
    return (
        cast(18, 80, 64, 48)
        + plaster(box(18, 37, 64, 43), PLASTER)
        + shade(box(18, 37, 64, 3.4) + box(74, 37, 8, 43) + box(18, 58, 64, 2.4), 0.2)
        + _row((26, 38, 50, 62, 74), 55, 6, 4, 14)
        + _row((29, 50, 71), 80, 11, 7, 20)
        + body(box(17, 55.4, 66, 3))
        + light(box(17, 55.4, 66, 1), 0.3)
        + body(trapezoid(23, 22, 54, 15, 9))
        + roof_tiles(23, 22, 54, 15, 9, 11)
        + shade(polygon([(77, 22), (86, 37), (73, 37), (68, 22)]), 0.25)
        + light("M22 25.5h56l1.6 3h-59.2z", 0.14)
    )


def arcades_gallery() -> str:
    """A raised middle between two low wings of arches."""
    return (
        cast(15, 80, 70, 40)
        + plaster(box(15, 53, 70, 27), PLASTER)
        + shade(box(78, 53, 7, 27) + box(15, 53, 70, 3), 0.2)
        + _row((22.5, 33), 80, 6, 4.2, 18)
        + _row((67, 77.5), 80, 6, 4.2, 18)
        + body(trapezoid(17, 42, 66, 11, 5))
        + roof_tiles(17, 42, 66, 11, 5, 13)
        + plaster(box(38.5, 38, 23, 42), PLASTER)
        + shade(box(56, 38, 5.5, 42) + box(38.5, 38, 23, 3), 0.22)
        + _row((50,), 80, 11, 7.4, 28)
        + opening(disc(50, 45.6, 2.6))
        + body(trapezoid(43, 22, 14, 15, 9))
        + roof_tiles(43, 22, 14, 15, 9, 5)
        + shade(polygon([(57, 22), (66, 37), (56, 37), (51, 22)]), 0.25)
        + finial(50, 23)
    )


def _house(x: float, top: float, width: float, base: float = 80.0) -> str:
    """A whitewashed cube: lit front, shaded side, a low parapet."""
    side = width * 0.2
    return (
        body(box(x, top, width, base - top))
        + shade(box(x + width - side, top, side, base - top), 0.26)
        + light(box(x, top, width - side, 1.6), 0.8)
        + shade(box(x, top + 2.4, width, 0.9), 0.22)
    )


def _tiled(x: float, top: float, width: float) -> str:
    """A small terracotta roof that leans over a wall."""
    return plaster(trapezoid(x + 3, top, width - 6, 6, 5), TERRACOTTA) + roof_tiles(x + 3, top, width - 6, 6, 5, 6)


def _door(x: float, base: float, colour: str) -> str:
    return paint(arch(x, base, 7, 12), colour) + stroke(arch(x, base, 7, 12), "#6b4a2a", 0.7)


def chambers() -> str:
    """White houses of several heights, a roof of tiles on the highest."""
    return (
        cast(17, 80, 64, 40)
        + _house(40, 32, 27)
        + _tiled(39, 27, 29)
        + _house(58, 46, 24)
        + _house(17, 49, 28)
        + "".join(window(x, y, 4, 8) for x, y in ((47, 46), (55, 46), (65, 60), (23, 62), (31, 62)))
        + _door(52, 80, "#2e7d8c")
        + _door(70, 80, "#3f7d4e")
        + opening(arch(28, 80, 8, 11))
        + stroke("M18 67.4h19", TERRACOTTA, 1.6)
        + paint(disc(41.4, 77.6, 2.2) + disc(44, 78.4, 1.7), "#6fae5b")
        + paint(disc(41, 76.6, 0.9) + disc(44.4, 77.6, 0.7), "#d9577a")
    )


def chambers_stairs() -> str:
    """White houses that climb by an outer stair to a roof terrace."""
    stair = polygon(
        [(20, 80), (20, 75), (24, 75), (24, 70), (28, 70), (28, 65), (32, 65), (32, 60), (36, 60), (36, 80)]
    )
    return (
        cast(18, 80, 64, 42)
        + _house(34, 38, 30)
        + _house(53, 30, 28)
        + _tiled(52, 25, 30)
        + body(stair)
        + shade(stair, 0.12)
        + light("M20 75h4v1h-4zM24 70h4v1h-4zM28 65h4v1h-4zM32 60h4v1h-4z", 0.9)
        + "".join(window(x, y, 4.2, 9) for x, y in ((41, 52), (59, 45), (68, 45), (68, 61)))
        + _door(45, 80, "#b5573a")
        + opening(arch(62, 80, 8, 13))
        + stroke("M54 65.4h22", TERRACOTTA, 1.6)
        + paint(disc(76.6, 77, 2.4) + disc(79.4, 78.2, 1.8), "#6fae5b")
        + paint(disc(76, 76, 0.9), "#f0b64a")
    )


def chambers_dome() -> str:
    """Low white houses round one with a small white dome."""
    dome = "M38 40C38 31 43 27 50 27S62 31 62 40z"
    return (
        cast(17, 80, 66, 34)
        + body(dome)
        + shade("M52 27C58 28 62 32 62 40H55C56 34 55 30 52 27z", 0.24)
        + light("M40 38C40.6 33 44 30 47 29.4C44 32 43.4 35 43.6 38z", 0.9)
        + finial(50, 28)
        + _house(34, 40, 32)
        + _house(17, 53, 25)
        + _house(59, 50, 24)
        + _tiled(58, 45, 26)
        + "".join(window(x, y, 4, 8) for x, y in ((42, 54), (50, 54), (23, 66), (66, 64), (74, 64)))
        + _door(51, 80, "#2f5f9a")
        + opening(arch(30, 80, 8, 12))
        + opening(arch(70, 80, 7, 11))
        + stroke("M35 59.6h24", TERRACOTTA, 1.6)
    )


def _shaft(x: float, top: float, width: float, spread: float, base: float = 80.0) -> str:
    """A tower's shaft: wider below, its right third in the shade, courses of stone upon it."""
    left, right = x - width / 2, x + width / 2
    outline = polygon([(left, top), (right, top), (right + spread, base), (left - spread, base)])
    dark = polygon([(x + width * 0.2, top), (right, top), (right + spread, base), (x + width * 0.24, base)])
    glow = polygon([(left, top), (left + 3, top), (left + 3 - spread * 0.6, base), (left - spread, base)])
    third = (base - top) / 3
    courses = "".join(
        f"M{number(left - spread * k / 3 + 1)} {number(top + third * k)}h{number(width + spread * k * 2 / 3 - 2)}"
        for k in (1, 2)
    )
    return (
        body(outline) + light(outline, 0.26) + shade(dark, 0.36) + light(glow, 0.3) + stroke(courses, "#ffffff40", 0.9)
    )


def _crown(x: float, y: float, width: float, count: int) -> str:
    """The head of a tower: corbels, a gallery and merlons."""
    left = x - width / 2
    pitch = width / count
    teeth = merlons(left, y + 0.4, count, pitch * 0.62, pitch * 0.38 * count / (count - 1), 5.4)
    return (
        body(teeth + box(left, y, width, 6.4))
        + light(teeth + box(left, y, width, 6.4), 0.18)
        + shade(box(x + width * 0.22, y, width * 0.28, 6.4) + box(left + 2, y + 6.4, width - 4, 2.4), 0.34)
        + light(box(left, y, width, 1.4), 0.35)
    )


def tower() -> str:
    """A tall battlemented tower with a pennant."""
    return (
        cast(32, 80, 36, 62)
        + _shaft(50, 30, 28, 4)
        + _crown(50, 25, 36, 5)
        + pennant(50, 21, 9)
        + window(46, 48, 5, 10)
        + window(54.6, 48, 3.4, 10)
        + window(46, 64, 5, 9)
        + opening(horseshoe(48, 80, 7.6, 5, 12))
        + stroke(horseshoe(48, 80, 7.6, 5, 12), "#e8c98c", 1)
    )


def tower_spire() -> str:
    """A slender tower under a steep roof, a gallery below it."""
    spire = "M50 12L67 35H33z"
    return (
        cast(34, 80, 32, 62)
        + _shaft(50, 44, 24, 5)
        + body(box(35, 35, 30, 10))
        + light(box(35, 35, 30, 10), 0.14)
        + shade(box(56, 35, 9, 10) + box(37, 45, 26, 2.2), 0.34)
        + opening("".join(arch(x, 43.6, 4, 6.4) for x in (40.4, 47, 53.6, 60)))
        + body(spire)
        + light("M50 12L40 33.4H35z", 0.34)
        + shade("M50 12L67 35H55z", 0.4)
        + stroke("M44.4 20h11.2M39.6 27h20.8", "#ffffff40", 0.9)
        + finial(50, 14.5)
        + window(47, 62, 5, 10)
        + opening(arch(48, 80, 8, 11))
        + stroke(arch(48, 80, 8, 11), "#e8c98c", 1)
    )


def tower_keep() -> str:
    """A broad keep with a higher tower at its side."""
    return (
        cast(22, 80, 58, 46)
        + _shaft(39, 42, 34, 3)
        + _crown(39, 38, 40, 6)
        + _shaft(66, 28, 20, 2.4)
        + _crown(66, 23, 26, 4)
        + pennant(66, 19, 8)
        + window(33, 58, 4.4, 9)
        + window(43.4, 58, 4.4, 9)
        + window(65, 44, 4.4, 9)
        + window(65, 62, 4.4, 9)
        + opening(horseshoe(38, 80, 8.4, 5.6, 13))
        + stroke(horseshoe(38, 80, 8.4, 5.6, 13), "#e8c98c", 1)
    )
