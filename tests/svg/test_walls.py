"""Walls and moats join to one line, inside the tiles."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.svg.art.walls import BAND, POST, SIDES, draw_longest, draw_pieces, list_pieces
from alhambra.svg.scene import PlacedTile, TileLook
from tests.svg.scenes import CROSS, FOUNTAIN, palace_of

Box = tuple[float, float, float, float]
EXTENT: dict[str, Box] = {
    "alh-wall": (0, 0, 100, BAND),
    "alh-wall-post": (0, 0, POST, POST),
    "alh-moat": (0, 0, 100, BAND),
    "alh-moat-turn": (0, 0, BAND, BAND),
    "alh-moat-bend": (0, 0, BAND, BAND),
    "alh-moat-end": (0, 0, 5, BAND),
    "alh-moat-end-east": (95, 0, 100, BAND),
}


def boxes(tiles: tuple[PlacedTile, ...]) -> list[Box]:
    """Where each piece lies: left, top, right, bottom."""
    found: list[Box] = []
    for x, y, turns, symbol in list_pieces(tiles):
        left, top, right, bottom = EXTENT[symbol]
        for _ in range(turns):
            left, top, right, bottom = 100 - bottom, left, 100 - top, right
        found.append((left + 100 * x, top + 100 * y, right + 100 * x, bottom + 100 * y))
    return found


def joined(one: Box, other: Box) -> bool:
    """They share an area or a stretch of edge, not merely a corner."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return min(wide, high) >= 0 and max(wide, high) > 0


def parts(found: list[Box]) -> int:
    """How many separate figures the pieces make."""
    rest, count = list(found), 0
    while rest:
        count += 1
        stack = [rest.pop()]
        while stack:
            current = stack.pop()
            near = [box for box in rest if joined(current, box)]
            rest = [box for box in rest if box not in near]
            stack += near
    return count


@pytest.mark.parametrize("family", ["palace", "city"])
def test_a_closed_wall_is_one_figure(family: str) -> None:
    tiles = palace_of(CROSS, family)
    assert parts(boxes(tiles)) == 1
    corners = [piece for piece in list_pieces(tiles) if piece[3] not in ("alh-wall", "alh-moat")]
    assert len(corners) == 12
    assert {(x, y) for x, y, _, _ in corners if (x, y) == (0, 0)} == {(0, 0)}, "inward turns lie in the middle tile"


def test_bands_without_corner_pieces_would_only_touch_at_inward_turns() -> None:
    """So the test above cannot pass by accident."""
    tiles = palace_of(CROSS)
    bands = [box for box, piece in zip(boxes(tiles), list_pieces(tiles), strict=True) if piece[3] == "alh-wall"]
    assert parts(bands) == 4


def test_an_outward_turn_covers_the_corner_of_its_tile() -> None:
    tiles = palace_of({(0, 0): "NW"})
    assert (0, 0, POST, POST) in boxes(tiles)


def test_a_straight_wall_has_posts_at_its_ends_only() -> None:
    posts = [piece for piece in list_pieces(palace_of({(0, 0): "N", (1, 0): "N", (2, 0): "N"})) if "post" in piece[3]]
    assert posts == [(0, 0, 0, "alh-wall-post"), (2, 0, 1, "alh-wall-post")]


def test_walls_that_meet_at_a_corner_only_are_not_joined() -> None:
    assert parts(boxes(palace_of({(0, 0): "N", (1, -1): "W"}))) == 2


def test_wall_and_moat_are_not_joined_to_each_other() -> None:
    tiles = palace_of({(0, 0): "N"}) + palace_of({(1, 0): "N"}, "city")
    symbols = sorted(symbol for *_, symbol in list_pieces(tiles))
    assert symbols == [
        "alh-moat",
        "alh-moat-end",
        "alh-moat-end-east",
        "alh-wall",
        "alh-wall-post",
        "alh-wall-post",
    ]


CELLS = st.dictionaries(
    st.tuples(st.integers(-2, 2), st.integers(-2, 2)),
    st.sets(st.sampled_from("NESW")).map("".join),
    max_size=12,
)


@given(CELLS, st.sampled_from(["palace", "city"]))
def test_every_piece_lies_on_a_tile_and_is_drawn_once(cells: dict[tuple[int, int], str], family: str) -> None:
    found = list_pieces(palace_of(cells, family))
    assert len(found) == len(set(found))
    assert {(x, y) for x, y, _, _ in found} <= set(cells)
    assert sum(symbol in ("alh-wall", "alh-moat") for *_, symbol in found) == sum(map(len, cells.values()))


def ends(line: str) -> list[tuple[float, ...]]:
    drawn = re.findall(r'd="([^"]*)"', line)[0]
    return [tuple(map(float, pair)) for pair in re.findall(r"([-\d.]+) ([-\d.]+)", drawn)]


@pytest.mark.parametrize("family", ["palace", "city"])
def test_the_line_of_the_longest_wall_is_unbroken(family: str) -> None:
    tiles = palace_of(CROSS, family)
    sides = [(t.x, t.y, side) for t in tiles for side in SIDES if side in t.tile.borders]
    points = ends(draw_longest(tiles, sides))
    assert len(points) == 24
    assert all(points.count(point) == 2 for point in points), "every end is also the beginning of the next edge"


def test_the_line_runs_on_across_a_double_wall() -> None:
    tiles = palace_of({(0, 0): "NE", (1, 0): "NW"})
    assert ends(draw_longest(tiles, [(0, 0, "N"), (1, 0, "N")]))[1:3] == [(100, BAND / 2), (100, BAND / 2)]


def test_without_a_longest_wall_there_is_no_line() -> None:
    assert draw_longest(palace_of(CROSS), []) == ""


def gardens(first: str = "", second: str = "") -> tuple[PlacedTile, ...]:
    """Two gardens side by side, with these walls."""
    return (
        PlacedTile(TileLook("G6", "palace", "garden", 6, first), 0, 0),
        PlacedTile(TileLook("G7", "palace", "garden", 7, second), 1, 0),
    )


def streams(tiles: tuple[PlacedTile, ...]) -> list[tuple[int, int, int]]:
    return [(x, y, side) for x, y, side, symbol in list_pieces(tiles) if symbol == "alh-stream"]


def test_the_water_of_neighbours_joins() -> None:
    assert streams(gardens("N", "S")) == [(0, 0, 1), (1, 0, 3)]
    fountain = PlacedTile(FOUNTAIN, 0, 1)
    assert streams((*gardens("E", "W"), fountain)) == [(0, 0, 2), (0, 1, 0)]


def test_no_water_flows_through_a_wall_or_into_a_house() -> None:
    assert streams(gardens("E", "W")) == []
    assert streams(palace_of({(0, 0): "", (1, 0): ""})) == []


def test_walls_keep_to_their_side_of_the_light() -> None:
    drawn = draw_pieces(palace_of({(0, 0): "NESW"}))
    assert [f"alh-wall-{side}" in drawn for side in ("north", "east", "south", "west")] == [True] * 4
    assert "rotate" not in drawn


def test_the_longest_wall_says_its_length() -> None:
    assert ">3</text>" in draw_longest(palace_of({(0, 0): "NES"}), [(0, 0, "N"), (0, 0, "E"), (0, 0, "S")])
