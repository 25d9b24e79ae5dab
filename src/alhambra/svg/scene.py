"""What is to be seen: plain descriptions, free of rules and of the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Family = Literal["palace", "city", "hut", "fountain", "gate"]
CardKind = Literal["money", "exchange", "scoring", "bonus", "other", "back"]
Marker = Literal["even", "odd"]
Vizier = Literal["active", "inactive"]
Side = Literal["N", "E", "S", "W"]
Cell = tuple[int, int]


@dataclass(frozen=True)
class TileLook:
    """One face of a tile, a hut or a starting tile."""

    name: str
    """Its name in notation: `P8`, `ar2`, `hPn`, `fountain`."""
    family: Family
    type: str = ""
    """The building type: `pavilion`, `bath house`; empty for starting tiles."""
    price: int | None = None
    borders: str = ""
    """The sides with a wall (or, in a city, a moat), as letters of the compass: `NES`."""
    back: str | None = None
    """The name of the other face of a Granada tile."""
    site: str | None = None
    """A building site on it: `hidden`, or the code of its currency."""
    colour: str = ""
    """Of a type without a picture of its own: it is drawn with its initial in this colour."""


@dataclass(frozen=True)
class CardLook:
    """A card; text is `fl5`, `x:fl-di`, `score1` or a tile's name, and empty for a back."""

    kind: CardKind
    text: str = ""


@dataclass(frozen=True)
class PlacedTile:
    """A tile on its cell; x grows east, y grows south."""

    tile: TileLook
    x: int
    y: int


@dataclass(frozen=True)
class PalaceScene:
    """A palace or city."""

    tiles: tuple[PlacedTile, ...]
    highlight: tuple[Cell, ...] = ()
    """Cells to point out, built upon or empty."""
    longest: tuple[tuple[int, int, Side], ...] = ()
    """The edges of the longest stretch of outer wall."""
    title: str = ""


@dataclass(frozen=True)
class TokenLook:
    """Something of a module before a player that has no art of its own: what it is, and how many or which."""

    label: str
    value: str = ""
    is_on: bool = True


@dataclass(frozen=True)
class SeatScene:
    """A player with everything in front of him."""

    name: str
    score: int
    palace: PalaceScene
    reserve: tuple[TileLook, ...] = ()
    hand: tuple[CardLook, ...] | int = 0
    """The cards, or only how many there are."""
    vizier: Vizier | None = None
    to_act: bool = False
    bought: tuple[TileLook, ...] = ()
    """Tiles that wait to be placed at the end of the turn."""
    tokens: tuple[TokenLook, ...] = ()


@dataclass(frozen=True)
class MarketScene:
    """The building market: per slot its tiles (none, one or two) and its currency code."""

    slots: tuple[tuple[TileLook, ...], ...]
    currencies: tuple[str, ...] = ("fl", "di", "de", "du")
    marker: Marker | None = None


@dataclass(frozen=True)
class ScoringRow:
    """A line of the scoring table: a type (or `wall`, `moat`, `wall and moat`) and a number for each seat."""

    type: str
    counts: tuple[int, ...]
    points: str = ""
    """What it pays, ready to be shown: `16 · 8 · 1`."""


@dataclass(frozen=True)
class ScoringInfo:
    """Who has how many of what; the columns are the seats in order."""

    heading: str
    rows: tuple[ScoringRow, ...]
    columns: tuple[str, ...] = ()
    """Short headings of the columns; without them the seats are numbered from 1."""


@dataclass(frozen=True)
class TableScene:
    """A whole table."""

    market: MarketScene
    display: tuple[CardLook, ...]
    seats: tuple[SeatScene, ...]
    deck: int = 0
    bags: tuple[tuple[Family, int], ...] = ()
    """How many tiles are left in each bag."""
    dirk: tuple[TileLook, ...] | None = None
    dirk_score: int | None = None
    huts: tuple[TileLook, ...] = ()
    """The huts on offer."""
    title: str = ""
    scoring: ScoringInfo | None = None
