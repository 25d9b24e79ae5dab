"""A second drawing of each of Granada's nine building types, standing on y = 79.

Each keeps the sign of its type: the rim of the arena, the stars and the steam of the bath, the open book of the
library, the moon of the hostel, the staff of the hospital, the stripes of the market, the bell of the school, the trees
of the park and the cubes of the houses.
"""

from __future__ import annotations

from alhambra.svg.ornament import (
    arch,
    body,
    box,
    cast,
    disc,
    finial,
    horseshoe,
    light,
    merlons,
    opening,
    paint,
    pennant,
    plaster,
    polygon,
    roof_tiles,
    shade,
    star,
    stroke,
    trapezoid,
    window,
)
from alhambra.svg.palette import (
    GOLD,
    IVORY,
    STONE_LIGHT,
    TERRACOTTA,
    TIMBER,
    TIMBER_DARK,
    WATER,
    WATER_DEEP,
    WATER_LIGHT,
)
from alhambra.svg.writer import number

_BASE = 79.0


def arena_tiers() -> str:
    """A round of seats that is lower towards us: three tiers, stairs between them, and the sand."""
    outer = "M13 57C13 37 29 25 50 25S87 37 87 57V67C87 74.5 70 79 50 79S13 74.5 13 67z"
    seats = "M18.5 55.5C18.5 40 32 30.5 50 30.5S81.5 40 81.5 55.5S68 68 50 68S18.5 66 18.5 55.5z"
    rows = (
        "M24.5 55.5C24.5 43.6 35 36.4 50 36.4S75.5 43.6 75.5 55.5M30.5 55.5C30.5 47 38.5 42 50 42S69.5 47 69.5 55.5"
        "M25 58C28 63 38 65 50 65S72 63 75 58"
    )
    return (
        cast(14, _BASE, 72, 26)
        + pennant(24, 36, 11)
        + pennant(50, 26, 11)
        + pennant(76, 36, 11)
        + body(outer)
        + shade("M87 57V67C87 72 79.6 75.7 69 77.6V66.4C77 64.4 81.5 61 81.5 55.5z", 0.3)
        + plaster(seats, "#cfc5b3")
        + shade("M18.5 55.5C18.5 40 32 30.5 50 30.5V36.4C35 36.4 24.5 43.6 24.5 55.5z", 0.2)
        + light("M50 30.5C68 30.5 81.5 40 81.5 55.5H75.5C75.5 43.6 65 36.4 50 36.4z", 0.3)
        + stroke(rows, "#7d7361", 0.9)
        + plaster("M34 55.5C34 50 41 46.6 50 46.6S66 50 66 55.5S59 62 50 62S34 60.5 34 55.5z", "#e9cf9a")
        + stroke("M50 30.5V46.6M30 36.4L40 49M70 36.4L60 49", "#7d7361", 1.4)
        + opening(arch(50, _BASE, 9, 9) + arch(34, 76.4, 6, 7.4) + arch(66, 76.4, 6, 7.4) + arch(21, 72, 5, 6.6))
        + stroke(arch(50, _BASE, 9, 9), IVORY, 1)
    )


