"""Look-up tables over the neighbourhood of one cell.

Two bytes describe what surrounds a cell:

* its *ring*: which of the eight neighbours hold a tile, bits 0..7 = N, NE, E, SE, S, SW, W, NW;
* its *edge*: low four bits, the sides (N E S W) that touch a tile; high four bits, those of them where the
  neighbour's border faces the cell.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.pieces.cells import ALL_SIDES

BORDER_SHIFT: Final[i64] = 4  # of the upper half of an edge byte


def _is_fillable(ring: int) -> bool:
    """May an empty cell with this ring be filled without cutting empty cells off (A-34)?

    Exact as long as the tiles hang together and enclose no hole: filling the cell separates the empty cells
    beside it unless they are joined round one corner after another.
    """
    arcs = 0
    for k in range(0, 8, 2):
        if not ring >> k & 1:
            joined = not ring >> (k + 1) & 1 and not ring >> (k + 2) % 8 & 1
            arcs += 0 if joined else 1
    return arcs <= 1


def _find_alike(edge: int) -> int:
    """The set (16 bits) of border patterns whose touching edges are all like the neighbours' (A-31)."""
    touching, bordered = edge & int(ALL_SIDES), edge >> int(BORDER_SHIFT)
    return sum(1 << pattern for pattern in range(16) if pattern & touching == bordered & touching)


def _find_fitting(edge: int) -> int:
    """The patterns that are alike and leave a way in on foot (A-31, A-32)."""
    return _find_alike(edge) if edge & int(ALL_SIDES) & ~(edge >> int(BORDER_SHIFT)) else 0


NO_HOLE: Final = vec[i64]([int(_is_fillable(ring)) for ring in range(256)])
ALIKE: Final = vec[i64]([_find_alike(edge) for edge in range(256)])
FITTING: Final = vec[i64]([_find_fitting(edge) for edge in range(256)])
PASSAGES: Final = vec[i64]([(edge & int(ALL_SIDES) & ~(edge >> int(BORDER_SHIFT))).bit_count() for edge in range(256)])
# What a tile with a given pattern adds to the edge byte of the cell on its side k: index pattern * 4 + k.
SEEN_BY: Final = vec[i64](
    [1 << (k ^ 2) | (pattern >> k & 1) << (int(BORDER_SHIFT) + (k ^ 2)) for pattern in range(16) for k in range(4)]
)
