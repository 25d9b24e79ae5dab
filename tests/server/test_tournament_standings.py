"""The standings of a tournament and their tie-breaks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.server.contests.tournament_standings import TableResult, compute_margin, rank_players, score_table

points = st.lists(st.none() | st.integers(0, 250), min_size=3, max_size=4)


@pytest.mark.parametrize(
    ("made", "won"),
    [
        ((90, 80, 70), [2, 1, 0]),
        ((90, 90, 70), [1.5, 1.5, 0]),
        ((70, 90, 90, 90), [0, 2, 2, 2]),
        ((50, 50, 50, 50), [1.5] * 4),
        ((10, None, 20), [1, 0, 2]),
        ((None, None, 20), [0.5, 0.5, 2]),
    ],
)
def test_what_a_table_gives(made: tuple[int | None, ...], won: list[float]) -> None:
    assert score_table(made) == won


@given(points)
def test_a_table_gives_the_same_in_sum_whatever_happened(made: list[int | None]) -> None:
    assert sum(score_table(made)) == len(made) * (len(made) - 1) / 2


def test_margins_count_from_the_best_who_has_not_resigned() -> None:
    assert [compute_margin((90, 80, 100), seat) for seat in range(3)] == [-10, -20, 10]
    assert compute_margin((90, None, 50), 0) == 40
    assert compute_margin((90, None, 50), 1) is None
    assert compute_margin((90, None, None), 0) == 0


def test_ties_are_broken_by_comparison_then_opponents_then_points() -> None:
    """Both tables had the same deal: 0 and 3 sat in the same seat and both won, 0 by more."""
    results = [TableResult(1, (0, 1, 2), (100, 60, 50)), TableResult(1, (3, 4, 5), (90, 80, 50))]
    standings = rank_players(range(6), results, {}, 3, True)
    assert [one.player for one in standings] == [0, 3, 4, 1, 5, 2]
    assert [one.rank for one in standings] == [1, 2, 3, 4, 5, 6]
    first, second = standings[:2]
    assert (first.score, second.score) == (2, 2)
    assert (first.comparison, second.comparison) == (7, -7)  # margins of 40 and 10
    own_deals = rank_players(range(6), results, {}, 3, False)
    assert [one.comparison for one in own_deals[:2]] == [8, 4]


def test_a_bye_and_a_void_table_give_the_average() -> None:
    results = [TableResult(1, (0, 1, 2, 3)), TableResult(2, (0, 1, 2, 4), (4, 3, 2, 1))]
    standings = {one.player: one for one in rank_players(range(5), results, {4: 1, 3: 1}, 4, True)}
    assert [standings[player].score for player in range(5)] == [4.5, 3.5, 2.5, 3.0, 1.5]
    assert [standings[player].games for player in range(5)] == [1, 1, 1, 0, 1]


@given(st.lists(points.filter(lambda made: len(made) == 3), min_size=1, max_size=5), st.booleans())
def test_scores_add_up_and_those_who_are_level_share_a_rank(made: list[list[int | None]], has_same_deals: bool) -> None:
    results = [TableResult(1, (3 * n, 3 * n + 1, 3 * n + 2), tuple(one)) for n, one in enumerate(made)]
    standings = rank_players(range(3 * len(made)), results, {}, 3, has_same_deals)
    assert sum(one.score for one in standings) == 3 * len(made)
    keys = [(one.score, one.comparison, one.opponents, one.points) for one in standings]
    assert keys == sorted(keys, reverse=True)
    assert standings[0].rank == 1
    assert all(one.rank <= place for place, one in enumerate(standings, 1))
