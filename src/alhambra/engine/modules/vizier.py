"""The vizier's favour: a purchase between two turns (V)."""

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import ACT, PLACE, TURN, argument_of, entry_of, seat_of, step_of
from alhambra.engine.actions.codes import KIND, TILE, Codes, tile_of
from alhambra.engine.notation.lines import words_of
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.module import AFTER_TURN, Kind, Module, State, Step
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.endgame import open_end
from alhambra.engine.turns.explain import reason_to_pay, slot_of
from alhambra.engine.turns.market import is_short, refill_market
from alhambra.engine.turns.moves import end_action, leave_market
from alhambra.engine.turns.payment import discard_payment, offer_payments, paid

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules


class Viziers(State):
    """Which viziers are active, by seat."""

    def __init__(self, active: vec[i64]) -> None:
        self.active = active

    def clone(self) -> State:
        return Viziers(self.active[:])

    def save(self, game: "Game") -> dict[str, str]:
        return {"viziers": " ".join("active" if active != 0 else "inactive" for active in self.active)}

    def load(self, game: "Game", lines: dict[str, str]) -> None:
        words = words_of(lines, "viziers", int(game.rules.players), ("active", "inactive"))
        self.active = vec[i64]([int(word == "active") for word in words])

    def show(self, rules: "Rules") -> dict[str, object]:
        return {"active": [active != 0 for active in self.active]}


class Vizier(Module):
    """Everybody's vizier, active at the start (V-1)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.scratch = Codes()

    def name(self) -> str:
        return "vizier"

    def fills(self) -> tuple[str, ...]:
        return ("state", "offer", f"at {AFTER_TURN}")

    def secrets(self) -> tuple[str, ...]:
        return ()

    def kinds(self) -> list[Kind]:
        return [Kind("vizier", ("tile", "payment")), Kind("hold"), Kind("reactivate")]

    def steps(self) -> list[Step]:
        return [Step("vizier", True, ("seat", "number")), Step("vizier-refill")]

    def new_state(self, game: "Game") -> State:
        return Viziers(vec[i64]([1] * game.rules.players))

    def mine(self, game: "Game") -> Viziers:
        return cast(Viziers, game.states[self.number])

    # --- the window between two turns -----------------------------------------------------------------

    def at(self, game: "Game", point: i64) -> None:
        """The turn is completely over (V-2)."""
        self.ask(game, 0)

    def ask(self, game: "Game", declined: i64) -> None:
        """Ask the next one who could use his vizier; the player whose turn comes next is first (V-4)."""
        active = self.mine(game).active
        players = game.rules.players
        k: i64
        for k in range(declined, players):
            seat: i64 = (game.turn + 1 + k) % players
            if active[seat] != 0:
                self.scratch.size = 0
                self.offer_purchases(game, seat, self.scratch)
                if self.scratch.size > 0:
                    game.push(entry_of(self.first_step, seat, k))
                    return

    def offer_purchases(self, game: "Game", seat: i64, out: Codes) -> None:
        """Every exact payment for a tile of the market (V-2)."""
        table = game.rules.tiles
        layers: i64 = len(game.bags)
        place: i64
        i: i64
        for place in range(len(game.market)):
            tile: i64 = game.market[place]
            if tile >= 0:
                first = out.size
                base: i64 = self.first_kind << KIND | tile << TILE
                offer_payments(game, seat, place // layers, table.price[tile], base, out)
                kept = first
                for i in range(first, out.size):
                    if paid(out.items[i]) == table.price[tile]:
                        out.items[kept] = out.items[i]
                        kept += 1
                out.size = kept

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        """Reactivate, when it is inactive (V-5); buy or hold, in the window."""
        step = step_of(entry)
        seat = seat_of(entry)
        if step == ACT:
            if self.mine(game).active[seat] == 0:
                out.add(self.first_kind + 2 << KIND)
        elif step == self.first_step:
            self.offer_purchases(game, seat, out)
            out.add(self.first_kind + 1 << KIND)

    def apply(self, game: "Game", code: i64) -> None:
        entry = game.top()
        seat = seat_of(entry)
        which: i64 = (code >> KIND) - self.first_kind
        if which == 0:
            self.interrupt(game, seat, code)
        elif which == 1:
            game.pop()
            self.ask(game, argument_of(entry) + 1)
        else:
            self.mine(game).active[seat] = 1
            if game.journal is not None:
                game.note("reactivate", seat, {})
            end_action(game, False)

    def interrupt(self, game: "Game", seat: i64, code: i64) -> None:
        """Buy, turn the vizier, place the tile at once; then the market is refilled (V-2, V-3)."""
        tile: i64 = code >> TILE & 1023
        game.pop()
        self.mine(game).active[seat] = 0
        discard_payment(game, seat, code)
        leave_market(game, tile)
        game.seats[seat].buy(tile)
        if game.journal is not None:
            game.note("vizier", seat, {"tile": game.rules.tiles.name(tile)})
        game.push(entry_of(self.first_step + 1, seat))
        game.push(entry_of(PLACE, seat))

    def run(self, game: "Game", entry: i64) -> None:
        """Refill the market (V-3). Everybody may decide again (V-4), unless the end is reached (V-6)."""
        refill_market(game)
        if is_short(game):
            while step_of(game.pop()) != TURN:  # no turn comes next, nor anything before it
                pass
            open_end(game)
        else:
            self.ask(game, 0)

    # --- refusals -------------------------------------------------------------------------------------

    def refusal(self, game: "Game", code: i64) -> Refusal | None:
        entry = game.top()
        which: i64 = (code >> KIND) - self.first_kind
        is_open = step_of(entry) == self.first_step
        if which == 0:
            return self.why_not_buy(game, seat_of(entry), code) if is_open else self.why_not_open(game, entry)
        if which == 1:
            return None if is_open else Refusal("V-4", "vizier-nothing")
        if which == 2:
            return self.why_not_reactivate(game, entry)
        return Refusal("V-2", "vizier-now")

    def why_not_open(self, game: "Game", entry: i64) -> Refusal:
        """It acts between turns (V-2), while it is active (V-5)."""
        is_active = self.mine(game).active[seat_of(entry)] != 0
        return Refusal("V-2", "vizier-later") if is_active else Refusal("V-5", "vizier-inactive")

    def why_not_buy(self, game: "Game", seat: i64, code: i64) -> Refusal | None:
        """A tile of the market, paid exactly (V-2)."""
        tile = tile_of(code)
        price: i64 = game.rules.tiles.price[tile]
        slot = slot_of(game, tile)
        if slot < 0:
            return Refusal("V-2", "not-in-market", {"tile": game.rules.tiles.name(tile)})
        refusal = reason_to_pay(game, seat, slot, price, code)
        if refusal is not None or paid(code) == price:
            return refusal
        return Refusal("V-2", "vizier-exact", {"paid": paid(code), "price": price})

    def why_not_reactivate(self, game: "Game", entry: i64) -> Refusal | None:
        """An action of one's own turn, with an inactive vizier (V-5)."""
        if step_of(entry) != ACT:
            return Refusal("V-5", "reactivate-later")
        return Refusal("V-5", "vizier-active") if self.mine(game).active[seat_of(entry)] != 0 else None
