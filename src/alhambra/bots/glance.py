"""A glance: the evaluation for playouts, which tells only what an action changes.

`Outlook` values a whole position; here nothing is copied and nothing valued that stays as it is. A currency is
worth what its cards can pay, a type what its majority promises, a palace its walls and its room, and an action changes
only a few of these. It looks at the same things as `Outlook` with the same weights, but takes the strongest rival
as given.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.evaluation import TILES_PER_CARD, reachable
from alhambra.bots.race import Race
from alhambra.bots.unseen import cards_until, unseen_prices, unseen_types
from alhambra.bots.walls import bits, walls
from alhambra.bots.weights import Weights
from alhambra.engine.palace.palace import SPOT_FITTING, Palace
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holdings import is_covered
from alhambra.engine.turns.scoring import buildings

PRICES: Final[i64] = 14  # no tile costs more than 13
UNKNOWN: Final = -1000.0  # not yet reckoned
ANY: Final[i64] = 0xFFFF  # every border pattern


class Glance(Race):
    """What the seat to act has and may get. Made once, and filled again for every decision."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.players = game.rules.players
        self.layers: i64 = len(game.bags)
        self.is_simple = len(game.rules.tallying) == 0  # do buildings stand in palaces alone?
        self.seat: i64 = 0
        self.turn: i64 = -1  # the turn of the last look
        self.useful: float = 1.0  # of money: less and less towards the end
        self.coming = vec[float]([0.0] * (3 * self.types))  # [scoring][type]: tiles bought until then
        self.share = vec[float]([0.0] * self.parties)  # of each party's points in the value
        self.gain = vec[float]([0.0] * (self.types + 1))
        self.ready = vec[float]([0.0] * PRICES)  # by price: a currency that can pay it exactly
        self.solvent = vec[float]([0.0] * PRICES)  # by sum: a currency that has so much
        self.exact = vec[float]([0.0] * len(game.market))  # by place: its tile can be paid exactly
        self.payable = vec[float]([0.0] * len(game.market))  # or with a loss
        self.threat = vec[float]([0.0] * len(game.market))  # a rival could
        self.purses = vec[float]([0.0] * 4)  # by currency: what the seat has
        self.standing = vec[i64]()  # the seat's buildings by type, where modules count some
        self.asked: i64 = -1  # the last question about a majority, and the answer
        self.more: float = 0.0
        self.answer: float = 0.0

    # --- for every decision -----------------------------------------------------------------------------

    def begin(self, game: Game) -> None:
        """A playout begins. What the majorities pay hardly changes in it, so it is reckoned only now."""
        self.turn = -1
        self.look_ahead(game)
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

    def look(self, game: Game, seat: i64, acts: bool) -> None:
        """See how things stand for a seat, market and money only if it is about to act."""
        is_new = self.turn != game.turns
        is_other = is_new or self.seat != seat
        self.seat = seat
        self.turn = game.turns
        if is_new:
            self.look_ahead(game)
        self.count(game)
        if is_other:
            self.find_rival(game)
        self.asked = -1
        i: i64
        for i in range(self.types):
            self.gain[i] = UNKNOWN
        if acts:
            for i in range(len(game.market)):
                tile: i64 = game.market[i]
                if tile >= 0:
                    self.look_at_tile(game, i, tile)
            for i in range(4):
                self.purses[i] = self.purse(game, i, game.seats[seat].money[i], -1)

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
                self.coming[r * self.types + k] = tiles * unseen[k] / (bag + 1.0)
                self.expect_tiles(r * self.types + k, self.coming[r * self.types + k])
        self.look_at_prices(game)

    def look_at_prices(self, game: Game) -> None:
        """What it is worth to be able to pay the tiles to come; towards the end there are less and less."""
        prices = unseen_prices(game)
        self.useful = self.until[2] / (4.0 * float(self.players))
        if self.useful > 1.0:
            self.useful = 1.0
        below: float = 0.0
        price: i64
        for price in range(PRICES):
            below += self.weights.solvent * prices[price]
            self.solvent[price] = below
            self.ready[price] = self.weights.ready * prices[price]

    def count(self, game: Game) -> None:
        """Buildings by party and type, bought tiles of the seat among them."""
        p: i64
        for p in range(self.parties):
            self.count_buildings(game, p)
        table = game.rules.tiles
        for tile in game.seats[self.seat].bought:
            k: i64 = table.counted[tile]
            if k < self.types:
                self.counts[self.seat * self.types + k] += self.partly(game, tile)

    def partly(self, game: Game, tile: i64) -> float:
        """As how much of a building a bought tile counts."""
        return self.weights.unfinished if is_covered(game, tile) else self.weights.bought

    def count_buildings(self, game: Game, p: i64) -> None:
        """The buildings of one party."""
        counted = game.seats[p].palace.count if self.is_simple else buildings(game, p)
        counts = self.counts
        first: i64 = p * self.types
        k: i64
        for k in range(self.types):
            counts[first + k] = float(counted[k])

    def find_rival(self, game: Game) -> None:
        """How much the points of each player count: the strongest rival's most."""
        self.race(game)
        best: i64 = -1
        best_total: float = 0.0
        p: i64
        for p in range(self.players):
            if p != self.seat:
                total: float = self.totals[p] + float(game.scores[p])
                self.share[p] = (self.weights.rival - 1.0) / float(self.players - 1)
                if best < 0 or total > best_total:
                    best, best_total = p, total
        self.share[best] -= self.weights.rival
        self.share[self.seat] = 1.0

    # --- majorities -------------------------------------------------------------------------------------

    def majority(self, game: Game, k: i64, more: float) -> float:
        """What so many more buildings of a type change for the seat: its points less the rivals'."""
        if k >= self.types:
            return 0.0
        if k != self.asked or more != self.more:
            self.asked, self.more = k, more
            self.answer = -self.promised(game, k)
            self.counts[self.seat * self.types + k] += more
            self.answer += self.promised(game, k)
            self.counts[self.seat * self.types + k] -= more
        return self.answer

    def promised(self, game: Game, k: i64) -> float:
        """What a type promises."""
        total: float = 0.0
        p: i64
        for p in range(self.players):
            total += self.share[p] * self.points_for(game, p, k)
        return total

    def remember(self, game: Game) -> None:
        """Note the seat's buildings, to compare with them."""
        if not self.is_simple:
            self.standing = buildings(game, self.seat)

    def grown(self, game: Game, tile: i64, share: float) -> float:
        """What a tile just laid changes, of which a share was counted already."""
        kind: i64 = game.rules.tiles.counted[tile]
        if self.is_simple:
            return self.majority(game, kind, 1.0 - share)
        standing = buildings(game, self.seat)
        total: float = 0.0
        k: i64
        for k in range(self.types):
            more: float = float(standing[k] - self.standing[k])
            if k == kind:
                more -= share
            if more != 0.0:
                total += self.majority(game, k, more)
        return total

    def own_gain(self, game: Game, k: i64) -> float:
        """What one more building would gain for the seat, reckoned when it is asked for."""
        if k >= self.types:
            return 0.0
        if self.gain[k] == UNKNOWN:
            self.gain[k] = self.gain_of(game, self.seat, k)
        return self.gain[k]

    # --- money ------------------------------------------------------------------------------------------

    def look_at_tile(self, game: Game, place: i64, tile: i64) -> None:
        """What a tile of the market is worth to whoever can pay it."""
        table = game.rules.tiles
        weights = self.weights
        currency: i64 = place // self.layers
        price: i64 = table.price[tile]
        k: i64 = table.counted[tile]
        worst: float = 0.0
        is_wanted = False
        p: i64
        for p in range(self.players):
            if p != self.seat and reachable(game.seats[p].money[currency]) >> price & 1 != 0:
                is_wanted = True
                gained: float = self.gain_of(game, p, k) if k < self.types else 0.0
                if gained > worst:
                    worst = gained
        left: float = 1.0 - weights.steal if is_wanted else 1.0
        gain = self.own_gain(game, k) * left
        self.threat[place] = weights.threat * worst
        self.exact[place] = weights.exact * gain
        self.payable[place] = weights.payable * gain

    def purse(self, game: Game, currency: i64, amount: i64, without: i64) -> float:
        """What the cards of one currency are worth, when the tile on one place (-1: none) is gone."""
        weights = self.weights
        sums: i64 = 1
        coins: i64 = 0
        cards: i64 = 0
        value: i64 = 1
        left = amount
        while left != 0:
            number: i64 = left & 3
            if number != 0:
                coins += value * number
                cards += number
                while number != 0:
                    sums |= sums << value & 0x3FFF
                    number -= 1
            left >>= 2
            value += 1
        total: float = weights.coin * float(coins) + weights.card * float(cards)
        if coins > 0:
            total += self.payable_exactly(sums)
            total += self.solvent[coins] if coins < PRICES else self.solvent[PRICES - 1]
        return self.useful * total + self.chances(game, currency, coins, sums, without)

    def payable_exactly(self, sums: i64) -> float:
        """How likely a tile to come could be paid exactly."""
        ready = self.ready
        total: float = 0.0
        price: i64 = 2
        left: i64 = sums >> 2
        while left != 0:
            if left & 1 != 0:
                total += ready[price]
            left >>= 1
            price += 1
        return total

    def chances(self, game: Game, currency: i64, coins: i64, sums: i64, without: i64) -> float:
        """Tiles of the market that could be paid with it."""
        total: float = 0.0
        place: i64
        for place in range(currency * self.layers, (currency + 1) * self.layers):
            tile: i64 = game.market[place]
            if tile >= 0 and place != without:
                price: i64 = game.rules.tiles.price[tile]
                if coins >= price:
                    total += self.exact[place] if sums >> price & 1 != 0 else self.payable[place]
        return total

    # --- palaces ----------------------------------------------------------------------------------------

    def palace(self, game: Game) -> float:
        """Walls and room of the seat's palace."""
        return walls(game, self.seat, self.weights) + self.room(game.seats[self.seat].palace)

    def room(self, palace: Palace) -> float:
        """Share of the border patterns that fit somewhere."""
        patterns: i64 = 0
        i: i64
        for i in range(palace.find_spots(0, ANY)):
            patterns |= SPOT_FITTING[i]
        return self.weights.room * float(bits(patterns)) / 15.0
