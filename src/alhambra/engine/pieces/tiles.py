"""Tiles: what is printed on them, and the tables the engine reads.

A tile here is one *face*: a double-sided tile is two of them which name each other as `back`.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.errors import InvalidNotation
from alhambra.engine.pieces.cells import borders_of

NONE: Final[i64] = -1  # instead of the number of a tile, card, cell, place, kind or seat
WALL: Final = "wall"


@dataclass(frozen=True)
class Tile:
    """One face of a tile as a person sees it."""

    name: str
    family: str  # says how it is drawn and spoken of
    type: str  # building type, "" for a starting tile
    price: int
    borders: str  # compass letters of the sides with a border: a wall, or what its game calls so
    layer: int = 0  # tiles of different layers touch by other rules than tiles of the same
    counts: bool = True  # is it a building of its type in a scoring?
    back: str = ""  # name of the other face
    in_bag: bool = False  # does it lie in the bag of its layer at the start?
    border: str = WALL  # what its game calls a border
    colour: str = ""  # as `#rrggbb`, where its building type has no picture of its own


class TileTable:
    """All tiles of one ruleset, by number and by name; a tile's number is its place in this table."""

    def __init__(self, types: list[str], tiles: list[Tile]) -> None:
        self.types = types
        self.tiles = tiles
        self.by_name: dict[str, int] = {tile.name: number for number, tile in enumerate(tiles)}
        self.border = vec[i64]()
        self.price = vec[i64]()
        self.type = vec[i64]()  # its building type; one past the last type where it has none
        self.counted = vec[i64]()  # the type it counts for; one past the last type where it counts for none
        self.layer = vec[i64]()
        self.back = vec[i64]()
        for tile in tiles:
            self._enter(tile)

    def _enter(self, tile: Tile) -> None:
        nothing: i64 = len(self.types)
        kind: i64 = self.types.index(tile.type) if tile.type else nothing
        self.border = append(self.border, borders_of(tile.borders))
        self.price = append(self.price, tile.price)
        self.type = append(self.type, kind)
        self.counted = append(self.counted, kind if tile.counts else nothing)
        self.layer = append(self.layer, tile.layer)
        self.back = append(self.back, self.by_name[tile.back] if tile.back else NONE)

    def name(self, tile: int) -> str:
        """The name of tile number `tile`."""
        return self.tiles[tile].name

    def parse(self, text: str) -> int:
        """The number of the tile of that name."""
        tile = self.by_name.get(text)
        if tile is None:
            raise InvalidNotation("tile", text=text)
        return tile
