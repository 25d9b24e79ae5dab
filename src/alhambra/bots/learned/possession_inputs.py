"""What players have, as inputs of the network: money, tiles, palaces, buildings.

Seats are counted from the viewer on. Inputs come in groups (a hand, a palace); each group knows what it was made from,
and where that is the same as in the position looked at before, nothing is done.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alhambra.bots.learned import input_places as at
from alhambra.bots.learned.inputs import Inputs
from alhambra.bots.terms import ANY_PATTERN, find_sums
from alhambra.bots.walls import count_outer_edges
from alhambra.engine.actions.purse import ALIKE_MASK, VALUE_BITS, count_cards, sum_values
from alhambra.engine.learning.observed import ObservedModule
from alhambra.engine.palace.palace import SPOT_FITTING
from alhambra.engine.pieces.cards import MONEY_CARDS, VALUES
from alhambra.engine.play.game import Game
from alhambra.engine.turns.scoring import count_party_buildings

SEATS: Final[i64] = 6

# Keys: checksums of what a group was made from.
_KEY_FACTOR: Final[i64] = 1000003
_KEY_MASK: Final[i64] = 0xFFFFFFFFFF  # small enough that no product overflows
_COUNT_BITS: Final[i64] = 16  # of a number of coins
_TILE_BITS: Final[i64] = 10  # of a tile
_NEXT_LIST: Final[i64] = 2000  # between two lists of tiles

_TWO_SUMS: Final[i64] = 3  # a sum and the next, as bits

# The groups; those of seats are counted from the viewer on.
HANDS: Final[i64] = 0  # [seat][currency]
PURSES: Final[i64] = 24
OFFERS: Final[i64] = 30
ASIDES: Final[i64] = 36
PALACES: Final[i64] = 42
COUNTS: Final[i64] = 48  # [party]
STANDING: Final[i64] = 56
MARKET: Final[i64] = 57
DISPLAY: Final[i64] = 58
MOMENT: Final[i64] = 59
MODULES: Final[i64] = 60
CONTEXT: Final[i64] = 61
GROUPS: Final[i64] = 62


def mix(key: i64, number: i64) -> i64:
    """A checksum with one more number in it. Small enough that no product overflows."""
    return (key * _KEY_FACTOR ^ number) & _KEY_MASK


def limit(number: i64, limit: i64) -> i64:
    """The number, or the limit where it is greater."""
    if number < limit:
        return number
    return limit


class PossessionInputs(Inputs):
    """The inputs of one position after the other, for games of one ruleset."""

    def __init__(self, game: Game) -> None:
        super().__init__(at.SIZE, GROUPS)
        rules = game.rules
        self.players: i64 = rules.players
        self.parties: i64 = rules.parties
        self.types: i64 = len(rules.tiles.types)
        self.layers: i64 = len(rules.layers)
        self.is_plain = len(rules.tallying) == 0  # do buildings stand in palaces alone?
        self.viewer: i64 = -1
        self.sums = vec[i64]([0] * (SEATS * 4))  # [seat][currency]: sums that can be paid exactly, as bits
        self.coins = vec[i64]([0] * (SEATS * 4))
        self.cards = vec[i64]([0] * (SEATS * 4))
        self.edges = vec[i64]([0] * (SEATS * 4))  # [seat][category beside the types]
        self.counted = vec[i64]([0] * (8 * (self.types + 1)))  # [party][type]
        self.type_drawers = vec[i64]([at.drawer_of(name, at.DRAWERS) for name in rules.tiles.types])
        self.border_drawers = vec[i64](
            [at.drawer_of(name, at.BORDERS) for name in rules.categories[len(rules.tiles.types) :]]
        )
        self.stage_drawers = vec[i64]([at.drawer_of(step.name, at.STAGES) for step in rules.stages])
        self.state_drawers = vec[i64]([at.drawer_of(module.name, at.MODULES) for module in rules.modules])
        self.observed = [ObservedModule(rules, number) for number in range(len(rules.modules))]
        self.shown = vec[i16]([0] * max([1, *[int(module.size) for module in self.observed]]))
        self.looks: i64 = 0

    def seat_at(self, k: i64) -> i64:
        """The k-th seat from the viewer on."""
        seat: i64 = self.viewer + k
        if seat >= self.players:
            seat -= self.players
        return seat

    def party_at(self, k: i64) -> i64:
        """The k-th party: the seats from the viewer on, then the parties that do not play."""
        if k >= self.players:
            return k
        return self.seat_at(k)

    def bank_of(self, k: i64) -> i64:
        """Which rows of the network a seat has."""
        return limit(k, 2)

    # --- what players have ------------------------------------------------------------------------------

    def see_money(self, game: Game, k: i64) -> None:
        """The cards in hand, what they are worth together and which sums they make."""
        money = game.seats[self.seat_at(k)].money
        currency: i64
        cards: i64 = 0
        coins: i64 = 0
        for currency in range(4):
            if not self.is_same(HANDS + k * 4 + currency, money[currency]):
                self.see_currency(k, currency, money[currency])
            cards += self.cards[k * 4 + currency]
            coins += self.coins[k * 4 + currency]
        if not self.is_same(PURSES + k, cards << _COUNT_BITS | coins):
            bank: i64 = self.bank_of(k)
            self.put(at.CARDS + bank * at.HAND + limit(cards, at.HAND - 1), 1)
            self.put(at.FORTUNE + bank * at.HAND + limit(coins // 4, at.HAND - 1), 1)

    def see_currency(self, k: i64, currency: i64, amount: i64) -> None:
        """The cards of one currency."""
        bank: i64 = self.bank_of(k)
        value: i64
        for value in range(VALUES):
            number: i64 = amount >> VALUE_BITS * value & ALIKE_MASK
            if number != 0:
                self.put(at.CARD + bank * MONEY_CARDS + currency * VALUES + value, number)
        sums: i64 = find_sums(amount)
        coins: i64 = sum_values(amount)
        for value in range(1, at.SUMS):
            if sums >> value & 1 != 0:
                self.put(at.SUM + (bank * 4 + currency) * at.SUMS + value, 1)
        self.put(at.WORTH + (bank * 4 + currency) * at.PURSE + limit((coins + 1) // 2, at.PURSE - 1), 1)
        self.sums[k * 4 + currency] = sums
        self.coins[k * 4 + currency] = coins
        self.cards[k * 4 + currency] = count_cards(amount)

    def see_offers(self, game: Game, k: i64, market: i64) -> None:
        """The tiles of the market that a player could pay, and how well."""
        money = game.seats[self.seat_at(k)].money
        key: i64 = market
        currency: i64
        for currency in range(4):
            key = mix(key, money[currency])
        if self.is_same(OFFERS + k, key):
            return
        table = game.rules.tiles
        place: i64
        for place in range(len(game.market_tiles)):
            tile: i64 = game.market_tiles[place]
            if tile >= 0 and table.counted[tile] < self.types:
                currency = place // self.layers
                over: i64 = rate_payment(self.sums[k * 4 + currency], self.coins[k * 4 + currency], table.price[tile])
                if over >= 0:
                    drawer: i64 = self.type_drawers[table.counted[tile]]
                    self.put(at.PAYABLE + (self.bank_of(k) * at.DRAWERS + drawer) * at.PAYMENTS + over, 1)

    def see_aside(self, game: Game, k: i64) -> None:
        """Reserve, and tiles bought this turn."""
        seat = game.seats[self.seat_at(k)]
        key: i64 = len(seat.reserve)
        for tile in seat.reserve:
            key = mix(key, tile)
        key = mix(key, _NEXT_LIST)
        for tile in seat.bought:
            key = mix(key, tile)
        if not self.is_same(ASIDES + k, key):
            self.see_tiles(game, k, seat.reserve, 0)
            self.see_tiles(game, k, seat.bought, 1)

    def see_tiles(self, game: Game, k: i64, tiles: vec[i64], which: i64) -> None:
        """Tiles that are not built, by type."""
        table = game.rules.tiles
        for tile in tiles:
            kind: i64 = table.type[tile]
            if kind < self.types:
                self.put(at.ASIDE + (self.bank_of(k) * at.DRAWERS + self.type_drawers[kind]) * 2 + which, 1)

    def see_palace(self, game: Game, k: i64) -> None:
        """Walls, and which tiles would find a place."""
        seat: i64 = self.seat_at(k)
        palace = game.seats[seat].palace
        key: i64 = palace.second_start() + 1
        for c in palace.cells:
            key = mix(key, c << _TILE_BITS | i64(palace.grid[c]))
        if self.is_same(PALACES + k, key):
            return
        bank: i64 = self.bank_of(k)
        category: i64
        for category in range(len(self.border_drawers)):
            edges: i64 = game.rules.category_owners[self.types + category].measure(game, self.types + category, seat)
            self.edges[k * 4 + category] = edges
            border: i64 = bank * at.BORDERS + self.border_drawers[category]
            self.put(at.BORDER + border * at.STRETCH + limit(edges, at.STRETCH - 1), 1)
        self.put(at.OUTER + bank * at.STRETCH + limit(count_outer_edges(game, seat) // 2, at.STRETCH - 1), 1)
        layer: i64
        i: i64
        for layer in range(palace.layers):
            patterns: i64 = 0
            for i in range(palace.find_spots(layer, ANY_PATTERN)):
                patterns |= SPOT_FITTING[i]
            for i in range(at.PATTERNS):
                if patterns >> i & 1 != 0:
                    self.put(at.ROOM + (bank * 2 + layer) * at.PATTERNS + i, 1)

    def see_counts(self, game: Game, k: i64) -> None:
        """Buildings by type."""
        party: i64 = self.party_at(k)
        counts = game.seats[party].palace.count if self.is_plain else count_party_buildings(game, party)
        kind: i64
        key: i64 = 1
        for kind in range(self.types):
            key = mix(key, counts[kind])
        if self.is_same(COUNTS + k, key):
            return
        bank: i64 = at.BANKS
        if k < self.players:
            bank = self.bank_of(k)
        for kind in range(self.types):
            self.counted[k * self.types + kind] = counts[kind]
            drawer: i64 = bank * at.DRAWERS + self.type_drawers[kind]
            self.put(at.COUNT + drawer * at.COUNTS + limit(counts[kind], at.COUNTS - 1), 1)


def rate_payment(sums: i64, coins: i64, price: i64) -> i64:
    """How well a price could be paid with cards that make these sums: 0 exactly; -1 not at all."""
    if coins < price:
        return -1
    if sums >> price & 1 != 0:
        return 0
    if sums >> price + 1 & 1 != 0:
        return 1
    if sums >> price + 2 & _TWO_SUMS != 0:
        return 2
    return 3
