"""Where cards and tiles lie: before the players, in the market, and with the modules that declare them."""

from typing import TYPE_CHECKING

from librt.vecs import append, remove, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game
    from alhambra.engine.turns.seat import Seat


class Lying:
    """Where cards or tiles lie with modules: a holding, and in how many places."""

    def __init__(self, module: int, holding: int, places: int) -> None:
        self.module: i64 = module
        self.holding: i64 = holding
        self.places: i64 = places


def list_held_pieces(game: "Game", pieces: str) -> vec[i64]:
    """All cards (or tiles) that lie with modules, known ones only."""
    out = vec[i64]()
    place: i64
    for lying in game.rules.lying_cards if pieces == "cards" else game.rules.lying_tiles:
        piles = game.states[lying.module].piles[lying.holding]
        for place in range(lying.places):
            for piece in piles[place]:
                if piece >= 0:
                    out = append(out, piece)
    return out


def list_owned_tiles(seat: "Seat") -> vec[i64]:
    """All tiles that lie before a player."""
    out = vec[i64]()
    for c in seat.palace.cells:
        out = append(out, i64(seat.palace.grid[c]))
    for tile in seat.reserve:
        out = append(out, tile)
    for tile in seat.bought:
        out = append(out, tile)
    return out


def is_in_palace(seat: "Seat", tile: i64) -> bool:
    """Does a tile that a player owns stand in his palace?"""
    return tile not in seat.reserve and tile not in seat.bought


def list_unseen(game: "Game", pieces: vec[i64], known: vec[i64], are_tiles: bool) -> vec[i64]:
    """The pieces that are not among the known ones; tiles that lie before players are known too."""
    unseen = pieces[:]
    for piece in known:
        unseen = remove(unseen, piece)
    if are_tiles:
        for seat in game.seats:
            for tile in list_owned_tiles(seat):
                if tile in unseen:
                    unseen = remove(unseen, tile)
    return unseen


def is_covered(game: "Game", tile: i64) -> bool:
    """Does something lie on a tile that stands for a building not there yet?"""
    for cover in game.rules.covering:
        if game.states[cover.module].find_on(cover.holding, tile) >= 0:
            return True
    return False


def find_seen_tiles(game: "Game") -> vec[i64]:
    """For every tile: 1 where it, or its other face, lies open somewhere."""
    back = game.rules.tiles.back
    seen = vec[i64]([0] * len(back))
    for seat in game.seats:
        for c in seat.palace.cells:
            mark_tile(seen, back, i64(seat.palace.grid[c]))
        mark_tiles(seen, back, seat.reserve)
        mark_tiles(seen, back, seat.bought)
    mark_tiles(seen, back, game.market_tiles)
    mark_tiles(seen, back, list_held_pieces(game, "tiles"))
    return seen


def mark_tiles(seen: vec[i64], back: vec[i64], tiles: vec[i64]) -> None:
    """Mark tiles as seen."""
    for tile in tiles:
        if tile >= 0:
            mark_tile(seen, back, tile)


def mark_tile(seen: vec[i64], back: vec[i64], tile: i64) -> None:
    """Mark a tile and its other face."""
    seen[tile] = 1
    if back[tile] >= 0:
        seen[back[tile]] = 1