def bath_house_drum() -> str:
    """One great dome with stars in it beside a chimney that steams, and a pool at the door."""
    return (
        cast(15, _BASE, 68, 34)
        + stroke("M70 25C66 21.5 74 19.5 70 15M75 24C71 20.5 79 18 75 13.5", WATER_DEEP, 1.8)
        + plaster(box(68, 29, 9, 22), STONE_LIGHT)
        + shade(box(73.4, 29, 3.6, 22), 0.22)
        + body("M60 56C60 48.5 65 45 71.5 45S83 48.5 83 56z")
        + shade("M75 45.6C80 47 83 50.4 83 56H77C77.6 51 77 48 75 45.6z")
        + body("M17 56C17 36 26 27 38 27S59 36 59 56z")
        + shade("M44 28.4C53 32 59 41 59 56H50C50.4 44 49 34 44 28.4z")
        + light("M21 52C22 40 27 33 33 30.4C29 37 27.4 44 27.6 52z", 0.4)
        + plaster(star(36, 36, 3.4) + star(29, 45, 3.2) + star(43, 45, 3.2) + star(71.5, 51, 2.6))
        + body(box(15, 55, 70, 24))
        + shade(box(77, 55, 8, 24) + box(15, 59.4, 70, 1.6))
        + light(box(15, 55, 62, 1.8), 0.5)
        + plaster(box(15, 57, 70, 2.2))
        + opening(horseshoe(38, _BASE, 9, 6, 16) + arch(23, 72, 5, 7.6) + arch(53, 72, 5, 7.6) + arch(67, 72, 5, 7.6))
        + stroke(horseshoe(38, _BASE, 9, 6, 16), IVORY, 1.2)
        + plaster("M27 79.5C27 77.6 32 76.6 38 76.6S49 77.6 49 79.5S44 83 38 83S27 81.6 27 79.5z", STONE_LIGHT)
        + paint("M29.4 79.6C29.4 78.4 33 77.8 38 77.8S46.6 78.4 46.6 79.6S43 81.6 38 81.6S29.4 80.8 29.4 79.6z", WATER)
        + stroke("M33 79.6h6", WATER_LIGHT, 0.8)
    )


def library_hall() -> str:
    """A hall with columns, shelves between them, an open book in its gable."""
    gable = "M13 43L50 17L87 43z"
    book = (
        "M50 40C46 36.6 40.6 36.2 37 37.6V30C40.6 28.6 46 29.4 50 32.4"
        "C54 29.4 59.4 28.6 63 30V37.6C59.4 36.2 54 36.6 50 40z"
    )
    columns = (20.0, 35.0, 50.0, 65.0, 80.0)
    shafts = "".join(box(x - 2.4, 47.6, 4.8, 28) for x in columns)
    heads = "".join(box(x - 3.6, 47.6, 7.2, 2.4) + box(x - 3.6, 73.4, 7.2, 2.4) for x in columns)
    return (
        cast(16, _BASE, 68, 40)
        + plaster(box(18, 47, 64, 29), STONE_LIGHT)
        + _spines()
        + stroke("M18 60.6H82M18 73.6H82", TIMBER_DARK, 1.6)
        + shade(box(18, 47, 64, 5), 0.3)
        + plaster(shafts)
        + shade("".join(box(x + 0.6, 47.6, 1.8, 28) for x in columns), 0.2)
        + plaster(heads)
        + body(box(14, 42.6, 72, 5))
        + body(gable)
        + light("M50 17L20 41H15.8z", 0.26)
        + shade("M50 17L87 43H70z", 0.26)
        + plaster(book)
        + stroke("M50 32.4V40M40 32.4C43 31.8 45.4 32.4 47.6 34M60 32.4C57 31.8 54.6 32.4 52.4 34", "#6b5636", 0.9)
        + body(box(12, 75.6, 76, 3.6))
        + light(box(12, 75.6, 68, 1), 0.4)
    )


def _spines() -> str:
    """Books on two shelves, seen between the columns."""
    coloured, plain = "", ""
    for k, x in enumerate((23.6, 38.6, 53.6, 68.6)):
        low, high = (9.6, 11.0) if k % 2 else (11.0, 9.4)
        coloured += box(x, 60.6 - low, 2.8, low) + box(x + 5.4, 60.6 - high, 2.6, high)
        coloured += box(x + 2.6, 73.6 - low, 2.8, low)
        plain += box(x + 2.8, 60.6 - high + 1, 2.6, high - 1) + box(x, 73.6 - high, 2.6, high)
        plain += box(x + 5.4, 73.6 - low + 1.4, 2.6, low - 1.4)
    return body(coloured) + plaster(plain, TIMBER)


