"""A palace: tiles under the building rules A-30 … A-34.

The engine asks by cell index and tile number, and gets its answers by look-up from what the ground keeps
(`ground.py`). Everybody else uses the public face at the end: names, coordinates, and every change checked.
All tiles of a `Palace` are of one layer; a palace of several is a subclass of this one.
"""

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from alhambra.engine.errors import Unchecked, make_type_error
from alhambra.engine.hooks import HOOKS
from alhambra.engine.palace import outline
from alhambra.engine.palace.building import fill, refuse, why_not_build, why_not_remove, why_not_swap
from alhambra.engine.palace.drawing import draw, read_drawing
from alhambra.engine.palace.ground import Ground, code_at, insert
from alhambra.engine.palace.plan import (
    Plan,
    find_starting_tile,
    find_tile,
    make_bare_plan,
    make_base_tiles,
    make_plan,
    why_used,
)
from alhambra.engine.palace.tables import ALIKE, BORDER_SHIFT, FITTING, NO_HOLE, PASSAGES
from alhambra.engine.pieces.cells import ALL_SIDES, HOME, SIDE_MASK, SIDES, cell_code, cell_xy
from alhambra.engine.pieces.tiles import NONE, TileTable

__all__ = ["CONTACT", "OUTER", "SPOT_CELL", "SPOT_FITTING", "Palace", "code_at", "insert"]

OUTER: Final[i64] = 0  # borders with no tile of the same layer beyond
CONTACT: Final[i64] = 1  # borders with a tile of another layer beyond

# Scratch of one search for cut cells. Shared by all palaces: no other Python code runs during a search.
_LOW: Final = vec[u8]([0] * 65536)
_CUT: Final = vec[u8]([0] * 65536)

# Where a tile of a layer may go: filled by `find_spots`, read at once. Shared for the same reason.
SPOT_CELL: Final = vec[i64]([0] * 1024)
SPOT_FITTING: Final = vec[i64]([0] * 1024)


