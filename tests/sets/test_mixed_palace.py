"""Palace and city side by side, grown by chance: the engine and the oracle are of one opinion (C-5, C-6, C-8)."""

import pytest

from alhambra.engine.chance import Fast
from alhambra.engine.modules.combined import CITY, PALACE, MixedPalace
from alhambra.engine.palace.building import find_broken_rule, why_not_build, why_not_remove, why_not_swap
from alhambra.engine.palace.palace import CONTACT, OUTER, Palace
from alhambra.engine.pieces.cells import cell_xy
from alhambra.engine.pieces.tiles import Tile, TileTable
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from tests.effort import effort
from tests.oracle import building as oracle
from tests.oracle.pieces import FOUNTAIN, STEPS, Cell, Piece, all_pieces
from tests.oracle.pieces import Palace as Pieces
from tests.oracle.wall import longest_wall, longest_wall_and_moat

TABLE = compose(Setup(game="combined")).tiles
PIECES = all_pieces()
FACES = {family: [tile.name for tile in TABLE.tiles if tile.family == family] for family in ("palace", "city")}


def new_palace() -> Palace:
    return compose(Setup(game="combined")).game.make_palace(TABLE)


def choose(luck: Fast, choices: list[str]) -> str:
    return choices[luck.draw_below(len(choices))]


def grow(palace: Palace, luck: Fast, changes: int) -> None:
    """So many attempts to add, rarely to swap or remove, a tile of either kind."""
    for _ in range(changes):
        what = luck.draw_below(12)
        tile = choose(luck, FACES[choose(luck, ["palace", "city"])])
        cells = palace.legal_cells(tile) if what < 9 else palace.swappable(tile) if what < 11 else palace.removable()
        if not cells:
            continue
        x, y = cells[luck.draw_below(len(cells))]
        if what < 9:
            palace.add(tile, x, y)
        elif what < 11:
            palace.swap(tile, x, y)
        else:
            palace.remove(x, y)


def pieces_of(palace: Palace) -> Pieces:
    return {(0, 0): FOUNTAIN, **{(x, y): PIECES[name] for name, x, y in palace.items()}}


def starts_of(palace: Palace) -> list[Cell]:
    start = palace.second_start()
    return [(0, 0), cell_xy(start)] if start >= 0 else [(0, 0)]


def grown(seed: int) -> tuple[Palace, Fast]:
    """A palace grown by chance, and the luck that goes on."""
    luck = Fast(seed)
    palace = new_palace()
    grow(palace, luck, 10 + luck.draw_below(90))
    return palace, luck


def unused(palace: Palace, luck: Fast, family: str) -> str:
    """A face of a tile that lies nowhere yet."""
    lying = {name for name, _, _ in palace.items()}
    lying |= {TABLE.tiles[TABLE.parse(name)].back for name in lying}
    return choose(luck, [name for name in FACES[family] if name not in lying])


def test_palaces_and_cities_obey_and_score_as_the_oracle_says() -> None:
    sizes = []
    for seed in range(effort(300)):
        palace, _ = grown(seed)
        pieces = pieces_of(palace)
        assert oracle.obeys(pieces, starts_of(palace)) == [], seed
        assert find_broken_rule(palace) is None
        assert palace.longest_stretch(PALACE, OUTER) == longest_wall(pieces, "palace"), seed
        assert palace.longest_stretch(CITY, OUTER) == longest_wall(pieces, "city"), seed
        assert palace.longest_stretch(PALACE, CONTACT) == longest_wall_and_moat(pieces), seed
        sizes.append(sum(piece.realm == "city" for piece in pieces.values()))
    assert max(sizes) > 10  # so there is something to compare


