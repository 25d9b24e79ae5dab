"""Shapes every drawing is made of: boxes, arches, discs, the eight-pointed star, and how they are painted.

Symbols are drawn in a square of 100 by 100. A symbol takes the colour it stands for from `currentColor`;
light and shade are laid over it, so that one drawing serves every palette. The light comes from the upper left:
what looks left is lit, what looks right is in the shade, and everything throws its shadow to the right.
"""

from __future__ import annotations

from math import cos, pi, sin

from alhambra.svg.palette import GOLD, GOLD_EDGE, INK, IVORY, OUTLINE, SHADOW
from alhambra.svg.writer import number, path


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle."""
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def disc(x: float, y: float, r: float) -> str:
    """A circle."""
    d, r_ = number(2 * r), number(r)
    return f"M{number(x - r)} {number(y)}a{r_} {r_} 0 1 1 {d} 0a{r_} {r_} 0 1 1 -{d} 0z"


def arch(x: float, base: float, width: float, height: float) -> str:
    """An opening with a round top, centred on x."""
    r = width / 2
    legs = number(height - r)
    return f"M{number(x - r)} {number(base)}v-{legs}a{number(r)} {number(r)} 0 0 1 {number(width)} 0v{legs}z"


def horseshoe(x: float, base: float, legs: float, r: float, height: float) -> str:
    """A horseshoe arch centred on x: a circle of radius r that closes in upon narrower legs."""
    drop = (r * r - legs * legs / 4) ** 0.5
    spring = height - r - drop
    return (
        f"M{number(x - legs / 2)} {number(base)}v-{number(spring)}"
        f"a{number(r)} {number(r)} 0 1 1 {number(legs)} 0v{number(spring)}z"
    )


def merlons(x: float, y: float, count: int, width: float, gap: float, height: float) -> str:
    """A row of battlements that stand on y."""
    return "".join(box(x + k * (width + gap), y - height, width, height) for k in range(count))


def polygon(points: list[tuple[float, float]]) -> str:
    """A closed path through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def star(x: float, y: float, r: float, points: int = 8, waist: float = 0.7654) -> str:
    """A star, one point up; the usual waist makes two crossed squares of eight points."""
    corners = []
    for k in range(2 * points):
        reach = r if k % 2 == 0 else r * waist
        turn = pi * k / points - pi / 2
        corners.append((x + reach * cos(turn), y + reach * sin(turn)))
    return polygon(corners)


def body(d: str) -> str:
    """A mass in the colour of its type, with a fine edge so that pale ones stand out as well."""
    return path(d, fill="currentColor", stroke=OUTLINE, stroke_width=0.8, stroke_opacity=0.7, stroke_linejoin="round")


def shade(d: str, depth: float = 0.26) -> str:
    """A side turned away from the light."""
    return path(d, fill=SHADOW, fill_opacity=depth)


def light(d: str, depth: float = 0.3) -> str:
    """A side in the light."""
    return path(d, fill="#fff", fill_opacity=depth)


def opening(d: str) -> str:
    """A door, a window, the dark under an arch."""
    return path(d, fill=INK, fill_opacity=0.8)


def plaster(d: str, fill: str = IVORY) -> str:
    """A part in a colour of its own, with a fine edge."""
    return path(d, fill=fill, stroke=OUTLINE, stroke_width=0.7, stroke_opacity=0.7, stroke_linejoin="round")


def paint(d: str, fill: str) -> str:
    """A part in a colour of its own, without an edge."""
    return path(d, fill=fill)


def stroke(d: str, colour: str = OUTLINE, width: float = 1.4) -> str:
    """Lines."""
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def cast(x: float, base: float, width: float, height: float) -> str:
    """The shadow a mass throws on the floor, to the right and away from us, and the dark line it stands on."""
    across, up = 0.4 * height, 0.3 * height
    ground = polygon(
        [(x, base), (x + width, base), (x + width + across, base - up), (x + across + 0.25 * width, base - up)]
    )
    return shade(ground, 0.3) + shade(box(x - 1.5, base - 0.6, width + 3.5, 2.4), 0.34)


def window(x: float, base: float, width: float, height: float) -> str:
    """An arched window: dark, with a lit sill and a frame in the shade of its reveal."""
    return opening(arch(x, base, width, height)) + light(box(x - width / 2 - 0.7, base, width + 1.4, 1.2), 0.7)


def finial(x: float, base: float) -> str:
    """What crowns a dome: two golden balls on a pin."""
    return (
        stroke(f"M{number(x)} {number(base)}v-7", GOLD_EDGE, 1)
        + plaster(disc(x, base - 2.6, 2.1), GOLD)
        + plaster(disc(x, base - 6.4, 1.3), GOLD)
    )


def pennant(x: float, base: float, height: float = 9) -> str:
    """A golden pennant on a pole."""
    top = base - height
    return stroke(f"M{number(x)} {number(base)}V{number(top)}", "#3a2a18", 1.2) + plaster(
        f"M{number(x + 0.6)} {number(top)}l10 2.6l-10 3z", GOLD
    )


def roof_tiles(x: float, y: float, width: float, height: float, flare: float, count: int) -> str:
    """The courses of a tiled roof: a trapezoid that widens by `flare` on both sides, ribs upon it."""
    ribs = "".join(
        f"M{number(x + width * k / count)} {number(y)}"
        f"L{number(x - flare + (width + 2 * flare) * k / count)} {number(y + height)}"
        for k in range(1, count)
    )
    return path(ribs, fill="none", stroke=INK, stroke_opacity=0.3, stroke_width=0.8) + light(
        f"M{number(x)} {number(y)}h{number(width)}l{number(flare * 0.2)} {number(height * 0.2)}"
        f"h{number(-width - flare * 0.4)}z",
        0.35,
    )


def trapezoid(x: float, y: float, width: float, height: float, flare: float) -> str:
    """A roof from the front: narrower above by `flare` on both sides."""
    return polygon([(x, y), (x + width, y), (x + width + flare, y + height), (x - flare, y + height)])


def lattice(colour: str) -> str:
    """Stars and crosses that repeat every 25 units."""
    stars = "".join(star(12.5 + 25 * i, 12.5 + 25 * j, 12.5) for i in range(4) for j in range(4))
    return path(stars, fill="none", stroke=colour, stroke_width=0.8)


def floor() -> str:
    """The paving of a court: stones set as diamonds, a lit rim above and left, a dark one below and right."""
    stones = "".join(
        f"M{number(10 + 20 * i)} {number(2.5 + 20 * j)}l7.5 7.5l-7.5 7.5l-7.5 -7.5z"
        for i in range(5)
        for j in range(5)
        if (i + j) % 2 == 0
    )
    return (
        paint(stones, "currentColor").replace("/>", ' fill-opacity="0.13"/>')
        + light("M0 0H100L98.6 1.4H1.4V98.6L0 100z", 0.5)
        + shade("M100 0V100H0L1.4 98.6H98.6V1.4z", 0.22)
    )
