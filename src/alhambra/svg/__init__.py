"""Drawings: tiles, cards, palaces, the market and whole tables as standalone SVG.

Everything is drawn by this package; nothing is loaded. A drawing is made from a scene (see `scene`),
a `Style` (palette, light or dark, size) and `Words` (the texts, in any language):

    from alhambra.svg import TileLook, draw_tile
    svg = draw_tile(TileLook("P8", "palace", "pavilion", 8))
"""

from alhambra.svg.art.cards import draw_card
from alhambra.svg.art.sheet import draw_symbols, sprite, symbol_id
from alhambra.svg.art.tile import draw_tile
from alhambra.svg.art.words import ENGLISH, Words
from alhambra.svg.market import draw_market
from alhambra.svg.palace import draw_palace
from alhambra.svg.palette import Style
from alhambra.svg.scene import (
    CardLook,
    FigureLook,
    GuestScene,
    MarketScene,
    NoteLook,
    PalaceScene,
    PileScene,
    PlacedTile,
    ScoringInfo,
    ScoringRow,
    SeatScene,
    TableScene,
    TileLook,
)
from alhambra.svg.table import draw_table

__all__ = [
    "ENGLISH",
    "CardLook",
    "FigureLook",
    "GuestScene",
    "MarketScene",
    "NoteLook",
    "PalaceScene",
    "PileScene",
    "PlacedTile",
    "ScoringInfo",
    "ScoringRow",
    "SeatScene",
    "Style",
    "TableScene",
    "TileLook",
    "Words",
    "draw_card",
    "draw_market",
    "draw_palace",
    "draw_symbols",
    "draw_table",
    "draw_tile",
    "sprite",
    "symbol_id",
]
