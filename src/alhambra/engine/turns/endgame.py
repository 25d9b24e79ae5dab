"""The end of the game: left-over tiles, last scoring (A-46, A-55 … A-57)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import AWARD, FINISH, LEFT_OVER, SCORE, entry_of, is_in_turn, seat_of
from alhambra.engine.actions.codes import PLACE, TILE_SHIFT, Codes
from alhambra.engine.actions.purse import sum_values
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.rules.leaflet import BEFORE_SCORING, GAME_END
from alhambra.engine.turns.moves import offer_cells, push_point

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

IDLE_TURNS_EACH: Final[i64] = 100
"""The game ends when every player has had this many turns in a row in which nobody bought a tile (A-46)."""


def is_idle(game: "Game") -> bool:
    """Does the game end because nobody buys any more (A-46)? Asked after a turn."""
    return game.rules.ends_idle and game.turns - game.last_purchase >= IDLE_TURNS_EACH * game.rules.players


def count_idle_turns(agenda: vec[i64], turns: i64, last_purchase: i64) -> int:
    """How many turns in a row have passed without a purchase (A-46); the turn under way does not count."""
    passed: i64 = turns - 1 if is_in_turn(agenda) else turns
    return max(0, int(passed - last_purchase))


def open_end(game: "Game", event: str = "end") -> None:
    """Begin the end of the game: modules, left-over tiles, scoring 3 (A-45). The event says why it has come."""
    if game.journal is not None:
        game.note(event, NONE, {})
    game.put_next(entry_of(FINISH, 0))
    game.put_next(entry_of(SCORE, 0, 2))
    push_point(game, BEFORE_SCORING)
    game.put_next(entry_of(LEFT_OVER, 0, 0))
    push_point(game, GAME_END)


def settle_slot(game: "Game", slot: i64) -> None:
    """Give the tiles left in a slot to the player who holds most of its currency; then the next slot (A-56)."""
    if slot < 3:
        game.put_next(entry_of(LEFT_OVER, 0, slot + 1))
    seat = find_richest(game, slot)
    if seat < 0:
        return
    layers: i64 = len(game.bags)
    place: i64
    for place in range(slot * layers, slot * layers + layers):
        tile: i64 = game.market_tiles[place]
        if tile >= 0:
            game.market_tiles[place] = NONE
            game.seats[seat].buy(tile)
            if game.journal is not None:
                game.note("award", seat, {"tile": game.rules.tiles.name(tile)})
    if len(game.seats[seat].bought) > 0:
        game.put_next(entry_of(AWARD, seat))


def find_richest(game: "Game", currency: i64) -> i64:
    """The seat with the most money of a currency; NONE for a tie or when nobody has any (A-56)."""
    best: i64 = 0
    who: i64 = NONE
    number: i64
    for number in range(len(game.seats)):
        sum_held = sum_values(game.seats[number].money[currency])
        if sum_held > best:
            best = sum_held
            who = number
        elif sum_held == best:
            who = NONE
    return who


def offer_awards(game: "Game", entry: i64, out: Codes) -> None:
    """Where awarded tiles may go: into the palace, or aside as their game says (A-56)."""
    seat = seat_of(entry)
    for tile in game.seats[seat].bought:
        layer: i64 = game.rules.tiles.layer[tile]
        out.add(game.rules.asides[layer] | tile << TILE_SHIFT)
        offer_cells(game, seat, tile, PLACE | tile << TILE_SHIFT, out)


def finish(game: "Game") -> None:
    """The last scoring is done (A-57)."""
    game.is_over = True
    if game.journal is not None:
        game.note("over", NONE, {})
