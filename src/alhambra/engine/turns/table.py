"""What lies on a table and can be seen by all: the part that a game and a view of it have in common."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.engine.pieces.cards import CODES
from alhambra.engine.rules.holdings import Holdings
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.turns.seat import Seat


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Offer:
    """A tile of the building market: its slot (1 to 4), what it is paid in, its name, type and price."""

    slot: int
    currency: str
    tile: str
    type: str
    price: int


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Slot:
    """A slot of the building market: its number (1 to 4), what is paid there, and what lies in it.

    That is a tile of every bag, in most games one; fewer when a bag is empty.
    """

    number: int
    currency: str
    offers: tuple[Offer, ...]

    @property
    def tiles(self) -> tuple[str, ...]:
        """The names of its tiles."""
        return tuple([offer.tile for offer in self.offers])

    @property
    def prices(self) -> tuple[int, ...]:
        """What they cost, in the same order."""
        return tuple([offer.price for offer in self.offers])


class Table:
    """The players, display, market and scores, and how far the game has come."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats: list[Seat] = []
        self.display = vec[i64]()
        self.market_tiles = vec[i64]()  # by place: slot * layers + layer
        self.states: list[Holdings] = []  # what lies with each module; in a view, what its viewer may know of them
        self.scores = vec[i64]()  # per party: the players, then those who take part in majorities without playing
        self._sheet = vec[i64]()  # points [scoring][category][party], for the score sheet
        self._tallies = vec[i64]()  # the numbers behind them
        self.agenda = vec[i64]()
        self.turn: i64 = 0  # whose turn it is; not always who decides
        self.turns: i64 = 0  # turns begun
        self.last_purchase: i64 = 0  # the turn in which a tile was last bought
        self.steps: i64 = 0  # actions carried out
        self.extra = False  # is the coming action one that an exact payment gave?
        self.due: i64 = 0  # scoring cards that have come up in this refill (bit set)
        self.scored: i64 = 0  # scorings that have taken place (bit set)
        self.is_over = False
        self._takes = vec[i64]()  # the ways to take money from the display

    @property
    def points(self) -> list[int]:
        """The points of each party: the players, then those who take part in majorities without playing."""
        return [int(score) for score in self.scores]

    @property
    def market(self) -> list[Slot]:
        """The four slots of the building market, with what lies in them."""
        offers = self.offers
        slots = enumerate(CODES, 1)
        return [Slot(slot, code, tuple([offer for offer in offers if offer.slot == slot])) for slot, code in slots]

    @property
    def offers(self) -> list[Offer]:
        """The tiles of the building market, slot by slot; empty slots are left out."""
        tiles, layers = self.rules.tiles.tiles, len(self.rules.layers)
        found: list[Offer] = []
        for place, tile in enumerate(self.market_tiles):
            if tile >= 0:
                slot, its = place // layers, tiles[tile]
                found.append(Offer(slot + 1, CODES[slot], its.name, its.type, its.price))
        return found

    @property
    def open_money(self) -> list[str]:
        """The cards of the money display by name."""
        return [self.rules.cards.names[card] for card in self.display if card >= 0]

    def _share(self, other: "Table") -> None:
        """Take over everything of another table, without copying; `_own` makes it independent."""
        self.seats = other.seats
        self.display = other.display
        self.market_tiles = other.market_tiles
        self.states = other.states
        self.scores = other.scores
        self._sheet = other._sheet
        self._tallies = other._tallies
        self.agenda = other.agenda
        self.turn = other.turn
        self.turns = other.turns
        self.last_purchase = other.last_purchase
        self.steps = other.steps
        self.extra = other.extra
        self.due = other.due
        self.scored = other.scored
        self.is_over = other.is_over
        self._takes = other._takes

    def _own(self) -> None:
        """Copy what is changed in place, except what lies with modules: who sees what of that differs."""
        self.seats = [seat.clone() for seat in self.seats]
        self.display = self.display[:]
        self.market_tiles = self.market_tiles[:]
        self.scores = self.scores[:]
        self._sheet = self._sheet[:]
        self._tallies = self._tallies[:]
        self.agenda = self.agenda[:]
