"""A plan: tiles on cells as somebody gives them, before anybody asks whether they make a palace.

Cells are pairs (x, y), tiles are numbers of the tile table.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import mypyc_attr

from alhambra.engine.errors import IllegalPalace, InvalidNotation, Unchecked, make_type_error
from alhambra.engine.pieces.cells import SIDES, cell_code, cell_xy
from alhambra.engine.pieces.tiles import NONE, TileTable
from alhambra.engine.refusal import Refusal

if TYPE_CHECKING:
    from alhambra.engine.palace.palace import Palace

Cell: TypeAlias = tuple[int, int]

OFFSETS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W
START: Final = (0, 0)  # the cell of the starting tile


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """Tiles on cells, legal or not, the starting tile among them.

    What the rules ask of two tiles that touch, of a tile that cannot be reached and of one that shall move is asked
    here, in words. A palace of several layers has plans of a class of its own, which knows the rules between them.
    """

    def __init__(self, tiles: TileTable, at: dict[Cell, int], second_start: Cell | None = None) -> None:
        self.tiles = tiles
        self.at = at
        self.second_start = second_start  # where a second layer begins, in a palace that has one

    def name(self, cell: Cell) -> str:
        """The name of the tile on a cell."""
        return self.tiles.name(self.at[cell])

    def layer(self, cell: Cell) -> int:
        """The layer of the tile on a cell."""
        return self.tiles.layer[self.at[cell]]

    def has_border(self, cell: Cell, side: int) -> bool:
        """Is there a border on that side of the tile?"""
        return self.tiles.border[self.at[cell]] >> side & 1 != 0

    # --- changes ------------------------------------------------------------------------------------

    def changed(self, at: dict[Cell, int], second_start: Cell | None) -> "Plan":
        """A plan of the same class with other tiles."""
        return Plan(self.tiles, at, second_start)

    def with_tile(self, tile: int, cell: Cell) -> "Plan":
        """A plan in which a tile is laid, or swapped for another."""
        return self.changed({**self.at, cell: tile}, self.second_start)

    def without(self, cell: Cell) -> "Plan":
        """A plan in which a tile is lifted."""
        return self.changed({c: tile for c, tile in self.at.items() if c != cell}, self.second_start)

    # --- rules --------------------------------------------------------------------------------------

    def find_misplaced_start(self) -> Refusal | None:
        """Does the plan begin where it may? A palace of one layer begins at its starting tile alone (A-1)."""
        if self.second_start is None:
            return None
        return Refusal("A-1", "palace-second-start", {"cell": write_cell(self.second_start)})

    def find_unlike_edge(self, cell: Cell, side: int) -> Refusal | None:
        """Are two edges that touch not alike (A-31)?"""
        is_alike = self.has_border(cell, side) == self.has_border(cell_beside(cell, side), side ^ 2)
        return None if is_alike else self.refuse_edge("A-31", "palace-edges", cell, side)

    def refuse_edge(self, rule: str, key: str, cell: Cell, side: int) -> Refusal:
        """The refusal for an edge."""
        tile = self.tiles.tiles[self.at[cell]]
        values: dict[str, str | int] = {"tile": tile.name, "cell": write_cell(cell), "side": SIDES[side]}
        return Refusal(rule, key, values | {"other": self.name(cell_beside(cell, side)), "border": tile.border})

    def refuse_unreached(self, cell: Cell) -> Refusal:
        """The refusal for a tile that cannot be reached on foot (A-32)."""
        return Refusal("A-32", "palace-unreachable", {"tile": self.name(cell), "cell": write_cell(cell)})

    def find_torn(self) -> Refusal | None:
        """Do layers not touch that have to? There is only one."""
        return None

    def find_fixed(self, cell: Cell) -> Refusal | None:
        """Does the tile on a cell never move? The starting tile (A-23)."""
        return Refusal("A-23", "palace-start-stays") if cell == START else None


def cell_beside(cell: Cell, side: int) -> Cell:
    """The cell on that side of a cell."""
    dx, dy = OFFSETS[side]
    return cell[0] + dx, cell[1] + dy


def write_cell(cell: Cell) -> str:
    """A cell as it is written in texts."""
    return f"{cell[0]},{cell[1]}"


# --- plans from outside -----------------------------------------------------------------------------------


_BASE_TILES: list[Callable[[], TileTable]] = []


def provide_base_tiles(make: Callable[[], TileTable]) -> None:
    """Say how the tiles of the base game are made: games are made of palaces, so palaces cannot ask for one."""
    _BASE_TILES[:] = [make]


def make_base_tiles() -> TileTable:
    """The tiles of the base game, which palaces from outside are made of unless others are given."""
    return _BASE_TILES[0]()


def find_starting_tile(tiles: TileTable) -> int:
    """The tile that a palace begins with: the first that is not a building."""
    return next(number for number, tile in enumerate(tiles.tiles) if not tile.type)


def find_tile(tiles: TileTable, tile: str | int | Unchecked) -> int:
    """The number of a building tile: given as such, as its name (`A6sw`), or in words (`arcades 6 SW`)."""
    if not isinstance(tile, str | int):
        raise make_type_error('a tile, as "A6sw" or "arcades 6 SW"', tile)
    number = tile if isinstance(tile, int) else tiles.by_name.get(tile, find_in_words(tiles, tile))
    if not 0 <= number < len(tiles.tiles) or not tiles.tiles[number].type:
        raise InvalidNotation("tile", text=str(tile))
    return number


def check_placed(one: object) -> tuple[str | int, int, int]:
    """A tile and its cell as somebody gives them."""
    if isinstance(one, tuple) and len(one) == len(("tile", "x", "y")):
        tile, x, y = one
        if isinstance(tile, str | int) and isinstance(x, int) and isinstance(y, int):
            return tile, x, y
    raise make_type_error('a tile and its cell, as ("P8", 1, 0)', one)


def find_in_words(tiles: TileTable, text: str) -> int:
    """The one tile of this type, price and, where several share those, walls; -1 if it is not exactly one."""
    wanted = " ".join(text.lower().split())
    full = [f"{tile.type} {tile.price} {tile.borders.lower()}".rstrip() for tile in tiles.tiles]
    if wanted in full:
        return full.index(wanted)
    begun = [number for number in range(len(full)) if full[number].startswith(wanted + " ")]
    return begun[0] if len(begun) == 1 else int(NONE)


def make_bare_plan(tiles: TileTable) -> Plan:
    """A plan of one layer with the starting tile alone."""
    return Plan(tiles, {START: find_starting_tile(tiles)})


def make_plan(
    bare: Plan, placed: Iterable[tuple[str | int, int, int] | Unchecked], second_start: Cell | None = None
) -> Plan:
    """A bare plan with these (tile, x, y) on it. Raises IllegalPalace if a tile or cell is used twice."""
    plan = bare.changed(dict(bare.at), second_start)
    tiles = plan.tiles
    for one in placed:
        tile, x, y = check_placed(one)
        number, cell = find_tile(tiles, tile), cell_xy(cell_code(x, y))
        if is_among(tiles, number, list(plan.at.values())):
            raise IllegalPalace("palace-tile-twice", "A-2", tile=tiles.name(number))
        if cell in plan.at:
            reason = refuse_occupied(plan, number, cell)
            raise IllegalPalace(reason.key, reason.rule, **reason.values)
        plan.at[cell] = number
    return plan


def refuse_occupied(plan: Plan, tile: int, cell: Cell) -> Refusal:
    """A tile cannot lie where another does: beside it (A-33), and never in the fountain's place (A-1)."""
    values: dict[str, str | int] = {"tile": plan.tiles.name(tile), "cell": write_cell(cell), "other": plan.name(cell)}
    return Refusal("A-1" if cell == START else "A-33", "palace-occupied", values)


def is_among(tiles: TileTable, tile: int, others: list[int]) -> bool:
    """Is the tile one of these, whichever face is up?"""
    return tile in others or (tiles.back[tile] >= 0 and tiles.back[tile] in others)


def why_used(palace: "Palace", tile: int) -> Refusal | None:
    """There is only one of each tile (A-2): does it lie in the palace already?"""
    if not is_among(palace.tiles, tile, list(palace.make_plan().at.values())):
        return None
    return Refusal("A-2", "palace-tile-twice", {"tile": palace.tiles.name(tile)})
