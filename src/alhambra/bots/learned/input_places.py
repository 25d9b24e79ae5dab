"""Where each kind of input lies among the numbers that the network reads.

An input is a row of the network's first layer. Names (of types, modules, decisions) are put into drawers by a checksum,
so whatever a module declares has an input of its own, and the network needs no list of modules. Players are three to
it: the viewer, the next one, and any other; what the others have is added up.
"""

from typing import Final
from zlib import crc32

from mypy_extensions import i64

from alhambra.engine.pieces.cards import MONEY_CARDS

BANKS: Final[i64] = 3  # the viewer, the next player, any other
DRAWERS: Final[i64] = 26  # for building types
BORDERS: Final[i64] = 3  # for what else scores, such as wall
STAGES: Final[i64] = 50  # for decisions
WORDS: Final[i64] = 48  # for games, modules and editions
MODULES: Final[i64] = 1024  # for what modules show

COUNTS: Final[i64] = 10  # 0 to 9 or more buildings
PLACES: Final[i64] = 8  # none; first to third, alone or tied; behind
LEADS: Final[i64] = 9  # 4 or more buildings behind the best of the others, to 4 or more ahead
PAYMENTS: Final[i64] = 4  # exact, or too much by 1, by 2 or 3, by more
SUMS: Final[i64] = 14  # 0 to 13
PURSE: Final[i64] = 12  # pairs of coins in a currency
HAND: Final[i64] = 24  # cards in hand, or groups of four coins
STRETCH: Final[i64] = 28  # edges
PATTERNS: Final[i64] = 16  # of borders that fit somewhere
BAG: Final[i64] = 20  # groups of four tiles
DRAWS: Final[i64] = 16  # groups of four cards
LEAD_STEPS: Final[i64] = 25  # five points each, from 60 behind to 60 ahead

# --- of each bank ---------------------------------------------------------------------------------------

COUNT: Final[i64] = 0  # [bank or 3: a party that does not play][type][number]
PLACE: Final[i64] = COUNT + (BANKS + 1) * DRAWERS * COUNTS
LEAD: Final[i64] = PLACE + BANKS * DRAWERS * PLACES
ASIDE: Final[i64] = LEAD + BANKS * DRAWERS * LEADS  # [bank][type][reserve, bought]
PAYABLE: Final[i64] = ASIDE + BANKS * DRAWERS * 2
CARD: Final[i64] = PAYABLE + BANKS * DRAWERS * PAYMENTS
SUM: Final[i64] = CARD + BANKS * MONEY_CARDS
WORTH: Final[i64] = SUM + BANKS * 4 * SUMS
CARDS: Final[i64] = WORTH + BANKS * 4 * PURSE
FORTUNE: Final[i64] = CARDS + BANKS * HAND
BORDER: Final[i64] = FORTUNE + BANKS * HAND
OUTER: Final[i64] = BORDER + BANKS * BORDERS * STRETCH
ROOM: Final[i64] = OUTER + BANKS * STRETCH
POINTS: Final[i64] = ROOM + BANKS * 2 * PATTERNS  # [bank][scoring]: half of the points if it were held now
SCORE: Final[i64] = POINTS + BANKS * 3

# --- of the table ---------------------------------------------------------------------------------------

MARKET: Final[i64] = SCORE + BANKS
PRICE: Final[i64] = MARKET + 4 * DRAWERS
DISPLAY: Final[i64] = PRICE + 4 * SUMS
OTHER_CARD: Final[i64] = DISPLAY + MONEY_CARDS
HELD: Final[i64] = OTHER_CARD + 1  # scorings held
UNTIL: Final[i64] = HELD + 4
BAGS: Final[i64] = UNTIL + 2 * DRAWS
STAGE: Final[i64] = BAGS + 2 * BAG
TURN: Final[i64] = STAGE + 2 * STAGES
EXTRA: Final[i64] = TURN + BANKS
DUE: Final[i64] = EXTRA + 1
AHEAD: Final[i64] = DUE + 2  # [scorings held][steps of five points]
AHEAD_POINTS: Final[i64] = AHEAD + 4 * LEAD_STEPS
PLAYERS: Final[i64] = AHEAD_POINTS + 4
WORD: Final[i64] = PLAYERS + 7
MODULE: Final[i64] = WORD + WORDS
SIZE: Final[i64] = MODULE + MODULES


def drawer_of(name: str, drawers: i64) -> i64:
    """The drawer of a name: the same everywhere and for ever."""
    return crc32(name.encode()) % drawers
