"""The nine building types of Granada, one silhouette each, standing on y = 80."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from alhambra.svg.ornament import (
    arch,
    body,
    box,
    cast,
    disc,
    light,
    merlons,
    opening,
    plaster,
    polygon,
    shade,
    star,
    stroke,
)
from alhambra.svg.palette import GOLD, IVORY, STONE_LIGHT, TIMBER, WATER_DEEP
from alhambra.svg.writer import placed


def _standing(x: float, width: float, height: float) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """What is drawn upon y = 66 stands on y = 79, and throws a shadow of this height."""

    def moved(draw: Callable[[], str]) -> Callable[[], str]:
        @wraps(draw)
        def drawn() -> str:
            return placed(0, 13, 1, cast(x, 66, width, height), draw())

        return drawn

    return moved


@_standing(14, 72, 26)
def arena() -> str:
    """A round arena seen from above its rim."""
    facade = "M13 36V54C13 61.5 30 66 50 66S87 61.5 87 54V36z"
    upper = "".join(
        arch(x, y, 6, 9) for x, y in ((20, 54), (30, 57.2), (40, 58.8), (50, 59.3), (60, 58.8), (70, 57.2), (80, 54))
    )
    ring = "M13 36C13 28 30 22 50 22S87 28 87 36S70 50 50 50S13 44 13 36z"
    sand = "M26 37C26 32.5 37 29 50 29S74 32.5 74 37S63 44.5 50 44.5S26 41.5 26 37z"
    return (
        body(facade)
        + body(ring)
        + light(ring, 0.3)
        + stroke(
            "M19.5 36.6C19.5 30.5 33 25.6 50 25.6S80.5 30.5 80.5 36.6S67 47.2 50 47.2S19.5 42.7 19.5 36.6z",
            IVORY,
            1,
        )
        + plaster(sand, "#e9cf9a")
        + plaster(upper, STONE_LIGHT)
        + stroke("M50 23V16.5", "#3a2a18", 1.4)
        + plaster("M50.5 13L61 15.6L50.5 18.5z", GOLD)
    )


@_standing(12, 76, 28)
def bath_house() -> str:
    """Three domes with star-shaped skylights, and steam."""
    domes = "M13 52C13 42 19 38 25 38S37 42 37 52zM63 52C63 42 69 38 75 38S87 42 87 52z"
    middle = "M31 52C31 36 40 29 50 29S69 36 69 52z"
    steam = "M44 25C40 21 48 19 44 14M50 24C46 20 54 17.5 50 12.5M56 25C52 21 60 19 56 14"
    return (
        stroke(steam, WATER_DEEP, 1.8)
        + body(domes)
        + body(middle)
        + shade(
            "M57 30.5C64 33 69 40 69 52H62C62 42 61 35 57 30.5z"
            "M80 39.5C84.5 41.5 87 45.5 87 52H82C82 46.5 81.5 42.5 80 39.5z"
        )
        + plaster(star(50, 38, 4.4) + star(39.5, 46, 3) + star(60.5, 46, 3) + star(25, 46, 3.2) + star(75, 46, 3.2))
        + body(box(12, 52, 76, 14))
        + shade(box(80, 52, 8, 14))
        + stroke("M12 55H88", IVORY, 1)
        + opening(arch(50, 66, 11, 9.5) + arch(27, 66, 6, 7) + arch(73, 66, 6, 7))
    )


@_standing(21, 58, 36)
def library() -> str:
    """An arched bookcase full of books, an open book on its gable."""
    case = "M24 66V40C24 30 36 26 50 26S76 30 76 40V66z"
    inner = "M29 63V41C29 34.5 39 31 50 31S71 34.5 71 41V63z"
    book = "M50 27C45 22.5 38 22 33 24V13.5C38 11.5 45 12.5 50 16.5C55 12.5 62 11.5 67 13.5V24C62 22 55 22.5 50 27z"
    return (
        body(case)
        + plaster(inner, STONE_LIGHT)
        + _books()
        + stroke("M29 47H71", "#5d3d18", 2.2)
        + (
            plaster(book)
            + stroke("M50 16.5V27M37 16.5C41 15.6 44 16.6 47 18.6M37 20C41 19 44 20 47 22", "#6b5636", 1)
            + stroke("M63 16.5C59 15.6 56 16.6 53 18.6M63 20C59 19 56 20 53 22", "#6b5636", 1)
            + body(box(20, 63, 60, 3))
        )
    )


def _books() -> str:
    """Two shelves; spines of two tones, and one book that leans."""
    coloured = box(33, 36.5, 5, 9.5) + box(44.5, 34, 4, 12) + box(54.5, 34.6, 5.5, 11.4) + box(31.5, 51, 5, 12)
    coloured += (
        box(42, 52.5, 4.5, 10.5) + box(52, 50.5, 5, 12.5) + box(64, 52, 4.5, 11) + "M63 37L67 36L69 45.6L65.4 46z"
    )
    plain = box(38.8, 35.6, 5, 10.4) + box(49.3, 36, 4.5, 10) + box(37.2, 53.5, 4, 9.5) + box(47.2, 51.5, 4, 11.5)
    return body(coloured) + plaster(plain + "M58.5 53L61.5 52L63.6 62.6L60.4 63z", TIMBER)


@_standing(17, 46, 36)
def hostel() -> str:
    """An inn under a steep roof, with a chimney and a sign that shows the moon."""
    roof = "M10 45L40 18L70 45z"
    moon = "M81.5 42.5A6 6 0 1 0 84.8 51.6A4.9 4.9 0 1 1 81.5 42.5z"
    return (
        plaster(box(53, 19, 6.5, 15), STONE_LIGHT)
        + stroke("M56 16C53 14 59 13.5 57 11.5", "#6b5636", 1.6)
        + plaster(box(17, 43, 46, 23), STONE_LIGHT)
        + body(roof)
        + shade("M40 18L70 45H58z")
        + stroke("M22 40H58M30.5 32H49.5", IVORY, 0.9)
        + opening(arch(40, 66, 13, 17) + box(22, 50, 7, 8) + box(51, 50, 7, 8))
        + stroke("M63 37H84M80 37V41", "#3a2a18", 1.8)
        + body(disc(79.5, 48, 8.6))
        + plaster(moon, "#f7dd8a")
    )


@_standing(11, 78, 30)
def hospital() -> str:
    """A block with two wings, and a serpent round a staff on its gable."""
    wings = box(12, 43, 25, 23) + box(63, 43, 25, 23) + box(10, 39.5, 29, 4) + box(61, 39.5, 29, 4)
    windows = "".join(arch(x, 57, 5.4, 9) for x in (18.5, 29, 71, 81.5))
    serpent = "M46 47C55 47 56 42.5 50 41S44.5 36 50 34.5S55.5 30 51 28.5"
    return (
        body(wings)
        + body(box(35, 26, 30, 40))
        + body("M31.5 26.5L50 14L68.5 26.5z")
        + shade("M31.5 26.5L50 14L68.5 26.5z" + box(10, 39.5, 25, 4) + box(65, 39.5, 25, 4), 0.42)
        + shade(box(82, 43.5, 6, 22.5) + box(60, 26.5, 5, 39.5), 0.12)
        + stroke("M50 25V49.5", "#7a4a12", 2.2)
        + stroke(serpent, "#1f6b4f", 2.4)
        + opening(windows + arch(50, 66, 11, 13.5))
    )


@_standing(13, 74, 26)
def market() -> str:
    """A stall: striped awning with a scalloped hem, and fruit on the counter."""
    awning = "M20 20H80L89 38H11z"
    hem = "M11 38" + "a6.5 6.5 0 0 0 13 0" * 6 + "z"
    stripes = "M20 20H30L24 38H11zM40 20H50V38H37zM60 20H70L76 38H63z" + "".join(
        f"M{11 + 26 * k} 38a6.5 6.5 0 0 0 13 0z" for k in range(3)
    )
    fruit = "".join(disc(x, 51.5, 3.6) for x in (24, 31.5, 39)) + disc(27.7, 45.8, 3.4) + disc(35.2, 45.8, 3.4)
    melons = "".join(disc(x, 50.6, 4.6) for x in (62, 72))
    return (
        plaster(box(15, 38, 3, 28) + box(82, 38, 3, 28), TIMBER)
        + plaster(fruit, "#eaa23c")
        + plaster(melons, "#7fa655")
        + plaster(awning + hem)
        + body(stripes)
        + plaster(box(13, 54.5, 74, 11.5), TIMBER)
        + stroke("M13 58.3H87M32 58.3V66M50 58.3V66M68 58.3V66", "#5d3d18", 1.1)
    )


@_standing(30, 12, 30)
def park() -> str:
    """Two broad trees, a bench and a pond."""
    big = "M34 51C22 53 14 45 18 37C13 29 20 20 28 21C32 13 46 13 49 21C58 21 61 31 56 37C58 46 48 53 38 51z"
    small = "M73 54C65 55 61 49 64 44C61 38 66 33 71 34C76 30 84 33 83 39C88 43 86 52 79 53z"
    return (
        plaster("M33.5 66L34.5 47H39.5L40.5 66zM73 66L73.6 50H77L77.6 66z", "#6d4a26")
        + body(big)
        + body(small)
        + shade(
            "M56 37C58 46 48 53 38 51C45 46 52 44 49 21C58 21 61 31 56 37z"
            "M83 39C88 43 86 52 79 53L73 54C79 50 81 45 83 39z"
        )
        + light(disc(28, 29, 4.2) + disc(36, 23.5, 3) + disc(70, 40, 2.8), 0.4)
        + stroke("M46 57H66M46 61H66M49 57V66M63 57V66", "#4a3010", 2.2)
        + body("M11 66C14 61 22 61 24 66zM82 66C84 62 88 62 89 66z")
    )


@_standing(13, 74, 26)
def school() -> str:
    """A hall with a bell in its turret and tall windows."""
    turret = box(43, 22, 14, 16) + "M40 22.5L50 12L60 22.5z"
    windows = "".join(arch(x, 60, 6, 13) for x in (22, 32.5, 67.5, 78))
    bell = "M46 33.5C48 31.5 46.8 27 50 26C53.2 27 52 31.5 54 33.5z"
    return (
        body(turret)
        + opening(arch(50, 36.5, 10, 13))
        + plaster(bell + disc(50, 34.6, 1.3), GOLD)
        + body(box(13, 42, 74, 24))
        + body(polygon([(11, 42), (20, 35), (80, 35), (89, 42)]))
        + shade(polygon([(11, 42), (20, 35), (80, 35), (89, 42)]) + box(83, 42, 4, 24), 0.3)
        + plaster(windows, STONE_LIGHT)
        + stroke(
            "M22 47V60M32.5 47V60M67.5 47V60M78 47V60M19 53H25M29.5 53H35.5M64.5 53H70.5M75 53H81",
            "#6b5636",
            1,
        )
        + opening(arch(50, 66, 13, 18))
        + light(box(13, 62.5, 29, 1.4) + box(58, 62.5, 29, 1.4), 0.6)
    )


@_standing(13, 74, 34)
def residential_area() -> str:
    """Cube houses that climb a slope."""
    back = box(33, 18, 27, 48)
    left = box(13, 36, 30, 30)
    right = box(55, 30, 32, 36)
    front = box(38, 48, 25, 18)
    return (
        body(back + merlons(33, 18.5, 4, 4, 3.6, 3))
        + body(right)
        + body(left)
        + shade(box(53, 18.5, 7, 11.5) + box(79, 30.5, 8, 35.5) + box(36.5, 36.5, 6.5, 29.5), 0.17)
        + body(front)
        + shade(box(57, 48.5, 6, 17.5), 0.17)
        + light(box(14, 37, 22, 2) + box(56, 31, 22, 2) + box(39, 49, 17, 2) + box(34, 19, 18, 2), 0.7)
        + opening(box(39, 25, 4.5, 6) + box(47, 25, 4.5, 6) + box(18, 43, 4.5, 6) + box(27, 43, 4.5, 6))
        + opening(box(61, 37, 4.5, 6) + box(71, 37, 4.5, 6) + box(69, 49, 4.5, 6) + arch(24, 66, 8, 12))
        + opening(arch(48, 66, 7.5, 11) + arch(71.5, 66, 7, 8))
    )
