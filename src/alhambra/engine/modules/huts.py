"""Builders' huts: tiles that count their neighbours (H)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import pop, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import ACT, seat_of, step_of
from alhambra.engine.actions.codes import TILE_SHIFT, Codes, tile_of
from alhambra.engine.component_data import component
from alhambra.engine.modules.alhambra import LETTERS, TYPES
from alhambra.engine.modules.interplay import is_finished
from alhambra.engine.pieces.tiles import Tile
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import Holding, Kind, Leaflet, Supply
from alhambra.engine.rules.lines import unreadable, words_of
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.rules.state import HIDDEN, State
from alhambra.engine.turns.moves import end_action

if TYPE_CHECKING:
    from alhambra.engine.chance import Chance
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

HUT: Final[i64] = 0  # the kind of action
MOST_HUTS: Final = 3  # huts a player may own (H-4)


class Stacks(State):
    """One stack a building type, the face-up hut last; HIDDEN stands for one whose face nobody knows."""

    def __init__(self) -> None:
        self.stacks: list[vec[i64]] = []

    def clone(self) -> State:
        other = Stacks()
        other.stacks = [stack[:] for stack in self.stacks]
        return other

    def seen_by(self, game: "Game", viewer: i64) -> State:
        """Only the top ones can be seen."""
        other = Stacks()
        for stack in self.stacks:
            seen = vec[i64]([HIDDEN] * len(stack))
            if len(stack) > 0:
                seen[len(stack) - 1] = stack[len(stack) - 1]
            other.stacks.append(seen)
        return other

    def complete(self, game: "Game", chance: "Chance") -> None:
        """Shuffle the huts that lie nowhere in sight under the top ones."""
        for kind in range(len(self.stacks)):
            stack = self.stacks[kind]
            under: i64 = len(stack) - 1
            unseen = chance.shuffle("huts", list_unseen_huts(game, kind, stack))
            for i in range(under):
                stack[i] = unseen[i]

    def save(self, game: "Game") -> dict[str, str]:
        name = game.rules.tiles.name
        return {"huts": " ".join("+".join(name(tile) for tile in stack) or "-" for stack in self.stacks)}

    def load(self, game: "Game", lines: dict[str, str]) -> None:
        parse = game.rules.tiles.parse
        words = words_of(lines, "huts", len(TYPES))
        self.stacks = [vec[i64]([parse(n) for n in word.split("+")] if word != "-" else []) for word in words]
        for kind in range(len(TYPES)):
            stack = self.stacks[kind]
            lying = [*stack, *list_owned_huts(game, kind)]
            if sorted(lying) != [*list_huts(game, kind)]:
                raise unreadable(lines, "huts")

    def items(self, holding: i64, place: i64) -> vec[i64]:
        return self.stacks[place]

    def show(self, rules: "Rules") -> dict[str, object]:
        name = rules.tiles.name
        tops = [name(stack[len(stack) - 1]) if len(stack) > 0 else None for stack in self.stacks]
        return {"tops": tops, "left": [len(stack) for stack in self.stacks]}


def make_huts() -> list[Tile]:
    """The 24 huts, which count for no type by themselves."""
    out: list[Tile] = []
    for hut in cast(list[dict[str, str]], component("huts")["huts"]):
        name = "h" + LETTERS[TYPES.index(hut["type"])] + hut["walls"].lower()
        out.append(Tile(name, "hut", hut["type"], 0, hut["walls"], counts=False))
    return out


def hut_stream(kind: int) -> str:
    """The stream of a stack."""
    return "huts-" + TYPES[kind]


def list_huts(game: "Game", kind: int) -> vec[i64]:
    """All huts of a building type."""
    table = game.rules.tiles
    numbers = [n for n, tile in enumerate(table.tiles) if tile.family == "hut" and table.type[n] == kind]
    return vec[i64](numbers)


def list_unseen_huts(game: "Game", kind: int, stack: vec[i64]) -> vec[i64]:
    """The huts of a type that lie neither before a player nor on top of their stack."""
    seen: set[int] = {*[int(tile) for tile in stack], *list_owned_huts(game, kind)}
    return vec[i64]([tile for tile in list_huts(game, kind) if tile not in seen])


def list_owned_huts(game: "Game", kind: int) -> list[int]:
    """The huts of a type that lie before players."""
    lying: list[int] = []
    for seat in game.seats:
        lying += [int(seat.palace.grid[c]) for c in seat.palace.cells]
        lying += [*seat.reserve, *seat.bought]
    huts = [*list_huts(game, kind)]
    return [tile for tile in lying if tile in huts]


class Huts(Module):
    """24 huts in six stacks (H-1). They are tiles of the palace like any other, so their walls score as usual (H-6)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def leaflet(self) -> Leaflet:
        return Leaflet(
            name="huts",
            games=("alhambra",),
            tiles=tuple(make_huts()),
            kinds=(Kind("hut", ("tile",), role="purchase"),),
            supplies=tuple([Supply(hut_stream(kind), "tile") for kind in range(len(TYPES))]),
            holdings=(Holding("stacks", "tiles", per="type", seen="top", line="huts"),),
            secrets=("the huts under the top one of a stack are known to nobody",),
        )

    def new_state(self, game: "Game") -> State:
        return Stacks()

    def mine(self, game: "Game") -> Stacks:
        return cast(Stacks, game.states[self.number])

    def prepare(self, game: "Game") -> None:
        """Shuffle each stack; its top one lies face up (H-1)."""
        for kind in range(len(TYPES)):
            stream = hut_stream(kind)
            stack = game.chance.shuffle(stream, list_huts(game, kind))
            stack = game.chance.arrange(stream, stack, 0)
            game.drew(stream, stack[len(stack) - 1])
            self.mine(game).stacks.append(stack)

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        """Take the face-up hut of a stack (H-2), as long as one has fewer than three (H-4)."""
        if step_of(entry) != ACT or self.owned(game, seat_of(entry)) >= MOST_HUTS:
            return
        for stack in self.mine(game).stacks:
            if len(stack) > 0:
                out.add(self.kind(HUT) | stack[len(stack) - 1] << TILE_SHIFT)

    def owned(self, game: "Game", seat: i64) -> i64:
        """Huts that a player has, wherever they lie (H-4)."""
        owner = game.seats[seat]
        total: i64 = 0
        for c in owner.palace.cells:
            total += self.is_hut(game, i64(owner.palace.grid[c]))
        for tile in owner.reserve:
            total += self.is_hut(game, tile)
        for tile in owner.bought:
            total += self.is_hut(game, tile)
        return total

    def is_hut(self, game: "Game", tile: i64) -> i64:
        """1 for a hut: a tile of a type that does not count for it."""
        table = game.rules.tiles
        return 1 if table.type[tile] != table.counted[tile] else 0

    def apply(self, game: "Game", code: i64) -> None:
        """It waits beside the palace like a bought tile (H-3)."""
        seat = seat_of(game.top())
        tile = tile_of(code)
        mine = self.mine(game)
        kind: i64 = game.rules.tiles.type[tile]
        stack, _ = pop(mine.stacks[kind])
        mine.stacks[kind] = stack
        if len(stack) > 0:
            game.drew(hut_stream(kind), stack[len(stack) - 1])
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
            if self.is_hut(game, hut) != 0:
                counts[game.rules.tiles.type[hut]] += self.neighbours(game, party, c, hut)

    def neighbours(self, game: "Game", party: i64, c: i64, hut: i64) -> i64:
        palace = game.seats[party].palace
        table = game.rules.tiles
        total: i64 = 0
        k: i64
        for k in range(4):
            tile: i64 = i64(palace.grid[c + palace.steps[k]])
            is_open = table.border[hut] >> k & 1 == 0
            if tile >= 0 and is_open and table.counted[tile] == table.type[hut] and is_finished(game, tile):
                total += 1
        return total

    # --- refusals -------------------------------------------------------------------------------------

    def refusal(self, game: "Game", code: i64) -> Refusal | None:
        """Why a hut is not taken."""
        entry = game.top()
        tile = tile_of(code)
        values: dict[str, str | int] = {"tile": game.rules.tiles.name(tile)}
        if step_of(entry) != ACT:
            return Refusal("H-2", "hut-later")
        if self.owned(game, seat_of(entry)) >= MOST_HUTS:
            return Refusal("H-4", "huts-enough", {"most": MOST_HUTS})
        for stack in self.mine(game).stacks:
            if len(stack) > 0 and stack[len(stack) - 1] == tile:
                return None
        return Refusal("H-2", "hut-not-open", values)
