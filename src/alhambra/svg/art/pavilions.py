"""Pavilions and seraglios, three drawings of each; they stand on y = 80, between x = 16 and 84."""

from __future__ import annotations

from alhambra.svg.ornament import (
    arch,
    body,
    box,
    cast,
    finial,
    horseshoe,
    light,
    merlons,
    opening,
    pennant,
    plaster,
    polygon,
    roof_tiles,
    shade,
    stroke,
    trapezoid,
    window,
)
from alhambra.svg.palette import IVORY, STONE, TERRACOTTA
from alhambra.svg.writer import number

MARBLE = "#fbf4e4"


def _dome(x: float, base: float, width: float, height: float) -> str:
    """A pointed dome with ribs, lit on the left."""
    half = width / 2

    def at(across: float, up: float) -> str:
        """A point of the dome: from -1 to 1 across, from 0 to 1 up."""
        return f"{number(x + half * across)} {number(base - height * up)}"

    right = f"C{at(0.42, 0.72)} {at(1.25, 0.72)} {at(1, 0)}"
    outline = f"M{at(-1, 0)}C{at(-1.25, 0.72)} {at(-0.42, 0.72)} {at(0, 1)}{right}z"
    ribs = "".join(f"M{at(k, 0)}C{at(1.2 * k, 0.72)} {at(0.5 * k, 0.72)} {at(0, 1)}" for k in (-0.5, 0.0, 0.5))
    glow = (
        f"M{at(-0.72, 0.1)}C{at(-0.95, 0.72)} {at(-0.4, 0.66)} {at(-0.12, 0.86)}"
        f"C{at(-0.4, 0.55)} {at(-0.5, 0.4)} {at(-0.44, 0.1)}z"
    )
    dark = f"M{at(0, 1)}{right}H{number(x + half * 0.45)}C{at(0.62, 0.5)} {at(0.3, 0.72)} {at(0, 1)}z"
    return body(outline) + shade(dark, 0.3) + stroke(ribs, "#ffffff55", 0.8) + light(glow, 0.42)


def _columns(xs: tuple[float, ...], top: float, base: float, width: float = 5.4) -> str:
    """Marble columns with capitals, lit on the left."""
    height = base - top
    shafts = "".join(box(x - width / 2, top, width, height) for x in xs)
    heads = "".join(
        box(x - width / 2 - 1, top, width + 2, 2.4) + box(x - width / 2 - 1, base - 2, width + 2, 2) for x in xs
    )
    dark = "".join(box(x + width * 0.14, top, width * 0.36, height) for x in xs)
    return plaster(shafts, MARBLE) + shade(dark, 0.2) + plaster(heads, MARBLE)


def _steps(x: float, width: float, base: float = 80.0) -> str:
    """Two steps of marble."""
    return (
        plaster(box(x - 3, base - 3.4, width + 6, 3.4), STONE)
        + plaster(box(x, base - 6.4, width, 3.2), MARBLE)
        + shade(box(x + width - 6, base - 6.4, 6, 3.2) + box(x + width - 3, base - 3.4, 6, 3.4), 0.2)
    )


def pavilion() -> str:
    """A pointed dome on columns."""
    return (
        cast(20, 80, 60, 46)
        + opening(box(26, 50, 48, 24))
        + _columns((28, 39, 50, 61, 72), 50, 74)
        + _steps(22, 56)
        + plaster(box(21, 44.5, 58, 6), MARBLE)
        + shade(box(72, 44.5, 7, 6), 0.22)
        + stroke("M23 47.6H77", "#c8a24a", 1.1)
        + _dome(50, 44.5, 48, 29)
        + finial(50, 16.5)
    )


def pavilion_twins() -> str:
    """A round hall between two kiosks, a dome on each."""
    return (
        cast(16, 80, 66, 34)
        + opening(box(19, 60, 16, 15) + box(65, 60, 16, 15))
        + _columns((19.5, 34), 60, 77, 4.4)
        + _columns((66, 80.5), 60, 77, 4.4)
        + plaster(box(16, 56, 21, 4) + box(63, 56, 21, 4), MARBLE)
        + _dome(26.5, 56, 17, 14)
        + _dome(73.5, 56, 17, 14)
        + plaster(box(33, 47, 34, 30), MARBLE)
        + shade(box(59, 47, 8, 30), 0.22)
        + opening(horseshoe(50, 77, 9, 6.4, 22))
        + stroke(horseshoe(50, 77, 9, 6.4, 22), "#c8a24a", 1.3)
        + window(38.5, 66, 3.6, 10)
        + window(61.5, 66, 3.6, 10)
        + plaster(box(31, 43, 38, 4.6), MARBLE)
        + _dome(50, 43, 34, 24)
        + finial(50, 20)
        + plaster(box(14, 77, 72, 3.4), STONE)
        + shade(box(76, 77, 10, 3.4), 0.2)
    )


