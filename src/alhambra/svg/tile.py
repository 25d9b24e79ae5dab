"""One tile, in units of 100."""

from __future__ import annotations

import re

from alhambra.svg.ornament import star
from alhambra.svg.palette import (
    CODES_OF_TYPES,
    CURRENCY_CODES,
    INK,
    IVORY,
    OUTLINE,
    STANDARD,
    STONE_LIGHT,
    TYPE_CODES,
    Style,
    ground_of,
    ink_on,
    mix,
)
from alhambra.svg.scene import PlacedTile, TileLook
from alhambra.svg.sheet import document, symbol_id
from alhambra.svg.walls import draw_pieces
from alhambra.svg.words import ENGLISH, Words, tile_details, tile_name
from alhambra.svg.writer import element, group, path, rect, text, tooltip, use


def draw_tile(
    tile: TileLook, style: Style = STANDARD, words: Words = ENGLISH, *, title: str = "", description: str = ""
) -> str:
    """A tile as a standalone SVG."""
    return document(
        tile_art(tile, style, words),
        (-2, -2, 104, 104),
        style.cell / 100,
        title or tile_name(tile, words),
        description or tile_details(tile, words),
    )


def tile_art(tile: TileLook, style: Style, words: Words) -> str:
    """A lone tile with its borders, at the origin."""
    return tile_face(tile, style, words) + draw_pieces([PlacedTile(tile, 0, 0)])


def tile_face(tile: TileLook, style: Style, words: Words) -> str:
    """Everything of a tile but its borders, which a palace joins across tiles."""
    if tile.family in ("fountain", "gate"):
        parts = _ground(STONE_LIGHT) + use(symbol_id(tile.family), 0, 0, 100)
    else:
        parts = _building(tile, style)
    return group(tooltip(f"{tile.name}: {tile_details(tile, words)}"), parts)


def _ground(colour: str) -> str:
    return rect(0, 0, 100, 100, fill=colour, stroke=mix(colour, INK, 0.35), stroke_width=1)


def _building(tile: TileLook, style: Style) -> str:
    colour = style.colour_of_type(tile.type)
    ground = ground_of(colour)
    drawing = symbol_id("hut" if tile.family == "hut" else tile.type)
    return (
        _ground(ground)
        + path(star(50, 42, 36), fill=mix(ground, IVORY, 0.55))
        + use(drawing, 0, 0, 100, color=colour)
        + (_scaffolding(tile.site, style) if tile.site else "")
        + (_other_face(tile.back, style) if tile.back else "")
        + _plaque(tile, colour)
    )


def _plaque(tile: TileLook, colour: str) -> str:
    """The letters of the type on its colour, and the price on ivory."""
    code = CODES_OF_TYPES.get(tile.type, tile.type[:2])
    if tile.price is None:
        return rect(32, 66.5, 36, 22.5, rx=4, fill=colour, stroke=OUTLINE, stroke_width=1.2) + text(
            code, 50, 84.6, 19.5, ink_on(colour)
        )
    return (
        rect(14.6, 66.5, 70.8, 22.5, rx=4, fill=IVORY, stroke=OUTLINE, stroke_width=1.2)
        + path("M47 67.1H18.6A3.4 3.4 0 0 0 15.2 70.5V85A3.4 3.4 0 0 0 18.6 88.4H47z", fill=colour)
        + path("M47 66.5V89", stroke=OUTLINE, stroke_width=1.2)
        + text(code, 31, 84.4, 21 - 1.8 * len(code), ink_on(colour))
        + text(str(tile.price), 66, 85.7, 23, INK)
    )


def _other_face(name: str, style: Style) -> str:
    """A small tag with the name of the face below, in the colour of its type."""
    code = re.match(r"[A-Za-z]{0,2}", name)
    colour = style.colour_of_type(TYPE_CODES.get(code.group() if code else "", ""))
    return rect(56.5, 12.5, 31, 13.5, rx=6.7, fill=colour, stroke=INK, stroke_width=1) + text(
        name[:5], 72, 23, 10.5, ink_on(colour)
    )


def _scaffolding(site: str, style: Style) -> str:
    """Poles and planks over the building, with what is known of the currency."""
    tag = element("circle", cx=50, cy=43, r=15, fill=IVORY, stroke=INK, stroke_width=1.4)
    if site in CURRENCY_CODES:
        mark = use(symbol_id(CURRENCY_CODES[site]), 41, 29.5, 18, color=style.colour_of_currency(site))
        mark += text(site, 50, 55, 9, INK)
    else:
        mark = text("?", 50, 50.5, 21, INK)
    return use(symbol_id("scaffold"), 0, 0, 100) + tag + mark
