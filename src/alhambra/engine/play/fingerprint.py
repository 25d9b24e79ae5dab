"""A position as numbers: to compare positions, and to hash them.

Everything on the table is there, what is hidden too. Left out is what makes no difference to the game: in which order
the cards of the discard pile came there, since they are shuffled before they are used again (A-41), and in which order
pieces were laid on tiles.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import argument_of, seat_of, stage_of
from alhambra.engine.rules.holdings import OWNER_ROW, PIECE_ROW, TILE_ROW, Holdings
from alhambra.engine.rules.ruleset import name_setup

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game
    from alhambra.engine.turns.seat import Seat

# A hash is made of two halves of 31 bits, so that no product leaves 64 bits, compiled or not. Each number turns both
# over by an odd factor and a shift, which lose nothing: positions that differ in one number never get the same hash.
HALF_BITS: Final[i64] = 31
_MASK: Final[i64] = 0x7FFFFFFF
_FIRST_FACTOR: Final[i64] = 0x2C1B3C6D
_FIRST_SHIFT: Final[i64] = 15
_SECOND_FACTOR: Final[i64] = 0x297A2D39
_SECOND_SHIFT: Final[i64] = 13
_SECOND_START: Final[i64] = 0x3C6EF372


def list_numbers(game: "Game") -> vec[i64]:
    """Everything on the table in a fixed order; lists of different lengths are told apart by their sizes."""
    deck = game.deck
    out = vec[i64](capacity=512)
    out = append(out, game.turns)
    out = append(out, game.turn)
    out = append(out, game.steps)
    out = append(out, 1 if game.extra else 0)
    out = append(out, game.last_purchase)
    out = append(out, game.scored)
    for entry in game.agenda:
        out = append(out, stage_of(entry))
        out = append(out, seat_of(entry))
        out = append(out, argument_of(entry))
    out = append(out, len(game.agenda))
    out = add_all(out, game.display)
    out = add_all(out, game.market_tiles)
    out = add_all(out, deck.cards)
    out = add_all(out, deck.census)
    out = append(out, deck.divisions)
    out = add_counts(out, deck.discard, len(game.rules.card_classes))
    for bag in game.bags:
        out = add_all(out, bag)
    for seat in game.seats:
        out = add_seat(out, seat)
    out = add_all(out, game._sheet)
    out = add_all(out, game._tallies)
    for held in game.states:
        out = add_holdings(out, held)
    return out


def add_all(out: vec[i64], items: vec[i64]) -> vec[i64]:
    """Numbers whose order matters."""
    for item in items:
        out = append(out, item)
    return append(out, len(items))


def add_counts(out: vec[i64], items: vec[i64], kinds: i64) -> vec[i64]:
    """Numbers whose order does not matter, as how many there are of each kind."""
    counts = vec[i64]([0] * kinds)
    for item in items:
        counts[item] += 1
    return add_all(out, counts)


def add_seat(out: vec[i64], seat: "Seat") -> vec[i64]:
    """What lies before a player."""
    palace = seat.palace
    for c in palace.cells:
        out = append(out, palace.code(c))
        out = append(out, i64(palace.grid[c]))
    out = append(out, len(palace.cells))
    out = append(out, palace.second_start())
    out = add_all(out, seat.money)
    out = add_all(out, seat.reserve)
    return add_all(out, seat.bought)


def add_holdings(out: vec[i64], held: Holdings) -> vec[i64]:
    """What lies with a module."""
    for h, holding in enumerate(held.plan.declared):
        if holding.is_counted:
            out = add_all(out, held.numbers[h])
        elif holding.per == "tile":
            out = add_on_tiles(out, held.piles[h])
        else:
            for pile in held.piles[h]:
                out = add_all(out, pile)
    return out


def add_on_tiles(out: vec[i64], rows: list[vec[i64]]) -> vec[i64]:
    """What lies on tiles, by tile; nothing lies on one twice."""
    places = sorted([(int(tile), i) for i, tile in enumerate(rows[TILE_ROW])])
    for tile, i in places:
        out = append(out, tile)
        out = append(out, rows[OWNER_ROW][i])
        out = append(out, rows[PIECE_ROW][i])
    return append(out, len(places))


def is_same_position(one: "Game", other: "Game") -> bool:
    """Does the same lie on both tables?"""
    if one.rules is not other.rules and name_setup(one.setup) != name_setup(other.setup):
        return False
    numbers, others = list_numbers(one), list_numbers(other)
    if len(numbers) != len(others):
        return False
    for i in range(len(numbers)):
        if numbers[i] != others[i]:
            return False
    return True


def hash_position(game: "Game") -> int:
    """A number below 2**62 that is equal for equal positions, in every process and on every machine."""
    first: i64 = game.rules.checksum & _MASK
    second: i64 = _SECOND_START
    for number in list_numbers(game):
        first = (first ^ number) * _FIRST_FACTOR & _MASK
        first ^= first >> _FIRST_SHIFT
        second = (second + number) * _SECOND_FACTOR & _MASK
        second ^= second >> _SECOND_SHIFT
    return first << HALF_BITS | second
