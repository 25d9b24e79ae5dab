"""How good is a position for a seat, in points at the end of the game?

An `Outlook` is made once a decision from a sampled world: how far away each scoring is, how uncertain the majorities
will be then, and what one more building of each type would gain. With it many positions that differ only in what one
seat has done are valued quickly.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.bots.terms import Terms, find_sums
from alhambra.bots.walls import value_walls
from alhambra.bots.weights import Weights
from alhambra.engine.actions.agenda import ACT, seat_of, stage_of
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.game import Game
from alhambra.engine.rules.lying import is_covered


class Outlook(Terms):
    """The rest of the game as it looks from a seat: the values of all terms, added up."""

    def __init__(self, game: Game, seat: i64, weights: Weights) -> None:
        super().__init__(game, weights)
        self.seat = seat
        self.fixed = vec[float]([0.0] * self.parties)  # what the others have besides majorities
        self.gains = vec[float]()  # [player][type and none]: of one more building
        self.payments = vec[i64]()  # [player][currency]: sums that can be paid exactly
        self.look_ahead(game)
        self.look_at_pay(game)
        self.hold_fixed(game)

    # --- once a decision --------------------------------------------------------------------------------

    def hold_fixed(self, game: Game) -> None:
        """What stays as it is while this seat acts: gains, and what the other seats have besides majorities."""
        self.count(game)
        p: i64
        k: i64
        for p in range(self.players):
            for k in range(self.types + 1):
                self.gains = append(self.gains, self.compute_gain(game, p, k) if k < self.types else 0.0)
            for amount in game.seats[p].money:
                self.payments = append(self.payments, find_sums(amount))
            if p != self.seat:
                self.fixed[p] = self.value_possessions(game, p)

    def find_gain(self, game: Game, p: i64, k: i64) -> float:
        return self.gains[p * (self.types + 1) + k]

    def find_sums(self, game: Game, p: i64, currency: i64) -> i64:
        return self.payments[p * 4 + currency]

    # --- for every position -----------------------------------------------------------------------------

    def value(self, game: Game) -> float:
        """The seat's points at the end, less its rivals', as far as they can be expected."""
        self.expect(game)
        best: i64 = NONE
        p: i64
        for p in range(self.players):
            if p != self.seat and (best < 0 or self.totals[p] > self.totals[best]):
                best = p
        self.share_out(best)
        value: float = 0.0
        for p in range(self.players):
            value += self.share[p] * self.totals[p]
        return value + self.value_extra_action(game)

    def value_extra_action(self, game: Game) -> float:
        """What it is worth that the seat has another action, if it has."""
        is_extra = game.extra and not game.is_over and stage_of(game.top()) == ACT and seat_of(game.top()) == self.seat
        return self.value_action() if is_extra else 0.0

    def value_after(self, game: Game, code: i64) -> float:
        """The value of a position that an action has led to."""
        return self.value(game) - self.cost_of(code)

    def expect(self, game: Game) -> None:
        """Expected points of every party, into `totals`."""
        self.count(game)
        self.expect_majorities(game)
        p: i64
        for p in range(self.parties):
            self.totals[p] += self.fixed[p] + float(game.scores[p])
        if not game.is_over:
            self.totals[self.seat] += self.value_possessions(game, self.seat) + self.value_own(game)

    def value_possessions(self, game: Game, party: i64) -> float:
        """Walls and money of a player."""
        return value_walls(game, party, self.weights) + self.value_money(game, party)

    def value_money(self, game: Game, party: i64) -> float:
        """What a hand is worth."""
        total: float = 0.0
        for amount in game.seats[party].money:
            self.read(amount)
            total += self.value_cash()
        return total

    def value_own(self, game: Game) -> float:
        """What else the seat has: chances in the market, reserve, room to build, and things of modules."""
        total: float = (
            self.value_purchases(game) - self.value_threats(game) + self.value_aside(game) + self.value_things(game)
        )
        return total + self.value_room(game.seats[self.seat].palace)

    def value_purchases(self, game: Game) -> float:
        """Tiles of the market that could be paid."""
        self.look_at_market(game)
        total: float = 0.0
        currency: i64
        for currency in range(4):
            self.read(game.seats[self.seat].money[currency])
            total += self.value_chances(game, currency, NONE)
        return total

    def value_threats(self, game: Game) -> float:
        """Tiles of the market that a rival could pay exactly, by what they would gain him."""
        self.look_at_market(game)
        total: float = 0.0
        place: i64
        for place in range(len(game.market_tiles)):
            if game.market_tiles[place] >= 0:
                total += self.threat[place]
        return total

    def value_aside(self, game: Game) -> float:
        """Tiles in the reserve, and bought ones that count only where they are built."""
        total: float = 0.0
        for tile in game.seats[self.seat].reserve:
            total += self.value_stored(game, tile)
        for tile in game.seats[self.seat].bought:
            total += self.value_unbuilt(game, tile)
        return total

    def value_things(self, game: Game) -> float:
        """What lies with modules before the seat, by the hints of their leaflets, and buildings not there yet."""
        total: float = 0.0
        for valued in game.rules.valued:
            total += self.value_thing(valued.worth) * float(valued.count_held(game.states, self.seat))
        return total + self.value_unfinished(game) if game.rules.covering else total

    def value_unfinished(self, game: Game) -> float:
        """Buildings that only wait to be paid for."""
        counted = game.rules.tiles.counted
        seat = game.seats[self.seat]
        total: float = 0.0
        for tiles in (seat.palace.list_tiles(), seat.reserve, seat.bought):
            for tile in tiles:
                if is_covered(game, tile):
                    total += self.share_of_unfinished() * self.find_gain(game, self.seat, counted[tile])
        return total
