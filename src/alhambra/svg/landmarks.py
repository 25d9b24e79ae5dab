"""What else stands on tiles: the fountain, the city gate, a builders' hut, scaffolding, and the vizier."""

from __future__ import annotations

from math import cos, pi, sin

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
from alhambra.svg.palette import (
    GOLD,
    INK,
    IVORY,
    STONE,
    STONE_DARK,
    STONE_EDGE,
    STONE_LIGHT,
    TIMBER,
    TIMBER_DARK,
    WATER,
    WATER_DEEP,
    WATER_LIGHT,
)
from alhambra.svg.writer import group, number, path


def fountain() -> str:
    """The court of the fountain: an eight-pointed basin, four channels of water, and lions round the rim."""
    channels = box(47, 0, 6, 100) + box(0, 47, 100, 6)
    return (
        path(channels, fill=WATER, stroke=STONE_DARK, stroke_width=1.6)
        + path(star(50, 50, 43), fill=STONE_LIGHT, stroke=STONE_EDGE, stroke_width=1.4, stroke_linejoin="round")
        + path(star(50, 50, 39), fill="none", stroke=STONE_DARK, stroke_width=1)
        + "".join(_lion(45 * k) for k in range(8))
        + path(star(50, 50, 22), fill=STONE, stroke=STONE_EDGE, stroke_width=1.4, stroke_linejoin="round")
        + path(star(50, 50, 18), fill=WATER, stroke=WATER_DEEP, stroke_width=1.1)
        + stroke("M38 50A12 12 0 0 1 50 38M62 50A12 12 0 0 1 50 62", WATER_LIGHT, 1.6)
        + plaster(disc(50, 50, 6.5), STONE_LIGHT)
        + path(star(50, 50, 4.2), fill=WATER_DEEP)
    )


def _lion(degrees: float) -> str:
    """A lion's head that looks at the viewer: mane, ears, face, eyes and nose."""
    turn = pi * degrees / 180
    x, y = 50 + 30.5 * cos(turn), 50 + 30.5 * sin(turn)
    return group(
        _stone(star(0, 0, 6.9, 11, 0.84), "#b9863f")
        + _stone(disc(-3.1, -3.3, 1.5) + disc(3.1, -3.3, 1.5), STONE)
        + _stone("M-3.9 -1.2C-3.9 -3.4 3.9 -3.4 3.9 -1.2C3.9 2 2.4 4.4 0 4.4S-3.9 2 -3.9 -1.2z", STONE_LIGHT)
        + path(disc(-1.7, -0.6, 0.65) + disc(1.7, -0.6, 0.65) + "M-1.2 1.3H1.2L0 2.8z", fill=STONE_EDGE),
        transform=f"translate({number(x)} {number(y)})",
    )


def _stone(d: str, fill: str) -> str:
    return path(d, fill=fill, stroke=STONE_EDGE, stroke_width=0.7)


def gate() -> str:
    """The city gate: two round towers and an arch between them."""
    towers = (
        box(15, 36, 20, 48)
        + box(65, 36, 20, 48)
        + merlons(13, 31.5, 4, 4.2, 2.4, 5)
        + merlons(63, 31.5, 4, 4.2, 2.4, 5)
    )
    return group(
        body(box(33, 42, 34, 42) + merlons(36, 42.5, 4, 4.5, 3.3, 5))
        + body(towers + box(13, 31, 24, 5.5) + box(63, 31, 24, 5.5))
        + shade(box(29, 36.5, 6, 47.5) + box(79, 36.5, 6, 47.5) + box(32, 31.5, 5, 4.5) + box(82, 31.5, 5, 4.5))
        + opening(horseshoe(50, 84, 17, 11, 32))
        + stroke(horseshoe(50, 84, 17, 11, 32), IVORY, 1.8)
        + stroke("M44 84V62M50 84V57M56 84V62M42 68H58M42 75H58", STONE_DARK, 1)
        + opening(box(22, 45, 3.4, 9) + box(22, 63, 3.4, 9) + box(74, 45, 3.4, 9) + box(74, 63, 3.4, 9))
        + path(star(50, 18, 9), fill=GOLD, stroke=INK, stroke_width=1.2)
        + path(star(50, 18, 4.5), fill=IVORY),
        color=STONE,
    )


def hut() -> str:
    """A builders' hut: boards under a roof in the type's colour, a pennant, mallet and stone beside it."""
    return (
        plaster(box(27, 42, 40, 24), TIMBER)
        + stroke("M27 48H67M27 54H67M27 60H67", TIMBER_DARK, 1)
        + opening(arch(47, 66, 12, 17))
        + body("M20 45L47 22L74 45z")
        + shade("M47 22L74 45H63z")
        + stroke("M33.5 39.5H60.5M40 33.5H54", IVORY, 1)
        + stroke("M47 23V12.5", TIMBER_DARK, 1.6)
        + body("M47.8 12.5L62 16L47.8 19.6z")
        + plaster(box(73, 58, 13, 8), STONE)
        + stroke("M76.5 58L82 46", TIMBER_DARK, 2.2)
        + plaster("M76.6 44.2L85.2 48.2L87 44.2L78.4 40.2z", STONE_DARK)
        + light(box(74, 59, 11, 1.6), 0.5)
    )


def scaffold() -> str:
    """Poles and planks, to be laid over a tile."""
    poles = "M17 91V13M50 91V13M83 91V13"
    planks = "M12 21H88M12 43H88M12 66H88"
    braces = "M17 43L50 21M83 43L50 21M17 43L50 66M83 43L50 66"
    return (
        stroke(braces, TIMBER_DARK, 2.6)
        + stroke(braces, TIMBER, 1.4)
        + stroke(poles, TIMBER_DARK, 4.6)
        + stroke(poles, TIMBER, 3)
        + stroke(planks, TIMBER_DARK, 5.4)
        + stroke(planks, "#d8ab6b", 3.6)
        + path("".join(disc(x, y, 1.5) for x in (17, 50, 83) for y in (21, 43, 66)), fill=TIMBER_DARK)
    )


def bag() -> str:
    """A tied pouch."""
    return (
        body("M36 32C10 48 6 92 30 94H70C94 92 90 48 64 32z")
        + shade("M64 32C90 48 94 92 70 94H58C80 86 76 50 64 32z")
        + body("M30 10C38 16 44 8 50 14C56 8 62 16 70 10L62 30H38z")
        + plaster(box(33, 28, 34, 7), GOLD)
        + light(star(50, 64, 17), 0.75)
    )


def vizier() -> str:
    """A figure in a robe and a turban."""
    return (
        body("M18 92C18 70 32 62 50 62S82 70 82 92z")
        + shade("M58 62.6C73 65 82 74 82 92H68C68 78 65 69 58 62.6z")
        + plaster("M43 64L50 92L57 64z")
        + plaster("M36 40C36 60 43 68 50 68S64 60 64 40z", "#d9b48a")
        + plaster("M37 50C38 66 45 73 50 73S62 66 63 50C58 57 54 56 50 54C46 56 42 57 37 50z", "#4a3524")
        + plaster("M28 38C26 20 38 11 50 11S74 20 72 38C66 45 34 45 28 38z")
        + stroke("M29 34C40 30 58 22 62 14M30 40C46 38 66 32 71 26M38 42.5C52 42 66 39 72 35", STONE_DARK, 1.8)
        + plaster("M50 18L56 26L50 34L44 26z", GOLD)
        + plaster(disc(50, 26, 2.6), "#b54843")
    )
