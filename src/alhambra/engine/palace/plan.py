"""A plan: tiles on cells as somebody gives them, before anybody asks whether they make a palace.

Cells are pairs (x, y), tiles are numbers of the tile table.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from alhambra.engine.errors import IllegalPalace, InvalidNotation
from alhambra.engine.pieces.cells import HOME, cell_code, cell_xy
from alhambra.engine.pieces.tiles import TileTable
from alhambra.engine.refusal import Refusal

if TYPE_CHECKING:
    from alhambra.engine.palace.palace import Palace

Cell: TypeAlias = tuple[int, int]

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W
START: Final = (0, 0)  # the cell of the starting tile
CITY: Final = 1  # the layer of Granada tiles beside a palace


class Plan:
    """Tiles on cells, legal or not, the starting tile among them."""

    def __init__(self, tiles: TileTable, at: dict[Cell, int], city_start: Cell | None = None) -> None:
        self.tiles = tiles
        self.at = at
        self.city_start = city_start  # of the combined game, once there is a Granada tile (C-6)

    def name(self, cell: Cell) -> str:
        """The name of the tile on a cell."""
        return self.tiles.name(self.at[cell])

    def layer(self, cell: Cell) -> int:
        """Does the tile on a cell belong to the palace (0) or to the city (1)?"""
        return self.tiles.layer[self.at[cell]]

    def has_border(self, cell: Cell, side: int) -> bool:
        """Is there a wall or moat on that side of the tile?"""
        return self.tiles.border[self.at[cell]] >> side & 1 != 0

    def with_tile(self, tile: int, cell: Cell) -> "Plan":
        """The same with a tile laid, or swapped for another; the first Granada tile begins the city (C-6)."""
        begins = self.city_start is None and self.tiles.layer[tile] == CITY
        return Plan(self.tiles, {**self.at, cell: tile}, cell if begins else self.city_start)

    def without(self, cell: Cell) -> "Plan":
        """The same with a tile lifted."""
        return Plan(self.tiles, {c: tile for c, tile in self.at.items() if c != cell}, self.city_start)


def plan_of(palace: "Palace") -> Plan:
    """The tiles of a palace."""
    codes = [palace.code(c) for c in palace.cells]
    at = {cell_xy(code): int(palace.tile_at(code)) for code in [HOME, *codes]}
    city = palace.city_start()
    return Plan(palace.tiles, at, cell_xy(city) if city >= 0 else None)


def beside(cell: Cell, side: int) -> Cell:
    """The cell on that side of a cell."""
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def spoken(cell: Cell) -> str:
    """A cell as it is written in texts."""
    return f"{cell[0]},{cell[1]}"


# --- plans from outside -----------------------------------------------------------------------------------


_BASE_TILES: list[Callable[[], TileTable]] = []


def provide_base_tiles(make: Callable[[], TileTable]) -> None:
    """Say how the tiles of the base game are made: games are made of palaces, so palaces cannot ask for one."""
    _BASE_TILES[:] = [make]


def base_tiles() -> TileTable:
    """The tiles of the base game, which palaces from outside are made of unless others are given."""
    return _BASE_TILES[0]()


def starting_tile(tiles: TileTable) -> int:
    """The tile that a palace begins with: the first that is no building."""
    return next(number for number, tile in enumerate(tiles.tiles) if not tile.type)


def tile_number(tiles: TileTable, tile: str | int) -> int:
    """The number of a building tile: given as such, as its name (`A6sw`), or in words (`arcades 6 SW`)."""
    number = tile if isinstance(tile, int) else tiles.by_name.get(tile, in_words(tiles, tile))
    if not 0 <= number < len(tiles.tiles) or not tiles.tiles[number].type:
        raise InvalidNotation("tile", text=str(tile))
    return number


def in_words(tiles: TileTable, text: str) -> int:
    """The one tile of this type, price and, where several share those, walls; -1 if it is not exactly one."""
    wanted = " ".join(text.lower().split())
    full = [f"{tile.type} {tile.price} {tile.borders.lower()}".rstrip() for tile in tiles.tiles]
    if wanted in full:
        return full.index(wanted)
    begun = [number for number in range(len(full)) if full[number].startswith(wanted + " ")]
    return begun[0] if len(begun) == 1 else -1


def plan_from(placed: Iterable[tuple[str | int, int, int]], tiles: TileTable, city_start: Cell | None = None) -> Plan:
    """The plan of these (tile, x, y) and the starting tile. Raises IllegalPalace if one is used twice."""
    plan = Plan(tiles, {START: starting_tile(tiles)}, city_start)
    for tile, x, y in placed:
        number, cell = tile_number(tiles, tile), cell_xy(cell_code(x, y))
        if is_among(tiles, number, list(plan.at.values())):
            raise IllegalPalace("palace-tile-twice", "A-2", tile=tiles.name(number))
        if cell in plan.at:
            reason = occupied(plan, number, cell)
            raise IllegalPalace(reason.key, reason.rule, **reason.values)
        plan.at[cell] = number
    return plan


def occupied(plan: Plan, tile: int, cell: Cell) -> Refusal:
    """A tile cannot lie where another does: beside it (A-33), and never in the fountain's place (A-1)."""
    values: dict[str, str | int] = {"tile": plan.tiles.name(tile), "cell": spoken(cell), "other": plan.name(cell)}
    return Refusal("A-1" if cell == START else "A-33", "palace-occupied", values)


def is_among(tiles: TileTable, tile: int, others: list[int]) -> bool:
    """Is the tile one of these, whichever face is up?"""
    return tile in others or (tiles.back[tile] >= 0 and tiles.back[tile] in others)


def why_used(palace: "Palace", tile: int) -> Refusal | None:
    """There is only one of each tile (A-2): does it lie in the palace already?"""
    if not is_among(palace.tiles, tile, list(plan_of(palace).at.values())):
        return None
    return Refusal("A-2", "palace-tile-twice", {"tile": palace.tiles.name(tile)})
