"""The words in and around drawings: single nouns, so that any language can replace them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from alhambra.svg.palette import CODES_OF_TYPES, CURRENCIES, CURRENCY_CODES, PALACE_TYPES, SECOND_TYPES
from alhambra.svg.scene import CardLook, TileLook


def _same(*names: str) -> dict[str, str]:
    return {name: name for name in names}


@dataclass(frozen=True)
class Words:
    """Every text a drawing can contain, apart from names and titles given in a scene."""

    types: Mapping[str, str] = field(
        default_factory=lambda: _same(*PALACE_TYPES, *SECOND_TYPES, "wall", "moat", "wall and moat")
    )
    letters: Mapping[str, str] = field(default_factory=lambda: dict(CODES_OF_TYPES))
    """One or two letters for each building type."""
    currencies: Mapping[str, str] = field(default_factory=lambda: _same(*CURRENCIES))
    money: Mapping[str, str] = field(default_factory=lambda: _same(*CURRENCY_CODES))
    """Two letters for each currency, by those in names of cards."""
    sides: Mapping[str, str] = field(default_factory=lambda: {"N": "north", "E": "east", "S": "south", "W": "west"})
    fountain: str = "fountain"
    gate: str = "city gate"
    hut: str = "hut"
    wall: str = "wall"
    moat: str = "moat"
    other_face: str = "other face"
    site: str = "building site"
    hidden: str = "hidden"
    card: str = "card"
    exchange: str = "exchange office"
    scoring: str = "scoring"
    bonus: str = "bonus card"
    palace: str = "palace"
    grounds: Mapping[str, str] = field(default_factory=lambda: {"city": "city"})
    """What is built of the tiles of a family, where that is not a palace."""
    longest: str = "longest wall"
    market: str = "building market"
    slot: str = "slot"
    display: str = "money display"
    deck: str = "deck"
    bag: str = "bag"
    reserve: str = "reserve"
    bought: str = "to place"
    hand: str = "hand"
    points: str = "points"
    to_act: str = "to act"
    table: str = "table"


ENGLISH = Words()


def name_tile(tile: TileLook, words: Words) -> str:
    """A tile in words: `pavilion 8`, `hut: garden`."""
    if tile.family == "fountain":
        return words.fountain
    if tile.family == "gate":
        return words.gate
    name = words.types.get(tile.type, tile.type)
    if tile.family == "hut":
        return f"{words.hut}: {name}"
    return name if tile.price is None else f"{name} {tile.price}"


def describe_tile(tile: TileLook, words: Words) -> str:
    """A tile with everything one sees on it, for a screen reader."""
    parts = [name_tile(tile, words)]
    if tile.borders:
        border = words.moat if tile.family == "city" else words.wall
        parts.append(f"{border}: {', '.join(words.sides.get(side, side) for side in tile.borders)}")
    if tile.back:
        parts.append(f"{words.other_face}: {tile.back}")
    if tile.cover:
        parts.append(f"{words.site}: {words.hidden if tile.cover == 'hidden' else _currency(tile.cover, words)}")
    return "; ".join(parts)


def _currency(code: str, words: Words) -> str:
    name = CURRENCY_CODES.get(code, code)
    return words.currencies.get(name, name)


def name_card(card: CardLook, words: Words) -> str:
    """A card in words: `florin 5`, `exchange office: florin, dirham`."""
    if card.kind == "money":
        return f"{_currency(card.text[:2], words)} {card.text[2:]}"
    if card.kind == "exchange":
        pair = card.face.removeprefix("x:").split("-")
        return f"{words.exchange}: {', '.join(_currency(code, words) for code in pair)}"
    if card.kind == "scoring":
        return f"{words.scoring} {card.text.removeprefix('score')}"
    if card.kind == "bonus":
        return f"{words.bonus}: {card.text}"
    return card.text if card.kind in ("other", "picture") else words.card
