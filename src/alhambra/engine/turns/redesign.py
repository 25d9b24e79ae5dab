"""The third action: add, remove or swap one tile (A-20 … A-23)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.codes import ADD, REMOVE, SWAP, TILE_SHIFT, Codes, bare_kind_of, cell_of, tile_of
from alhambra.engine.palace.palace import SPOT_CELL, SPOT_FITTING, Palace, code_at
from alhambra.engine.turns.seat import Seat

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


def offer_redesigns(seat: Seat, out: Codes) -> None:
    """All redesigns of a seat; listed again only when its palace or reserve has changed."""
    if not seat.fresh:
        first = out.size
        list_redesigns(seat, out)
        seat.redesigns = out.list_from(first)
        seat.fresh = True
    else:
        out.extend(seat.redesigns)


def list_redesigns(seat: Seat, out: Codes) -> None:
    """Add (A-20), swap (A-22), remove (A-21)."""
    palace = seat.palace
    if len(seat.reserve) > 0:
        layer: i64
        for layer in range(palace.layers):
            tiles = seat.reserve if palace.layers == 1 else select_layer(seat.reserve, palace, layer)
            patterns = patterns_of(tiles, palace)
            list_spots(palace, palace.find_spots(layer, patterns), tiles, ADD, out)
            list_spots(palace, palace.find_exchanges(layer, patterns), tiles, SWAP, out)
    list_removals(palace, palace.find_removable(), out)


def select_layer(tiles: vec[i64], palace: Palace, layer: i64) -> vec[i64]:
    """Those of the tiles that belong to a layer."""
    out = vec[i64]()
    for tile in tiles:
        if palace.tiles.layer[tile] == layer:
            out = append(out, tile)
    return out


def patterns_of(tiles: vec[i64], palace: Palace) -> i64:
    """The set of their border patterns: most cells fit none of them."""
    border = palace._border
    patterns: i64 = 0
    for tile in tiles:
        patterns |= 1 << border[tile]
    return patterns


def list_spots(palace: Palace, found: i64, tiles: vec[i64], kind: i64, out: Codes) -> None:
    """Each of the tiles on each of the spots just found that it fits."""
    border = palace._border
    items = out.make_room(found * len(tiles))
    n = out.size
    i: i64
    for i in range(found):
        fitting: i64 = SPOT_FITTING[i]
        base: i64 = kind | code_at(palace, SPOT_CELL[i])
        for tile in tiles:
            if fitting >> border[tile] & 1 != 0:
                items[n] = base | tile << TILE_SHIFT
                n += 1
    out.size = n


def list_removals(palace: Palace, found: i64, out: Codes) -> None:
    """Each of the tiles just found that may be removed."""
    items = out.make_room(found)
    n = out.size
    i: i64
    for i in range(found):
        c: i64 = SPOT_CELL[i]
        items[n] = REMOVE | i64(palace.grid[c]) << TILE_SHIFT | code_at(palace, c)
        n += 1
    out.size = n


def redesign(game: "Game", seat: i64, code: i64) -> None:
    """Carry a redesign out."""
    kind: i64 = bare_kind_of(code)
    owner = game.seats[seat]
    cell = cell_of(code)
    tile = tile_of(code)
    names = game.rules.tiles
    if kind != ADD:
        old = owner.tear_down(cell)
        owner.store(old)
        for module in game.rules.leaving:
            module.react_to_leaving(game, seat, old)
        if game.journal is not None:
            game.note("remove", seat, {"tile": names.name(old), "cell": int(cell)})
    if kind != REMOVE:
        owner.unstore(tile)
        owner.build(cell, tile)
        if game.journal is not None:
            game.note("add", seat, {"tile": names.name(tile), "cell": int(cell)})
