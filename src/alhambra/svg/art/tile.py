"""One tile, in units of 100."""

from __future__ import annotations

import re
from math import cos, pi, sin

from alhambra.svg.art.sheet import document, drawing_of, symbol_id
from alhambra.svg.art.walls import draw_pieces
from alhambra.svg.art.words import ENGLISH, Words, describe_tile, name_tile
from alhambra.svg.ornament import polygon, star
from alhambra.svg.palette import (
    CURRENCY_CODES,
    INK,
    IVORY,
    OUTLINE,
    SHADOW,
    STANDARD,
    STONE_DARK,
    STONE_LIGHT,
    TYPE_CODES,
    WATER,
    Style,
    choose_ink,
    ground_of,
)
from alhambra.svg.scene import Family, PlacedTile, TileLook
from alhambra.svg.writer import DISPLAY, element, group, path, rect, text, tooltip, use


def draw_tile(
    tile: TileLook, style: Style = STANDARD, words: Words = ENGLISH, *, title: str = "", description: str = ""
) -> str:
    """A tile as a standalone SVG."""
    return document(
        sketch_tile(tile, style, words),
        (-2, -2, 104, 104),
        style.cell / 100,
        title or name_tile(tile, words),
        description or describe_tile(tile, words),
    )


def sketch_tile(tile: TileLook, style: Style, words: Words) -> str:
    """A lone tile with its borders, at the origin: its price upon a seal."""
    face = _face(tile, style, words) + draw_pieces([PlacedTile(tile, 0, 0)])
    face += _seals(tile, style, words, is_for_sale=True)
    return group(tooltip(f"{tile.name}: {describe_tile(tile, words)}"), face)


def sketch_face(tile: TileLook, style: Style, words: Words) -> str:
    """Everything of a built tile but its borders, which a palace joins across tiles."""
    face = _face(tile, style, words) + _seals(tile, style, words, is_for_sale=False)
    return group(tooltip(f"{tile.name}: {describe_tile(tile, words)}"), face)


def colour_of_bag(family: Family) -> str:
    """The colour of the bag with the tiles of a family."""
    return WATER if family == "city" else STONE_DARK


def _face(tile: TileLook, style: Style, words: Words) -> str:
    if tile.family in ("fountain", "gate"):
        return _ground(STONE_LIGHT, STONE_DARK) + use(symbol_id(tile.family), 0, 0, 100)
    return _building(tile, style, words)


def _ground(colour: str, pattern: str) -> str:
    return rect(0, 0, 100, 100, fill=colour) + use(symbol_id("floor"), 0, 0, 100, color=pattern)


def _colour(tile: TileLook, style: Style) -> str:
    return tile.colour or style.colour_of_type(tile.type)


def _building(tile: TileLook, style: Style, words: Words) -> str:
    colour = _colour(tile, style)
    if tile.colour:
        picture = _initial(words.types.get(tile.type, tile.type)[:1].upper(), colour)
    else:
        drawing = symbol_id("hut" if tile.family == "hut" else drawing_of(tile.type, tile.name))
        picture = use(drawing, 0, 0, 100, color=colour)
    return (
        _ground(ground_of(colour), colour)
        + picture
        + (_scaffolding(tile.cover, style) if tile.cover else "")
        + (_other_face(tile.back, style) if tile.back else "")
    )


def _initial(letter: str, colour: str) -> str:
    """A large letter on a star, for a type that has no picture."""
    return path(star(50, 44, 30, 8, 0.8), fill=colour, stroke=OUTLINE, stroke_width=1.2) + text(
        letter, 50, 57.5, 38, choose_ink(colour), font_family=DISPLAY
    )


def _seals(tile: TileLook, style: Style, words: Words, *, is_for_sale: bool) -> str:
    """The letters of the type, and the price: large while the tile is for sale, small once it is built."""
    if not tile.type:
        return ""
    colour = _colour(tile, style)
    letters = words.letters.get(tile.type, tile.type[:2])
    if tile.price is None:
        return _letters(letters, 78, 78, 10, colour)
    if is_for_sale:
        return _letters(letters, 21.5, 78.5, 9, colour) + _price(tile.price, colour)
    return (
        rect(62, 74.6, 25, 12, rx=6, fill=IVORY, stroke=OUTLINE, stroke_width=0.8)
        + text(str(tile.price), 79, 84.2, 10.5, INK)
        + _letters(letters, 66, 80.6, 7.4, colour)
    )


def _letters(letters: str, x: float, y: float, r: float, colour: str) -> str:
    """The letters on a six-cornered seal in the colour of the type."""
    six = [(x + r * cos(pi * k / 3 + pi / 6), y + r * sin(pi * k / 3 + pi / 6)) for k in range(6)]
    size = r * (1.25 if len(letters) == 1 else 1.0)
    return path(polygon(six), fill=colour, stroke=IVORY, stroke_width=1.2) + text(
        letters, x, y + size * 0.34, size, choose_ink(colour)
    )


def _price(price: int, colour: str) -> str:
    """A round seal with the price."""
    return (
        path(star(78.6, 79.4, 14.6, 16, 0.91), fill=SHADOW, fill_opacity=0.35)
        + path(star(78, 78, 14.4, 16, 0.91), fill=colour, stroke=OUTLINE, stroke_width=0.7)
        + element("circle", cx=78, cy=78, r=11.2, fill=IVORY, stroke=OUTLINE, stroke_width=0.6)
        + text(str(price), 78, 83.9, 16.8, INK)
    )


def _other_face(name: str, style: Style) -> str:
    """A small tag with the name of the face below, in the colour of its type."""
    code = re.match(r"[A-Za-z]{0,2}", name)
    colour = style.colour_of_type(TYPE_CODES.get(code.group() if code else "", ""))
    return rect(60.5, 13.4, 27, 11.6, rx=5.8, fill=colour, stroke=IVORY, stroke_width=1) + text(
        name[:5], 74, 22.4, 9.4, choose_ink(colour)
    )


def _scaffolding(cover: str, style: Style) -> str:
    """Poles and planks over the building, with what is known of the currency."""
    shown = use(symbol_id("scaffold"), 0, 0, 100)
    if cover in CURRENCY_CODES:
        return shown + use(symbol_id(CURRENCY_CODES[cover]), 33, 26, 34, color=style.colour_of_currency(cover))
    tag = element("circle", cx=50, cy=43, r=15, fill=IVORY, stroke=INK, stroke_width=1.4)
    return shown + tag + text("?", 50, 50.5, 21, INK)
