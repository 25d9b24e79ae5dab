"""A glance: the evaluation for playouts, which tells only what an action changes.

Nothing is copied, and nothing is valued that stays as it is: a currency is worth what its cards can pay, a type what
its majority promises, a palace its walls and its room, and an action changes only a few of these. The strongest rival
is taken as given.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.terms import Terms
from alhambra.bots.walls import value_walls
from alhambra.bots.weights import Weights
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.game import Game
from alhambra.engine.turns.scoring import count_party_buildings

UNKNOWN: Final = -1000.0  # not computed yet


class Glance(Terms):
    """What the seat to act has and may get. Made once, and filled again for every decision."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.turn: i64 = -1  # the turn of the last look
        self.gain = vec[float]([0.0] * (self.types + 1))  # of one more building for the seat
        self.purses = vec[float]([0.0] * 4)  # by currency: what the seat has
        self.standing = vec[i64]()  # the seat's buildings by type, where modules count some
        self.asked: i64 = -1  # the last question about a majority, and the answer
        self.more: float = 0.0
        self.answer: float = 0.0

    # --- for every decision -----------------------------------------------------------------------------

    def begin(self, game: Game) -> None:
        """A playout begins. What the majorities pay hardly changes in it, so it is found out only now."""
        self.turn = -1
        self.look_ahead(game)
        self.look_at_pay(game)

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
            for i in range(len(game.market_tiles)):
                self.offered[i] = NONE
            self.look_at_market(game)
            for i in range(4):
                self.purses[i] = self.value_purse(game, i, game.seats[seat].money[i], NONE)

    def find_rival(self, game: Game) -> None:
        """The strongest rival, whose points count most."""
        self.expect_majorities(game)
        best: i64 = -1
        best_total: float = 0.0
        p: i64
        for p in range(self.players):
            if p != self.seat:
                total: float = self.totals[p] + float(game.scores[p])
                if best < 0 or total > best_total:
                    best, best_total = p, total
        self.share_out(best)

    # --- majorities -------------------------------------------------------------------------------------

    def value_majority(self, game: Game, k: i64, more: float) -> float:
        """What more buildings of a type change for the seat: its points less the rivals'."""
        if k >= self.types:
            return 0.0
        if k != self.asked or more != self.more:
            self.asked, self.more = k, more
            self.answer = -self.value_type(game, k)
            self.counts[self.seat * self.types + k] += more
            self.answer += self.value_type(game, k)
            self.counts[self.seat * self.types + k] -= more
        return self.answer

    def value_type(self, game: Game, k: i64) -> float:
        """What a type promises."""
        total: float = 0.0
        p: i64
        for p in range(self.players):
            total += self.share[p] * self.expect_all_points(game, p, k)
        return total

    def remember(self, game: Game) -> None:
        """Note the seat's buildings, to compare with them."""
        if not self.is_plain:
            self.standing = count_party_buildings(game, self.seat)

    def value_growth(self, game: Game, tile: i64, share: float) -> float:
        """What a tile just laid changes, of which a share was counted already."""
        kind: i64 = game.rules.tiles.counted[tile]
        if self.is_plain:
            return self.value_majority(game, kind, 1.0 - share)
        standing = count_party_buildings(game, self.seat)
        total: float = 0.0
        k: i64
        for k in range(self.types):
            more: float = float(standing[k] - self.standing[k])
            if k == kind:
                more -= share
            if more != 0.0:
                total += self.value_majority(game, k, more)
        return total

    def find_gain(self, game: Game, p: i64, k: i64) -> float:
        """What one more building would gain for a player; the seat's own is remembered."""
        if k >= self.types:
            return 0.0
        if p != self.seat:
            return self.compute_gain(game, p, k)
        if self.gain[k] == UNKNOWN:
            self.gain[k] = self.compute_gain(game, p, k)
        return self.gain[k]

    # --- palaces ----------------------------------------------------------------------------------------

    def value_palace(self, game: Game) -> float:
        """Walls and room of the seat's palace."""
        return value_walls(game, self.seat, self.weights) + self.value_room(game.seats[self.seat].palace)
