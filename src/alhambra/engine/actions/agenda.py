"""The agenda: a stack of what is still to be done, the next thing on top. Open questions are data, not flags.

An entry is one number: its stage (a kind of entry, the kernel's below or a module's), the seat concerned, and
an argument.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ACT: Final[i64] = 0  # decision: choose an action
PLACE: Final[i64] = 1  # decision: place a bought tile
AWARD: Final[i64] = 2  # decision: place a tile awarded at the end
TURN: Final[i64] = 3  # a turn begins
END_TURN: Final[i64] = 4  # place, refill, score
POINT: Final[i64] = 5  # a module's turn at a point of the game: seat field = point, argument = module
SCORE: Final[i64] = 6  # argument = scoring
END_CHECK: Final[i64] = 7
LEFT_OVER: Final[i64] = 8  # award the tiles of a market slot: argument = slot
FINISH: Final[i64] = 9
KERNEL_STAGES: Final[i64] = 10


_STAGE_SHIFT: Final[i64] = 32
_SEAT_SHIFT: Final[i64] = 24
_SEAT_MASK: Final[i64] = (1 << 8) - 1
_ARGUMENT_MASK: Final[i64] = (1 << 24) - 1


def entry_of(stage: i64, seat: i64, argument: i64 = 0) -> i64:
    """Pack an entry."""
    return stage << _STAGE_SHIFT | seat << _SEAT_SHIFT | argument


def stage_of(entry: i64) -> i64:
    """Its stage."""
    return entry >> _STAGE_SHIFT


def seat_of(entry: i64) -> i64:
    """The seat concerned."""
    return entry >> _SEAT_SHIFT & _SEAT_MASK


def argument_of(entry: i64) -> i64:
    """Its argument."""
    return entry & _ARGUMENT_MASK


def is_in_turn(agenda: vec[i64]) -> bool:
    """Is a player's turn under way, and not a window, a scoring or the end of the game?"""
    for entry in agenda:
        if stage_of(entry) == END_TURN:
            return True
    return False
