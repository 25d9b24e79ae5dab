"""The emblems of the four currencies."""

from __future__ import annotations

from alhambra.svg.ornament import body, box, disc, light, shade, star, stroke
from alhambra.svg.palette import INK, IVORY
from alhambra.svg.writer import group, path


def florin() -> str:
    """A lily: one upright petal, two that curl, a band and three roots."""
    middle = "M50 6C62 20 65 34 58 56H42C35 34 38 20 50 6z"
    right = "M57 58C60 38 68 27 80 27C92 27 96 40 88 48C83 53 76 50 76 44C70 44 67 50 66 58z"
    left = "M43 58C40 38 32 27 20 27C8 27 4 40 12 48C17 53 24 50 24 44C30 44 33 50 34 58z"
    roots = (
        "M43 66H57L60 82L50 95L40 82zM36 66H30C30 74 26 79 20 82C30 86 37 78 40 66z"
        "M64 66H70C70 74 74 79 80 82C70 86 63 78 60 66z"
    )
    return (
        body(left + right + roots)
        + body(middle)
        + shade("M50 6C62 20 65 34 58 56H50zM50 66H57L60 82L50 95z", 0.16)
        + body(box(29, 57, 42, 9.5))
        + light(box(31, 58.4, 38, 2.4), 0.5)
    )


def dirham() -> str:
    """A crescent that holds a star."""
    moon = "M62 9A42 42 0 1 0 92 64A34 34 0 1 1 62 9z"
    return body(moon) + shade("M92 64A42 42 0 0 1 30 87A44 44 0 0 0 92 64z", 0.16) + body(star(64, 42, 18))


def denar() -> str:
    """A laurel wreath round a star of five points."""
    return (
        stroke("M44 92C18 84 6 58 20 22M56 92C82 84 94 58 80 22", INK, 2.4)
        + "".join(_leaf(x, y, turn) for x, y, turn in _LEAVES)
        + body(star(50, 50, 24, 5, 0.42))
        + body(disc(50, 92, 4))
    )


_HALF = (
    (21, 22, 14),
    (13, 38, -8),
    (27, 37, 52),
    (12, 55, -26),
    (27, 53, 34),
    (18, 72, -48),
    (34, 68, 10),
    (33, 85, -68),
)
_LEAVES = _HALF + tuple((100 - x, y, -turn) for x, y, turn in _HALF)


def _leaf(x: float, y: float, turn: float) -> str:
    leaf = body("M0 -9.5C6 -4 6 4 0 9C-6 4 -6 -4 0 -9.5z")
    return group(leaf, transform=f"translate({x} {y}) rotate({turn})")


def ducat() -> str:
    """A quartered shield."""
    outline = "M14 12C28 16 40 14 50 7C60 14 72 16 86 12V46C86 70 70 86 50 95C30 86 14 70 14 46z"
    return (
        body(outline)
        + path(
            "M50 14.5C58 20 68 21.5 79 19.6V48H50zM50 48V87.4C33 79 21 66 21 48z",
            fill=IVORY,
            fill_opacity=0.86,
        )
        + path(star(35, 33, 8.5) + star(65, 65, 8.5), fill=IVORY)
        + path(star(65, 33, 8.5) + star(35, 64, 8.5), fill="currentColor")
        + stroke(
            "M21 19.6C32 21.5 42 20 50 14.5C58 20 68 21.5 79 19.6V46C79 66 66 79 50 87.4C34 79 21 66 21 46z",
            INK,
            1,
        )
    )
