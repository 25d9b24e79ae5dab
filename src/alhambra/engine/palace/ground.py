"""The ground a palace stands on: tiles on an unbounded grid, whatever the rules say about them.

The grid is a square of 32 × 32 cells that doubles when a tile comes near its rim; a cell is an index into it
(`row << shift | column`), or for others a cell code (`cells.py`), which does not depend on its size.
Ring and edge bytes (`tables.py`) are kept for every cell, so that legality is a look-up.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from alhambra.engine.palace.tables import PASSAGES, SEEN_BY
from alhambra.engine.pieces.cells import HOME, MIDDLE, ROW_SHIFT, column_of, row_of
from alhambra.engine.pieces.tiles import NONE, TileTable

_FIRST_SHIFT: Final[i64] = 5  # the first grid has 32 cells in a row
_CODE_ROW: Final[i64] = 256  # cell codes have rows of this length
_FIRST_GAP: Final[i64] = 224  # by which the rows of the first grid are shorter
_FIRST_CORNER: Final[i64] = 28784  # cell code of -16,-16
_RING_MASK: Final[i64] = 7  # a ring has eight neighbours
_OPPOSITE: Final[i64] = 4  # half a ring

_NO_TILES: Final = vec[i16]([-1] * 1024)
_NOTHING: Final = vec[u8]([0] * 1024)
_OFFSETS: Final = [vec[i64]([-size, 1, size, -1]) for size in (32, 64, 128, 256)]
_CORNERS: Final = [vec[i64]([1 - size, size + 1, size - 1, -size - 1]) for size in (32, 64, 128, 256)]


def insert(sorted_items: vec[i64], item: i64) -> vec[i64]:
    """Insert into an ascending vector: lists stay in one order, whatever the history."""
    items = append(sorted_items, item)
    i: i64 = len(items) - 1
    while i > 0 and items[i - 1] > item:
        items[i] = items[i - 1]
        i -= 1
    items[i] = item
    return items


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """Tiles on cells, and what every cell sees of them."""

    def __init__(self, tiles: TileTable) -> None:
        self.tiles = tiles
        self._border = tiles.border
        self.layers: i64 = 1
        self._shift: i64 = _FIRST_SHIFT
        self._gap: i64 = _FIRST_GAP
        self._corner: i64 = _FIRST_CORNER  # cell code of index 0
        self.offsets = _OFFSETS[0]
        self._corners = _CORNERS[0]
        self.grid = vec[i16]()
        self._ring = vec[u8]()
        self._edge = vec[u8]()
        self._front = vec[i64]()  # empty cells beside a tile, ascending
        self.cells = vec[i64]()  # cells of the tiles that may be moved, ascending
        self._passages: i64 = 0  # open passages between neighbouring tiles
        self.count = vec[i64]()  # tiles that count, by type
        self._home: i64 = NONE  # index of the starting tile
        self._is_shared = False  # do copies have the lists in common? The first to change something takes its own

    # --- making ---------------------------------------------------------------------------------

    def found(self, start: i64) -> None:
        """Make the grid and lay the starting tile on it (A-1)."""
        self.grid = _NO_TILES[:]
        self._ring = _NOTHING[:]
        self._edge = _NOTHING[:]
        self.count = vec[i64]([0] * (len(self.tiles.types) + 1))
        self._home = self._index(HOME)
        self._front = append(self._front, self._home)
        self._put(self._home, start)
        self.cells = vec[i64]()

    def _own(self) -> None:
        """Copy the lists that other copies have too, before they are changed."""
        self._is_shared = False
        self.grid = self.grid[:]
        self._ring = self._ring[:]
        self._edge = self._edge[:]
        self._front = self._front[:]
        self.cells = self.cells[:]
        self.count = self.count[:]

    # --- cells ----------------------------------------------------------------------------------

    def _index(self, cell: i64) -> i64:
        """The index of a cell code inside the grid."""
        half: i64 = 1 << (self._shift - 1)
        return (row_of(cell) + half) << self._shift | (column_of(cell) + half)

    def code(self, c: i64) -> i64:
        """The cell code of an index."""
        return code_at(self, c)

    def _is_inside(self, cell: i64) -> bool:
        """Does the grid reach the cell and all its neighbours?"""
        half: i64 = 1 << (self._shift - 1)
        x = column_of(cell)
        y = row_of(cell)
        return -half < x < half - 1 and -half < y < half - 1

    def tile_at(self, cell: i64) -> i64:
        """The tile on a cell code, or NONE."""
        return i64(self.grid[self._index(cell)]) if self._is_inside(cell) else NONE

    def list_tiles(self) -> vec[i64]:
        """The tiles that may be moved, in the order of their cells."""
        out = vec[i64](capacity=len(self.cells))
        for c in self.cells:
            out = append(out, i64(self.grid[c]))
        return out

    def _grow(self) -> None:
        """Double the grid in both directions. Indices change, their order does not."""
        old_shift = self._shift
        grid, ring, edge = self.grid, self._ring, self._edge
        old_size: i64 = 1 << old_shift
        size: i64 = old_size * 2
        self._shift = old_shift + 1
        self._gap = _CODE_ROW - size
        self._corner = (MIDDLE - old_size) << ROW_SHIFT | (MIDDLE - old_size)
        self.offsets = _OFFSETS[self._shift - _FIRST_SHIFT]
        self._corners = _CORNERS[self._shift - _FIRST_SHIFT]
        self.grid = vec[i16]([-1] * (size * size))
        self._ring = vec[u8]([0] * (size * size))
        self._edge = vec[u8]([0] * (size * size))
        c: i64
        for c in range(old_size * old_size):
            n: i64 = self._move(c, old_shift)
            self.grid[n] = grid[c]
            self._ring[n] = ring[c]
            self._edge[n] = edge[c]
        self._front = self._move_all(self._front, old_shift)
        self.cells = self._move_all(self.cells, old_shift)
        self._home = self._move(self._home, old_shift)

    def _move(self, c: i64, old_shift: i64) -> i64:
        """Where an index of the smaller grid lies in the doubled one."""
        half: i64 = 1 << (old_shift - 1)
        return ((c >> old_shift) + half) << self._shift | ((c & ((1 << old_shift) - 1)) + half)

    def _move_all(self, indices: vec[i64], old_shift: i64) -> vec[i64]:
        """Where the indices of a list lie in the doubled grid, in the order of the list."""
        out = vec[i64](capacity=len(indices))
        for c in indices:
            out = append(out, self._move(c, old_shift))
        return out

    # --- laying and lifting -----------------------------------------------------------------------

    def lay(self, cell: i64, tile: i64) -> None:
        """Lay a tile on an empty cell; its legality is the caller's affair."""
        while not self._is_inside(cell):
            self._grow()
        self._put(self._index(cell), tile)

    def _lay_apart(self, cell: i64, tile: i64) -> None:
        """Lay a tile that need not touch another yet."""
        while not self._is_inside(cell):
            self._grow()
        if self._is_shared:
            self._own()
        c = self._index(cell)
        if self._edge[c] == 0:
            self._front = insert(self._front, c)
        self._put(c, tile)

    def take(self, cell: i64) -> i64:
        """Lift the tile from a cell; its legality is the caller's affair."""
        return self._lift(self._index(cell))

    def _put(self, c: i64, tile: i64) -> None:
        """Lay a tile on the empty cell of index c."""
        if self._is_shared:
            self._own()
        grid, ring, edge, offsets, corners = self.grid, self._ring, self._edge, self.offsets, self._corners
        k: i64
        n: i64
        seen: i64
        self._front = remove(self._front, c)
        self.cells = insert(self.cells, c)
        grid[c] = i16(tile)
        self._passages += PASSAGES[i64(edge[c])]
        self.count[self.tiles.counted[tile]] += 1
        pattern: i64 = self._border[tile] * 4
        for k in range(4):
            n = c + offsets[k]
            seen = i64(edge[n])
            if seen == 0 and grid[n] < 0:
                self._front = insert(self._front, n)
            edge[n] = u8(seen | SEEN_BY[pattern + k])
            ring[n] = u8(i64(ring[n]) | 1 << (2 * k + _OPPOSITE & _RING_MASK))
            n = c + corners[k]
            ring[n] = u8(i64(ring[n]) | 1 << (2 * k + 1 + _OPPOSITE & _RING_MASK))

    def _lift(self, c: i64) -> i64:
        """Take the tile off the cell of index c."""
        if self._is_shared:
            self._own()
        grid, ring, edge, offsets, corners = self.grid, self._ring, self._edge, self.offsets, self._corners
        k: i64
        n: i64
        left: i64
        tile: i64 = i64(grid[c])
        grid[c] = -1
        self.cells = remove(self.cells, c)
        if edge[c] != 0:
            self._front = insert(self._front, c)
        self._passages -= PASSAGES[i64(edge[c])]
        self.count[self.tiles.counted[tile]] -= 1
        pattern: i64 = self._border[tile] * 4
        for k in range(4):
            n = c + offsets[k]
            left = i64(edge[n]) & ~SEEN_BY[pattern + k]
            edge[n] = u8(left)
            ring[n] = u8(i64(ring[n]) & ~(1 << (2 * k + _OPPOSITE & _RING_MASK)))
            if left == 0 and grid[n] < 0:
                self._front = remove(self._front, n)
            n = c + corners[k]
            ring[n] = u8(i64(ring[n]) & ~(1 << (2 * k + 1 + _OPPOSITE & _RING_MASK)))
        return tile


def code_at(ground: Ground, c: i64) -> i64:
    """The cell code of an index: `Ground.code`, for the hottest loops."""
    return c + (c >> ground._shift) * ground._gap + ground._corner
