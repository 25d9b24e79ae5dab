"""Builders' huts: tiles that count their neighbours (H)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import ACT, seat_of, stage_of
from alhambra.engine.actions.codes import TILE_SHIFT, Codes, tile_of
from alhambra.engine.component_data import read_component
from alhambra.engine.modules.alhambra import LETTERS, TYPES
from alhambra.engine.modules.interplay import is_finished, is_hut
from alhambra.engine.pieces.tiles import Tile
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import Holding, Kind, Leaflet, Supply
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.moves import end_action

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

HUT: Final[i64] = 0  # the kind of action
STACKS: Final[i64] = 0  # the holding: a stack for each building type, the face-up hut last
MOST_HUTS: Final = 3  # huts a player may own (H-4)


def make_huts() -> list[Tile]:
    """The 24 huts, which count for no type by themselves."""
    out: list[Tile] = []
    for hut in cast(list[dict[str, str]], read_component("huts")["huts"]):
        name = "h" + LETTERS[TYPES.index(hut["type"])] + hut["walls"].lower()
        out.append(Tile(name, "hut", hut["type"], 0, hut["walls"], counts=False))
    return out


def hut_stream(kind: i64) -> str:
    """The stream of a stack."""
    return "huts-" + TYPES[kind]


def list_huts(kind: str) -> list[str]:
    """The names of all huts of a building type."""
    return [hut.name for hut in make_huts() if hut.type == kind]


class Huts(Module):
    """24 huts in six stacks (H-1). They are tiles of the palace like any other, so their walls score as usual (H-6)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def declare(self) -> Leaflet:
        return Leaflet(
            name="huts",
            games=("alhambra",),
            tiles=tuple(make_huts()),
            kinds=(Kind("hut", ("tile",), role="purchase"),),
            supplies=tuple(
                [Supply(hut_stream(kind), "tile", names=tuple(list_huts(name))) for kind, name in enumerate(TYPES)]
            ),
            holdings=(Holding("stacks", "tiles", per="type", seen="top", line="huts", supply="huts"),),
            secrets=("the huts under the top one of a stack are known to nobody",),
        )

    def _stacks(self, game: "Game") -> list[vec[i64]]:
        """The stacks by building type."""
        return self.held(game).piles[STACKS]

    def prepare(self, game: "Game") -> None:
        """Shuffle each stack; its top one lies face up (H-1)."""
        for kind in range(len(TYPES)):
            stream = hut_stream(kind)
            stack = game.chance.shuffle(stream, self.take_supply(game, kind))
            stack = game.chance.arrange(stream, stack, 0)
            game.note_draw(stream, stack[len(stack) - 1])
            self._stacks(game)[kind] = stack

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        """Take the face-up hut of a stack (H-2), as long as one has fewer than three (H-4)."""
        if stage_of(entry) != ACT or self._count_owned(game, seat_of(entry)) >= MOST_HUTS:
            return
        for stack in self._stacks(game):
            if len(stack) > 0:
                out.add(self.kind(HUT) | stack[len(stack) - 1] << TILE_SHIFT)

    def _count_owned(self, game: "Game", seat: i64) -> i64:
        """Huts that a player has, wherever they lie (H-4)."""
        owner = game.seats[seat]
        total: i64 = 0
        for c in owner.palace.cells:
            total += 1 if is_hut(game, i64(owner.palace.grid[c])) else 0
        for tile in owner.reserve:
            total += 1 if is_hut(game, tile) else 0
        for tile in owner.bought:
            total += 1 if is_hut(game, tile) else 0
        return total

    def apply(self, game: "Game", code: i64) -> None:
        """It waits beside the palace like a bought tile (H-3)."""
        seat = seat_of(game.top())
        tile = tile_of(code)
        kind: i64 = game.rules.tiles.type[tile]
        self.held(game).take_last(STACKS, kind)
        stack = self._stacks(game)[kind]
        if len(stack) > 0:
            game.note_draw(hut_stream(kind), stack[len(stack) - 1])
        game.seats[seat].buy(tile)
        if game.journal is not None:
            game.note("hut", seat, {"tile": game.rules.tiles.name(tile)})
        end_action(game, False)

    def tally(self, game: "Game", party: i64, counts: vec[i64]) -> None:
        """A hut counts as many buildings as it has neighbours of its type through an open edge (H-5)."""
        if party >= game.rules.players:
            return
        palace = game.seats[party].palace
        for c in palace.cells:
            hut: i64 = i64(palace.grid[c])
            if is_hut(game, hut):
                counts[game.rules.tiles.type[hut]] += self._count_neighbours(game, party, c, hut)

    def _count_neighbours(self, game: "Game", party: i64, c: i64, hut: i64) -> i64:
        palace = game.seats[party].palace
        table = game.rules.tiles
        total: i64 = 0
        k: i64
        for k in range(4):
            tile: i64 = i64(palace.grid[c + palace.offsets[k]])
            is_open = table.border[hut] >> k & 1 == 0
            if tile >= 0 and is_open and table.counted[tile] == table.type[hut] and is_finished(game, tile):
                total += 1
        return total

    # --- refusals -------------------------------------------------------------------------------------

    def find_refusal(self, game: "Game", code: i64) -> Refusal | None:
        """Why a hut is not taken."""
        entry = game.top()
        tile = tile_of(code)
        values: dict[str, str | int] = {"tile": game.rules.tiles.name(tile)}
        if stage_of(entry) != ACT:
            return Refusal("H-2", "hut-later")
        if self._count_owned(game, seat_of(entry)) >= MOST_HUTS:
            return Refusal("H-4", "huts-enough", {"most": MOST_HUTS})
        for stack in self._stacks(game):
            if len(stack) > 0 and stack[len(stack) - 1] == tile:
                return None
        return Refusal("H-2", "hut-not-open", values)
