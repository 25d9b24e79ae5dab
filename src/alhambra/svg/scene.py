"""What is to be seen: plain descriptions, free of rules and of the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Family = str
"""What a tile is: `palace`, `fountain`, or a family that a module has brought (`art/tile.py`)."""
CardKind = str
"""What a card is: `money`, `scoring`, `back`, or a kind that `art/cards.py` draws."""
Side = Literal["N", "E", "S", "W"]
Cell = tuple[int, int]


@dataclass(frozen=True)
class TileLook:
    """One face of a tile."""

    name: str
    """Its name in notation: `P8`, `fountain`."""
    family: Family
    type: str = ""
    """The building type: `pavilion`; empty for starting tiles."""
    price: int | None = None
    borders: str = ""
    """The sides with a wall, or what its family has instead, as letters of the compass: `NES`."""
    back: str | None = None
    """The name of the other face, if that has another building."""
    cover: str | None = None
    """What lies on it in place of its building: `hidden`, or the code of a currency."""
    colour: str = ""
    """Of a type without a picture of its own: it is drawn with its initial in this colour."""


@dataclass(frozen=True)
class CardLook:
    """A card; text is `fl5`, `score1`, the name of a module's card or of a tile, and empty for a back."""

    kind: CardKind
    text: str = ""
    currencies: tuple[str, ...] = ()
    """The codes of those on it, where its name does not say them."""

    @property
    def face(self) -> str:
        """What is drawn on it: the codes of its currencies, or its text."""
        return "-".join(self.currencies) or self.text


@dataclass(frozen=True)
class PlacedTile:
    """A tile on its cell; x grows east, y grows south."""

    tile: TileLook
    x: int
    y: int


@dataclass(frozen=True)
class PalaceScene:
    """A palace."""

    tiles: tuple[PlacedTile, ...]
    highlight: tuple[Cell, ...] = ()
    """Cells to point out, built upon or empty."""
    longest: tuple[tuple[int, int, Side], ...] = ()
    """The edges of the longest stretch of outer wall."""
    title: str = ""


@dataclass(frozen=True)
class TokenLook:
    """Something of a module without art of its own, before a player or on the table: what it is, how many or which."""

    label: str
    value: str = ""
    is_on: bool = True


@dataclass(frozen=True)
class FigureLook:
    """A figure before a player: its symbol, what is said of it, and whether it stands upright."""

    symbol: str
    label: str
    is_on: bool = True


@dataclass(frozen=True)
class NoteLook:
    """A dark pill under the market: pips, by their places on it, and what they mean."""

    label: str
    pips: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True)
class PileScene:
    """Tiles on offer besides those of the market, under a heading."""

    label: str
    tiles: tuple[TileLook, ...]


@dataclass(frozen=True)
class GuestScene:
    """Somebody who has tiles and points, but no palace and no turn."""

    name: str
    tiles: tuple[TileLook, ...] = ()
    score: int | None = None


@dataclass(frozen=True)
class SeatScene:
    """A player with everything in front of him."""

    name: str
    score: int
    palace: PalaceScene
    reserve: tuple[TileLook, ...] = ()
    hand: tuple[CardLook, ...] | int = 0
    """The cards, or only how many there are."""
    figure: FigureLook | None = None
    to_act: bool = False
    bought: tuple[TileLook, ...] = ()
    """Tiles that wait to be placed at the end of the turn."""
    tokens: tuple[TokenLook, ...] = ()


@dataclass(frozen=True)
class MarketScene:
    """The building market: per slot its tiles (none, one or two) and its currency code."""

    slots: tuple[tuple[TileLook, ...], ...]
    currencies: tuple[str, ...] = ("fl", "di", "de", "du")
    note: NoteLook | None = None


@dataclass(frozen=True)
class ScoringRow:
    """A line of the scoring table: a type or another category (`wall`) and a number for each seat."""

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
    guest: GuestScene | None = None
    pile: PileScene | None = None
    title: str = ""
    scoring: ScoringInfo | None = None
    tokens: tuple[TokenLook, ...] = ()
    """What lies on the table with modules that have no art of their own."""
