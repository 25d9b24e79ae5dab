"""The six building types of Alhambra, one silhouette each, standing on y = 66."""

from __future__ import annotations

from alhambra.svg.ornament import (
    arch,
    body,
    box,
    disc,
    horseshoe,
    light,
    merlons,
    opening,
    plaster,
    shade,
    star,
    stroke,
)
from alhambra.svg.palette import GOLD, IVORY, WATER, WATER_DEEP
from alhambra.svg.writer import number


def pavilion() -> str:
    """A pointed dome on four columns."""
    dome = "M26 37C23 24 42 26 50 16C58 26 77 24 74 37z"
    columns = "".join(box(x, 42, 6, 17) for x in (25, 39.5, 54.5, 69))
    return (
        shade(box(28, 42, 44, 17), 0.13)
        + body(columns + box(21, 37, 58, 5.5) + box(22, 59, 56, 3.5) + box(17, 62.5, 66, 3.5))
        + body(dome)
        + light("M33 34C31 28 41 28 47 22C42 28 39 30 39 34z", 0.45)
        + shade("M50 16C58 26 77 24 74 37H62C64 28 56 26 50 16z")
        + plaster(disc(50, 14.5, 2.4), GOLD)
        + shade(box(75, 37, 4, 5.5) + box(72, 59, 6, 3.5) + box(76, 62.5, 7, 3.5))
    )


def seraglio() -> str:
    """A battlemented gate with a lattice in its horseshoe arch."""
    gate = horseshoe(50, 66, 25, 16.5, 41)
    lattice = (
        "M37 55L52 66M37 47L63 65M35 38L63 56M39 32L66 47M48 26L66 38"
        "M63 55L48 66M63 47L37 65M65 38L37 56M61 32L34 47M52 26L34 38"
    )
    return (
        body(merlons(21, 22, 6, 6, 4.4, 5.5) + box(21, 21, 58, 45))
        + shade(box(73, 16.5, 6, 49.5))
        + stroke("M29 65V23.5H71V65", IVORY, 1.3)
        + opening(gate)
        + stroke(lattice, IVORY, 1.1)
        + stroke(gate, IVORY, 2)
        + light(star(34, 28.6, 3) + star(66, 28.6, 3), 0.85)
    )


def arcades() -> str:
    """A long tiled roof over a row of arches."""
    roof = "M19 27H81L88 38H12z"
    ribs = "".join(f"M{22 + 8 * k} 28L{17.5 + 9.3 * k:.1f} 37" for k in range(8))
    arches = "".join(horseshoe(23 + 18 * k, 62.5, 11, 7, 20) for k in range(4))
    return (
        body(box(13, 38, 74, 24.5) + box(11, 62.5, 78, 3.5))
        + body(roof)
        + shade(roof, 0.18)
        + stroke(ribs, IVORY, 0.9)
        + stroke("M13 40.3H87", IVORY, 1)
        + plaster(arches, "#f3e3c0")
    )


def chambers() -> str:
    """A house of two storeys with a tiled roof and many windows."""
    upper = "".join(arch(x, 46.5, 6, 9) for x in (31, 43.6, 56.4, 69))
    lower = "".join(box(x - 3, 53, 6, 7) for x in (31, 69))
    roof = "M26 22H74L82 34H18z"
    return (
        body(box(21, 34, 58, 32))
        + shade(box(70.5, 34, 8.5, 32), 0.14)
        + body(roof)
        + shade(roof, 0.52)
        + stroke("M24 30H76M29 26H71", IVORY, 0.8)
        + body(box(60, 16, 7, 9))
        + opening(upper + lower + arch(50, 66, 11, 14))
        + stroke("M22 49.8H78", "#8d7a5c", 1.4)
    )


def _cypress(x: float, top: float, width: float) -> str:
    half = width / 2
    tip = f"{number(x)} {number(top)}"
    east = f"M{tip}C{number(x + half * 1.5)} {number(top + 14)} {number(x + half * 1.3)} 58 {number(x)} 60"
    west = f"C{number(x - half * 1.3)} 58 {number(x - half * 1.5)} {number(top + 14)} {tip}z"
    dark = f"C{number(x + half * 0.5)} 50 {number(x + half * 0.6)} {number(top + 16)} {tip}z"
    return plaster(box(x - 1.6, 57, 3.2, 8), "#6d4a26") + body(east + west) + shade(east + dark, 0.25)


def garden() -> str:
    """Cypresses round a small fountain."""
    bowl = "M37 51H63C62 57 56 58.5 53 59L54 63H46L47 59C44 58.5 38 57 37 51z"
    jets = "M50 51V37M50 39C45 36 42 40 41 48M50 39C55 36 58 40 59 48"
    return (
        _cypress(33, 22, 11)
        + _cypress(67, 22, 11)
        + _cypress(21, 14, 14)
        + _cypress(79, 14, 14)
        + stroke(jets, WATER_DEEP, 2.6)
        + stroke(jets, WATER, 1.3)
        + plaster(bowl)
        + body("M12 66C12 59 21 59 23 63C26 58 35 58 37 63H63C65 58 74 58 77 63C79 59 88 59 88 66z")
        + light("M15 64C16 62 19 62 20 64zM28 63.6C29 61.6 32 61.6 33 63.6zM68 63.6C69 61.6 72 61.6 73 63.6z", 0.5)
    )


def tower() -> str:
    """A tall battlemented tower with a pennant."""
    shaft = "M37 33H63L66 66H34z"
    return (
        stroke("M50 26V12.5", "#3a2a18", 1.6)
        + plaster("M50.8 12.5L64 15.5L50.8 19z", GOLD)
        + body(merlons(31.5, 29, 4, 6.4, 3.8, 6) + box(31.5, 28, 37, 5) + shaft)
        + body("M31.5 33H68.5L64 38H36z")
        + shade("M56 38H63.4L66 66H57z" + box(61, 23, 7.5, 10))
        + stroke("M36 45H64M35 56H65", IVORY, 0.9)
        + opening(arch(50, 53, 7, 11) + box(41, 47.5, 2.6, 5.5) + box(56.4, 47.5, 2.6, 5.5) + arch(50, 66, 9, 8))
        + light(box(38.5, 39, 3, 5) + box(37.7, 46.5, 2.2, 8.5), 0.35)
    )
