"""A palace (or city): tiles on an unbounded grid, under the building rules A-30 … A-34.

The grid is a square of 32 × 32 cells that doubles when a tile comes near its rim; a cell is an index into it
(`row << shift | column`), or outside this class a cell code (`cells.py`) that does not depend on its size.
Ring and edge bytes (`tables.py`) are kept for every cell, so that legality is a look-up.
All tiles of a `Palace` are of one layer; a palace of several is a subclass of this one.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from alhambra.engine.cells import HOME
from alhambra.engine.tables import ALIKE, FITTING, NO_HOLE, PASSAGES, SEEN_BY
from alhambra.engine.tiles import NONE, TileTable

EMPTY: Final[i64] = -1
OUTER: Final[i64] = 0  # borders with no tile of the same layer beyond
CONTACT: Final[i64] = 1  # borders with a tile of another layer beyond

# Scratch of one search for cut cells. Shared by all palaces: no other Python code runs during a search.
_LOW: Final = vec[u8]([0] * 65536)
_CUT: Final = vec[u8]([0] * 65536)

# Where a tile of a layer may go: filled by `find_spots`, read at once. Shared for the same reason.
SPOT_CELL: Final = vec[i64]([0] * 1024)
SPOT_FITTING: Final = vec[i64]([0] * 1024)

_NO_TILES: Final = vec[i16]([-1] * 1024)
_NOTHING: Final = vec[u8]([0] * 1024)
_STEPS: Final = [vec[i64]([-size, 1, size, -1]) for size in (32, 64, 128, 256)]
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
class Palace:
    """The tiles one player has built. Methods named after rules check them; `put` and `lift` do not."""

    def __init__(self, tiles: TileTable) -> None:
        self.tiles = tiles
        self.border = tiles.border
        self.layers: i64 = 1
        self.shift: i64 = 5
        self.gap: i64 = 224  # cell codes have rows of 256, this grid's rows are shorter by so much
        self.corner: i64 = 112 << 8 | 112  # cell code of index 0
        self.steps = _STEPS[0]
        self.corners = _CORNERS[0]
        self.grid = vec[i16]()
        self.ring = vec[u8]()
        self.edge = vec[u8]()
        self.front = vec[i64]()  # empty cells beside a tile, ascending
        self.cells = vec[i64]()  # cells of the tiles that may be moved, ascending
        self.passages: i64 = 0  # open passages between neighbouring tiles
        self.count = vec[i64]()  # tiles that count, by type
        self.home: i64 = EMPTY  # index of the starting tile

    # --- making ---------------------------------------------------------------------------------

    def found(self, start: i64) -> None:
        """Make the grid and lay the starting tile on it (A-1)."""
        self.grid = _NO_TILES[:]
        self.ring = _NOTHING[:]
        self.edge = _NOTHING[:]
        self.count = vec[i64]([0] * (len(self.tiles.types) + 1))
        self.home = self.index(HOME)
        self.front = append(self.front, self.home)
        self.put(self.home, start)
        self.cells = vec[i64]()

    def blank(self) -> "Palace":
        """An empty palace of the same class."""
        return Palace(self.tiles)

    def clone(self) -> "Palace":
        """An independent copy."""
        other = self.blank()
        other.shift = self.shift
        other.gap = self.gap
        other.corner = self.corner
        other.steps = self.steps
        other.corners = self.corners
        other.grid = self.grid[:]
        other.ring = self.ring[:]
        other.edge = self.edge[:]
        other.front = self.front[:]
        other.cells = self.cells[:]
        other.passages = self.passages
        other.count = self.count[:]
        other.home = self.home
        return other

    # --- cells ----------------------------------------------------------------------------------

    def index(self, cell: i64) -> i64:
        """The index of a cell code inside the grid."""
        half: i64 = 1 << (self.shift - 1)
        return ((cell >> 8) - 128 + half) << self.shift | ((cell & 255) - 128 + half)

    def code(self, c: i64) -> i64:
        """The cell code of an index."""
        return c + (c >> self.shift) * self.gap + self.corner

    def is_inside(self, cell: i64) -> bool:
        """Does the grid reach the cell and all its neighbours?"""
        half: i64 = 1 << (self.shift - 1)
        x: i64 = (cell & 255) - 128
        y: i64 = (cell >> 8) - 128
        return -half < x < half - 1 and -half < y < half - 1

    def tile_at(self, cell: i64) -> i64:
        """The tile on a cell code, or NONE."""
        return i64(self.grid[self.index(cell)]) if self.is_inside(cell) else NONE

    def grow(self) -> None:
        """Double the grid in both directions. Indices change, their order does not."""
        old_shift = self.shift
        grid, ring, edge = self.grid, self.ring, self.edge
        old_size: i64 = 1 << old_shift
        size: i64 = old_size * 2
        self.shift = old_shift + 1
        self.gap = 256 - size
        self.corner = (128 - old_size) << 8 | (128 - old_size)
        self.steps = _STEPS[self.shift - 5]
        self.corners = _CORNERS[self.shift - 5]
        self.grid = vec[i16]([-1] * (size * size))
        self.ring = vec[u8]([0] * (size * size))
        self.edge = vec[u8]([0] * (size * size))
        c: i64
        for c in range(old_size * old_size):
            n: i64 = self.moved(c, old_shift)
            self.grid[n] = grid[c]
            self.ring[n] = ring[c]
            self.edge[n] = edge[c]
        self.front = self.all_moved(self.front, old_shift)
        self.cells = self.all_moved(self.cells, old_shift)
        self.home = self.moved(self.home, old_shift)

    def moved(self, c: i64, old_shift: i64) -> i64:
        """Where an index of the smaller grid lies in the doubled one."""
        half: i64 = 1 << (old_shift - 1)
        return ((c >> old_shift) + half) << self.shift | ((c & ((1 << old_shift) - 1)) + half)

    def all_moved(self, indices: vec[i64], old_shift: i64) -> vec[i64]:
        """The same for a list of indices."""
        out = vec[i64](capacity=len(indices))
        for c in indices:
            out = append(out, self.moved(c, old_shift))
        return out

    # --- laying and lifting -----------------------------------------------------------------------

    def lay(self, cell: i64, tile: i64) -> None:
        """Lay a tile on an empty cell; its legality is the caller's affair."""
        while not self.is_inside(cell):
            self.grow()
        self.put(self.index(cell), tile)

    def take(self, cell: i64) -> i64:
        """Lift the tile from a cell; its legality is the caller's affair."""
        return self.lift(self.index(cell))

    def put(self, c: i64, tile: i64) -> None:
        """Lay a tile on the empty cell of index c."""
        grid, ring, edge, steps, corners = self.grid, self.ring, self.edge, self.steps, self.corners
        k: i64
        n: i64
        seen: i64
        self.front = remove(self.front, c)
        self.cells = insert(self.cells, c)
        grid[c] = i16(tile)
        self.passages += PASSAGES[i64(edge[c])]
        self.count[self.tiles.counted[tile]] += 1
        pattern: i64 = self.border[tile] * 4
        for k in range(4):
            n = c + steps[k]
            seen = i64(edge[n])
            if seen == 0 and grid[n] < 0:
                self.front = insert(self.front, n)
            edge[n] = u8(seen | SEEN_BY[pattern + k])
            ring[n] = u8(i64(ring[n]) | 1 << (2 * k + 4 & 7))
            n = c + corners[k]
            ring[n] = u8(i64(ring[n]) | 1 << (2 * k + 5 & 7))

    def lift(self, c: i64) -> i64:
        """Take the tile off the cell of index c."""
        grid, ring, edge, steps, corners = self.grid, self.ring, self.edge, self.steps, self.corners
        k: i64
        n: i64
        left: i64
        tile: i64 = i64(grid[c])
        grid[c] = -1
        self.cells = remove(self.cells, c)
        if edge[c] != 0:
            self.front = insert(self.front, c)
        self.passages -= PASSAGES[i64(edge[c])]
        self.count[self.tiles.counted[tile]] -= 1
        pattern: i64 = self.border[tile] * 4
        for k in range(4):
            n = c + steps[k]
            left = i64(edge[n]) & ~SEEN_BY[pattern + k]
            edge[n] = u8(left)
            ring[n] = u8(i64(ring[n]) & ~(1 << (2 * k + 4 & 7)))
            if left == 0 and grid[n] < 0:
                self.front = remove(self.front, n)
            n = c + corners[k]
            ring[n] = u8(i64(ring[n]) & ~(1 << (2 * k + 5 & 7)))
        return tile

    # --- the building rules, as look-ups ----------------------------------------------------------

    def fitting(self, c: i64, layer: i64) -> i64:
        """The set of border patterns of a layer that may be built on the empty cell c (A-31 … A-34)."""
        return FITTING[i64(self.edge[c])] if NO_HOLE[i64(self.ring[c])] != 0 else 0

    def find_spots(self, layer: i64, patterns: i64) -> i64:
        """Find the empty cells where one of the border patterns may be built; returns how many were found.

        They are written to SPOT_CELL with the patterns that fit in SPOT_FITTING: `fitting`, for all cells at once.
        """
        found: i64 = 0
        ring, edge = self.ring, self.edge
        for c in self.front:
            fits: i64 = FITTING[i64(edge[c])] & patterns
            if fits != 0 and NO_HOLE[i64(ring[c])] != 0:
                SPOT_CELL[found] = c
                SPOT_FITTING[found] = fits
                found += 1
        return found

    def find_exchanges(self, layer: i64, patterns: i64) -> i64:
        """The same for the tiles that one of the patterns may replace (A-22, A-23).

        Touching edges must be those of the old tile, so the passages stay as they are: nothing else to test.
        """
        found: i64 = 0
        edge = self.edge
        for c in self.cells:
            fits: i64 = ALIKE[i64(edge[c])] & patterns
            if fits != 0:
                SPOT_CELL[found] = c
                SPOT_FITTING[found] = fits
                found += 1
        return found

    def find_removable(self) -> i64:
        """Find the tiles that may be taken away (A-21, A-23): no hole left, nobody cut off. As in `find_spots`."""
        found: i64 = 0
        edge = self.edge
        is_tree = self.passages == len(self.cells)  # then the leaves can go
        if not is_tree:
            self.mark_cuts(self.home)
        for c in self.cells:
            sides: i64 = i64(edge[c])
            if sides & 15 != 15 and (PASSAGES[sides] == 1 if is_tree else _CUT[c] == 0):
                SPOT_CELL[found] = c
                found += 1
        return found

    def is_cut(self, c: i64) -> bool:
        """After `mark_cuts`: would lifting c cut tiles off?"""
        return _CUT[c] != 0

    def clear_cuts(self) -> None:
        """Prepare the scratch for `mark_cuts`."""
        for c in self.cells:
            _LOW[c] = 0
            _CUT[c] = 0
        _LOW[self.home] = 0

    def mark_cuts(self, start: i64) -> None:
        """Mark the tiles whose loss would cut others off from `start` (A-32)."""
        self.clear_cuts()
        self.search_cuts(start, -1, 1)

    def search_cuts(self, c: i64, parent: i64, depth: i64) -> i64:
        """Depth-first over the open passages; returns the least depth that can be reached from below c."""
        _LOW[c] = u8(depth)
        least = depth
        seen: i64 = i64(self.edge[c])
        ways: i64 = seen & ~(seen >> 4) & 15
        k: i64
        for k in range(4):
            if ways >> k & 1 != 0:
                n: i64 = c + self.steps[k]
                if n == parent:
                    continue
                low: i64 = i64(_LOW[n])
                if low == 0:
                    low = self.search_cuts(n, c, depth + 1)
                    if low >= depth:
                        _CUT[c] = 1
                if low < least:
                    least = low
        return least

    # --- the outline (A-51) -----------------------------------------------------------------------

    def belongs(self, c: i64, layer: i64) -> bool:
        """Does a tile of that layer lie on c?"""
        return self.grid[c] >= 0

    def stretch_edges(self, c: i64, which: i64) -> i64:
        """Sides of the tile on c whose border is OUTER (or in CONTACT with another layer)."""
        return self.border[i64(self.grid[c])] & ~i64(self.edge[c]) & 15 if which == OUTER else 0

    def next_edge(self, c: i64, side: i64, turn: i64, layer: i64) -> i64:
        """The edge (index << 2 | side) that follows on the outline, clockwise (turn 1) or back (turn 3)."""
        ahead: i64 = c + self.steps[side + turn & 3]
        if not self.belongs(ahead, layer):
            return c << 2 | (side + turn & 3)
        beyond: i64 = ahead + self.steps[side]
        if self.belongs(beyond, layer):
            return beyond << 2 | (side - turn & 3)
        return ahead << 2 | side

    def counts_edge(self, at: i64, which: i64) -> bool:
        """Is the edge (index << 2 | side) one of the stretch?"""
        return self.stretch_edges(at >> 2, which) >> (at & 3) & 1 != 0

    def run_from(self, first: i64, which: i64, layer: i64) -> i64:
        """Length of the unbroken run that begins with an edge, going clockwise."""
        at = first
        length: i64 = 0
        while self.counts_edge(at, which):
            length += 1
            at = self.next_edge(at >> 2, at & 3, 1, layer)
            if at == first:
                break
        return length

    def longest_stretch(self, layer: i64, which: i64) -> i64:
        """Edges in the longest connected stretch of border on the outline of one layer."""
        best: i64 = 0
        counted: i64 = 0
        total: i64 = 0
        s: i64
        for c in self.cells:
            m: i64 = self.stretch_edges(c, which) if self.belongs(c, layer) else 0
            for s in range(4):
                if m >> s & 1 != 0:
                    total += 1
                    if not self.counts_edge(self.next_edge(c, s, 3, layer), which):
                        run = self.run_from(c << 2 | s, which, layer)
                        counted += run
                        if run > best:
                            best = run
        return best if counted == total else self.longest_ring(layer, which, best)

    def longest_ring(self, layer: i64, which: i64, best: i64) -> i64:
        """The longest stretch when some outline is walled all round: those runs have no first edge."""
        s: i64
        for c in self.cells:
            for s in range(4):
                if self.belongs(c, layer) and self.counts_edge(c << 2 | s, which):
                    run = self.run_from(c << 2 | s, which, layer)
                    if run > best:
                        best = run
        return best
