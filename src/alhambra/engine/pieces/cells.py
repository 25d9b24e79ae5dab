"""Cells of the unbounded grid, and their text form.

A cell is the pair (x, y): x grows east, y grows south, the fountain lies at (0, 0).
Inside an action it is one number, the *cell code* `(y + 128) << 8 | (x + 128)`, which does not depend on
the size of any palace. 127 cells in every direction hold more tiles in one line than all games together have.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.errors import InvalidNotation

ROW_SHIFT: Final[i64] = 8
_PLACE_MASK: Final[i64] = (1 << 8) - 1
MIDDLE: Final[i64] = 128  # the column and row of the fountain in a code
HOME: Final[i64] = MIDDLE << ROW_SHIFT | MIDDLE
REACH_CELLS: Final = 126  # a tile may lie so far from the fountain: its neighbours must have a code as well
SIDES: Final = "NESW"
SIDE_MASK: Final[i64] = 3  # sides are counted round the tile
ALL_SIDES: Final[i64] = 15  # the sides as a bit set, in that order


def cell_code(x: int, y: int) -> int:
    """The code of a cell."""
    if not (-REACH_CELLS <= x <= REACH_CELLS and -REACH_CELLS <= y <= REACH_CELLS):
        raise InvalidNotation("cell-range", text=f"{x},{y}")
    return y + int(MIDDLE) << int(ROW_SHIFT) | x + int(MIDDLE)


def column_of(code: i64) -> i64:
    """The x of a cell code."""
    return (code & _PLACE_MASK) - MIDDLE


def row_of(code: i64) -> i64:
    """The y of a cell code."""
    return (code >> ROW_SHIFT & _PLACE_MASK) - MIDDLE


def cell_xy(code: int) -> tuple[int, int]:
    """The coordinates of a cell code."""
    return int(column_of(code)), int(row_of(code))


def cell_text(code: int) -> str:
    """`1,-2` for the cell one step east and two steps north of the fountain."""
    x, y = cell_xy(code)
    return f"{x},{y}"


def parse_cell(text: str) -> int:
    """The code of a cell written `x,y`."""
    x, _, y = text.partition(",")
    try:
        column, row = int(x), int(y)
    except ValueError:
        raise InvalidNotation("cell", text=text) from None
    return cell_code(column, row)


def borders_of(letters: str) -> int:
    """The bit pattern of compass letters: bit 0 north, 1 east, 2 south, 3 west."""
    pattern = 0
    for letter in letters.upper():
        side = SIDES.find(letter)
        if side < 0:
            raise InvalidNotation("side", text=letters)
        pattern |= 1 << side
    return pattern