def hostel_yard() -> str:
    """An inn for caravans: a wide gate below a gallery, the moon above the gate."""
    moon = "M52.4 45.6A5 5 0 1 0 55.2 53.2A4.1 4.1 0 1 1 52.4 45.6z"
    return (
        cast(15, _BASE, 70, 38)
        + plaster(box(16, 38, 68, 41), STONE_LIGHT)
        + shade(box(75, 38, 9, 41) + box(16, 38, 68, 3.6), 0.2)
        + opening("".join(arch(x, 55, 7, 11.6) for x in (23, 33, 67, 77)))
        + plaster(box(17.6, 53.4, 20.8, 4) + box(61.6, 53.4, 20.8, 4), TIMBER)
        + stroke(
            "M21 53.6v3.6M25 53.6v3.6M29 53.6v3.6M33 53.6v3.6M65 53.6v3.6M69 53.6v3.6M73 53.6v3.6", TIMBER_DARK, 0.9
        )
        + opening(arch(50, _BASE, 17, 22))
        + stroke(arch(50, _BASE, 17, 22), "#c8813d", 1.8)
        + opening(box(22, 64, 6, 8) + box(71, 64, 6, 8))
        + stroke("M22 68h6M71 68h6", STONE_LIGHT, 0.8)
        + body(trapezoid(22, 22, 56, 16, 10))
        + roof_tiles(22, 22, 56, 16, 10, 11)
        + shade(polygon([(78, 22), (88, 38), (74, 38), (69, 22)]), 0.25)
        + body(disc(50, 48.6, 8))
        + plaster(moon, "#f7dd8a")
    )


def hospital_dome() -> str:
    """A domed hall between low wings; the staff and its serpent on a shield over the door, herbs before it."""
    beds = "".join(disc(x, 77.4, 2) for x in (17, 21, 25, 29, 71, 75, 79, 83))
    blossoms = "".join(disc(x, 76.2, 0.8) for x in (19, 27, 73, 81))
    return (
        cast(14, _BASE, 72, 34)
        + body("M31 39C31 27 39 20 50 20S69 27 69 39z")
        + shade("M54 20.4C63 22.4 69 29 69 39H61C61 31 59 25 54 20.4z", 0.2)
        + stroke("M40.6 38C40.6 30 44 23.6 50 20M59.4 38C59.4 30 56 23.6 50 20M50 20V38", "#b9a88a", 0.9)
        + finial(50, 21)
        + body(box(14, 52, 24, 27) + box(62, 52, 24, 27))
        + shade(box(79, 52, 7, 27) + box(31, 55, 7, 24), 0.14)
        + plaster(box(12, 49, 28, 4) + box(60, 49, 28, 4), TERRACOTTA)
        + body(box(31, 38.4, 38, 40.6))
        + shade(box(61.6, 38.4, 7.4, 40.6) + box(31, 38.4, 38, 3), 0.14)
        + plaster("M42 43.6H58V53C58 58 54 61 50 62.4C46 61 42 58 42 53z", "#cfe3d0")
        + stroke("M50 45.6V60", "#7a4a12", 1.8)
        + stroke("M46.6 57.4C53 57.4 54 54.6 50 53.4S46.4 49.6 50 48.6S53.4 46.4 51.4 45.6", "#1f6b4f", 1.8)
        + opening(arch(50, _BASE, 9, 13))
        + "".join(window(x, 68, 5, 9.6) for x in (20, 29.4, 70.6, 80))
        + window(36.4, 62, 4, 9)
        + window(63.6, 62, 4, 9)
        + paint(beds, "#5c9a4e")
        + paint(blossoms, "#d9577a")
    )


