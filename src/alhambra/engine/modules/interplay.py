"""Rules about a pair of modules, in one place.

Most pairs need no rule of their own, because each module asks the kernel and not the other module:

* vizier × sites, vizier × huts (V-7): the vizier offers full and exact purchases from the market, nothing else;
* vizier × exchange (V-7): he pays like anybody, so with an exchange card too;
* exchange × sites (X-4): a half-price purchase asks for payments like any other; finishing asks for one currency only.

What is left is here. Modules are found by name; their files are not imported by this one.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.lying import is_covered

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


def is_finished(game: "Game", tile: i64) -> bool:
    """Does the building on a tile stand? Bonus cards (B-5) and huts (H-5) look only at those (S-3)."""
    return not is_covered(game, tile)


def is_hut(game: "Game", tile: i64) -> bool:
    """Is the tile a hut, one of a type that does not count for it? Asked of any tile, with huts and without."""
    table = game.rules.tiles
    is_uncounted = table.type[tile] != table.counted[tile]
    return is_uncounted and game.rules.find_module("huts") is not None


def may_give(game: "Game", tile: i64) -> bool:
    """May a bought tile leave its buyer? Not a hut (H-3), and none with a building site on it (S-4)."""
    return is_finished(game, tile) and not is_hut(game, tile)


def why_not_give(game: "Game", tile: i64) -> Refusal | None:
    """The rule that keeps a bought tile with its buyer (H-3, S-4)."""
    if may_give(game, tile):
        return None
    values: dict[str, str | int] = {"tile": game.rules.tiles.name(tile)}
    return Refusal("H-3", "hut-given", values) if is_hut(game, tile) else Refusal("S-4", "site-given", values)


def find_dearest_outside(game: "Game", party: i64, kind: i64) -> i64:
    """The dearest building of a type that a party without a palace has: Dirk decides ties too (G-10, G-13)."""
    two_players = game.rules.find_module("two_players")
    best: i64 = 0
    if two_players is not None and party == game.rules.players:
        table = game.rules.tiles
        for tile in two_players.held(game).piles[0][0]:  # his tiles are all that lies there
            if table.counted[tile] == kind and table.price[tile] > best:
                best = table.price[tile]
    return best
