"""A leaflet: what a game or module is, as data next to its rules.

The kernel, notation, positions, views, observations, drawings, the server and bots read it and know no module. What a
module *does* is in the methods of `Module`.
"""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from alhambra.engine.pieces.tiles import Tile

# Points of the game at which modules may act, in the order of A-45.
BEFORE_SCORING: Final[i64] = 0
AFTER_SCORING: Final[i64] = 1
AFTER_TURN: Final[i64] = 2
GAME_END: Final[i64] = 3
POINT_NAMES: Final = ("before-scoring", "after-scoring", "after-turn", "game-end")

ROLES: Final = ("purchase", "laying", "action", "free", "answer")
PIECES: Final = ("flag", "number", "cards", "tiles", "pictures", "currencies")
PLACES: Final = ("table", "seat", "type", "tile")
SEEN: Final = ("all", "hand", "owner", "top", "nobody")


@dataclass(frozen=True)
class Kind:
    """A kind of action: its word in the notation and the fields that follow, named after their form (`notation.py`).

    Its role says what it is to a player: a *purchase* of a tile, the *laying* of one, an *action* of a turn, something
    *free* beside it, or the *answer* to a decision of its own.
    """

    name: str
    fields: tuple[str, ...] = ()
    is_secret: bool = False  # are the fields known to the player alone?
    role: str = "action"
    price_divisor: int = 1  # of a purchase: the price is divided by this, rounded down
    reveals: bool = False  # does it show something that was secret, although nothing is drawn?


@dataclass(frozen=True)
class Stage:
    """A kind of entry of the agenda: a decision somebody must take, or something that runs by itself.

    `fields` says what its seat and its argument are: a seat, point, tile, module, scoring, slot or number. A decision
    with a `silence` is a window: several may be asked, one after the other, and that action is what silence means.
    """

    name: str
    is_decision: bool = False
    fields: tuple[str, ...] = ("seat",)
    point: int = -1  # the point of the game at which it is asked; -1 within a turn
    silence: str = ""


@dataclass(frozen=True)
class Supply:
    """Pieces that chance draws one by one: the stream they come from, and what they are (tile, card or currency)."""

    stream: str
    pieces: str
    is_secret: bool = False  # is it hidden from others, or from all, what was drawn?
    names: tuple[str, ...] = ()  # its pieces, where hidden ones are dealt from what nobody has been seen with
    each: int = 0  # of those, how many each player has all game long; 0: all of them lie somewhere


@dataclass(frozen=True)
class Card:
    """A card that is shuffled into the money deck. Two currencies on it may be mixed in a payment that it allows."""

    name: str
    currencies: tuple[int, ...] = ()


@dataclass(frozen=True)
class Category:
    """Something that scores besides building types: points for each in the scorings 1, 2 and 3."""

    name: str
    points: tuple[int, ...] = (1, 1, 1)


@dataclass(frozen=True)
class Holding:
    """Something that lies with a module: tokens, cards, tiles or numbers, on the table or before each player.

    pieces  flag, number; cards, tiles; pictures (cards that show a tile); currencies
    per     where it lies: table, seat, one place for each building type, or on tiles
    seen    by all; in a hand (everybody can know it, and it is covered where money is); by its owner (on the table by
            the player who decides, on a tile by the owner of the tile); the top one of a pile; by nobody
    """

    name: str  # in views: `view["modules"][module][name]`
    pieces: str
    per: str = "seat"
    seen: str = "all"
    line: str = ""  # its line in positions; the name, if it is not said
    words: tuple[str, str] = ("no", "yes")  # how a flag is written
    start: int = 0  # of flags and numbers
    supply: str = ""  # the stream of the supply that hidden pieces come from; with `-` and the type, if it is per type
    opened_by: str = ""  # the holding that says what of it all know: a list of pieces; or a flag, for tiles in palaces
    is_shown: bool = True  # is it in views and observations? Not, if it can be told from what else is to be seen
    covers: bool = False  # on a tile: is the building under it not there yet?
    worth: float = 0.0  # hint for bots: points that one of these is worth to its owner in the middle of a game

    @property
    def key(self) -> str:
        """Its line in positions."""
        return self.line or self.name

    @property
    def is_counted(self) -> bool:
        """Is it one number in each place, not a list of pieces?"""
        return self.pieces in ("flag", "number")


