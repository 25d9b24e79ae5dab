"""How good is a position for a seat, in points at the end of the game?

An `Outlook` is made once a decision from a sampled world: how far away each scoring is, how uncertain the majorities
will be then, and what one more building of each type would gain. With it many positions that differ only in what one
seat has done are valued quickly.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.bots.race import Race
from alhambra.bots.unseen import cards_until, unseen_prices, unseen_types
from alhambra.bots.walls import walls
from alhambra.bots.weights import Weights
from alhambra.engine.actions.agenda import ACT, seat_of, step_of
from alhambra.engine.actions.codes import KIND, REMOVE, SWAP
from alhambra.engine.actions.purse import size, worth
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holdings import is_covered
from alhambra.engine.turns.scoring import buildings

TILES_PER_CARD: Final = 0.45  # so many tiles are bought while one card is drawn


def reachable(amount: i64) -> i64:
    """The set of sums (as bits) that some of the cards of an amount make."""
    sums: i64 = 1
    value: i64 = 1
    while amount != 0:
        for _ in range(amount & 3):
            sums |= sums << value & 0x3FFF
        amount >>= 2
        value += 1
    return sums


class Outlook(Race):
    """The rest of the game as it looks from a seat."""

    def __init__(self, game: Game, seat: i64, weights: Weights) -> None:
        super().__init__(game, weights)
        self.seat = seat
        self.look_ahead(game)
        self.left: float = self.until[2]
        self.fixed = vec[float]([0.0] * self.parties)  # what the others have besides majorities
        self.gain = vec[float]([0.0] * (self.types + 1))
        self.prices = unseen_prices(game)
        self.hold_fixed(game)
        self.rival_gain = vec[float]([0.0] * (self.parties * (self.types + 1)))
        self.find_gains(game)
        self.sums = vec[i64]()  # [player][currency]: sums that can be paid exactly
        for player in game.seats:
            for amount in player.money:
                self.sums = append(self.sums, reachable(amount))

    # --- once a decision --------------------------------------------------------------------------------

    def look_ahead(self, game: Game) -> None:
        """How far away the scorings are, and what will happen until then."""
        unseen = unseen_types(game)
        bag: float = 0.0
        for bag_of_layer in game.bags:
            bag += float(len(bag_of_layer))
        self.until[2] = bag + 2.0
        r: i64
        k: i64
        for r in range(2):
            tiles = cards_until(game, r) * TILES_PER_CARD
            self.until[r] = tiles if tiles < bag else bag
        built = self.all_built(game)
        for r in range(3):
            for k in range(self.types):
                coming: float = self.until[r] * (unseen[k] / (bag + 1.0))
                self.expect_tiles(r * self.types + k, coming)
                self.expect_pay(game, r, k, i64(coming + built[k]))

    def all_built(self, game: Game) -> vec[float]:
        """Buildings to be seen, by type."""
        total = vec[float]([0.0] * self.types)
        party: i64
        k: i64
        for party in range(self.parties):
            counted = buildings(game, party)
            for k in range(self.types):
                total[k] += float(counted[k])
        return total

    def hold_fixed(self, game: Game) -> None:
        """What the other seats have besides majorities; it stays as it is while this seat acts."""
        party: i64
        for party in range(self.parties):
            if party != self.seat and party < game.rules.players:
                self.fixed[party] = self.possessions(game, party)

    def find_gains(self, game: Game) -> None:
        """What one more building of each type would gain for each player, this seat and its rivals."""
        self.count(game)
        p: i64
        k: i64
        for p in range(game.rules.players):
            for k in range(self.types):
                gained = self.gain_of(game, p, k)
                self.rival_gain[p * (self.types + 1) + k] = gained
                if p == self.seat:
                    self.gain[k] = gained

    # --- for every position -----------------------------------------------------------------------------

    def value(self, game: Game) -> float:
        """The seat's points at the end, less its rivals', as far as they can be expected."""
        self.expect(game)
        players: i64 = game.rules.players
        best: float = -1000.0
        total: float = 0.0
        p: i64
        for p in range(players):
            if p != self.seat:
                total += self.totals[p]
                if self.totals[p] > best:
                    best = self.totals[p]
        rival: float = self.weights.rival
        value: float = self.totals[self.seat] - rival * best - (1.0 - rival) * total / float(players - 1)
        return value + self.again(game)

    def again(self, game: Game) -> float:
        """What it is worth that the seat has another action, if it has."""
        is_extra = game.extra and not game.is_over and step_of(game.top()) == ACT and seat_of(game.top()) == self.seat
        return self.weights.action if is_extra else 0.0

    def after(self, game: Game, code: i64) -> float:
        """The value of a position that an action has led to."""
        kind: i64 = code >> KIND << KIND
        cost: float = self.weights.rebuilding if kind == REMOVE or kind == SWAP else 0.0
        return self.value(game) - cost

    def expect(self, game: Game) -> None:
        """Expected points of every party, into `totals`."""
        self.count(game)
        self.race(game)
        p: i64
        for p in range(self.parties):
            self.totals[p] += self.fixed[p] + float(game.scores[p])
        if not game.is_over:
            self.totals[self.seat] += self.possessions(game, self.seat) + self.own(game)

    def count(self, game: Game) -> None:
        """Buildings by party and type, bought tiles of the seat among them."""
        p: i64
        k: i64
        for p in range(self.parties):
            counted = buildings(game, p)
            for k in range(self.types):
                self.counts[p * self.types + k] = float(counted[k])
        table = game.rules.tiles
        for tile in game.seats[self.seat].bought:
            k = table.counted[tile]
            if k < self.types:
                share: float = self.weights.unfinished if is_covered(game, tile) else self.weights.bought
                self.counts[self.seat * self.types + k] += share

    def possessions(self, game: Game, party: i64) -> float:
        """Walls and money of a player."""
        return walls(game, party, self.weights) + self.money(game, party)

    def money(self, game: Game, party: i64) -> float:
        """What a hand is worth; towards the end there is less and less to buy."""
        coins: i64 = 0
        cards: i64 = 0
        for amount in game.seats[party].money:
            coins += worth(amount)
            cards += size(amount)
        useful: float = self.until[2] / (4.0 * float(game.rules.players))
        useful = 1.0 if useful > 1.0 else useful
        money: float = self.weights.coin * float(coins) + self.weights.card * float(cards)
        return useful * (money + self.readiness(game, party))

    def readiness(self, game: Game, party: i64) -> float:
        """How likely a tile to come could be paid, exactly or at all, in each currency."""
        total: float = 0.0
        price: i64
        for amount in game.seats[party].money:
            if amount != 0:
                sums = reachable(amount)
                most = worth(amount)
                for price in range(2, 14):
                    if price <= most:
                        total += self.weights.solvent * self.prices[price]
                        if sums >> price & 1 != 0:
                            total += self.weights.ready * self.prices[price]
        return total

    def own(self, game: Game) -> float:
        """What else the seat has: chances in the market, reserve, room to build, and things of modules."""
        return self.purchases(game) - self.threats(game) + self.aside(game) + self.room(game) + self.things(game)

    def purchases(self, game: Game) -> float:
        """Tiles of the market that could be paid."""
        weights = self.weights
        table = game.rules.tiles
        layers: i64 = len(game.bags)
        total: float = 0.0
        place: i64
        for place in range(len(game.market)):
            tile: i64 = game.market[place]
            if tile >= 0:
                money: i64 = game.seats[self.seat].money[place // layers]
                price: i64 = table.price[tile]
                if worth(money) >= price:
                    is_exact = reachable(money) >> price & 1 != 0
                    share: float = weights.exact if is_exact else weights.payable
                    if self.is_wanted(game, place // layers, price):
                        share = share * (1.0 - weights.steal)
                    total += share * self.gain[table.counted[tile]]
        return total

    def is_wanted(self, game: Game, currency: i64, price: i64) -> bool:
        """Could a rival pay that exactly?"""
        p: i64
        for p in range(game.rules.players):
            if p != self.seat and self.sums[p * 4 + currency] >> price & 1 != 0:
                return True
        return False

    def threats(self, game: Game) -> float:
        """Tiles of the market that a rival could pay exactly, by what they would gain him."""
        table = game.rules.tiles
        layers: i64 = len(game.bags)
        total: float = 0.0
        place: i64
        p: i64
        for place in range(len(game.market)):
            tile: i64 = game.market[place]
            if tile >= 0:
                worst: float = 0.0
                for p in range(game.rules.players):
                    if p != self.seat and self.sums[p * 4 + place // layers] >> table.price[tile] & 1 != 0:
                        gained: float = self.rival_gain[p * (self.types + 1) + table.counted[tile]]
                        if gained > worst:
                            worst = gained
                total += worst
        return self.weights.threat * total

    def aside(self, game: Game) -> float:
        """Tiles in the reserve, and bought ones that count only where they are built."""
        table = game.rules.tiles
        total: float = 0.0
        for tile in game.seats[self.seat].reserve:
            total += self.weights.reserve * self.gain[table.counted[tile]]
        for tile in game.seats[self.seat].bought:
            if table.counted[tile] != table.type[tile]:
                total += self.weights.unbuilt * self.gain[table.type[tile]]
        return total

    def room(self, game: Game) -> float:
        """Share of the border patterns that fit somewhere in the palace."""
        palace = game.seats[self.seat].palace
        patterns: i64 = 0
        for c in palace.front:
            patterns |= palace.fitting(c, 0)
        fits: float = 0.0
        while patterns != 0:
            fits += float(patterns & 1)
            patterns >>= 1
        return self.weights.room * fits / 15.0

    def things(self, game: Game) -> float:
        """What lies with modules before the seat, by the hints of their leaflets, and buildings not there yet."""
        total: float = 0.0
        for valued in game.rules.valued:
            total += self.weights.things * valued.worth * float(valued.amount(game.states, self.seat))
        return total + self.unfinished(game) if game.rules.covering else total

    def unfinished(self, game: Game) -> float:
        """Buildings that only wait to be paid for."""
        counted = game.rules.tiles.counted
        seat = game.seats[self.seat]
        total: float = 0.0
        for tiles in (seat.palace.tiles_laid(), seat.reserve, seat.bought):
            for tile in tiles:
                if is_covered(game, tile):
                    total += self.weights.unfinished * self.gain[counted[tile]]
        return total
