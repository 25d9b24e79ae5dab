"""How single pieces look: tiles, cards, and what lies on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from alhambra.engine.pieces.cards import CODES, FIRST_SCORING, MONEY_CARDS
from alhambra.engine.pieces.tiles import Tile
from alhambra.engine.rules.leaflet import Holding
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.view.view import View
from alhambra.svg.scene import CardLook, Family, TileLook

Covers = Mapping[str, str]
"""What lies on a tile in place of its building, by the tile's name: a currency, or `hidden`."""


def make_tile_look(tile: Tile, covers: Covers | None = None) -> TileLook:
    """One face of a tile."""
    return TileLook(
        name=tile.name,
        family=tile.family,
        type=tile.type,
        price=tile.price if tile.family in ("palace", "city") else None,
        borders=tile.borders.upper(),
        back=tile.back or None,
        cover=(covers or {}).get(tile.name),
        colour=tile.colour,
    )


def make_card_look(rules: Rules, name: str) -> CardLook:
    """A card of the money deck by its name: one that a module declares with two currencies shows them."""
    if name == "?":
        return CardLook("back")
    number = rules.cards.by_name[name]
    if number < MONEY_CARDS:
        return CardLook("money", name)
    if number < FIRST_SCORING + 2:
        return CardLook("scoring", name)
    codes = tuple(CODES[currency] for currency in rules.cards.currencies[number])
    return CardLook("exchange", name, codes) if len(codes) == 2 else CardLook("other", name)


def make_held_look(rules: Rules, module: str, holding: Holding, name: str) -> CardLook:
    """Something that a player holds in hand like money: a card of the deck, or one that shows a tile."""
    if holding.pieces != "pictures" or name == "?":
        return make_card_look(rules, name)
    return CardLook("bonus" if module == "bonus" else "picture", name)


def covers_of(rules: Rules, modules: Mapping[str, Mapping[str, object]]) -> Covers:
    """What lies on tiles, of all modules that put something there."""
    covers: dict[str, str] = {}
    for leaflet in rules.leaflets:
        for holding in leaflet.holdings:
            if holding.covers:
                shown = cast(dict[str, str], modules[leaflet.name][holding.name])
                covers |= {name: "hidden" if piece == "?" else piece for name, piece in shown.items()}
    return covers


def looks_of(view: View, names: Iterable[str], covers: Covers) -> tuple[TileLook, ...]:
    """Tiles by their names."""
    table = view.rules.tiles
    return tuple(make_tile_look(table.tiles[table.by_name[name]], covers) for name in names)


def find_bag_family(layer: Module) -> Family:
    """The family of the tiles in the bag of a module."""
    return next(tile.family for tile in layer.declared.tiles if tile.in_bag)
