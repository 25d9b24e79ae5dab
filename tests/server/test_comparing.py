"""Comparing people who played the same deals."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.server.contests.comparing import MOST_DEAL_SCORE, compare, compare_two, scale_difference

margins = st.none() | st.integers(-300, 300)
matches = st.integers(1, 8).flatmap(
    lambda deals: st.lists(st.lists(margins, min_size=deals, max_size=deals), min_size=1, max_size=8)
)


@pytest.mark.parametrize(
    ("difference", "worth"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (10, 4), (77, 11), (78, 12), (999, 12)]
)
def test_the_scale_grows_by_one_more_each_time(difference: int, worth: int) -> None:
    assert scale_difference(difference) == worth
    assert scale_difference(-difference) == -worth


@given(st.integers(-400, 400))
def test_a_larger_difference_is_never_worth_less(difference: int) -> None:
    assert scale_difference(difference) <= scale_difference(difference + 1) <= MOST_DEAL_SCORE


def test_a_deal_that_was_not_finished_loses_most_to_those_who_did() -> None:
    assert compare_two(-200, None) == MOST_DEAL_SCORE
    assert compare_two(None, -200) == -MOST_DEAL_SCORE
    assert compare_two(None, None) == 0


@given(matches)
def test_what_one_wins_others_lose(people: list[list[int | None]]) -> None:
    compared = compare(people)
    assert sum(one.score for one in compared) == 0
    for deal in range(len(people[0])):
        assert sum(one.scores[deal] for one in compared) == 0
    assert all(one.score == sum(one.scores) for one in compared)
    assert all(abs(score) <= MOST_DEAL_SCORE * (len(people) - 1) for one in compared for score in one.scores)


@given(matches)
def test_ranks_follow_the_scores_then_the_margins(people: list[list[int | None]]) -> None:
    compared = sorted(compare(people), key=lambda one: one.rank)
    assert compared[0].rank == 1
    for place, (one, after) in enumerate(pairwise(compared), 2):
        assert (one.score, one.margin) >= (after.score, after.margin)
        is_level = (one.score, one.margin) == (after.score, after.margin)
        assert after.rank == (one.rank if is_level else place)


@given(matches)
def test_the_order_of_people_does_not_matter(people: list[list[int | None]]) -> None:
    assert compare(people[::-1])[::-1] == compare(people)
