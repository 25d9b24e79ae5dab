"""Two players: Dirk takes part in the majorities (A-60 … A-65)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import AWARD, PLACE, seat_of, stage_of
from alhambra.engine.actions.codes import TILE_SHIFT, Codes, tile_of
from alhambra.engine.modules.interplay import may_give, why_not_give
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import AFTER_SCORING, Holding, Kind, Leaflet
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.explain import why_not_bought
from alhambra.engine.turns.market import draw_tile
from alhambra.engine.turns.moves import settle_tile

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

SECOND: Final[i64] = 1  # scoring 2, counted from 0
DIRK: Final[i64] = 2  # his place among the parties


TILES: Final[i64] = 0  # the holding: the tiles that Dirk has, face up, known to everybody
GIVE: Final[i64] = 0  # the kind of action


class TwoPlayers(Module):
    """The imaginary third player, and what else is different with two."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def declare(self) -> Leaflet:
        return Leaflet(
            name="two_players",
            kinds=(Kind("give", ("tile",), role="laying"),),
            points=(AFTER_SCORING,),
            holdings=(Holding("tiles", "tiles", per="table", line="dirk"),),
            parties=("dirk",),
            fewer_copies=1,  # one copy of each money card is removed
        )

    def _tiles(self, game: "Game") -> vec[i64]:
        """Dirk's tiles, in the order in which he received them."""
        return self.held(game).piles[TILES][0]

    def _receive(self, game: "Game", tile: i64) -> None:
        """Dirk receives a tile."""
        self.held(game).put_last(TILES, 0, tile)

    def prepare(self, game: "Game") -> None:
        """Six tiles of each bag at the start (A-61)."""
        for layer in range(len(game.bags)):
            self._draw(game, layer, 6)

    def run(self, game: "Game", entry: i64) -> None:
        """Six more right after scoring 1; a third of the bag right after scoring 2 (A-62)."""
        layer: i64
        for layer in range(len(game.bags)):
            self._draw(game, layer, len(game.bags[layer]) // 3 if game.scored >> SECOND & 1 != 0 else 6)

    def _draw(self, game: "Game", layer: i64, number: i64) -> None:
        """Dirk receives tiles, or all that are left, if fewer."""
        for _ in range(number):
            tile = draw_tile(game, layer)
            if tile < 0:
                return
            tile = game.rules.layers[layer].lay(game, tile)
            self._receive(game, tile)
            if game.journal is not None:
                game.note("dirk", NONE, {"tile": game.rules.tiles.name(tile)})

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        """A bought tile may be given to Dirk instead of being placed (A-64)."""
        if stage_of(entry) != PLACE:
            return
        for tile in game.seats[seat_of(entry)].bought:
            if may_give(game, tile):
                out.add(self.kind(GIVE) | tile << TILE_SHIFT)

    def apply(self, game: "Game", code: i64) -> None:
        seat = seat_of(game.top())
        tile = tile_of(code)
        self._receive(game, tile)
        if game.journal is not None:
            game.note("give", seat, {"tile": game.rules.tiles.name(tile)})
        settle_tile(game, seat, tile)

    def find_refusal(self, game: "Game", code: i64) -> Refusal | None:
        """Only a bought tile, and none that has to stay with its buyer (A-64)."""
        entry = game.top()
        tile = tile_of(code)
        if stage_of(entry) != PLACE:
            return Refusal("A-64", "give-awarded" if stage_of(entry) == AWARD else "give-later")
        return why_not_give(game, tile) or why_not_bought(game, seat_of(entry), tile, "A-64")

    def tally(self, game: "Game", party: i64, counts: vec[i64]) -> None:
        """Dirk's tiles count in majorities (A-63)."""
        if party == DIRK:
            for tile in self._tiles(game):
                counts[game.rules.tiles.counted[tile]] += 1
