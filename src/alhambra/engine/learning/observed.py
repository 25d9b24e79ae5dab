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

from alhambra.engine.rules.holdings import PIECE_ROW, TILE_ROW, Holdings
from alhambra.engine.rules.leaflet import Holding
from alhambra.engine.rules.ruleset import Rules

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
        self.holdings = vec[i64]()  # those that are shown, by their places in the leaflet
        self.forms = vec[i64]()
        self.places = vec[i64]()
        self.by_seat = vec[i64]()
        self.counted = vec[i64]()  # is it also written how many lie in each place?
        self.firsts = vec[i64]()
        self.size: i64 = 0
        for h, holding in enumerate(leaflet.holdings):
            if holding.is_shown:
                self.add(h, holding, rules.plans[number].places[h])

    def add(self, h: i64, holding: Holding, places: i64) -> None:
        """Make room for a holding."""
        self.holdings = append(self.holdings, h)
        form = form_of(holding)
        counted: i64 = 1 if form == TILES and holding.seen != "all" else 0
        self.forms = append(self.forms, form)
        self.places = append(self.places, places)
        self.by_seat = append(self.by_seat, 1 if holding.per == "seat" else 0)
        self.counted = append(self.counted, counted)
        self.firsts = append(self.firsts, self.size)
        self.size += self.measure_room(form, places, counted)

    def measure_room(self, form: i64, places: i64, counted: i64) -> i64:
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
        held = game.states[self.number]
        if not self.is_open:
            held = held.seen_by(game, viewer)
        h: i64
        k: i64
        for h in range(len(self.forms)):
            if self.forms[h] == ON_TILES:
                write_on_tiles(held.piles[self.holdings[h]], out, at + self.firsts[h])
                continue
            for k in range(self.places[h]):
                place = k
                if self.by_seat[h] != 0:
                    place = (viewer + k) % self.players
                self.write(held, h, place, k, out, at + self.firsts[h])

    def write(self, held: Holdings, h: i64, place: i64, k: i64, out: vec[i16], at: i64) -> None:
        """Write what lies in one place of a holding, the k-th from the viewer on."""
        form: i64 = self.forms[h]
        items = held.items(self.holdings[h], place)
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
            for currency in items:
                if currency >= 0:
                    raise_number(out, at + 4 * k + currency)

    def write_tiles(self, items: vec[i64], h: i64, k: i64, out: vec[i16], at: i64) -> None:
        """Write the tiles of a place, and how many there are where some may be hidden."""
        for tile in items:
            if tile >= 0:
                out[at + tile] = i16(1 + k)
        if self.counted[h] != 0:
            out[at + self.tiles + k] = i16(len(items))


def write_on_tiles(rows: list[vec[i64]], out: vec[i16], at: i64) -> None:
    """Write what lies on tiles; 1 for something unknown."""
    i: i64
    for i in range(len(rows[TILE_ROW])):
        out[at + rows[TILE_ROW][i]] = i16(rows[PIECE_ROW][i] + 2)


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
