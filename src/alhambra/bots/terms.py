"""What a position is worth to a seat, term by term: the one place where weights become points.

Each term has a *value*, what the seat has of it in a position, and a *change*, what one action does to it, told without
carrying the action out. `Outlook` adds the values up; `Glance` compares actions by their changes.

    term         value                         change
    majorities   `race`, into `totals`         `majority`: buildings more or less of a type
    money        `money`: coins, cards, sums   `purse` of the currency, after less before
    chances      `purchases`: payable tiles    in `purse` too: a tile may be gone
    threats      `threats`: rivals may pay     `threat` of the place whose tile is gone
    reserve      `stored_worth` of each tile   the same
    bought       `bought_share` of a building  the same, as part of `majority`
    unbuilt      `unbuilt_worth` of each tile  the same
    palace       `walls` and `room`            both once more, with the tile laid
    things       `thing_worth` of each         the same
    action       `action_worth`                the same
    rebuilding   none                          `cost_of` the action
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.race import Race
from alhambra.bots.unseen import cards_until, unseen_prices, unseen_types
from alhambra.bots.walls import bits
from alhambra.bots.weights import Weights
from alhambra.engine.actions.codes import KIND_SHIFT, REMOVE, SWAP
from alhambra.engine.palace.palace import SPOT_FITTING, Palace
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.game import Game
from alhambra.engine.rules.lying import is_covered
from alhambra.engine.turns.scoring import count_party_buildings

TILES_PER_CARD: Final = 0.45  # tiles that are bought while one card is drawn
PRICES: Final[i64] = 14  # no tile costs more than 13
MEAN_PRICE: Final = 7.5  # where no tile is to come any more
SUMS_MASK: Final[i64] = (1 << 14) - 1  # the sums up to 13, as bits
ANY_PATTERN: Final[i64] = 0xFFFF  # every border pattern


def reachable(amount: i64) -> i64:
    """The set of sums (as bits) that some of the cards of an amount make."""
    sums: i64 = 1
    value: i64 = 1
    while amount != 0:
        for _ in range(amount & 3):
            sums |= sums << value & SUMS_MASK
        amount >>= 2
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
        self.offered = vec[i64]([NONE] * len(game.market))  # by place: the tile that the next three are about
        self.exact = vec[float]([0.0] * len(game.market))  # it can be paid exactly
        self.payable = vec[float]([0.0] * len(game.market))  # or with a loss
        self.threat = vec[float]([0.0] * len(game.market))  # a rival could
        self.sums: i64 = 0  # of the cards read last: the sums they make (as bits),
        self.coins: i64 = 0  # their worth,
        self.cards: i64 = 0  # and how many they are

    # --- what is to come --------------------------------------------------------------------------------

    def look_ahead(self, game: Game) -> None:
        """How far away the scorings are, and which tiles are to come."""
        bag: float = 0.0
        for bag_of_layer in game.bags:
            bag += float(len(bag_of_layer))
        unseen = unseen_types(game)
        r: i64
        k: i64
        for r in range(3):
            tiles: float = bag + 2.0
            if r < 2:
                tiles = cards_until(game, r) * TILES_PER_CARD
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
        prices = unseen_prices(game)
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
        tiles: float = (self.until[2] + float(len(game.market))) / float(4 * self.players)
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
                self.counts[self.seat * self.types + k] += self.bought_share(game, tile)

    def count_buildings(self, game: Game, p: i64) -> None:
        """The buildings of one party."""
        counted = game.seats[p].palace.count if self.is_plain else count_party_buildings(game, p)
        counts = self.counts
        first: i64 = p * self.types
        k: i64
        for k in range(self.types):
            counts[first + k] = float(counted[k])

    def bought_share(self, game: Game, tile: i64) -> float:
        """As how much of a building a bought tile counts."""
        return self.unfinished_share() if is_covered(game, tile) else self.weights.bought

    def unfinished_share(self) -> float:
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

    def gain_for(self, game: Game, p: i64, k: i64) -> float:
        """What one more building of a type would gain for a player; 0 for what is not a type."""
        return self.gain_of(game, p, k) if k < self.types else 0.0

    # --- money and market -------------------------------------------------------------------------------

    def look_at_market(self, game: Game) -> None:
        """What the tiles of the market are worth to those who can pay them."""
        place: i64
        for place in range(len(game.market)):
            tile: i64 = game.market[place]
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
            if p != self.seat and self.sums_of(game, p, currency) >> table.price[tile] & 1 != 0:
                is_wanted = True
                gained = self.gain_for(game, p, k)
                if gained > worst:
                    worst = gained
        left: float = 1.0 - weights.steal if is_wanted else 1.0
        gain = self.gain_for(game, self.seat, k) * left
        self.offered[place] = tile
        self.threat[place] = weights.threat * worst
        self.exact[place] = weights.exact * gain
        self.payable[place] = weights.payable * gain

    def sums_of(self, game: Game, p: i64, currency: i64) -> i64:
        """The sums (as bits) that a player can pay exactly."""
        return reachable(game.seats[p].money[currency])

    def read(self, amount: i64) -> None:
        """See what cards of one currency make, for `cash` and `chances`."""
        sums: i64 = 1
        coins: i64 = 0
        cards: i64 = 0
        value: i64 = 1
        while amount != 0:
            number: i64 = amount & 3
            if number != 0:
                coins += value * number
                cards += number
                while number != 0:
                    sums |= sums << value & SUMS_MASK
                    number -= 1
            amount >>= 2
            value += 1
        self.sums = sums
        self.coins = coins
        self.cards = cards

    def cash(self) -> float:
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
        price: i64 = 2
        left: i64 = self.sums >> 2
        while left != 0:
            if left & 1 != 0:
                total += ready[price]
            left >>= 1
            price += 1
        return self.useful * total

    def chances(self, game: Game, currency: i64, without: i64) -> float:
        """Tiles of the market that could be paid with the cards read last, when one place (-1: none) is empty."""
        total: float = 0.0
        place: i64
        for place in range(currency * self.layers, (currency + 1) * self.layers):
            tile: i64 = game.market[place]
            if tile >= 0 and place != without:
                price: i64 = game.rules.tiles.price[tile]
                if self.coins >= price:
                    total += self.exact[place] if self.sums >> price & 1 != 0 else self.payable[place]
        return total

    def purse(self, game: Game, currency: i64, amount: i64, without: i64) -> float:
        """What cards of one currency are worth, when the tile in one place of the market (-1: none) is gone."""
        self.read(amount)
        return self.cash() + self.chances(game, currency, without)

    # --- tiles and palace -------------------------------------------------------------------------------

    def stored_worth(self, game: Game, tile: i64) -> float:
        """What a tile in the reserve is worth."""
        return self.weights.reserve * self.gain_for(game, self.seat, game.rules.tiles.counted[tile])

    def unbuilt_worth(self, game: Game, tile: i64) -> float:
        """What a bought tile is worth that counts for its type only where it is built."""
        table = game.rules.tiles
        if table.counted[tile] == table.type[tile]:
            return 0.0
        return self.weights.unbuilt * self.gain_for(game, self.seat, table.type[tile])

    def room(self, palace: Palace) -> float:
        """Share of the border patterns that fit somewhere."""
        patterns: i64 = 0
        i: i64
        for i in range(palace.find_spots(0, ANY_PATTERN)):
            patterns |= SPOT_FITTING[i]
        return self.weights.room * float(bits(patterns)) / 15.0

    # --- the rest ---------------------------------------------------------------------------------------

    def thing_worth(self, hint: float) -> float:
        """What something of a module is worth, by the hint of its leaflet."""
        return self.weights.things * hint

    def action_worth(self) -> float:
        """What another action is worth."""
        return self.weights.action

    def cost_of(self, code: i64) -> float:
        """What an action must gain: a removal or swap, lest the same tile go to and fro for ever."""
        kind: i64 = code >> KIND_SHIFT << KIND_SHIFT
        return self.weights.rebuilding if kind == REMOVE or kind == SWAP else 0.0
