"""What a game or module may declare and do: the seams of the kernel.

A module fills some of the methods below and names them in `fills`. The kernel knows no module: it asks each
that fills a seam, in the order of composition, and combines the answers as the method's description says. One instance
belongs to one ruleset; what changes in play lives in its `State`.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.engine.actions.codes import Codes
from alhambra.engine.palace.palace import Palace
from alhambra.engine.pieces.cards import CardTable
from alhambra.engine.pieces.tiles import Tile, TileTable

if TYPE_CHECKING:
    from alhambra.engine.chance import Chance
    from alhambra.engine.play.game import Game
    from alhambra.engine.refusal import Refusal
    from alhambra.engine.rules.ruleset import Rules

# Points of the game at which modules may act (`at`), in the order of A-45.
BEFORE_SCORING: Final[i64] = 0
AFTER_SCORING: Final[i64] = 1
AFTER_TURN: Final[i64] = 2
GAME_END: Final[i64] = 3
POINTS: Final = 4


@dataclass(frozen=True)
class Kind:
    """A kind of action: its word in the notation and the fields that follow, named after their form (`notation.py`)."""

    name: str
    fields: tuple[str, ...] = ()
    is_secret: bool = False  # are the fields known to the player alone?


@dataclass(frozen=True)
class Step:
    """A kind of entry of the agenda: a decision somebody must take, or something that runs by itself.

    `fields` says what its seat and its argument are: a seat, point, tile, module, scoring, slot or number.
    """

    name: str
    is_decision: bool = False
    fields: tuple[str, ...] = ("seat",)


@dataclass(frozen=True)
class Supply:
    """Pieces that chance draws one by one: the stream they come from, and what they are (tile, card or currency)."""

    stream: str
    pieces: str
    is_secret: bool = False  # is it hidden from others, or from all, what was drawn?


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a module keeps during a game. The base class keeps nothing."""

    def clone(self) -> "State":
        """An independent copy."""
        return self

    def seen_by(self, game: "Game", viewer: i64) -> "State":
        """A state made from what that seat (-1: a spectator) may know; what is hidden is left open."""
        return self.clone()

    def complete(self, game: "Game", chance: "Chance") -> None:
        """Fill what `seen_by` left open, by chance, in agreement with everything known."""

    def save(self, game: "Game") -> dict[str, str]:
        """Its text form: lines of a position."""
        return {}

    def load(self, game: "Game", lines: dict[str, str]) -> None:
        """The reverse of `save`."""

    def show(self, rules: "Rules") -> dict[str, object]:
        """Plain data with names, of a state made by `seen_by`."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One game or module. Every method is a seam; the base class fills none."""

    def __init__(self) -> None:
        self.number = 0  # place among the modules of the ruleset
        self.first_kind: i64 = 0  # number of its first kind of action
        self.first_step: i64 = 0  # number of its first kind of agenda entry
        self.first_type: i64 = 0  # number of its first building type
        self.layer: i64 = 0  # layer of its tiles: counted up by the modules that have a bag

    # --- declarations -------------------------------------------------------------------------------

    def name(self) -> str:
        """The name in set-ups, notation and texts."""
        raise NotImplementedError  # pragma: no cover - every module has one

    def fills(self) -> tuple[str, ...]:
        """The names of the seams below that it fills."""
        return ()

    def secrets(self) -> tuple[str, ...] | None:
        """What it hides from whom, one line each; () for nothing.
        A module with a state that declares nothing is refused.
        """
        return None

    def in_hands(self) -> tuple[str, ...]:
        """Which lists of its shown state (one a seat) are of cards in hands: open only where money is open."""
        return ()

    def options(self) -> tuple[str, ...]:
        """Options of a set-up that it understands."""
        return ()

    def conflict(self, game: str, modules: tuple[str, ...]) -> str:
        """Text key of the reason why it cannot be played with these; "" when it can."""
        return ""

    def texts(self, language: str) -> str:
        """Its texts (Fluent) where they are not among the product's own: for modules from outside."""
        return ""

    def types(self) -> list[str]:
        """Building types. Union, in order."""
        return []

    def tiles(self) -> list[Tile]:
        """Tiles. Union, in order; names must differ."""
        return []

    def bag(self, table: TileTable) -> list[int]:
        """The tiles of its bag (one layer of the market), () if it has none. Each layer has exactly one owner."""
        return []

    def add_cards(self, table: CardTable) -> None:
        """Cards beside the money. Union."""

    def kinds(self) -> list[Kind]:
        """Kinds of action. Union; names must differ."""
        return []

    def steps(self) -> list[Step]:
        """Kinds of agenda entries. Union; names must differ."""
        return []

    def supplies(self) -> list[Supply]:
        """What it draws from beside deck and bags. Union; streams must differ."""
        return []

    def categories(self) -> list[str]:
        """Scoring categories beside its building types (such as "wall"). Union; each has exactly one owner."""
        return []

    # --- set-up ---------------------------------------------------------------------------------------

    def new_state(self, game: "Game") -> State:
        """Its state before anything is dealt."""
        return State()

    def new_palace(self, table: TileTable) -> Palace:
        """A palace with its starting tile. Asked of the game alone."""
        raise NotImplementedError  # pragma: no cover - every game has one

    def copies(self, copies: i64) -> i64:
        """How many copies of each money card are used. Each module in turn."""
        return copies

    def is_first_layout(self, game: "Game", tile: i64) -> bool:
        """May the tile lie in the first market? Any module's no counts."""
        return True

    def stack(self, game: "Game", division: i64, piles: list[vec[i64]]) -> None:
        """Put cards into the piles of the money deck (division 0: at set-up). Each module in turn, the game first."""

    def divides(self, division: i64) -> bool:
        """Is the deck divided into piles at that reshuffle (1: the first)? Any module's yes counts."""
        return False

    def prepare(self, game: "Game") -> None:
        """Deal what else is to be dealt. Each module in turn."""

    # --- play -----------------------------------------------------------------------------------------

    def lay(self, game: "Game", tile: i64) -> i64:
        """The face of a tile drawn from its bag. Asked of the layer's owner."""
        return tile

    def refilled(self, game: "Game", layers: i64) -> None:
        """The market was refilled with tiles of these layers (bit set). Each module in turn."""

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        """Actions for a decision, the kernel's or its own. Concatenated: kernel first, then in order of composition."""

    def offer_free(self, game: "Game", entry: i64, out: Codes) -> None:
        """Things a player may do beside his action (A-10). Concatenated, after everything else;
        they are no way out of A-15.
        """

    def take_cards(self, game: "Game", out: Codes) -> None:
        """Ways to take cards that are no money from the display. Concatenated."""

    def receive(self, game: "Game", seat: i64, card: i64) -> None:
        """A seat takes a card that is no money. Asked of the card's owner."""

    def payments(self, game: "Game", seat: i64, currency: i64, price: i64, base: i64, out: Codes) -> None:
        """Further ways to pay a price in full; each code is `base` plus a payment field. Union without doubles."""

    def spend(self, game: "Game", seat: i64, payment: i64) -> None:
        """A payment with something in its option field was made: discard what allowed it. Each module in turn."""

    def apply(self, game: "Game", code: i64) -> None:
        """Carry out an action of one of its kinds."""

    def run(self, game: "Game", entry: i64) -> None:
        """Carry out an agenda entry of one of its steps that runs by itself (it has been taken off the agenda)."""

    def at(self, game: "Game", point: i64) -> None:
        """A point of the game is reached; push decisions if there are any. Each module in turn,
        each resolved before the next.
        """

    def held_tiles(self, game: "Game") -> vec[i64]:
        """Tiles from a bag that lie with the module and not before a player. Union."""
        return vec[i64]()

    def held_cards(self, game: "Game") -> vec[i64]:
        """Cards from the deck that lie with the module and are no money. Union."""
        return vec[i64]()

    def leaves(self, game: "Game", seat: i64, tile: i64) -> None:
        """A tile has left a palace. Each module in turn."""

    def is_unfinished(self, game: "Game", tile: i64) -> bool:
        """Is the building on a tile not there yet? Any module's yes counts."""
        return False

    def is_gift_barred(self, game: "Game", tile: i64) -> bool:
        """Is a bought tile kept from leaving its buyer's hands? Any module's yes counts."""
        return False

    def aside(self, game: "Game", tile: i64) -> i64:
        """The action of not building an awarded tile. Asked of the layer's owner."""
        return 0

    def refusal(self, game: "Game", code: i64) -> "Refusal | None":
        """Why an action of one of its kinds is illegal now."""
        return None

    # --- scoring --------------------------------------------------------------------------------------

    def parties(self) -> int:
        """Parties beside the players that take part in majorities. Sum."""
        return 0

    def tally(self, game: "Game", party: i64, counts: vec[i64]) -> None:
        """Add to (or take from) the buildings counted for a party, by type. Each module in turn."""

    def best_price(self, game: "Game", party: i64, kind: i64) -> i64:
        """The dearest building of a type that a party has outside any palace. The greatest counts."""
        return 0

    def pays(self, scoring: i64, kind: i64, visible: i64) -> vec[i64]:
        """Points of the places 1, 2 … for one of its types, when so many buildings of it are to be seen."""
        raise NotImplementedError  # pragma: no cover - whoever has types pays for them

    def rank(self, game: "Game", party: i64, kind: i64, count: i64) -> i64:
        """What a party's place in the majority of one of its types goes by; 0 for no place."""
        return count

    def measure(self, game: "Game", category: i64, party: i64) -> i64:
        """How much a party has of one of its categories."""
        return 0

    def unit(self, scoring: i64, category: i64) -> i64:
        """Points for each of that in a scoring."""
        return 1
