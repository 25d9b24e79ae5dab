"""An action is one number: its kind in the top bits, its fields below.

    56…60 kind    50…55 option    40…49 tile    0…15 cell    0…39 payment    0…27 cards of the display

The payment field holds two amounts of 18 bits (two bits a value, see `purse.py`), each followed by its
currency. A payment that mixes two currencies (the lower one first) names what allows it in the option field;
for all others the second amount and the option are empty.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

KIND_SHIFT: Final[i64] = 56
TILE_SHIFT: Final[i64] = 40
OPTION_SHIFT: Final[i64] = 50  # six bits for whatever else a kind needs

# The kinds of the kernel; a module's follow.
TAKE: Final[i64] = 0 << KIND_SHIFT
BUY: Final[i64] = 1 << KIND_SHIFT
ADD: Final[i64] = 2 << KIND_SHIFT
REMOVE: Final[i64] = 3 << KIND_SHIFT
SWAP: Final[i64] = 4 << KIND_SHIFT
PLACE: Final[i64] = 5 << KIND_SHIFT
RESERVE: Final[i64] = 6 << KIND_SHIFT
PASS: Final[i64] = 7 << KIND_SHIFT
KERNEL_KINDS: Final[i64] = 8

CODE_LIMIT: Final = 1 << 61  # all codes are below: an ordinary number to Python, a native one when compiled
AMOUNT_MASK: Final[i64] = (1 << 18) - 1
CARD_BITS: Final[i64] = 7
CARD_MASK: Final[i64] = (1 << 7) - 1  # one card of the display
DISPLAY_MASK: Final[i64] = (1 << 28) - 1  # all of them

TILE_MASK: Final[i64] = (1 << 10) - 1
CELL_MASK: Final[i64] = (1 << 16) - 1
_OPTION_MASK: Final[i64] = (1 << 6) - 1
_BLANK: Final = vec[i64]([0] * 64)


class Codes:
    """A list of action codes that is filled again and again without being allocated again."""

    def __init__(self) -> None:
        self.items = _BLANK[:]
        self.size: i64 = 0

    def add(self, code: i64) -> None:
        """Append a code."""
        n = self.size
        if n == len(self.items):
            self.items = append(self.items, code)
            while len(self.items) < 2 * n:
                self.items = append(self.items, 0)
        else:
            self.items[n] = code
        self.size = n + 1

    def make_room(self, number: i64) -> vec[i64]:
        """The list itself, long enough for that number of codes more from index `size` on: for the hottest loops."""
        while len(self.items) < self.size + number:
            self.items = append(self.items, 0)
        return self.items

    def extend(self, codes: vec[i64]) -> None:
        """Append all of them."""
        items = self.make_room(len(codes))
        n = self.size
        for code in codes:
            items[n] = code
            n += 1
        self.size = n

    def has_code(self, code: i64) -> bool:
        """Is the code in the list?"""
        i: i64
        for i in range(self.size):
            if self.items[i] == code:
                return True
        return False

    def list_from(self, first: i64) -> vec[i64]:
        """A copy of the list from an index on."""
        return self.items[first : self.size]


def kind_of(code: i64) -> i64:
    """The number of its kind."""
    return code >> KIND_SHIFT


def bare_kind_of(code: i64) -> i64:
    """The code of its kind (TAKE, BUY …), without fields."""
    return code >> KIND_SHIFT << KIND_SHIFT


def has_kind(code: i64, kind: i64) -> bool:
    """Is it of that kind (TAKE, BUY …)?"""
    return code >> KIND_SHIFT << KIND_SHIFT == kind


def tile_of(code: i64) -> i64:
    """Its tile field."""
    return code >> TILE_SHIFT & TILE_MASK


def cell_of(code: i64) -> i64:
    """Its cell field."""
    return code & CELL_MASK


def option_of(code: i64) -> i64:
    """Its option field."""
    return code >> OPTION_SHIFT & _OPTION_MASK
