"""Shapes every drawing is made of: boxes, arches, discs, the eight-pointed star, and how they are painted.

Symbols are drawn in a square of 100 by 100. A symbol takes the colour it stands for from `currentColor`;
light and shade are white and black laid over it, so that one drawing serves every palette.
"""

from __future__ import annotations

from math import cos, pi, sin

from alhambra.svg.palette import INK, IVORY, OUTLINE
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
    """A mass in the colour of its type, outlined so that pale ones stand out as well."""
    return path(d, fill="currentColor", stroke=OUTLINE, stroke_width=1.1, stroke_linejoin="round")


def shade(d: str, depth: float = 0.2) -> str:
    """A side turned away from the light."""
    return path(d, fill="#000", fill_opacity=depth)


def light(d: str, depth: float = 0.4) -> str:
    """A side in the light."""
    return path(d, fill="#fff", fill_opacity=depth)


def opening(d: str) -> str:
    """A door, a window, the dark under an arch."""
    return path(d, fill=INK, fill_opacity=0.78)


def plaster(d: str, fill: str = IVORY) -> str:
    """A part in a colour of its own, outlined."""
    return path(d, fill=fill, stroke=OUTLINE, stroke_width=1, stroke_linejoin="round")


def stroke(d: str, colour: str = OUTLINE, width: float = 1.4) -> str:
    """Lines."""
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def lattice(colour: str) -> str:
    """Stars and crosses that repeat every 25 units."""
    stars = "".join(star(12.5 + 25 * i, 12.5 + 25 * j, 12.5) for i in range(4) for j in range(4))
    return path(stars, fill="none", stroke=colour, stroke_width=0.8)
