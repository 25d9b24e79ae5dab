"""Gardens, three drawings of them: seen from above, with water that joins that of their neighbours."""

from __future__ import annotations

from alhambra.svg.ornament import body, box, disc, light, paint, plaster, shade, star, stroke
from alhambra.svg.palette import STONE_LIGHT, WATER, WATER_DEEP, WATER_LIGHT
from alhambra.svg.writer import number

LEAF = "#5c9a4e"
LEAF_DARK = "#2f6a3a"


def _cypress(x: float, base: float, height: float) -> str:
    half = height * 0.2
    top = base - height
    outline = (
        f"M{number(x)} {number(top)}C{number(x + half * 1.5)} {number(top + height * 0.35)} {number(x + half * 1.3)} "
        f"{number(base - 2)} {number(x)} {number(base)}C{number(x - half * 1.3)} {number(base - 2)} "
        f"{number(x - half * 1.5)} {number(top + height * 0.35)} {number(x)} {number(top)}z"
    )
    dark = (
        f"M{number(x)} {number(top)}C{number(x + half * 1.5)} {number(top + height * 0.35)} {number(x + half * 1.3)} "
        f"{number(base - 2)} {number(x)} {number(base)}C{number(x + half * 0.5)} {number(base - 4)} "
        f"{number(x + half * 0.5)} {number(top + height * 0.4)} {number(x)} {number(top)}z"
    )
    shadow = (
        f"M{number(x - half)} {number(base)}q{number(half * 3)} 3 {number(half * 4)} -3"
        f"q{number(-half * 2)} -4 {number(-half * 4)} 3z"
    )
    return shade(shadow, 0.3) + paint(outline, LEAF) + paint(dark, LEAF_DARK)


def _tree(x: float, y: float, r: float, fruit: str = "") -> str:
    """A round tree from above, with or without fruit."""
    shown = shade(disc(x + r * 0.35, y + r * 0.45, r), 0.28) + paint(disc(x, y, r), LEAF_DARK)
    shown += paint(disc(x - r * 0.15, y - r * 0.18, r * 0.8), LEAF) + light(
        disc(x - r * 0.35, y - r * 0.4, r * 0.34), 0.3
    )
    dots = disc(x + r * 0.3, y - r * 0.1, r * 0.17) + disc(x - r * 0.2, y + r * 0.35, r * 0.17)
    return shown + (paint(dots + disc(x - r * 0.45, y - r * 0.15, r * 0.15), fruit) if fruit else "")


def _bed(x: float, y: float, width: float, height: float) -> str:
    """A bed of grass behind a clipped hedge."""
    return (
        shade(f"M{number(x + 1)} {number(y + 1.6)}h{number(width)}v{number(height)}h{number(-width)}z", 0.25)
        + body(box(x, y, width, height))
        + shade(box(x, y, width, height), 0.14)
        + body(box(x + 2, y + 2, width - 4, height - 4))
        + light(box(x + 2, y + 2, width - 4, height - 4), 0.16)
    )


WATERCOURSE = "M45.5 14H54.5V86H45.5zM14 45.5H86V54.5H14z"
"""Four channels that end before the walls; where a neighbour has water as well, a stream joins them."""


def channels() -> str:
    """The channels with their banks."""
    return (
        paint(WATERCOURSE, STONE_LIGHT)
        + shade("M45.5 14h1.3v72h-1.3zM14 45.5h72v1.3h-72z", 0.3)
        + paint("M47.2 15.5H52.8V84.5H47.2zM15.5 47.2H84.5V52.8H15.5z", WATER)
        + paint("M47.2 15.5h1.4v69h-1.4zM15.5 47.2h69v1.3h-69z", WATER_DEEP)
        + stroke("M50.8 20v8M50.8 70v9M20 50.8h9M70 50.8h10", WATER_LIGHT, 0.9)
    )


def stream() -> str:
    """The water that joins the channels of two tiles, at the north side."""
    return (
        paint("M45.5 0H54.5V16H45.5z", STONE_LIGHT)
        + paint("M47.2 0H52.8V17H47.2z", WATER)
        + paint("M47.2 0h1.4v17h-1.4z", WATER_DEEP)
    )


def _basin(r: float) -> str:
    """An eight-pointed basin with a jet, in the middle of the channels."""
    glint = r * 0.36
    return (
        shade(star(51.2, 51.6, r), 0.3)
        + plaster(star(50, 50, r), STONE_LIGHT)
        + paint(disc(50, 50, r * 0.58), WATER_DEEP)
        + paint(disc(50.4, 50.6, r * 0.54), WATER)
        + paint(disc(50, 50, r * 0.2), "#fff")
        + stroke(
            f"M{number(50 - glint)} 50a{number(glint)} {number(glint)} 0 0 1 {number(glint)} {number(-glint)}",
            WATER_LIGHT,
            1,
        )
    )


_QUARTERS = ((16, 16), (57.5, 16), (16, 57.5), (57.5, 57.5))


def garden() -> str:
    """Four beds with cypresses round a basin."""
    beds = "".join(_bed(x, y, 26.5, 26.5) for x, y in _QUARTERS)
    trees = "".join(_cypress(x + 8, y + 23, 21) + _tree(x + 19, y + 19, 4, "#f0a23c") for x, y in _QUARTERS)
    return channels() + beds + _basin(11) + trees


def garden_orchard() -> str:
    """Four beds of orange trees."""
    beds = "".join(_bed(x, y, 26.5, 26.5) for x, y in _QUARTERS)
    trees = "".join(
        _tree(x + dx, y + dy, 5.4, "#f0a23c")
        for x, y in _QUARTERS
        for dx, dy in ((7.5, 7.5), (19, 7.5), (7.5, 19), (19, 19))
    )
    return channels() + beds + trees + _basin(9)


def garden_roses() -> str:
    """A round pool, hedges that follow it, roses and four cypresses."""
    beds = "".join(_bed(x, y, 26.5, 26.5) for x, y in _QUARTERS)
    roses = "".join(
        disc(x + dx, y + dy, 1.7) for x, y in _QUARTERS for dx, dy in ((6, 20), (13, 15), (20, 6), (20, 20))
    )
    hearts = "".join(
        disc(x + dx, y + dy, 0.7) for x, y in _QUARTERS for dx, dy in ((6, 20), (13, 15), (20, 6), (20, 20))
    )
    trees = "".join(_cypress(x, y, 20) for x, y in ((23, 38), (77, 38), (23, 80), (77, 80)))
    return (
        channels()
        + beds
        + paint(roses, "#d9577a")
        + paint(hearts, "#ffd9a8")
        + shade(disc(51, 51.6, 15), 0.3)
        + plaster(disc(50, 50, 15), STONE_LIGHT)
        + paint(disc(50, 50, 12.4), WATER_DEEP)
        + paint(disc(50.5, 50.8, 11.8), WATER)
        + stroke("M42 49a8.4 8.4 0 0 1 7 -7M57 54a8 8 0 0 1 -5 4.6", WATER_LIGHT, 1.1)
        + plaster(star(50, 50, 4.6), STONE_LIGHT)
        + paint(disc(50, 50, 1.7), WATER_LIGHT)
        + trees
    )
