"""The scorings of the base game, one rule at a time (A-50 … A-54)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra import Palace, majority_points
from alhambra.engine.chance import Fast
from alhambra.engine.errors import AlhambraError
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup

PAVILION, SERAGLIO, ARCADES, CHAMBERS, GARDEN, TOWER = range(6)


def most(type: int, scoring: int, *numbers: int) -> list[int]:
    """The points for one building type alone."""
    return majority_points(scoring, [[number if kind == type else 0 for kind in range(6)] for number in numbers])


def test_A_50_three_scorings() -> None:
    game = Game(Setup(), 1)
    game.play_randomly(Fast(1))
    assert [sheet.scoring for sheet in game.score_sheet()] == [1, 2, 3]
    for scoring in (0, 4):
        with pytest.raises(AlhambraError, match=rf"no scoring {scoring}, only 1, 2 and 3\. \(A-50\)"):
            majority_points(scoring, [[0] * 6])


def test_A_50_a_scoring_whose_card_has_not_come_up_is_left_out() -> None:
    game = Game(Setup(), 1)
    game.bags[0] = vec[i64]()  # so the first purchase ends the game, before any scoring card
    game.play_randomly(Fast(1))
    assert [sheet.scoring for sheet in game.score_sheet()] == [3]


# --- walls ----------------------------------------------------------------------------------------------


def wall(text: str) -> tuple[int, list[tuple[int, int, str]]]:
    palace = Palace.from_ascii(text)
    assert len(palace.wall_edges()) == palace.longest_wall()
    return palace.longest_wall(), palace.wall_edges()


def test_A_51_a_point_for_every_edge_of_the_longest_stretch() -> None:
    length, edges = wall("""
        +------+------+------+
        |  P5     P6     S4  |
        +      +      +      +
        |  S7     @      P4  |
        +      +      +------+
           S6  |  P3
        +------+------+
    """)
    assert length == 8
    assert edges[0] == (-1, 0, "W")  # then clockwise, over the north
    assert edges[-1] == (1, 0, "S")


def test_A_51_walls_follow_one_another_round_an_inner_corner() -> None:
    assert wall("""
        +      +      +
           @     T11s
        +      +------+
          T13  |
        +      +
    """) == (2, [(1, 0, "S"), (0, 1, "E")])


def test_A_51_stretches_are_not_added_up() -> None:
    length, edges = wall("""
        +      +------+      +
           @      P6     S8
        +      +      +------+
    """)
    assert (length, edges) == (1, [(1, 0, "N")])  # of two equal ones the first is shown


def test_A_51_inner_walls_score_nothing() -> None:
    inside = """
        +      +      +      +
           @      S8     A9
        +      +------+      +
          C10    T11n    A10
        +      +      +      +
    """
    assert wall(inside) == (0, [])


def test_A_51_an_inner_wall_does_not_break_a_stretch() -> None:
    length, edges = wall("""
        +------+------+
        |  P2  |  T9nw
        +      +      +
           @      P8
        +      +      +
    """)
    assert length == 3
    assert edges == [(0, -1, "W"), (0, -1, "N"), (1, -1, "N")]


def test_A_51_a_closed_ring_counts_every_edge_once() -> None:
    length, edges = wall("""
               +------+
               |  P2  |
        +------+      +------+
        |  C5     @      A4  |
        +------+      +------+
               |  S3  |
               +------+
    """)
    assert length == 12
    assert len(set(edges)) == 12


def test_A_51_a_palace_without_walls_has_none() -> None:
    assert Palace.of([]).longest_wall() == 0
    assert Palace.of([("P8", 1, 0)]).wall_edges() == []


# --- majorities -----------------------------------------------------------------------------------------


def test_A_52_one_place_then_two_then_three() -> None:
    assert most(TOWER, 1, 3, 2, 1) == [6, 0, 0]
    assert most(TOWER, 2, 3, 2, 1) == [13, 6, 0]
    assert most(TOWER, 3, 3, 2, 1) == [21, 13, 6]
    assert [most(type, 3, 4, 3, 2, 1) for type in (PAVILION, SERAGLIO, ARCADES, CHAMBERS, GARDEN)] == [
        [16, 8, 1, 0],
        [17, 9, 2, 0],
        [18, 10, 3, 0],
        [19, 11, 4, 0],
        [20, 12, 5, 0],
    ]


def test_A_52_all_types_are_added_up() -> None:
    assert majority_points(1, [[1, 1, 1, 1, 1, 1], [0] * 6]) == [1 + 2 + 3 + 4 + 5 + 6, 0]
    assert majority_points(2, [[2, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 2]]) == [8 + 6, 1 + 13]
    assert majority_points(3, []) == []


def test_A_52_buildings_are_counted_by_type() -> None:
    palace = Palace.of([("P8", 1, 0), ("P7", 2, 0), ("T12", 0, 1)])
    assert palace.counts() == [2, 0, 0, 0, 0, 1]
    assert majority_points(1, [palace.counts(), Palace.of([]).counts()]) == [7, 0]


def test_A_53_nobody_scores_a_type_he_has_not() -> None:
    assert most(GARDEN, 3, 2, 0, 0) == [20, 0, 0]
    assert most(GARDEN, 3, 0, 0, 0) == [0, 0, 0]


def test_A_54_those_who_tie_share_their_places_rounded_down() -> None:
    assert most(TOWER, 3, 2, 2, 1) == [17, 17, 6]  # 21 and 13
    assert most(TOWER, 3, 2, 1, 1) == [21, 9, 9]  # 13 and 6
    assert most(TOWER, 2, 2, 2, 1) == [9, 9, 0]
    assert most(PAVILION, 3, 1, 1, 1, 1) == [6, 6, 6, 6]  # 16, 8, 1 and nothing
    assert most(CHAMBERS, 1, 1, 1) == [2, 2]
    assert most(PAVILION, 1, 1, 1) == [0, 0]


@pytest.mark.parametrize("counts", [[[1, 2, 3]], [[0] * 6, [0] * 7], [[0, 0, 0, 0, 0, -1]]])
def test_counts_that_make_no_sense_are_refused(counts: list[list[int]]) -> None:
    with pytest.raises(AlhambraError, match=rf"Player {len(counts)} needs six building counts"):
        majority_points(1, counts)