def test_what_may_be_done_is_what_the_oracle_allows() -> None:
    for seed in range(effort(40)):
        palace, luck = grown(seed)
        pieces, starts = pieces_of(palace), starts_of(palace)
        assert palace.removable() == sorted(oracle.removable(pieces, starts)), seed
        for family in ("palace", "city"):
            tile = unused(palace, luck, family)
            assert palace.legal_cells(tile) == sorted(oracle.legal_cells(pieces, PIECES[tile], starts)), (seed, tile)
            # The oracle tries tiles of both kinds in every place, so also between the kinds.
            assert palace.swappable(tile) == sorted(oracle.swappable(pieces, PIECES[tile], starts)), (seed, tile)


def test_refusals_agree_with_what_is_legal() -> None:
    for seed in range(effort(20)):
        palace, luck = grown(seed)
        cells = sorted(oracle.surroundings(pieces_of(palace)))
        for family in ("palace", "city"):
            tile = unused(palace, luck, family)
            number = TABLE.parse(tile)
            assert [c for c in cells if why_not_build(palace, number, c) is None] == palace.legal_cells(tile), seed
            assert [c for c in cells if why_not_swap(palace, number, c) is None] == palace.swappable(tile), seed
        assert [c for c in cells if why_not_remove(palace, c) is None] == palace.removable(), seed


def test_a_copy_is_independent_and_goes_on_alike() -> None:
    for seed in range(effort(40)):
        palace, _ = grown(seed)
        copy = palace.copy()
        before = palace.items()
        grow(copy, Fast(seed), 30)
        assert palace.items() == before
        grow(palace, Fast(seed), 30)
        assert palace == copy
        assert palace.second_start() == copy.second_start()


# --- one long line ------------------------------------------------------------------------------------------


def line_table(ahead: str) -> TileTable:
    """Tiles for a line: 54 of a palace, walled on the left, then 54 of a city, with moats on the right.

    Where they meet the one has a wall and the other a moat.
    """
    sides = dict(zip("NESW", "NESW"["NESW".index(ahead) - 1 :] + "NESW"[: "NESW".index(ahead) - 1], strict=True))
    palace = [Tile(f"p{x}", "palace", "tower", 2, turned("NE" if x == 54 else "N", sides)) for x in range(1, 55)]
    city = [Tile(f"c{x}", "city", "park", 2, turned("SW" if x == 55 else "S", sides), 1) for x in range(55, 109)]
    return TileTable(["tower", "park"], [*palace, *city, Tile("fountain", "fountain", "", 0, "", counts=False)])


def turned(borders: str, sides: dict[str, str]) -> str:
    return "".join(sides[side] for side in borders)


@pytest.mark.parametrize("ahead", STEPS)
def test_one_hundred_and_eight_tiles_in_one_line(ahead: str) -> None:
    dx, dy = STEPS[ahead]
    table = line_table(ahead)
    palace = MixedPalace(table)
    palace.found(table.by_name["fountain"])
    for x in range(1, 109):
        name = f"p{x}" if x <= 54 else f"c{x}"
        assert (x * dx, x * dy) in palace.legal_cells(name)
        palace.add(name, x * dx, x * dy)
    pieces = {(0, 0): FOUNTAIN} | {(x, y): piece(table, name) for name, x, y in palace.items()}
    assert len(pieces) == 109
    starts = [(0, 0), (55 * dx, 55 * dy)]
    assert starts_of(palace) == starts
    assert oracle.obeys(pieces, starts) == []
    assert palace.removable() == [(108 * dx, 108 * dy)] == sorted(oracle.removable(pieces, starts))
    assert palace.longest_stretch(PALACE, OUTER) == longest_wall(pieces, "palace") == 55
    assert palace.longest_stretch(CITY, OUTER) == longest_wall(pieces, "city") == 55
    assert palace.longest_stretch(PALACE, CONTACT) == longest_wall_and_moat(pieces) == 1
    assert palace.counts() == [54, 54]
    assert palace.copy() == palace


def piece(table: TileTable, name: str) -> Piece:
    tile = table.tiles[table.by_name[name]]
    return Piece(tile.family, tile.borders, tile.type, tile.price, name)
