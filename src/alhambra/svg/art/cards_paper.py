"""What cards are printed on, 70 by 100 in a square of 100: paper, frame and a pattern of its own for each currency.

A currency is known by the coin, by the pattern round it and by the letters, not by its colour alone.
"""

from __future__ import annotations

from alhambra.svg.ornament import box, disc, light, paint, polygon, shade, star
from alhambra.svg.palette import CARD_BACK, GOLD, GOLD_EDGE, INK, IVORY
from alhambra.svg.writer import element, path, rect, use

PAPER = "#fffaf0"
WARM = "#f3e2bd"


def _sheet(fill: str, edge: str) -> str:
    """A card with rounded corners, lit above and left, thicker below."""
    return (
        rect(0.4, 0.4, 69.2, 99.2, rx=7, fill=fill, stroke=INK, stroke_width=0.8)
        + light(
            "M7 1.3H63A5.8 5.8 0 0 1 68.7 7V9A5.8 5.8 0 0 0 63 3.2H7A5.8 5.8 0 0 0 1.3 9V7A5.8 5.8 0 0 1 7 1.3z", 0.75
        )
        + rect(2.6, 2.6, 64.8, 94.8, rx=5, fill="none", stroke=edge, stroke_width=2.6)
    )


def _lilies() -> str:
    """Lozenges, as on a cloth of lilies."""
    return "".join(
        polygon([(x, y - 5.4), (x + 3.6, y), (x, y + 5.4), (x - 3.6, y)])
        for row in range(5)
        for x in [11 + 12 * k + 6 * (row % 2) for k in range(5 - row % 2)]
        for y in [50 + 9.4 * row]
    )


def _stars() -> str:
    """Stars of eight points."""
    return "".join(
        star(x, y, 4.4)
        for row in range(5)
        for x in [11 + 12 * k + 6 * (row % 2) for k in range(5 - row % 2)]
        for y in [50 + 9.4 * row]
    )


def _stripes() -> str:
    """Stripes, one below the other."""
    return "".join(box(6, 47.4 + 8 * k, 58, 3.6) for k in range(6))


def _checks() -> str:
    """A chequer, as on a shield."""
    return "".join(box(6 + 9.67 * k, 46 + 8 * row, 9.67, 8) for row in range(6) for k in range(6) if (k + row) % 2 == 0)


_PATTERNS = {"florin": _lilies, "dirham": _stars, "denar": _stripes, "ducat": _checks}


def money(currency: str) -> str:
    """A money card without its value: a coin on the pattern of the currency."""
    return (
        _sheet(PAPER, "currentColor")
        + path("M5 46H65V90A4 4 0 0 1 61 95H9A4 4 0 0 1 5 91z", fill="currentColor", fill_opacity=0.2)
        + path(_PATTERNS[currency](), fill="currentColor", fill_opacity=0.42)
        + path("M5 46H65", stroke="currentColor", stroke_width=1.2)
        + shade("M5 93.4Q5 96 9 96H61Q65 96 65 93.4V91A4 4 0 0 1 61 93.6H9A4 4 0 0 1 5 91z", 0.12)
        + use(f"alh-{currency}", 12, 47, 46)
    )


def plain() -> str:
    """Paper in a frame of the colour."""
    return _sheet(PAPER, "currentColor") + path(
        "M5 46H65V90A4 4 0 0 1 61 95H9A4 4 0 0 1 5 91z", fill="currentColor", fill_opacity=0.14
    )


def _window(x: float, y: float, width: float, height: float, box: str, content: str) -> str:
    """A part of a pattern, cut off at its frame."""
    return element("svg", content, x=x, y=y, width=width, height=height, viewBox=box)


def _ray(dx: float, dy: float) -> str:
    return polygon(
        [(35, 50), (35 + 60 * dx - 5 * dy, 50 + 60 * dy + 5 * dx), (35 + 60 * dx + 5 * dy, 50 + 60 * dy - 5 * dx)]
    )


def scoring() -> str:
    """A night sky with a great star that holds a number."""
    ways = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    rays = path("".join(_ray(*way) for way in ways), fill=GOLD, fill_opacity=0.16)
    sparks = "".join(disc(x, y, 1.2) for x in (14, 56) for y in (16, 84))
    return (
        _sheet("#2d2350", GOLD)
        + _window(4, 4, 62, 92, "4 4 62 92", rays)
        + shade(star(36, 52, 29), 0.5)
        + path(star(35, 50, 29), fill=GOLD, stroke=GOLD_EDGE, stroke_width=1)
        + path(star(35, 50, 22), fill=IVORY, stroke=GOLD_EDGE, stroke_width=0.8)
        + paint(star(35, 12, 4) + star(35, 88, 4) + sparks, GOLD)
    )


def back() -> str:
    """The back: a lattice of stars in gold on red, and one great star."""
    return (
        _sheet(CARD_BACK, GOLD)
        + _window(6, 6, 58, 88, "12.5 0 64.4 97.7", use("alh-lattice", 0, 0, 100, opacity="0.5"))
        + shade(star(36, 51.6, 19), 0.4)
        + path(star(35, 50, 19), fill=CARD_BACK, stroke=GOLD, stroke_width=1.6)
        + path(star(35, 50, 11.5), fill=GOLD)
    )
