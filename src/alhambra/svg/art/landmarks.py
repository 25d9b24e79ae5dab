"""What else stands on tiles: the fountain, the city gate, a builders' hut, scaffolding, and the vizier."""

from __future__ import annotations

from math import cos, pi, sin

from alhambra.svg.art.gardens import channels
from alhambra.svg.ornament import (
    arch,
    body,
    box,
    cast,
    disc,
    horseshoe,
    light,
    merlons,
    opening,
    paint,
    pennant,
    plaster,
    shade,
    star,
    stroke,
    window,
)
from alhambra.svg.palette import (
    GOLD,
    GOLD_EDGE,
    INK,
    IVORY,
    SHADOW,
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
    return (
        channels()
        + group(
            shade(star(52.4, 51.2, 40), 0.28)
            + plaster(star(50, 50, 40), STONE_LIGHT)
            + path(star(50, 50, 36), fill="none", stroke="#c8a24a", stroke_width=0.9),
            transform="rotate(22.5 50 50)",
        )
        + shade(star(51, 51.6, 20.4), 0.3)
        + plaster(star(50, 50, 20), STONE)
        + light(star(49.4, 49.2, 18.6), 0.5)
        + paint(disc(50, 50, 14), WATER_DEEP)
        + paint(disc(50.5, 51, 13.2), WATER)
        + stroke("M40 49.5A10 10 0 0 1 49 40.4M60 53A10 10 0 0 1 54 59.4", WATER_LIGHT, 1.4)
        + shade(disc(51, 51.4, 5.6), 0.3)
        + plaster(disc(50, 50, 5.4), STONE_LIGHT)
        + paint(disc(50, 50, 3.2), WATER)
        + paint(disc(49.4, 49.4, 1.3), "#fff")
        + "".join(_lion(45 * k + 22.5) for k in range(8))
    )


def _lion(degrees: float) -> str:
    """A lion's head that looks at the viewer: mane, ears, face, eyes and nose."""
    turn = pi * degrees / 180
    x, y = 50 + 28.4 * cos(turn), 50 + 28.4 * sin(turn)
    return group(
        shade(disc(1, 1.8, 6), 0.3)
        + paint(star(0, 0, 6.4, 11, 0.86), "#b07a34")
        + paint(disc(-3, -3.2, 1.5) + disc(3, -3.2, 1.5), "#c9974e")
        + paint("M-3.9 -1.2C-3.9 -3.8 3.9 -3.8 3.9 -1.2C3.9 2 2.4 4.4 0 4.4S-3.9 2 -3.9 -1.2z", "#f0d49a")
        + path(disc(-1.6, -0.8, 0.7) + disc(1.6, -0.8, 0.7) + "M-1.2 1.2H1.2L0 2.8z", fill=STONE_EDGE),
        transform=f"translate({number(x)} {number(y)})",
    )


def gate() -> str:
    """The city gate: two round towers and an arch between them."""
    towers = box(15, 34, 20, 48) + box(65, 34, 20, 48)
    heads = (
        merlons(13, 29.5, 4, 4.2, 2.4, 5) + merlons(63, 29.5, 4, 4.2, 2.4, 5) + box(13, 29, 24, 6) + box(63, 29, 24, 6)
    )
    return group(
        cast(15, 82, 70, 40)
        + body(box(33, 42, 34, 40) + merlons(36, 42.5, 4, 4.5, 3.3, 5))
        + shade(box(33, 42, 34, 3), 0.2)
        + body(towers)
        + shade(box(28, 34, 7, 48) + box(78, 34, 7, 48), 0.26)
        + light(box(15, 34, 4, 48) + box(65, 34, 4, 48), 0.4)
        + body(heads)
        + light(box(13, 29, 24, 1.6) + box(63, 29, 24, 1.6), 0.6)
        + shade(box(31, 29, 6, 6) + box(81, 29, 6, 6) + box(15, 35, 20, 2) + box(65, 35, 20, 2), 0.26)
        + opening(horseshoe(50, 82, 17, 11, 32))
        + stroke(horseshoe(50, 82, 17, 11, 32), IVORY, 2.2)
        + stroke("M44 82V60M50 82V55M56 82V60M42 66H58M42 73H58", STONE_DARK, 1)
        + "".join(window(x, y, 4, 9) for x in (24, 74) for y in (53, 70))
        + pennant(25, 25, 10)
        + pennant(75, 25, 10)
        + path(star(50, 22, 8), fill=GOLD, stroke=GOLD_EDGE, stroke_width=1)
        + path(star(50, 22, 4), fill=IVORY),
        color=STONE,
    )


def hut() -> str:
    """A builders' hut: boards under a roof in the type's colour, a pennant, mallet and stone beside it."""
    return (
        cast(27, 80, 40, 34)
        + plaster(box(27, 52, 40, 28), TIMBER)
        + shade(box(59, 52, 8, 28) + box(27, 52, 40, 4), 0.25)
        + stroke("M27 59H67M27 66H67M27 73H67", TIMBER_DARK, 0.8)
        + opening(arch(46, 80, 12, 18))
        + body("M19 54L47 28L75 54z")
        + light("M47 28L24 52H19.6z", 0.3)
        + shade("M47 28L75 54H61z", 0.32)
        + stroke("M34 46H60M40 40H54", "#ffffff50", 1)
        + pennant(47, 29, 12)
        + plaster(box(72, 72, 13, 8), STONE)
        + light(box(72, 72, 13, 2), 0.6)
        + stroke("M75.5 72L81 60", TIMBER_DARK, 2.2)
        + plaster("M75.6 58.2L84.2 62.2L86 58.2L77.4 54.2z", STONE_DARK)
    )


def scaffold() -> str:
    """Poles and planks, to be laid over a tile."""
    poles = "M19 86V15M50 86V15M81 86V15"
    planks = "M14 24H86M14 47H86M14 70H86"
    braces = "M19 47L50 24M81 47L50 24M19 47L50 70M81 47L50 70"
    return (
        group(stroke(poles + planks, INK, 4), opacity="0.25", transform="translate(2.4 2.4)")
        + stroke(braces, TIMBER_DARK, 2.2)
        + stroke(braces, TIMBER, 1.2)
        + stroke(poles, TIMBER_DARK, 4)
        + stroke(poles, TIMBER, 2.6)
        + stroke(planks, TIMBER_DARK, 4.8)
        + stroke(planks, "#dcb273", 3.2)
        + path("".join(disc(x, y, 1.4) for x in (19, 50, 81) for y in (24, 47, 70)), fill=TIMBER_DARK)
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


def awning() -> str:
    """The awning of a stall in the colour of its currency, in the upper fifth of the square: striped, scalloped."""
    stripes = "".join(f"M{12.5 * k} 0h12.5v13a6.25 6.25 0 0 1 -12.5 0z" for k in range(8))
    coloured = "".join(f"M{12.5 * k} 0h12.5v13a6.25 6.25 0 0 1 -12.5 0z" for k in range(0, 8, 2))
    return (
        path(stripes, fill=SHADOW, fill_opacity=0.4, transform="translate(0 1.6)")
        + paint(stripes, "#fff6e2")
        + path(coloured, fill="currentColor")
        + light(box(0, 0, 100, 4), 0.25)
        + shade(box(0, 10.5, 100, 2.5), 0.1)
        + path(stripes, fill="none", stroke=INK, stroke_opacity=0.25, stroke_width=0.6)
    )