@dataclass(frozen=True)
class Leaflet:
    """Everything that a game or module declares."""

    name: str  # in set-ups, notation and texts
    texts: dict[str, str] = field(default_factory=dict)  # Fluent texts by language, of a module from outside
    options: tuple[str, ...] = ()  # options of a set-up that it understands
    games: tuple[str, ...] = ()  # the games it can be played with; all, if none is named
    conflicts: tuple[str, ...] = ()  # the modules it cannot be played with
    types: tuple[str, ...] = ()  # building types
    tiles: tuple[Tile, ...] = ()  # those `in_bag` make a bag of their own if it is a game, else they join the first
    cards: tuple[Card, ...] = ()  # shuffled into the money deck, taken from the display one at a time
    kinds: tuple[Kind, ...] = ()
    stages: tuple[Stage, ...] = ()
    points: tuple[int, ...] = ()  # points of the game at which it acts
    supplies: tuple[Supply, ...] = ()  # what it draws from besides deck and bags
    categories: tuple[Category, ...] = ()
    holdings: tuple[Holding, ...] = ()
    secrets: tuple[str, ...] = ()  # what is hidden from whom, one sentence each, for readers
    parties: tuple[str, ...] = ()  # who takes part in majorities besides the players, by name
    fewer_copies: int = 0  # copies of each money card that are removed
    divisions: tuple[int, ...] = ()  # reshuffles (1: the first) at which the deck is divided into piles again
    aside: str = "reserve"  # the kind of action for an awarded tile of its bag that is not built


def describe_leaflet(leaflet: Leaflet) -> dict[str, object]:
    """A leaflet as plain data, for readers in other languages than Python."""
    return {
        "name": leaflet.name,
        "kinds": [describe_kind(kind) for kind in leaflet.kinds],
        "decisions": [describe_decision(stage) for stage in leaflet.stages if stage.is_decision],
        "holdings": [describe_holding(holding) for holding in leaflet.holdings if holding.is_shown],
        "categories": [category.name for category in leaflet.categories],
        "cards": [card.name for card in leaflet.cards],
        "types": list(leaflet.types),
        "families": sorted({tile.family for tile in leaflet.tiles}),
        "tiles": [describe_tile(tile) for tile in leaflet.tiles if tile.colour],
        "parties": list(leaflet.parties),
        "supplies": [supply.stream for supply in leaflet.supplies],
        "draws": is_drawn_from(leaflet),
        "aside": leaflet.aside,
    }


def is_drawn_from(leaflet: Leaflet) -> bool:
    """Does it change what chance draws from: supplies, deck or bags?"""
    is_in_deck = leaflet.cards or leaflet.fewer_copies or leaflet.divisions
    return bool(leaflet.supplies or is_in_deck or any([tile.in_bag for tile in leaflet.tiles]))


def describe_tile(tile: Tile) -> dict[str, object]:
    """A tile without a picture of its own as plain data: what can be drawn of it."""
    return {
        "name": tile.name,
        "family": tile.family,
        "type": tile.type,
        "price": tile.price,
        "borders": tile.borders.upper(),
        "colour": tile.colour,
    }


def describe_kind(kind: Kind) -> dict[str, object]:
    """A kind of action as plain data."""
    return {"name": kind.name, "fields": list(kind.fields), "role": kind.role, "secret": kind.is_secret}


def describe_decision(stage: Stage) -> dict[str, object]:
    """A decision as plain data; `point` is null within a turn, `silence` where nobody can keep silent."""
    point = POINT_NAMES[stage.point] if stage.point >= 0 else None
    return {"name": stage.name, "point": point, "silence": stage.silence or None}


def describe_holding(holding: Holding) -> dict[str, object]:
    """A holding as plain data."""
    return {
        "name": holding.name,
        "pieces": holding.pieces,
        "per": holding.per,
        "seen": holding.seen,
        "worth": holding.worth,
        "covers": holding.covers,
        "words": list(holding.words),
    }
