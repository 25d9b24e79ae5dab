"""Palaces grown by chance: the engine, the whole-palace check and the oracle are of one opinion."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import Palace, majority_points
from alhambra.engine.errors import IllegalAction
from alhambra.engine.palace.building import find_broken_rule, find_fault, why_not_build, why_not_remove, why_not_swap
from alhambra.engine.palace.drawing import draw, read_drawing
from alhambra.engine.palace.plan import Plan, is_among, make_base_tiles
from alhambra.engine.pieces.tiles import Tile, TileTable
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from tests.effort import effort
from tests.oracle import building as oracle
from tests.oracle.majorities import alhambra_points, buildings
from tests.oracle.pieces import FOUNTAIN, STEPS, Piece, all_pieces, neighbour
from tests.oracle.pieces import Palace as Pieces
from tests.oracle.wall import longest_wall

HOME = [(0, 0)]
PIECES = all_pieces()
TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]

# A change: what to do (rarely to remove), with which tile, and which of the places for it.
changes = st.tuples(st.sampled_from(["add"] * 6 + ["swap"] * 2 + ["remove"]), st.integers(0, 53), st.integers(0, 200))
tiles = st.integers(0, 53)


@st.composite
def palaces(draw: st.DrawFn) -> Palace:
    """Any palace that legal changes lead to."""
    palace = Palace.of([])
    size = draw(st.integers(0, 60))  # or most of them would be small
    for kind, tile, place in draw(st.lists(changes, min_size=size, max_size=size)):
        cells = cells_for(palace, kind, tile)
        if cells:
            change(palace, kind, tile, *cells[place % len(cells)])
    return palace


def cells_for(palace: Palace, kind: str, tile: int) -> list[tuple[int, int]]:
    if kind == "remove":
        return palace.removable()
    return palace.legal_cells(tile) if kind == "add" else palace.swappable(tile)


def change(palace: Palace, kind: str, tile: int, x: int, y: int) -> None:
    if kind == "remove":
        palace.remove(x, y)
    elif kind == "add":
        palace.add(tile, x, y)
    else:
        palace.swap(tile, x, y)


def pieces_of(palace: Palace) -> Pieces:
    return {(0, 0): FOUNTAIN, **{(x, y): PIECES[name] for name, x, y in palace.items()}}


def unused(palace: Palace, tile: int) -> bool:
    return make_base_tiles().name(tile) not in [name for name, _, _ in palace.items()]


@given(palaces(), st.lists(tiles, min_size=1, max_size=3, unique=True))
@settings(max_examples=effort(40))
def test_what_may_be_done_is_what_the_oracle_allows(palace: Palace, some: list[int]) -> None:
    pieces = pieces_of(palace)
    assert palace.removable() == sorted(oracle.removable(pieces, HOME))
    for tile in some:
        piece = PIECES[make_base_tiles().name(tile)]
        if unused(palace, tile):
            assert palace.legal_cells(tile) == sorted(oracle.legal_cells(pieces, piece, HOME))
            assert palace.swappable(tile) == sorted(oracle.swappable(pieces, piece, HOME))
        else:
            assert palace.legal_cells(tile) == palace.swappable(tile) == []


@given(palaces())
def test_a_palace_obeys_counts_and_scores_as_the_oracle_says(palace: Palace) -> None:
    pieces = pieces_of(palace)
    count = buildings(pieces)
    assert oracle.obeys(pieces, HOME) == []
    assert find_broken_rule(palace) is None
    assert palace.longest_wall() == longest_wall(pieces, "palace")
    assert palace.counts() == [count[type] for type in TYPES]


@given(palaces())
def test_the_edges_of_the_wall_are_walls_that_follow_one_another(palace: Palace) -> None:
    pieces, edges = pieces_of(palace), palace.wall_edges()
    assert len(set(edges)) == len(edges) == palace.longest_wall()
    for x, y, side in edges:
        assert side in pieces[x, y].borders
        assert neighbour((x, y), side) not in pieces
    for (x, y, side), (next_x, next_y, next_side) in itertools.pairwise(edges):
        assert corner(x, y, side, 1) == corner(next_x, next_y, next_side, 0)


def corner(x: int, y: int, side: str, end: int) -> tuple[int, int]:
    """The point where an edge begins (0) or ends (1), going clockwise round its tile."""
    dx, dy = [(0, 0), (1, 0), (1, 1), (0, 1)][("NESW".index(side) + end) % 4]
    return x + dx, y + dy


@given(palaces(), tiles)
@settings(max_examples=effort(40))
def test_refusals_and_their_reasons_agree_with_what_is_legal(palace: Palace, tile: int) -> None:
    if not unused(palace, tile):
        return
    pieces, piece = pieces_of(palace), PIECES[make_base_tiles().name(tile)]
    for cell in sorted(oracle.surroundings(pieces)):
        built, swapped = why_not_build(palace, tile, cell), why_not_swap(palace, tile, cell)
        assert (built is None) == (cell in palace.legal_cells(tile))
        assert (swapped is None) == (cell in palace.swappable(tile))
        assert (why_not_remove(palace, cell) is None) == (cell in palace.removable())
        if built is not None and cell not in pieces and touches(pieces, cell):
            assert built.rule in oracle.faults_of_building(pieces, piece, cell, HOME)


def touches(pieces: Pieces, cell: tuple[int, int]) -> bool:
    return any(neighbour(cell, side) in pieces for side in STEPS)


@given(palaces(), changes, st.integers(-4, 4), st.integers(-4, 4))
def test_a_change_is_made_if_it_may_be_and_else_nothing_happens(
    palace: Palace, kind_and_tile: tuple[str, int, int], x: int, y: int
) -> None:
    kind, tile, _ = kind_and_tile
    before = palace.copy()
    legal = (x, y) in cells_for(palace, kind, tile)
    if legal:
        change(palace, kind, tile, x, y)
        assert palace != before
    else:
        with pytest.raises(IllegalAction):
            change(palace, kind, tile, x, y)
        assert palace == before
    assert palace == Palace.of(palace.items())  # whatever the history
    assert palace.removable() == Palace.of(palace.items()).removable()


@given(palaces())
def test_a_drawing_shows_the_whole_palace(palace: Palace) -> None:
    assert Palace.from_ascii(palace.ascii()) == palace


@given(st.integers(1, 3), st.lists(st.lists(st.integers(0, 4), min_size=6, max_size=6), min_size=1, max_size=6))
def test_majorities_are_those_of_the_oracle(scoring: int, counts: list[list[int]]) -> None:
    tallies = [dict(zip(TYPES, tally, strict=True)) for tally in counts]
    expected = [sum(points.values()) for points in alhambra_points(tallies, scoring)]
    assert majority_points(scoring, counts) == expected


# --- palace and city ------------------------------------------------------------------------------------

COMBINED = compose(Setup("combined")).tiles
BOTH = compose(Setup("combined")).game.make_palace(COMBINED).make_bare_plan()
BUILDINGS = [number for number, tile in enumerate(COMBINED.tiles) if tile.type]


@given(st.lists(st.tuples(st.sampled_from(BUILDINGS), st.integers(0, 200)), min_size=30, max_size=60))
@settings(max_examples=effort(60))
def test_palace_and_city_obey_as_the_oracle_says(attempts: list[tuple[int, int]]) -> None:
    plan, starts = BOTH, list(HOME)
    for tile, place in attempts:
        if is_among(COMBINED, tile, list(plan.at.values())):
            continue
        pieces, piece = two_realms(plan), PIECES[COMBINED.name(tile)]
        near = sorted(cell for cell in oracle.surroundings(pieces) - pieces.keys() if touches(pieces, cell))
        cell = near[place % len(near)]
        after, faults = plan.with_tile(tile, cell), oracle.faults_of_building(pieces, piece, cell, starts)
        refusal = find_fault(after)
        assert (refusal.rule in faults) if refusal is not None else faults == []
        if refusal is None:
            plan, starts = after, oracle.starts_with(pieces, piece, cell, starts)
    again = read_drawing(draw(plan), BOTH)
    assert (again.at, again.second_start) == (plan.at, plan.second_start)


def two_realms(plan: Plan) -> dict[tuple[int, int], Piece]:
    return {cell: PIECES[COMBINED.name(tile)] for cell, tile in plan.at.items()}


# --- long lines -----------------------------------------------------------------------------------------

DIRECTIONS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def open_tiles(number: int) -> TileTable:
    """A table of tiles without walls."""
    return TileTable(
        ["tower"],
        [Tile("start", "fountain", "", 0, ""), *[Tile(f"t{i}", "palace", "tower", 2, "") for i in range(number)]],
    )


@pytest.mark.parametrize("number", [54, 108])
@pytest.mark.parametrize(("dx", "dy"), DIRECTIONS.values())
def test_all_tiles_in_one_line(number: int, dx: int, dy: int) -> None:
    palace = Palace.of([], open_tiles(number))
    for i in range(1, number + 1):
        assert (dx * i, dy * i) in palace.legal_cells(i)
        palace.add(i, dx * i, dy * i)
    assert palace.removable() == [(dx * number, dy * number)]
    assert palace.counts() == [number]
    assert Palace.of(palace.items(), palace.tiles) == palace == palace.copy()
    assert Palace.from_ascii(str(palace), palace.tiles) == palace
    for i in range(number, 0, -1):
        assert palace.remove(dx * i, dy * i) == f"t{i - 1}"
    assert palace.items() == []


@pytest.mark.parametrize(("ends", "dx", "dy"), [("WE", 1, 0), ("NS", 0, 1)])
def test_the_longest_line_of_the_base_game(ends: str, dx: int, dy: int) -> None:
    # Nobody passes a wall, so it has the tiles that are open at both ends, and closed ones only as its ends.
    inner = [tile.name for tile in make_base_tiles().tiles if tile.type and not set(ends) & set(tile.borders)]
    first, last = (next(t.name for t in make_base_tiles().tiles if set(ends) & set(t.borders) == {end}) for end in ends)
    line = [first, *inner[:9], "", *inner[9:], last]
    palace = Palace.of([(name, dx * (i - 10), dy * (i - 10)) for i, name in enumerate(line) if name])
    assert len(palace.items()) == len(inner) + 2 == 20
    assert palace.longest_wall() == longest_wall(pieces_of(palace), "palace")
    assert palace.removable() == sorted([(-10 * dx, -10 * dy), (10 * dx, 10 * dy)])
    beyond = {(11 * dx, 11 * dy), (-11 * dx, -11 * dy)}
    assert not any(beyond & set(palace.legal_cells(tile)) for tile in range(54))
