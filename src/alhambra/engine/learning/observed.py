"""What a player sees of the modules, in numbers: written from what their leaflets declare.

Each holding is a fixed number of numbers. Places by seat are counted from the viewer on.

    flag, number      one for each place
    cards             for each place and card of the module, how many lie there
    tiles, pictures   of each tile: 0, or one more than the place where it lies; then, unless all can be seen by
                      everybody, how many lie in each place
    top of a pile     for each place the number of the top tile and one, and how many there are
    on tiles          of each tile: 0 for nothing, 1 for something unknown, 2 and the currency
    currencies        for each place how many of each currency; how many in all, where nobody sees them
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from alhambra.engine.rules.holdings import count_places
from alhambra.engine.rules.leaflet import Holding
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.state import State

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

NUMBERS: Final[i64] = 0
CARDS: Final[i64] = 1
TILES: Final[i64] = 2
TOPS: Final[i64] = 3
ON_TILES: Final[i64] = 4
CURRENCIES: Final[i64] = 5
COUNTS: Final[i64] = 6


class ObservedModule:
    """Where what one module shows lies in an observation."""

    def __init__(self, rules: Rules, number: int) -> None:
        leaflet = rules.leaflets[number]
        self.number: i64 = number
        self.players: i64 = rules.players
        self.tiles: i64 = len(rules.tiles.tiles)
        self.cards: i64 = len(leaflet.cards)
        self.first_card: i64 = rules.modules[number].first_card
        self.is_open = all([holding.seen in ("all", "hand") for holding in leaflet.holdings])
        self.forms = vec[i64]()
        self.places = vec[i64]()
        self.by_seat = vec[i64]()
        self.counted = vec[i64]()  # is it also written how many lie in each place?
        self.firsts = vec[i64]()
        self.size: i64 = 0
        for holding in leaflet.holdings:
            self.add(holding, count_places(rules, holding))

    def add(self, holding: Holding, places: i64) -> None:
        """Make room for a holding."""
        form = form_of(holding)
        counted: i64 = 1 if form == TILES and holding.seen != "all" else 0
        self.forms = append(self.forms, form)
        self.places = append(self.places, places)
        self.by_seat = append(self.by_seat, 1 if holding.per == "seat" else 0)
        self.counted = append(self.counted, counted)
        self.firsts = append(self.firsts, self.size)
        self.size += self.room(form, places, counted)

    def room(self, form: i64, places: i64, counted: i64) -> i64:
        """How many numbers a holding of that form needs."""
        if form == CARDS:
            return places * self.cards
        if form == TILES:
            return self.tiles + counted * places
        if form == TOPS:
            return 2 * places
        if form == ON_TILES:
            return self.tiles
        return 4 * places if form == CURRENCIES else places

    def observe(self, game: "Game", viewer: i64, out: vec[i16], at: i64) -> None:
        """Write what that seat knows, from an index on; all numbers there are 0 before."""
        state = game.states[self.number]
        if not self.is_open:
            state = state.seen_by(game, viewer)
        h: i64
        k: i64
        for h in range(len(self.forms)):
            for k in range(self.places[h]):
                place = k
                if self.by_seat[h] != 0:
                    place = (viewer + k) % self.players
                self.write(state, h, place, k, out, at + self.firsts[h])

    def write(self, state: State, h: i64, place: i64, k: i64, out: vec[i16], at: i64) -> None:
        """Write what lies in one place of a holding, the k-th from the viewer on."""
        form: i64 = self.forms[h]
        items = state.items(h, place)
        if form == NUMBERS:
            out[at + k] = i16(items[0])
        elif form == CARDS:
            for card in items:
                raise_number(out, at + k * self.cards + card - self.first_card)
        elif form == TILES:
            self.write_tiles(items, h, k, out, at)
        elif form == TOPS:
            if len(items) > 0:
                out[at + 2 * k] = i16(items[len(items) - 1] + 1)
                out[at + 2 * k + 1] = i16(len(items))
        elif form == COUNTS:
            out[at + k] = i16(len(items))
        else:
            write_currencies(items, form, k, out, at)

    def write_tiles(self, items: vec[i64], h: i64, k: i64, out: vec[i16], at: i64) -> None:
        """Write the tiles of a place, and how many there are where some may be hidden."""
        for tile in items:
            if tile >= 0:
                out[at + tile] = i16(1 + k)
        if self.counted[h] != 0:
            out[at + self.tiles + k] = i16(len(items))


def write_currencies(items: vec[i64], form: i64, k: i64, out: vec[i16], at: i64) -> None:
    """Write the currencies on a tile, or those that lie in a place."""
    for currency in items:
        if form == ON_TILES:
            out[at + k] = i16(currency + 2)
        elif currency >= 0:
            raise_number(out, at + 4 * k + currency)


def form_of(holding: Holding) -> i64:
    """How a holding is written."""
    if holding.is_counted:
        return NUMBERS
    if holding.pieces == "cards":
        return CARDS
    if holding.pieces == "currencies":
        return ON_TILES if holding.per == "tile" else COUNTS if holding.seen == "nobody" else CURRENCIES
    return TOPS if holding.seen == "top" else TILES


def raise_number(out: vec[i16], at: i64) -> None:
    """One more."""
    out[at] = i16(i64(out[at]) + 1)
