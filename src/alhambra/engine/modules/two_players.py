"""Two players: Dirk takes part in the majorities (A-60 … A-65)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import AWARD, PLACE, seat_of, step_of
from alhambra.engine.actions.codes import KIND, TILE, Codes, tile_of
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.module import AFTER_SCORING, Kind, Module, State
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.explain import not_bought
from alhambra.engine.turns.market import draw_tile
from alhambra.engine.turns.moves import settled

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

DIRK: Final[i64] = 2  # his place among the parties


class DirksTiles(State):
    """The tiles that Dirk has: face up, known to everybody."""

    def __init__(self) -> None:
        self.tiles = vec[i64]()

    def clone(self) -> State:
        other = DirksTiles()
        other.tiles = self.tiles[:]
        return other

    def save(self, game: "Game") -> dict[str, str]:
        return {"dirk": " ".join(game.rules.tiles.name(tile) for tile in self.tiles)}

    def load(self, game: "Game", lines: dict[str, str]) -> None:
        self.tiles = vec[i64]([game.rules.tiles.parse(name) for name in lines["dirk"].split()])

    def show(self, rules: "Rules") -> dict[str, object]:
        return {"tiles": [rules.tiles.name(tile) for tile in self.tiles]}


class TwoPlayers(Module):
    """The imaginary third player, and what else is different with two."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def name(self) -> str:
        return "two_players"

    def fills(self) -> tuple[str, ...]:
        return ("state", "prepare", "offer", "tally", f"at {AFTER_SCORING}")

    def secrets(self) -> tuple[str, ...]:
        return ()

    def kinds(self) -> list[Kind]:
        return [Kind("give", ("tile",))]

    def new_state(self, game: "Game") -> State:
        return DirksTiles()

    def mine(self, game: "Game") -> DirksTiles:
        return cast(DirksTiles, game.states[self.number])

    def copies(self, copies: i64) -> i64:
        """One copy of each money card is removed (A-60)."""
        return copies - 1

    def parties(self) -> int:
        return 1

    def prepare(self, game: "Game") -> None:
        """Six tiles of each bag at the start (A-61)."""
        for layer in range(len(game.bags)):
            self.draw(game, layer, 6)

    def at(self, game: "Game", point: i64) -> None:
        """Six more right after scoring 1; a third of the bag right after scoring 2 (A-62)."""
        layer: i64
        for layer in range(len(game.bags)):
            self.draw(game, layer, len(game.bags[layer]) // 3 if game.scored & 2 != 0 else 6)

    def draw(self, game: "Game", layer: i64, number: i64) -> None:
        """Dirk receives tiles, or all that are left, if fewer."""
        mine = self.mine(game)
        for _ in range(number):
            tile = draw_tile(game, layer)
            if tile < 0:
                return
            tile = game.rules.layers[layer].lay(game, tile)
            mine.tiles = append(mine.tiles, tile)
            if game.journal is not None:
                game.note("dirk", -1, {"tile": game.rules.tiles.name(tile)})

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        """A bought tile may be given to Dirk instead of being placed (A-64)."""
        if step_of(entry) != PLACE:
            return
        for tile in game.seats[seat_of(entry)].bought:
            for module in game.rules.barring:
                if module.is_gift_barred(game, tile):
                    break
            else:
                out.add(self.first_kind << KIND | tile << TILE)

    def apply(self, game: "Game", code: i64) -> None:
        seat = seat_of(game.top())
        tile: i64 = code >> TILE & 1023
        mine = self.mine(game)
        mine.tiles = append(mine.tiles, tile)
        if game.journal is not None:
            game.note("give", seat, {"tile": game.rules.tiles.name(tile)})
        settled(game, seat, tile)

    def refusal(self, game: "Game", code: i64) -> Refusal | None:
        """Only a bought tile, and none that has to stay with its buyer (A-64)."""
        entry = game.top()
        tile = tile_of(code)
        if step_of(entry) != PLACE:
            return Refusal("A-64", "give-awarded" if step_of(entry) == AWARD else "give-later")
        for module in game.rules.barring:
            if module.is_gift_barred(game, tile):
                return module.refusal(game, code)
        return not_bought(game, seat_of(entry), tile, "A-64")

    def held_tiles(self, game: "Game") -> vec[i64]:
        return self.mine(game).tiles

    def tally(self, game: "Game", party: i64, counts: vec[i64]) -> None:
        """Dirk's tiles count in majorities (A-63)."""
        if party == DIRK:
            for tile in self.mine(game).tiles:
                counts[game.rules.tiles.counted[tile]] += 1

    def best_price(self, game: "Game", party: i64, kind: i64) -> i64:
        """Dirk's dearest tile of a type (G-10, G-13)."""
        best: i64 = 0
        if party == DIRK:
            table = game.rules.tiles
            for tile in self.mine(game).tiles:
                if table.counted[tile] == kind and table.price[tile] > best:
                    best = table.price[tile]
        return best
