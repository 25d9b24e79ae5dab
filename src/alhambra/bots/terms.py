"""What a position is worth to a seat, term by term: the one place where weights become points.

Each term has a *value*, what the seat has of it in a position, and a *change*, what one action does to it, told without
carrying the action out. `Outlook` adds the values up; `Glance` compares actions by their changes.

    term         value                              change
    majorities   `expect_majorities`, into `totals` `value_majority`: buildings more or less of a type
    money        `value_money`: coins, cards, sums  `value_purse` of the currency, after less before
    chances      `value_purchases`: payable tiles   in `value_purse` too: a tile may be gone
    threats      `value_threats`: rivals may pay    `threat` of the place whose tile is gone
    reserve      `value_stored` of each tile        the same
    bought       `share_of_bought` of a building    the same, as part of `value_majority`
    unbuilt      `value_unbuilt` of each tile       the same
    palace       `value_walls` and `value_room`     both once more, with the tile laid
    things       `value_thing` of each              the same
    action       `value_action`                     the same
    rebuilding   none                               `cost_of` the action
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.race import Race
from alhambra.bots.unseen import count_cards_until, count_unseen_types, share_unseen_prices
from alhambra.bots.walls import count_bits
from alhambra.bots.weights import Weights
from alhambra.engine.actions.codes import REMOVE, SWAP, bare_kind_of
from alhambra.engine.actions.purse import ALIKE_MASK, VALUE_BITS
from alhambra.engine.palace.palace import SPOT_FITTING, Palace
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.game import Game
from alhambra.engine.rules.lying import is_covered
from alhambra.engine.turns.scoring import count_party_buildings

TILES_PER_CARD: Final = 0.45  # tiles that are bought while one card is drawn
LOWEST_PRICE: Final[i64] = 2
PRICES: Final[i64] = 14  # no tile costs more than 13
MEAN_PRICE: Final = 7.5  # where no tile is to come any more
SUMS_MASK: Final[i64] = (1 << PRICES) - 1  # the sums up to 13, as bits
ANY_PATTERN: Final[i64] = 0xFFFF  # every border pattern


def find_sums(amount: i64) -> i64:
    """The set of sums (as bits) that some of the cards of an amount make."""
    sums: i64 = 1
    value: i64 = 1
    while amount != 0:
        for _ in range(amount & ALIKE_MASK):
            sums |= sums << value & SUMS_MASK
        amount >>= VALUE_BITS
        value += 1
    return sums


class Terms(Race):
    """What a seat has and may get, in points at the end of the game."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.seat: i64 = 0
        self.players = game.rules.players
        self.layers: i64 = len(game.bags)
        self.is_plain = len(game.rules.tallying) == 0  # do buildings stand in palaces alone?
        self.useful: float = 1.0  # of money: less and less towards the end
        self.spendable: float = 0.0  # coins of a currency that a player can expect to spend
        self.coming = vec[float]([0.0] * (3 * self.types))  # [scoring][type]: tiles bought until then
        self.share = vec[float]([0.0] * self.parties)  # of each party's points in the value
        self.ready = vec[float]([0.0] * PRICES)  # by price: a currency that can pay it exactly
        self.solvent = vec[float]([0.0] * PRICES)  # by sum: a currency that has as much
        self.offered = vec[i64]([NONE] * len(game.market_tiles))  # by place: the tile that the next three are about
        self.exact = vec[float]([0.0] * len(game.market_tiles))  # it can be paid exactly
        self.payable = vec[float]([0.0] * len(game.market_tiles))  # or with a loss
        self.threat = vec[float]([0.0] * len(game.market_tiles))  # a rival could
        self.sums: i64 = 0  # of the cards read last: the sums they make (as bits),
        self.coins: i64 = 0  # their worth,
        self.cards: i64 = 0  # and how many they are

    # --- what is to come --------------------------------------------------------------------------------

    def look_ahead(self, game: Game) -> None:
        """How far away the scorings are, and which tiles are to come."""
        bag: float = 0.0
        for bag_of_layer in game.bags:
            bag += float(len(bag_of_layer))
        unseen = count_unseen_types(game)
        r: i64
        k: i64
        for r in range(3):
            tiles: float = bag + 2.0
            if r < 2:
                tiles = count_cards_until(game, r) * TILES_PER_CARD
                if tiles > bag:
                    tiles = bag
            self.until[r] = tiles
            for k in range(self.types):
                self.coming[r * self.types + k] = tiles * (unseen[k] / (bag + 1.0))
                self.expect_tiles(r * self.types + k, self.coming[r * self.types + k])
        self.look_at_prices(game)

    def look_at_prices(self, game: Game) -> None:
        """What it is worth to be able to pay the tiles to come; towards the end there are fewer and fewer."""
        weights = self.weights
        prices = share_unseen_prices(game)
        self.useful = self.until[2] / (4.0 * float(self.players))
        if self.useful > 1.0:
            self.useful = 1.0
        below: float = 0.0
        mean: float = 0.0
        price: i64
        for price in range(PRICES):
            mean += float(price) * prices[price]
            below += weights.solvent * prices[price]
            self.solvent[price] = below
            self.ready[price] = weights.ready * prices[price]
        tiles: float = (self.until[2] + float(len(game.market_tiles))) / float(4 * self.players)
        self.spendable = tiles * (mean if mean > 0.0 else MEAN_PRICE)

    def look_at_pay(self, game: Game) -> None:
        """What the majorities will pay, with the buildings of now and those to come."""
        r: i64
        k: i64
        p: i64
        for p in range(self.parties):
            self.count_buildings(game, p)
        for k in range(self.types):
            visible: float = 0.0
            for p in range(self.parties):
                visible += self.counts[p * self.types + k]
            for r in range(3):
                self.expect_pay(game, r, k, i64(visible + self.coming[r * self.types + k]))

    # --- majorities -------------------------------------------------------------------------------------

    def count(self, game: Game) -> None:
        """Buildings by party and type, bought tiles of the seat among them."""
        p: i64
        for p in range(self.parties):
            self.count_buildings(game, p)
        table = game.rules.tiles
        for tile in game.seats[self.seat].bought:
            k: i64 = table.counted[tile]
            if k < self.types:
                self.counts[self.seat * self.types + k] += self.share_of_bought(game, tile)

    def count_buildings(self, game: Game, p: i64) -> None:
        """The buildings of one party."""
        counted = game.seats[p].palace.count if self.is_plain else count_party_buildings(game, p)
        counts = self.counts
        first: i64 = p * self.types
        k: i64
        for k in range(self.types):
            counts[first + k] = float(counted[k])

    def share_of_bought(self, game: Game, tile: i64) -> float:
        """As how much of a building a bought tile counts."""
        return self.share_of_unfinished() if is_covered(game, tile) else self.weights.bought

    def share_of_unfinished(self) -> float:
        """As how much of a building one counts that is not there yet."""
        return self.weights.unfinished

    def share_out(self, best: i64) -> None:
        """How much the points of each player count in the value, when `best` is the strongest rival."""
        rival: float = self.weights.rival
        p: i64
        for p in range(self.players):
            self.share[p] = (rival - 1.0) / float(self.players - 1)
        self.share[best] -= rival
        self.share[self.seat] = 1.0

    def find_gain(self, game: Game, p: i64, k: i64) -> float:
        """What one more building of a type would gain for a player; 0 for what is not a type."""
        return self.compute_gain(game, p, k) if k < self.types else 0.0

    # --- money and market -------------------------------------------------------------------------------

    def look_at_market(self, game: Game) -> None:
        """What the tiles of the market are worth to those who can pay them."""
        place: i64
        for place in range(len(game.market_tiles)):
            tile: i64 = game.market_tiles[place]
            if tile >= 0 and tile != self.offered[place]:
                self.look_at_tile(game, place, tile)

    def look_at_tile(self, game: Game, place: i64, tile: i64) -> None:
        """What the tile in one place is worth to those who can pay it."""
        table = game.rules.tiles
        weights = self.weights
        currency: i64 = place // self.layers
        k: i64 = table.counted[tile]
        worst: float = 0.0
        is_wanted = False
        p: i64
        for p in range(self.players):
            if p != self.seat and self.find_sums(game, p, currency) >> table.price[tile] & 1 != 0:
                is_wanted = True
                gained = self.find_gain(game, p, k)
                if gained > worst:
                    worst = gained
        left: float = 1.0 - weights.steal if is_wanted else 1.0
        gain = self.find_gain(game, self.seat, k) * left
        self.offered[place] = tile
        self.threat[place] = weights.threat * worst
        self.exact[place] = weights.exact * gain
        self.payable[place] = weights.payable * gain

    def find_sums(self, game: Game, p: i64, currency: i64) -> i64:
        """The sums (as bits) that a player can pay exactly."""
        return find_sums(game.seats[p].money[currency])

    def read(self, amount: i64) -> None:
        """See what cards of one currency make, for `value_cash` and `value_chances`."""
        sums: i64 = 1
        coins: i64 = 0
        cards: i64 = 0
        value: i64 = 1
        while amount != 0:
            number: i64 = amount & ALIKE_MASK
            if number != 0:
                coins += value * number
                cards += number
                while number != 0:
                    sums |= sums << value & SUMS_MASK
                    number -= 1
            amount >>= VALUE_BITS
            value += 1
        self.sums = sums
        self.coins = coins
        self.cards = cards

    def value_cash(self) -> float:
        """What the cards read last are worth: as money, and because tiles to come could be paid with them."""
        coins = self.coins
        if coins == 0:
            return 0.0
        total: float = self.weights.coin * float(coins) + self.weights.card * float(self.cards)
        spare: float = float(coins) - self.spendable
        if spare > 0.0:
            total -= total * (1.0 - self.weights.spare) * spare / float(coins)
        total += self.solvent[coins] if coins < PRICES else self.solvent[PRICES - 1]
        ready = self.ready
        price: i64 = LOWEST_PRICE
        left: i64 = self.sums >> LOWEST_PRICE
        while left != 0:
            if left & 1 != 0:
                total += ready[price]
            left >>= 1
            price += 1
        return self.useful * total

    def value_chances(self, game: Game, currency: i64, without: i64) -> float:
        """Tiles of the market that could be paid with the cards read last, when one place (or NONE) is empty."""
        total: float = 0.0
        place: i64
        for place in range(currency * self.layers, (currency + 1) * self.layers):
            tile: i64 = game.market_tiles[place]
            if tile >= 0 and place != without:
                price: i64 = game.rules.tiles.price[tile]
                if self.coins >= price:
                    total += self.exact[place] if self.sums >> price & 1 != 0 else self.payable[place]
        return total

    def value_purse(self, game: Game, currency: i64, amount: i64, without: i64) -> float:
        """What cards of one currency are worth, when the tile in one place of the market (or NONE) is gone."""
        self.read(amount)
        return self.value_cash() + self.value_chances(game, currency, without)

    # --- tiles and palace -------------------------------------------------------------------------------

    def value_stored(self, game: Game, tile: i64) -> float:
        """What a tile in the reserve is worth."""
        return self.weights.reserve * self.find_gain(game, self.seat, game.rules.tiles.counted[tile])

    def value_unbuilt(self, game: Game, tile: i64) -> float:
        """What a bought tile is worth that counts for its type only where it is built."""
        table = game.rules.tiles
        if table.counted[tile] == table.type[tile]:
            return 0.0
        return self.weights.unbuilt * self.find_gain(game, self.seat, table.type[tile])

    def value_room(self, palace: Palace) -> float:
        """Share of the border patterns that fit somewhere."""
        patterns: i64 = 0
        i: i64
        for i in range(palace.find_spots(0, ANY_PATTERN)):
            patterns |= SPOT_FITTING[i]
        return self.weights.room * float(count_bits(patterns)) / 15.0

    # --- the rest ---------------------------------------------------------------------------------------

    def value_thing(self, hint: float) -> float:
        """What something of a module is worth, by the hint of its leaflet."""
        return self.weights.things * hint

    def value_action(self) -> float:
        """What another action is worth."""
        return self.weights.action

    def cost_of(self, code: i64) -> float:
        """What an action must gain: a removal or swap, lest the same tile go to and fro for ever."""
        kind: i64 = bare_kind_of(code)
        return self.weights.rebuilding if kind == REMOVE or kind == SWAP else 0.0
