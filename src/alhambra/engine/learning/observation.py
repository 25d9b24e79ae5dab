"""What a player sees, as a row of numbers of a fixed length: for agents that learn to play.

Seats are counted from the viewer on: 0 is himself, 1 the next. Money is as perfect memory knows it (`view.py`). Tiles
are described one by one, each by its place and its cell, so a palace may be as large as it likes.

    moment      decision, who decides, whose turn, extra action, scorings held (3), turns begun, cards in the deck,
                cards up to the end of the pile with scoring card 1 (0: not in there), the same with scoring card 2
    bags        tiles in each bag
    display     of each card, how many lie in the display
    hands       of each seat and money card, how many it has
    tiles       of each tile: its place, x, y. 0: not in sight; 1 to 4: the market slot (from 5 on: those of the second
                layer); then three for each seat: in its palace, in its reserve, bought
    starts      of each seat: has a second layer of its palace begun, and where (x, y)?
    scores      of each party
    buildings   of each party and type, as counted in a scoring
    borders     of each seat and category beside the types (such as the wall): edges of the longest stretch
    modules     what the modules show (`observed.py`)
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alhambra.engine.actions.agenda import seat_of, stage_of
from alhambra.engine.actions.purse import ALIKE_MASK, VALUE_BITS
from alhambra.engine.learning.observed import ObservedModule
from alhambra.engine.pieces.cards import FIRST_SCORING, MONEY_CARDS, VALUES
from alhambra.engine.pieces.cells import column_of, row_of
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.turns.scoring import count_party_buildings

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

MOMENT_NUMBERS = 11
MOST_TURNS: Final[i64] = 0x7FFF  # the largest number that an observation can hold


class Layout:
    """Where each part of an observation lies, for the games of one ruleset."""

    def __init__(self, game: "Game") -> None:
        rules = game.rules
        self.rules: Rules = rules
        self.players: i64 = rules.players
        self.parties: i64 = rules.parties
        self.types: i64 = len(rules.tiles.types)
        self.categories: i64 = len(rules.categories)
        self.layers: i64 = len(rules.layers)
        self.first_scoring: i64 = rules.card_classes[FIRST_SCORING]
        self.tile_count: i64 = len(rules.tiles.tiles)
        self.parts: dict[str, tuple[int, int]] = {}  # first number and size of each part
        self.size: i64 = 0
        self.moment = self.add("moment", MOMENT_NUMBERS)
        self.bags = self.add("bags", self.layers)
        self.display = self.add("display", len(rules.cards.names))
        self.hands = self.add("hands", self.players * MONEY_CARDS)
        self.tiles = self.add("tiles", self.tile_count * 3)
        self.starts = self.add("starts", self.players * 3)
        self.scores = self.add("scores", self.parties)
        self.buildings = self.add("buildings", self.parties * self.types)
        self.borders = self.add("borders", self.players * (self.categories - self.types))
        self.modules = [ObservedModule(rules, number) for number in range(len(rules.modules))]
        self.shown = self.add("modules", sum([module.size for module in self.modules]))

    def add(self, name: str, size: i64) -> i64:
        """Make room for a part; returns where it begins."""
        first = self.size
        self.parts[name] = (int(first), int(size))
        self.size = first + size
        return first

    def measure(self, game: "Game", seat: i64, out: vec[i16], at: i64) -> None:
        """Write the longest stretches of a seat, by category, into `out`, from index `at` on."""
        category: i64
        for category in range(self.types, self.categories):
            edges: i64 = self.rules.category_owners[category].measure(game, category, seat)
            out[at + category - self.types] = i16(edges)

    def see(self, game: "Game", viewer: i64) -> vec[i16]:
        """What a seat sees."""
        borders = vec[i16]([0] * (self.players * (self.categories - self.types)))
        seat: i64
        for seat in range(self.players):
            self.measure(game, seat, borders, seat * (self.categories - self.types))
        out = vec[i16]([0] * self.size)
        self.observe(game, viewer, borders, 0, out, 0)
        return out

    def observe(self, game: "Game", viewer: i64, borders: vec[i16], first: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat sees into `out`, from index `at` on; `borders` holds what was measured, from `first` on."""
        i: i64
        for i in range(at, at + self.hands):
            out[i] = 0
        for i in range(at + self.tiles, at + self.size):
            out[i] = 0
        self.observe_moment(game, viewer, out, at)
        self.observe_money(game, viewer, out, at)
        self.observe_tiles(game, viewer, out, at + self.tiles)
        self.observe_points(game, viewer, out, at)
        self.observe_borders(viewer, borders, first, out, at + self.borders)
        shown: i64 = at + self.shown
        for module in self.modules:
            module.observe(game, viewer, out, shown)
            shown += module.size

    def observe_moment(self, game: "Game", viewer: i64, out: vec[i16], at: i64) -> None:
        """What is asked, and how far the game has come."""
        if not game.is_over:
            top = game.top()
            out[at] = i16(stage_of(top) + 1)
            out[at + 1] = i16(self.relative(seat_of(top), viewer))
        out[at + 2] = i16(self.relative(game.turn, viewer))
        out[at + 3] = 1 if game.extra else 0
        scoring: i64
        for scoring in range(3):
            out[at + 4 + scoring] = i16(game.scored >> scoring & 1)
        out[at + 7] = i16(game.turns & MOST_TURNS)
        out[at + 8] = i16(len(game.deck.cards))
        self.observe_piles(game, out, at + 9)
        layer: i64
        for layer in range(self.layers):
            out[at + self.bags + layer] = i16(len(game.bags[layer]))

    def observe_piles(self, game: "Game", out: vec[i16], at: i64) -> None:
        """Cards down to the end of the pile with each scoring card: when as many have been drawn, it has come."""
        census = game.deck.census
        count: i64 = game.deck.class_count
        scoring: i64 = self.first_scoring
        total: i64 = 0
        i: i64 = 0
        k: i64
        while i < len(census):
            for k in range(count):
                total += census[i + k]
            for k in range(2):
                if census[i + scoring + k] != 0:
                    out[at + k] = i16(total)
            i += count

    def observe_money(self, game: "Game", viewer: i64, out: vec[i16], at: i64) -> None:
        """Display and hands."""
        i: i64
        display: i64 = at + self.display
        for card in game.display:
            if card >= 0:
                i = display + card
                out[i] = i16(i64(out[i]) + 1)
        k: i64
        i = at + self.hands
        for k in range(self.players):
            for amount in game.seats[(viewer + k) % self.players].money:
                end: i64 = i + VALUES
                while i < end:
                    out[i] = i16(amount & ALIKE_MASK)
                    amount >>= VALUE_BITS
                    i += 1

    def observe_tiles(self, game: "Game", viewer: i64, out: vec[i16], first: i64) -> None:
        """Market, palaces, reserves and bought tiles."""
        i: i64
        k: i64
        for i in range(len(game.market_tiles)):
            tile: i64 = game.market_tiles[i]
            if tile >= 0:
                out[first + 3 * tile] = i16(1 + i // self.layers + 4 * (i % self.layers))
        place: i64 = 1 + 4 * self.layers
        for k in range(self.players):
            owner = game.seats[(viewer + k) % self.players]
            palace = owner.palace
            grid, shift, gap, corner = palace.grid, palace._shift, palace._gap, palace._corner
            for c in palace.cells:
                i = first + 3 * i64(grid[c])
                code: i64 = c + (c >> shift) * gap + corner  # `Ground.code`
                out[i] = i16(place)
                out[i + 1] = i16(column_of(code))
                out[i + 2] = i16(row_of(code))
            if self.layers > 1:
                self.observe_start(palace.second_start(), out, first - self.tiles + self.starts + 3 * k)
            for tile in owner.reserve:
                out[first + 3 * tile] = i16(place + 1)
            for tile in owner.bought:
                out[first + 3 * tile] = i16(place + 2)
            place += 3

    def observe_start(self, code: i64, out: vec[i16], at: i64) -> None:
        """Where the second layer of a palace begins, if it has."""
        if code >= 0:
            out[at] = 1
            out[at + 1] = i16(column_of(code))
            out[at + 2] = i16(row_of(code))

    def observe_points(self, game: "Game", viewer: i64, out: vec[i16], at: i64) -> None:
        """Scores, and what counts in the scorings to come."""
        k: i64
        kind: i64
        types, players = self.types, self.players
        is_plain = len(game.rules.tallying) == 0
        for k in range(self.parties):
            party: i64 = k
            if k < players:
                party = (viewer + k) % players
            out[at + self.scores + k] = i16(game.scores[party])
            counts = game.seats[party].palace.count if is_plain else count_party_buildings(game, party)
            first: i64 = at + self.buildings + k * types
            for kind in range(types):
                out[first + kind] = i16(counts[kind])

    def observe_borders(self, viewer: i64, borders: vec[i16], first: i64, out: vec[i16], at: i64) -> None:
        """The longest stretches of every seat."""
        extra: i64 = self.categories - self.types
        k: i64
        category: i64
        for k in range(self.players):
            seat: i64 = (viewer + k) % self.players
            for category in range(extra):
                out[at + category] = borders[first + seat * extra + category]
            at += extra

    def relative(self, seat: i64, viewer: i64) -> i64:
        """How far a seat is from the viewer's."""
        return (seat - viewer + self.players) % self.players
