"""The vizier's favour: a purchase between two turns (V)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import ACT, PLACE, TURN, argument_of, entry_of, seat_of, stage_of
from alhambra.engine.actions.codes import TILE_SHIFT, Codes, tile_of
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import AFTER_TURN, Holding, Kind, Leaflet, Stage
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.endgame import open_end
from alhambra.engine.turns.explain import slot_of, why_not_pay
from alhambra.engine.turns.market import is_short, refill_market
from alhambra.engine.turns.moves import end_action, leave_market
from alhambra.engine.turns.payment import discard_payment, offer_payments, sum_payment

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


# Kinds of action, as in the leaflet.
BUY: Final[i64] = 0
HOLD: Final[i64] = 1
REACTIVATE: Final[i64] = 2

# Stages of the agenda.
WINDOW: Final[i64] = 0
REFILL: Final[i64] = 1

ACTIVE: Final[i64] = 0  # the holding


class Vizier(Module):
    """Everybody's vizier, active at the start (V-1)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.scratch = Codes()

    def declare(self) -> Leaflet:
        return Leaflet(
            name="vizier",
            kinds=(
                Kind("vizier", ("tile", "payment"), role="purchase"),
                Kind("hold", role="answer"),
                Kind("reactivate"),
            ),
            stages=(
                Stage("vizier", True, ("seat", "number"), point=AFTER_TURN, silence="hold"),
                Stage("vizier-refill"),
            ),
            points=(AFTER_TURN,),
            holdings=(Holding("active", "flag", line="viziers", words=("inactive", "active"), start=1, worth=2.0),),
        )

    def _active(self, game: "Game") -> vec[i64]:
        """Whose vizier is active, by seat."""
        return self.held(game).numbers[ACTIVE]

    # --- the window between two turns -----------------------------------------------------------------

    def _ask(self, game: "Game", declined: i64) -> None:
        """Ask the next one who could use his vizier; the player whose turn comes next is first (V-4)."""
        active = self._active(game)
        players = game.rules.players
        k: i64
        for k in range(declined, players):
            seat: i64 = (game.turn + 1 + k) % players
            if active[seat] != 0:
                self.scratch.size = 0
                self._offer_purchases(game, seat, self.scratch)
                if self.scratch.size > 0:
                    game.put_next(entry_of(self.stage(WINDOW), seat, k))
                    return

    def _offer_purchases(self, game: "Game", seat: i64, out: Codes) -> None:
        """Every exact payment for a tile of the market (V-2)."""
        table = game.rules.tiles
        layers: i64 = len(game.bags)
        place: i64
        i: i64
        for place in range(len(game.market_tiles)):
            tile: i64 = game.market_tiles[place]
            if tile >= 0:
                first = out.size
                base: i64 = self.kind(BUY) | tile << TILE_SHIFT
                offer_payments(game, seat, place // layers, table.price[tile], base, out)
                kept = first
                for i in range(first, out.size):
                    if sum_payment(out.items[i]) == table.price[tile]:
                        out.items[kept] = out.items[i]
                        kept += 1
                out.size = kept

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        """Reactivate, when it is inactive (V-5); buy or hold, in the window."""
        stage = stage_of(entry)
        seat = seat_of(entry)
        if stage == ACT:
            if self._active(game)[seat] == 0:
                out.add(self.kind(REACTIVATE))
        elif stage == self.stage(WINDOW):
            self._offer_purchases(game, seat, out)
            out.add(self.kind(HOLD))

    def apply(self, game: "Game", code: i64) -> None:
        entry = game.top()
        seat = seat_of(entry)
        which = self.which(code)
        if which == BUY:
            self._interrupt(game, seat, code)
        elif which == HOLD:
            game.take_next()
            self._ask(game, argument_of(entry) + 1)
        else:
            self._active(game)[seat] = 1
            if game.journal is not None:
                game.note("reactivate", seat, {})
            end_action(game, False)

    def _interrupt(self, game: "Game", seat: i64, code: i64) -> None:
        """Buy, turn the vizier, place the tile at once; then the market is refilled (V-2, V-3)."""
        tile = tile_of(code)
        game.take_next()
        self._active(game)[seat] = 0
        discard_payment(game, seat, code)
        leave_market(game, tile)
        game.seats[seat].buy(tile)
        if game.journal is not None:
            game.note("vizier", seat, {"tile": game.rules.tiles.name(tile)})
        game.put_next(entry_of(self.stage(REFILL), seat))
        game.put_next(entry_of(PLACE, seat))

    def run(self, game: "Game", entry: i64) -> None:
        """Between two turns everybody is asked (V-2); after a purchase the market is refilled first (V-3)."""
        if stage_of(entry) == self.stage(REFILL):
            self._refill(game)
        else:
            self._ask(game, 0)

    def _refill(self, game: "Game") -> None:
        """Refill the market (V-3). Everybody may decide again (V-4), unless the end is reached (V-6)."""
        refill_market(game)
        if is_short(game):
            while stage_of(game.take_next()) != TURN:  # no turn comes next, nor anything before it
                pass
            open_end(game)
        else:
            self._ask(game, 0)

    # --- refusals -------------------------------------------------------------------------------------

    def find_refusal(self, game: "Game", code: i64) -> Refusal | None:
        entry = game.top()
        which = self.which(code)
        is_open = stage_of(entry) == self.stage(WINDOW)
        if which == BUY:
            return self._why_not_buy(game, seat_of(entry), code) if is_open else self._why_not_open(game, entry)
        if which == HOLD:
            return None if is_open else Refusal("V-4", "vizier-nothing")
        if which == REACTIVATE:
            return self._why_not_reactivate(game, entry)
        return Refusal("V-2", "vizier-now")

    def _why_not_open(self, game: "Game", entry: i64) -> Refusal:
        """It acts between turns (V-2), while it is active (V-5)."""
        is_active = self._active(game)[seat_of(entry)] != 0
        return Refusal("V-2", "vizier-later") if is_active else Refusal("V-5", "vizier-inactive")

    def _why_not_buy(self, game: "Game", seat: i64, code: i64) -> Refusal | None:
        """A tile of the market, paid exactly (V-2)."""
        tile = tile_of(code)
        price: i64 = game.rules.tiles.price[tile]
        slot = slot_of(game, tile)
        if slot < 0:
            return Refusal("V-2", "not-in-market", {"tile": game.rules.tiles.name(tile)})
        refusal = why_not_pay(game, seat, slot, price, code)
        if refusal is not None or sum_payment(code) == price:
            return refusal
        return Refusal("V-2", "vizier-exact", {"paid": sum_payment(code), "price": price})

    def _why_not_reactivate(self, game: "Game", entry: i64) -> Refusal | None:
        """An action of one's own turn, with an inactive vizier (V-5)."""
        if stage_of(entry) != ACT:
            return Refusal("V-5", "reactivate-later")
        return Refusal("V-5", "vizier-active") if self._active(game)[seat_of(entry)] != 0 else None
