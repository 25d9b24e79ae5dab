"""The coins of the four currencies: a milled rim, a field in the colour of the currency, an emblem struck into it.

A coin is legible on any ground, for its rim is pale and its edge dark.
"""

from __future__ import annotations

from math import cos, pi, sin

from alhambra.svg.ornament import box, disc, light, shade, star
from alhambra.svg.palette import INK, IVORY
from alhambra.svg.writer import element, group, number, path

_RIM = "#fff4d2"


def _coin(emblem: str) -> str:
    """The emblem in ivory, with the shadow of what is struck, on the coin."""
    teeth = "".join(
        f"M{number(50 + 45.6 * cos(pi * k / 18))} {number(50 + 45.6 * sin(pi * k / 18))}"
        f"L{number(50 + 41 * cos(pi * k / 18))} {number(50 + 41 * sin(pi * k / 18))}"
        for k in range(36)
    )
    crescent = "M50 10A40 40 0 0 0 10 50A40 40 0 0 1 50 10z"
    return (
        element("circle", cx=50, cy=52, r=47, fill=INK, fill_opacity=0.55)
        + element("circle", cx=50, cy=50, r=47, fill=_RIM, stroke=INK, stroke_width=1.6)
        + path(teeth, stroke="currentColor", stroke_width=2.6)
        + element("circle", cx=50, cy=50, r=39.5, fill="currentColor", stroke=INK, stroke_opacity=0.5, stroke_width=1.4)
        + shade("M86 35A39 39 0 0 1 35 86A41 41 0 0 0 86 35z", 0.22)
        + light(crescent + "M14.6 64A38 38 0 0 1 36 14.6A42 42 0 0 0 14.6 64z", 0.3)
        + group(path(emblem, fill=INK, fill_opacity=0.5), transform="translate(1.6 2.2)")
        + path(emblem, fill=IVORY)
    )


def florin() -> str:
    """A lily."""
    return _coin(
        "M50 17C59 27 61 37 57 52H43C39 37 41 27 50 17z"
        "M60 52C61 40 66 32 74 32C82 32 85 41 79 47C76 50 71 48 71 44C67 44 66 48 66 52z"
        "M40 52C39 40 34 32 26 32C18 32 15 41 21 47C24 50 29 48 29 44C33 44 34 48 34 52z"
        + box(33, 54.5, 34, 6)
        + "M44 63.5H56L58 73L50 82L42 73z"
    )


def dirham() -> str:
    """A crescent that holds a star."""
    return _coin("M58 21A30 30 0 1 0 78 61A24.5 24.5 0 1 1 58 21z" + star(60, 45, 12.5))


def denar() -> str:
    """A star of five points in a ring of pearls."""
    pearls = "".join(
        disc(50 + 30.5 * sin(2 * pi * (k + 0.5) / 5), 50 - 30.5 * cos(2 * pi * (k + 0.5) / 5), 4.2) for k in range(5)
    )
    return _coin(star(50, 51, 29, 5, 0.42) + pearls)


def ducat() -> str:
    """A quartered shield."""
    return _coin(
        "M27 25C35 27 43 26 50 21C57 26 65 27 73 25V46C73 61 64 72 50 79C36 72 27 61 27 46z"
        "M33 31V47H48.4V28.6C43.4 31 38.4 31.8 33 31zM51.6 50V71.6C60.4 66.6 66 59 67 50z"
    ).replace('fill="#fffaf0"/>', 'fill="#fffaf0" fill-rule="evenodd"/>')