def market_tents() -> str:
    """Two peaked tents with striped roofs, jars and a carpet before them."""
    hem = "M50 49" + "a4.5 4.5 0 0 0 9 0" * 4 + "z"
    broad = "M9 46" + "a5.5 5.5 0 0 0 11 0" * 4 + "z"
    jars = "".join(f"M{number(x)} 66c-5.4 3.4-5 10 -1.6 13h5.2c3.4-3 3.8-9.6-1.6-13v-2.6h-2z" for x in (62.0, 71.0))
    return (
        cast(14, _BASE, 70, 30)
        + plaster(box(13, 47, 2.6, 32) + box(47, 47, 2.6, 32) + box(82, 50, 2.6, 29), TIMBER)
        + opening(box(15.6, 48, 31.4, 18) + box(49.6, 50, 32.4, 14))
        + plaster(polygon([(68, 26), (86, 49), (50, 49)]) + hem)
        + body(polygon([(68, 26), (59, 49), (50, 49)]) + polygon([(68, 26), (77, 49), (68, 49)]))
        + body("M50 49a4.5 4.5 0 0 0 9 0zM68 49a4.5 4.5 0 0 0 9 0z")
        + shade(polygon([(68, 26), (86, 49), (77, 49)]), 0.16)
        + plaster(polygon([(31, 17), (53, 46), (9, 46)]) + broad)
        + body(polygon([(31, 17), (20, 46), (9, 46)]) + polygon([(31, 17), (42, 46), (31, 46)]))
        + body("M9 46a5.5 5.5 0 0 0 11 0zM31 46a5.5 5.5 0 0 0 11 0z")
        + shade(polygon([(31, 17), (53, 46), (44, 46)]), 0.16)
        + plaster(disc(31, 17, 1.8) + disc(68, 26, 1.6), GOLD)
        + paint(
            "".join(disc(x, 62.4, 3.2) for x in (20, 26.4, 32.8)) + disc(23.2, 57.4, 3) + disc(29.6, 57.4, 3), "#eaa23c"
        )
        + paint(disc(40.4, 61.6, 4), "#7fa655")
        + plaster(box(13, 65, 36.6, 14), TIMBER)
        + body(box(18, 65, 14, 14))
        + stroke("M20 68h10M20 71h10M20 76h10M18 73.5h14", IVORY, 0.8)
        + plaster(jars, TERRACOTTA)
        + stroke("M58.4 71.4h7.2M67.4 71.4h7.2", IVORY, 0.9)
        + plaster("M76.4 79c-1.6-4.4 0-7 2-7h3.2c2 0 3.6 2.6 2 7z", "#e9cf9a")
    )


def park_pond() -> str:
    """A broad tree between two slender ones, and a pond with lilies in the grass."""
    crown = "M50 56C36 60 27 51 31 42C25 33 33 23 41 25C45 16 58 16 61 25C70 24 76 34 70 42C74 52 63 60 50 56z"
    left = "M21 30C27.4 40 27 56 21 63C15 56 14.6 40 21 30z"
    right = "M80 35C85.4 43 85 57 80 63C75 57 74.6 43 80 35z"
    return (
        shade("M10 66C16 59.6 84 59.6 90 66C84 83 16 83 10 66z", 0.14)
        + shade("M53 66L76 52C90 47 94 56 84 62z", 0.24)
        + plaster("M47.4 68L48.4 50H52.6L53.6 68zM20 68V58H22V68zM79 67V58H81V67z", "#6d4a26")
        + body(left)
        + body(right)
        + shade("M21 30C27.4 40 27 56 21 63C23.6 52 23.6 42 21 30zM80 35C85.4 43 85 57 80 63C82.4 54 82.4 45 80 35z")
        + body(crown)
        + shade("M70 42C74 52 63 60 50 56C60 52 66 46 61 25C70 24 76 34 70 42z")
        + light(disc(41, 33, 4.6) + disc(49.6, 27, 3.2) + disc(19.4, 43, 1.6) + disc(78.6, 46, 1.4), 0.4)
        + plaster("M22 74C22 69.6 33 67 47 67S72 69.6 72 74S61 80.6 47 80.6S22 78.4 22 74z", STONE_LIGHT)
        + paint("M25 74C25 70.8 34.6 69 47 69S69 70.8 69 74S59.4 78.8 47 78.8S25 77.2 25 74z", WATER)
        + stroke("M31 73.4h9M50 76.4h10", WATER_LIGHT, 1)
        + paint(disc(44, 74.6, 2) + disc(56.4, 72.4, 1.7) + disc(36.6, 76.2, 1.5), "#4f8f55")
        + paint(disc(44, 74, 0.9) + disc(56.4, 71.9, 0.8), "#f2a7bd")
    )


