"""A palace as a drawing in plain characters, and back.

    +------+------+
    |  P5     P6
    +      +      +------+
              @      A4  |
           +      +------+

`@` is the starting tile. `---` and `|` are walls, `~~~` and `}` borders that a game calls otherwise, `===` and `#` a
wall that touches one of those. A `*` behind its name marks the tile with which a second layer begins.
"""

import re
from textwrap import dedent
from typing import Final

from alhambra.engine.errors import InvalidNotation
from alhambra.engine.palace.plan import START, Cell, Plan, cell_beside, make_plan
from alhambra.engine.pieces.tiles import WALL, TileTable

HORIZONTAL: Final = " -~="  # by border: none, wall, another, both
VERTICAL: Final = " |}#"
NAME: Final = re.compile(r"([^\s|}#@*+~=-]+)(\*?)")


def width_of(tiles: TileTable) -> int:
    """The inner width of a drawn tile: the same for all palaces of a tile table."""
    return max(6, 1 + max(len(tile.name) for tile in tiles.tiles if tile.type))


def draw(plan: Plan) -> str:
    """The drawing of a plan, legal or not."""
    across = width_of(plan.tiles) + 1
    left, top = min(x for x, _ in plan.at), min(y for _, y in plan.at)
    columns, rows = max(x for x, _ in plan.at) - left + 1, max(y for _, y in plan.at) - top + 1
    canvas = [[" "] * (columns * across + 1) for _ in range(rows * 2 + 1)]
    for cell in plan.at:
        _draw_tile(canvas, plan, cell, (cell[0] - left) * across, (cell[1] - top) * 2)
    return "\n".join("".join(line).rstrip() for line in canvas)


def _draw_tile(canvas: list[list[str]], plan: Plan, cell: Cell, x: int, y: int) -> None:
    """Draw a tile with its upper left corner at column x of line y."""
    width = width_of(plan.tiles)
    for k, side in ((0, 0), (2, 2)):
        line = "+" + HORIZONTAL[_border(plan, cell, side)] * width + "+"
        canvas[y + k][x : x + width + 2] = list(line)
    canvas[y + 1][x] = VERTICAL[_border(plan, cell, 3)]
    canvas[y + 1][x + width + 1] = VERTICAL[_border(plan, cell, 1)]
    canvas[y + 1][x + 1 : x + width + 1] = list(_label(plan, cell).center(width))


def _label(plan: Plan, cell: Cell) -> str:
    if cell == START:
        return "@"
    return plan.name(cell) + ("*" if cell == plan.second_start else "")


def _border(plan: Plan, cell: Cell, side: int) -> int:
    """What there is on an edge, of either tile: 1 a wall, 2 another border, 3 both."""
    found = 0
    for one, its_side in ((cell, side), (cell_beside(cell, side), side ^ 2)):
        if one in plan.at and plan.has_border(one, its_side):
            found |= 1 if plan.tiles.tiles[plan.at[one]].border == WALL else 2
    return found


def read_drawing(text: str, bare: Plan) -> Plan:
    """A bare plan with the tiles of a drawing. The rules are not asked, but every wall must be drawn right."""
    lines = _lines(text)
    row, column = _place_of_start(lines)
    width = width_of(bare.tiles)
    west = column - "@".center(width).index("@")  # where the starting tile's inside begins
    placed: list[tuple[str | int, int, int]] = []
    second_start: Cell | None = None
    for number in range(row % 2, len(lines), 2):
        for found in NAME.finditer(lines[number]):
            x, y = (found.start() - west) // (width + 1), (number - row) // 2
            placed.append((found[1], x, y))
            if found[2]:
                second_start = (x, y)
    plan = make_plan(bare, placed, second_start)
    _compare(lines, _lines(draw(plan)))
    return plan


def _lines(text: str) -> list[str]:
    """The lines without what is blank around them."""
    return [line.rstrip() for line in dedent(text).strip("\n").split("\n")]


def _place_of_start(lines: list[str]) -> Cell:
    for number, line in enumerate(lines):
        if "@" in line:
            return number, line.index("@")
    raise InvalidNotation("palace-drawing-start", "A-1")


def _compare(drawn: list[str], right: list[str]) -> None:
    """Raise InvalidNotation at the first line that is not as it should be."""
    for number in range(max(len(drawn), len(right))):
        line = drawn[number] if number < len(drawn) else ""
        expected = right[number] if number < len(right) else ""
        if _blanked(line) != _blanked(expected):
            raise InvalidNotation("palace-drawing", number=number + 1, drawn=line, expected=expected)


def _blanked(line: str) -> str:
    """The line without the names: they need not stand in the middle of their tiles."""
    return NAME.sub(lambda found: " " * len(found[0]), line).rstrip()
