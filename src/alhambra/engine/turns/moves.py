"""What the rules of a turn, of the end and of modules do with pieces and agenda: the small moves they are made of."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.actions.agenda import POINT, entry_of
from alhambra.engine.actions.codes import Codes
from alhambra.engine.palace.palace import SPOT_CELL, code_at
from alhambra.engine.pieces.tiles import NONE

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


def offer_cells(game: "Game", seat: i64, tile: i64, base: i64, out: Codes) -> None:
    """A code for every cell where the tile may be built."""
    palace = game.seats[seat].palace
    i: i64
    for i in range(palace.find_spots(palace.tiles.layer[tile], 1 << palace._border[tile])):
        out.add(base | code_at(palace, SPOT_CELL[i]))


def leave_display(game: "Game", card: i64) -> None:
    """Take a card off the display."""
    i: i64
    for i in range(4):
        if game.display[i] == card:
            game.display[i] = NONE
            return


def leave_market(game: "Game", tile: i64) -> None:
    """Take a bought tile off the market."""
    game.last_purchase = game.turns
    i: i64
    for i in range(len(game.market_tiles)):
        if game.market_tiles[i] == tile:
            game.market_tiles[i] = NONE
            return


def receive_card(game: "Game", seat: i64, card: i64) -> None:
    """A seat takes a card that belongs to a module: it lies where the leaflet says that cards of a seat lie."""
    owner = game.rules.card_owners[card]
    for number, holding in enumerate(owner.declared.holdings):
        if holding.pieces == "cards" and holding.per == "seat":
            owner.held(game).put(number, seat, card)
            return


def end_action(game: "Game", again: bool) -> None:
    """After an action: one more (A-13), or on to the end of the turn."""
    if again:
        game.extra = True
    else:
        game.take_next()


def build(game: "Game", seat: i64, cell: i64, tile: i64) -> None:
    """Lay a tile into a palace, and say so."""
    game.seats[seat].build(cell, tile)
    if game.journal is not None:
        game.note("build", seat, {"tile": game.rules.tiles.name(tile), "cell": int(cell)})


def settle_tile(game: "Game", seat: i64, tile: i64) -> None:
    """A tile has found its place; when it was the last, the decision is done."""
    owner = game.seats[seat]
    owner.settle(tile)
    if len(owner.bought) == 0:
        game.take_next()


def push_point(game: "Game", point: i64) -> None:
    """Let each module that acts at a point do so, in order."""
    modules = game.rules.points[point]
    i: i64 = len(modules)
    while i > 0:
        i -= 1
        game.put_next(entry_of(POINT, point, modules[i].number))