def school_portal() -> str:
    """A court school: a high pointed portal, tall windows, and the bell in a gable at the side."""
    portal = "M42 79V54C42 48 46 44.4 50 41C54 44.4 58 48 58 54V79z"
    bell = "M20.6 39.4C22.4 37.6 21.2 33.4 24.5 32.4C27.8 33.4 26.6 37.6 28.4 39.4z"
    return (
        cast(14, _BASE, 72, 34)
        + body(box(16.5, 29, 16, 20) + "M13.5 29.4L24.5 19L35.5 29.4z")
        + shade("M24.5 19L35.5 29.4H29z" + box(28.6, 29.4, 3.9, 19), 0.26)
        + opening(arch(24.5, 44, 10.4, 14))
        + plaster(bell + disc(24.5, 40.6, 1.3), GOLD)
        + body(box(14, 47, 72, 32))
        + shade(box(79, 47, 7, 32) + box(14, 50, 72, 1.6), 0.26)
        + light(box(14, 47, 65, 1.8), 0.5)
        + body(box(34, 28, 32, 51) + merlons(35, 28.4, 5, 3.8, 2.75, 3.6))
        + shade(box(60, 28, 6, 51), 0.26)
        + light(box(34, 28, 2.4, 51) + box(34, 28, 26, 1.8), 0.35)
        + plaster(box(38.4, 33, 21.6, 46), STONE_LIGHT)
        + paint(star(50, 38, 2.8) + star(43, 37, 1.8) + star(57, 37, 1.8), WATER_DEEP)
        + opening(portal)
        + stroke(portal, "#c8813d", 1.4)
        + plaster("".join(arch(x, 72, 5.4, 15) for x in (20.4, 28.4, 72, 80)), STONE_LIGHT)
        + stroke(
            "M20.4 58v14M28.4 58v14M72 58v14M80 58v14M17.7 64.6h5.4M25.7 64.6h5.4M69.3 64.6h5.4M77.3 64.6h5.4",
            "#6b5636",
            0.9,
        )
    )


def residential_lane() -> str:
    """Cube houses on both sides of a lane with steps, washing hung between them."""
    steps = "".join(box(43 - 0.9 * k, 67 + 3 * k, 14 + 1.8 * k, 3) for k in range(4))
    return (
        cast(14, _BASE, 72, 38)
        + body(box(39, 25, 22, 42))
        + shade(box(54.6, 25, 6.4, 42), 0.2)
        + body("M43 25C43 20 46 17.6 50 17.6S57 20 57 25z")
        + shade("M52 17.8C55.4 18.6 57 21 57 25H53.4C54 22 53.4 19.6 52 17.8z", 0.2)
        + opening(box(43, 33, 4.4, 6.4) + box(51, 33, 4.4, 6.4) + arch(50, 67, 9, 13))
        + body(box(13, 37, 30, 42))
        + body(box(13, 28, 15, 9.4))
        + body(box(57, 43, 30, 36) + merlons(58, 43.4, 5, 3.4, 2.75, 3))
        + shade(box(36, 37, 7, 42) + box(24, 28, 4, 9) + box(80, 43, 7, 36), 0.2)
        + light(box(13, 37, 23, 1.8) + box(57, 43, 23, 1.8) + box(39, 25, 15.6, 1.6) + box(13, 28, 11, 1.6), 0.7)
        + plaster(steps, STONE_LIGHT)
        + shade("".join(box(43 - 0.9 * k, 69 + 3 * k, 14 + 1.8 * k, 1) for k in range(4)), 0.22)
        + opening(box(17.6, 44, 5, 7) + box(27.6, 44, 5, 7) + box(62, 51, 5, 7) + box(72, 51, 5, 7))
        + opening(arch(24, _BASE, 8, 14) + arch(70, _BASE, 8, 13))
        + stroke("M16.6 53.4h7M26.6 53.4h7M61 60.4h7M71 60.4h7", TERRACOTTA, 1.5)
        + stroke("M43 48C47 51.4 53 51.4 57 48.6", "#4a3010", 0.7)
        + plaster("M45 49.6h3.4v6h-3.4z", IVORY)
        + plaster("M49.6 50.6h2.8v4.6h-2.8z", "#c34345")
        + plaster("M53.4 50.2h2.8v5.4h-2.8z", "#85d1e9")
    )