def pavilion_tent() -> str:
    """Two roofs, one above the other, over an open hall."""
    lower = "M15 52Q50 34 85 52L80 55H20z"
    upper = "M27 35Q44 30 50 15Q56 30 73 35L69 38H31z"
    return (
        cast(21, 80, 58, 40)
        + opening(box(26, 54, 48, 20))
        + _columns((27, 42, 58, 73), 54, 74, 5)
        + _steps(22, 56)
        + body(lower)
        + shade("M62 40.5Q76 46 85 52L80 55H66z", 0.28)
        + light("M17 52Q34 42.5 47 42.3Q34 45 24 52z", 0.35)
        + stroke("M20 55q5 -3.5 10 0t10 0t10 0t10 0t10 0t10 0", "#e8c76a", 1.2)
        + plaster(box(35, 37, 30, 6.4), MARBLE)
        + opening(arch(41, 43.4, 3, 4.6) + arch(50, 43.4, 3, 4.6) + arch(59, 43.4, 3, 4.6))
        + body(upper)
        + shade("M50 15Q56 30 73 35L69 38H56Q56 28 50 15z", 0.28)
        + light("M30 35.4Q44 31 48.6 20Q47 32 38 36z", 0.35)
        + finial(50, 16)
    )


def _grille(x: float, base: float, legs: float, r: float, height: float) -> str:
    """A horseshoe gate closed by a lattice, framed in ivory."""
    gate = horseshoe(x, base, legs, r, height)
    top, reach = base - height, r * 0.8
    rows = [top + r * 0.6 + k * 4.6 for k in range(int((height - r * 0.6) // 4.6))]
    bars = "".join(f"M{number(x - reach)} {number(y + 4.6)}L{number(x + reach)} {number(y - 3)}" for y in rows)
    bars += "".join(f"M{number(x - reach)} {number(y - 3)}L{number(x + reach)} {number(y + 4.6)}" for y in rows)
    return opening(gate) + stroke(bars, "#f0dcae", 0.8) + stroke(gate, IVORY, 2.2) + stroke(gate, "#c8a24a", 0.7)


def seraglio() -> str:
    """A battlemented gatehouse with a lattice in its horseshoe arch."""
    return (
        cast(20, 80, 60, 50)
        + body(merlons(26, 33, 6, 5, 3.6, 5) + box(24, 32, 52, 48))
        + body(merlons(17.5, 42, 3, 4, 2.2, 4.5) + box(17, 41, 16, 39))
        + body(merlons(67.5, 42, 3, 4, 2.2, 4.5) + box(67, 41, 16, 39))
        + shade(box(77, 41, 6, 39) + box(27, 41, 6, 39) + box(60, 32, 7, 9) + box(33, 32, 34, 3), 0.24)
        + light(box(17, 41, 3, 39) + box(24, 32, 52, 2), 0.25)
        + plaster(box(34, 36, 32, 3.4), "#e8c98c")
        + _grille(50, 80, 20, 13.5, 37)
        + window(25, 60, 4, 9)
        + window(75, 60, 4, 9)
        + pennant(50, 28, 12)
    )


def seraglio_court() -> str:
    """A hall under a tiled roof; a latticed gate between paired windows."""
    pairs = (27, 33.4, 66.6, 73)
    return (
        cast(19, 80, 62, 40)
        + body(box(19, 46, 62, 34))
        + shade(box(72, 46, 9, 34) + box(19, 46, 62, 3.4), 0.24)
        + light(box(19, 46, 3, 34), 0.22)
        + plaster(trapezoid(27, 30, 46, 15, 11), TERRACOTTA)
        + roof_tiles(27, 30, 46, 15, 11, 9)
        + shade(polygon([(73, 30), (84, 45), (68, 45), (64, 30)]), 0.2)
        + plaster(box(16, 45, 68, 2.6), "#e8c98c")
        + plaster(box(42, 21, 16, 10), "#e8c98c")
        + plaster(polygon([(39, 22), (50, 14), (61, 22)]), TERRACOTTA)
        + opening(arch(46.4, 30, 3.4, 6) + arch(53.6, 30, 3.4, 6))
        + _grille(50, 80, 15, 10.5, 29)
        + "".join(window(x, 66, 4.4, 11) for x in pairs)
        + stroke("M24 71H37M63 71H76", "#f3dfae", 1)
    )


def seraglio_bay() -> str:
    """A tall house with a latticed bay that leans out over its gate."""
    bay = box(33, 37, 34, 19)
    bars = "".join(f"M{33 + 4.25 * k} 37v19" for k in range(1, 8)) + "M33 43.3h34M33 49.6h34"
    return (
        cast(22, 80, 56, 52)
        + body(merlons(23, 27, 6, 5.6, 4.5, 5) + box(22, 26, 56, 54))
        + shade(box(69, 26, 9, 54), 0.26)
        + light(box(22, 26, 3, 54) + box(22, 26, 56, 2), 0.22)
        + plaster(bay, "#8a5a2c")
        + stroke(bars, "#e8c98c", 0.7)
        + plaster(trapezoid(32, 31, 36, 6.4, 4), TERRACOTTA)
        + roof_tiles(32, 31, 36, 6.4, 4, 9)
        + shade(polygon([(33, 56), (67, 56), (73, 61), (38, 61)]), 0.3)
        + opening(horseshoe(50, 80, 11, 7.6, 20))
        + stroke(horseshoe(50, 80, 11, 7.6, 20), IVORY, 1.8)
        + window(28, 68, 4, 9)
        + window(28, 50, 4, 9)
        + window(72.5, 68, 4, 9)
        + window(72.5, 50, 4, 9)
    )
