"""Rules about a pair of modules, in one place.

Most pairs need no rule of their own, because each module asks the kernel and not the other module:

* vizier × sites, vizier × huts (V-7): the vizier offers full and exact purchases from the market, nothing else;
* vizier × exchange (V-7): he pays like anybody, so with an exchange card too;
* exchange × sites (X-4): a half-price purchase asks for payments like any other; finishing asks for one currency only;
* two players × huts, sites (H-3, S-4): Dirk asks whether a tile may be given away.

What is left is here.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


def is_finished(game: "Game", tile: i64) -> bool:
    """Does the building on a tile stand? Bonus cards (B-5) and huts (H-5) look only at those (S-3)."""
    for module in game.rules.unfinished:
        if module.is_unfinished(game, tile):
            return False
    return True