@mypyc_attr(allow_interpreted_subclasses=True)
class Palace(Ground):  # noqa: PLW1641 - a palace changes, so it has no hash
    """The tiles one player has built.

    `Palace.of([("P8", 1, 0), ("A9", 1, 1)])` makes one, `Palace()` one with the starting tile alone; `legal_cells`,
    `swappable` and `removable` say what may be done with it; `add`, `swap` and `remove` do it, or raise IllegalAction
    with the rule that forbids it.
    """

    # --- making -----------------------------------------------------------------------------------

    def __init__(self, tiles: TileTable | Unchecked | None = None) -> None:
        if isinstance(tiles, TileTable):  # for the engine, which lays the starting tile itself
            super().__init__(tiles)
            return
        if tiles is not None:
            raise make_type_error('no tiles, as in Palace(), or those of Palace.of([("P8", 1, 0)])', tiles)
        base = make_base_tiles()
        super().__init__(base)
        self.found(find_starting_tile(base))

    def _make_blank(self) -> "Palace":
        """An empty palace of the same class."""
        return Palace(self.tiles)

    def clone(self) -> "Palace":
        """An independent copy: nothing that happens to one is seen in the other."""
        self._is_shared = True
        other = self._make_blank()
        other._is_shared = True
        other._shift = self._shift
        other._gap = self._gap
        other._corner = self._corner
        other.offsets = self.offsets
        other._corners = self._corners
        other.grid = self.grid
        other._ring = self._ring
        other._edge = self._edge
        other._front = self._front
        other.cells = self.cells
        other._passages = self._passages
        other.count = self.count
        other._home = self._home
        return other

    # --- the building rules, as look-ups ----------------------------------------------------------

    def _find_fitting(self, c: i64, layer: i64) -> i64:
        """The set of border patterns of a layer that may be built on the empty cell c (A-31 … A-34)."""
        if NO_HOLE[i64(self._ring[c])] == 0:  # no conditional expression: compiled, it would make a Python number of it
            return 0
        return FITTING[i64(self._edge[c])]

    def find_spots(self, layer: i64, patterns: i64) -> i64:
        """Find the empty cells where one of the border patterns may be built; returns how many were found.

        They are written to SPOT_CELL, and the patterns that fit to SPOT_FITTING: `_find_fitting`, for all cells.
        """
        found: i64 = 0
        ring, edge, fitting, cells, fittings = self._ring, self._edge, FITTING, SPOT_CELL, SPOT_FITTING
        for c in self._front:
            fits: i64 = fitting[i64(edge[c])] & patterns
            if fits != 0 and NO_HOLE[i64(ring[c])] != 0:
                cells[found] = c
                fittings[found] = fits
                found += 1
        return found

    def find_exchanges(self, layer: i64, patterns: i64) -> i64:
        """Find the tiles that one of the patterns may replace (A-22, A-23).

        Touching edges must be those of the old tile, so the passages stay as they are: nothing else to test.
        """
        found: i64 = 0
        edge, alike, cells, fittings = self._edge, ALIKE, SPOT_CELL, SPOT_FITTING
        for c in self.cells:
            fits: i64 = alike[i64(edge[c])] & patterns
            if fits != 0:
                cells[found] = c
                fittings[found] = fits
                found += 1
        return found

    def find_removable(self) -> i64:
        """Find the tiles that may be taken away (A-21, A-23): no hole left, nobody cut off."""
        found: i64 = 0
        edge = self._edge
        is_tree = self._passages == len(self.cells)  # then the leaves can go
        if not is_tree:
            self._mark_cuts(self._home)
        for c in self.cells:
            sides: i64 = i64(edge[c])
            if sides & ALL_SIDES != ALL_SIDES and (PASSAGES[sides] == 1 if is_tree else _CUT[c] == 0):
                SPOT_CELL[found] = c
                found += 1
        return found

    def _is_cut(self, c: i64) -> bool:
        """After `mark_cuts`: would lifting c cut tiles off?"""
        return _CUT[c] != 0

    def _clear_cuts(self) -> None:
        """Prepare the scratch for `mark_cuts`."""
        for c in self.cells:
            _LOW[c] = 0
            _CUT[c] = 0
        _LOW[self._home] = 0

    def _mark_cuts(self, start: i64) -> None:
        """Mark the tiles whose loss would cut others off from `start` (A-32)."""
        self._clear_cuts()
        self._search_cuts(start, NONE, 1)

    def _search_cuts(self, c: i64, parent: i64, depth: i64) -> i64:
        """Depth-first over the open passages; returns the least depth that can be reached from below c."""
        _LOW[c] = u8(depth)
        least = depth
        seen: i64 = i64(self._edge[c])
        ways: i64 = seen & ~(seen >> BORDER_SHIFT) & ALL_SIDES
        k: i64
        for k in range(4):
            if ways >> k & 1 != 0:
                n: i64 = c + self.offsets[k]
                if n == parent:
                    continue
                low: i64 = i64(_LOW[n])
                if low == 0:
                    low = self._search_cuts(n, c, depth + 1)
                    if low >= depth:
                        _CUT[c] = 1
                if low < least:
                    least = low
        return least

    # --- the outline (A-51) -----------------------------------------------------------------------

    def _is_of_layer(self, c: i64, layer: i64) -> bool:
        """Does a tile of that layer lie on c?"""
        return self.grid[c] >= 0

    def stretch_edges(self, c: i64, which: i64) -> i64:
        """Sides of the tile on c whose border is OUTER (or in CONTACT with another layer)."""
        if which != OUTER:
            return 0
        return self._border[i64(self.grid[c])] & ~i64(self._edge[c]) & ALL_SIDES

    def longest_stretch(self, layer: i64, which: i64) -> i64:
        """Edges in the longest connected stretch of border on the outline of one layer."""
        return outline.measure_longest_stretch(self, layer, which)

    # --- several layers -----------------------------------------------------------------------------

    def second_start(self) -> i64:
        """The cell code of the tile with which a second layer began, or NONE."""
        return NONE

    def make_bare_plan(self) -> Plan:
        """A plan under the rules of this palace, with the starting tile alone."""
        return make_bare_plan(self.tiles)

    def make_plan(self) -> Plan:
        """What lies where, for questions to the whole palace."""
        bare = self.make_bare_plan()
        at = {cell_xy(code): int(self.tile_at(code)) for code in [HOME, *[self.code(c) for c in self.cells]]}
        second = self.second_start()
        return bare.changed(at, cell_xy(second) if second >= 0 else None)

    # --- the public face: making and showing --------------------------------------------------------

    @staticmethod
    def of(placed: Iterable[tuple[str | int, int, int]], tiles: TileTable | None = None) -> "Palace":
        """The palace of these (tile, x, y); the starting tile at 0,0 is implied.

        A tile is its name, such as `P8` or `garden 8 SW`, or its number in the tile table: that of the base game
        if no other is given. Raises IllegalPalace, which names the rule, and InvalidNotation for unknown tiles.
        """
        return _build(make_plan(make_bare_plan(tiles or make_base_tiles()), placed))

    @staticmethod
    def from_ascii(text: str, tiles: TileTable | None = None) -> "Palace":
        """The palace of a drawing. Errors as in `of`, and InvalidNotation where a wall is drawn wrong."""
        return _build(read_drawing(text, make_bare_plan(tiles or make_base_tiles())))

    def ascii(self) -> str:
        """A drawing in plain characters, as described in `drawing.py`."""
        return draw(self.make_plan())

    def __str__(self) -> str:
        return self.ascii()

    def __repr__(self) -> str:
        return f"<{' '.join(['Palace', *[f'{name}@{x},{y}' for name, x, y in self.items()]])}>"

    def _repr_svg_(self) -> str:
        return str(HOOKS["palace_svg"](self))

    def __reduce__(self) -> Any:
        return HOOKS["reduce_palace"](self)

    def __eq__(self, other: object) -> bool:
        """The same tiles on the same cells?"""
        if not isinstance(other, Palace):
            return False
        return self.items() == other.items() and self.second_start() == other.second_start()

    def copy(self) -> "Palace":
        """An independent copy."""
        return self.clone()

    def items(self) -> list[tuple[str, int, int]]:
        """(name, x, y) of every tile but the starting tile, row by row from the north-west."""
        return [(self.at(x, y), x, y) for x, y in [cell_xy(self.code(c)) for c in self.cells]]

    def at(self, x: int, y: int) -> str:
        """The name of the tile on a cell; empty if there is none."""
        tile = self.tile_at(cell_code(x, y))
        return self.tiles.name(tile) if tile >= 0 else ""

    # --- the public face: scoring -------------------------------------------------------------------

    def counts(self) -> list[int]:
        """Buildings of each type, in the order of the table's types (A-52)."""
        return [int(self.count[kind]) for kind in range(len(self.tiles.types))]

    def longest_wall(self) -> int:
        """Edges of the longest connected stretch of outer wall (A-51)."""
        return self.longest_stretch(0, OUTER)

    def wall_edges(self) -> list[tuple[int, int, str]]:
        """Those edges as (x, y, side), `(1, 0, "N")`, clockwise; of several equal stretches, the first."""
        edges = outline.find_stretch(self, self.longest_wall(), 0, OUTER)
        return [(*cell_xy(self.code(edge >> outline.EDGE_SHIFT)), SIDES[edge & SIDE_MASK]) for edge in edges]

    # --- the public face: building ------------------------------------------------------------------

    def legal_cells(self, tile: str | int | Unchecked) -> list[tuple[int, int]]:
        """Where a tile may be added (A-20), sorted; nowhere if it lies here already."""
        number: i64 = find_tile(self.tiles, tile)
        if why_used(self, number) is not None:
            return []
        return self._list_spots(self.find_spots(self.tiles.layer[number], 1 << self._border[number]))

    def swappable(self, tile: str | int | Unchecked) -> list[tuple[int, int]]:
        """The cells whose tile may be swapped for this one (A-22), sorted; none if it lies here already."""
        number: i64 = find_tile(self.tiles, tile)
        if why_used(self, number) is not None:
            return []
        return self._list_spots(self.find_exchanges(self.tiles.layer[number], 1 << self._border[number]))

    def removable(self) -> list[tuple[int, int]]:
        """The cells whose tile may be removed (A-21), sorted."""
        return self._list_spots(self.find_removable())

    def _list_spots(self, found: i64) -> list[tuple[int, int]]:
        """The cells that a search has just found, sorted."""
        return sorted(cell_xy(self.code(SPOT_CELL[i])) for i in range(found))

    def add(self, tile: str | int | Unchecked, x: int, y: int) -> None:
        """Add a tile (A-20)."""
        number = find_tile(self.tiles, tile)
        refuse(why_used(self, number) or why_not_build(self, number, (x, y)))
        self.lay(cell_code(x, y), number)

    def remove(self, x: int, y: int) -> str:
        """Remove a tile (A-21), and return its name."""
        refuse(why_not_remove(self, (x, y)))
        return self.tiles.name(self.take(cell_code(x, y)))

    def swap(self, tile: str | int | Unchecked, x: int, y: int) -> str:
        """Swap a tile for the one on a cell (A-22), and return the name of the old one."""
        number = find_tile(self.tiles, tile)
        refuse(why_used(self, number) or why_not_swap(self, number, (x, y)))
        old = self.take(cell_code(x, y))
        self.lay(cell_code(x, y), number)
        return self.tiles.name(old)


def _build(plan: Plan) -> Palace:
    """A plan carried out."""
    palace = Palace(plan.tiles)
    palace.found(find_starting_tile(plan.tiles))
    fill(palace, plan)
    return palace
