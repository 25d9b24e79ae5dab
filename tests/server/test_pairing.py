"""Pairing: everybody plays, meets as few people again as possible, and byes go round."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.server.contests.pairing import (
    Past,
    Round,
    count_rounds,
    find_best_tables,
    make_price,
    pair_round,
    seat_players,
    slice_tables,
)

sizes = st.sampled_from([3, 4])


@st.composite
def tournaments(draw: st.DrawFn, most: int = 26) -> tuple[list[int], Past, int, bool]:
    """Players in an order, and some rounds that were played before, in other orders."""
    size, is_swiss = draw(sizes), draw(st.booleans())
    players = list(range(draw(st.integers(size, most))))
    past = Past()
    for _ in range(draw(st.integers(0, 3))):
        past = following(draw(st.permutations(players)), past, size, is_swiss)[0]
    return draw(st.permutations(players)), past, size, is_swiss


def following(order: list[int], past: Past, size: int, is_swiss: bool) -> tuple[Past, Round]:
    made = pair_round(order, past, size, is_swiss=is_swiss)
    return past.with_round(made.tables, made.byes), made


@settings(max_examples=40, deadline=None)
@given(tournaments())
def test_everybody_plays_at_one_table_or_has_a_bye(case: tuple[list[int], Past, int, bool]) -> None:
    order, past, size, is_swiss = case
    made = pair_round(order, past, size, is_swiss=is_swiss)
    assert sorted([*made.byes, *(player for table in made.tables for player in table)]) == sorted(order)
    assert {len(table) for table in made.tables} == {size}
    assert len(made.byes) == len(order) % size
    assert made == pair_round(order, past, size, is_swiss=is_swiss)


@settings(max_examples=40, deadline=None)
@given(tournaments())
def test_no_exchange_of_two_players_would_save_a_repeated_meeting(case: tuple[list[int], Past, int, bool]) -> None:
    order, past, size, is_swiss = case
    tables = pair_round(order, past, size, is_swiss=is_swiss).tables
    met = past.count_meetings()

    def repeats(*some: list[int]) -> int:
        return sum(met[frozenset(pair)] ** 2 for table in some for pair in combinations(table, 2))

    for one, other in combinations(tables, 2):
        before = repeats(list(one), list(other))
        for here in one:
            for there in other:
                changed = [there if player == here else player for player in one]
                exchanged = [here if player == there else player for player in other]
                assert repeats(changed, exchanged) >= before


@settings(max_examples=25, deadline=None)
@given(tournaments(most=9))
def test_few_players_get_the_best_tables_there_are(case: tuple[list[int], Past, int, bool]) -> None:
    order, past, size, is_swiss = case
    playing = order[: len(order) // size * size]
    price = make_price(playing, past, is_swiss, frozenset())
    found = sum(map(price, find_best_tables(playing, past, size, is_swiss)))
    assert found == min(sum(map(price, tables)) for tables in every_round(playing, size))


def every_round(playing: list[int], size: int) -> list[list[tuple[int, ...]]]:
    """All ways to make tables, slowly."""
    if not playing:
        return [[]]
    first, *rest = playing
    return [
        [(first, *others), *more]
        for others in combinations(rest, size - 1)
        for more in every_round([player for player in rest if player not in others], size)
    ]


@settings(max_examples=25, deadline=None)
@given(tournaments(most=11))
def test_nobody_meets_anybody_again_if_that_can_be_avoided(case: tuple[list[int], Past, int, bool]) -> None:
    """All rounds with these byes are tried: ours repeats as few meetings as the best of them, none if there is one."""
    order, past, size, is_swiss = case
    made = pair_round(order, past, size, is_swiss=is_swiss)
    met = past.count_meetings()

    def repeats(tables: Iterable[Sequence[int]]) -> int:
        return sum(met[frozenset(pair)] ** 2 for table in tables for pair in combinations(table, 2))

    playing = [player for player in order if player not in made.byes]
    assert repeats(made.tables) == min(map(repeats, every_round(playing, size)))


@pytest.mark.parametrize(("players", "size", "rounds"), [(21, 3, 6), (24, 3, 6), (24, 4, 4), (32, 4, 5)])
def test_many_players_meet_nobody_again_in_the_first_rounds(players: int, size: int, rounds: int) -> None:
    luck = random.Random(players)
    score = dict.fromkeys(range(players), 0.0)
    past = Past()
    for _ in range(rounds):
        past, made = following(sorted(score, key=lambda one: -score[one]), past, size, is_swiss=True)
        for table in made.tables:
            for won, player in enumerate(luck.sample(table, size)):
                score[player] += won
    assert set(past.count_meetings().values()) == {1}


@settings(max_examples=40, deadline=None)
@given(tournaments())
def test_no_exchange_would_bring_a_swiss_round_closer_to_the_standings(case: tuple[list[int], Past, int, bool]) -> None:
    order, past, size, _ = case
    made = pair_round(order, past, size, is_swiss=True)
    price = make_price([player for player in order if player not in made.byes], past, True, frozenset())
    for one, other in combinations([list(table) for table in made.tables], 2):
        before = price(one) + price(other)
        for here, there in product(range(size), repeat=2):
            one[here], other[there] = other[there], one[here]
            assert price(one) + price(other) >= before
            one[here], other[there] = other[there], one[here]


@settings(max_examples=40, deadline=None)
@given(sizes, st.integers(1, 7), st.randoms(use_true_random=False))
def test_players_with_the_same_score_play_together_unless_they_have_met(size: int, groups: int, luck: Any) -> None:
    """Score groups that fill tables: whatever was played before by others, each group sits at tables of its own."""
    order = list(range(size * groups))
    strangers = [tuple(range(100 + size * number, 100 + size * (number + 1))) for number in range(luck.randint(0, 3))]
    luck.shuffle(order)
    made = pair_round(order, Past(tuple(strangers)), size, is_swiss=True)
    assert [set(table) for table in made.tables] == [set(table) for table in slice_tables(order, size)]


@pytest.mark.parametrize("players", [5, 7, 10, 11, 13])
@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("is_swiss", [True, False])
def test_numbers_that_do_not_divide_are_fair_to_everybody(players: int, size: int, is_swiss: bool) -> None:
    """After as many rounds as there are players everybody has had as many games and byes, in all seats."""
    past = Past()
    for number in range(players):
        order = [(player + 3 * number) % players for player in range(players)]
        past, made = following(order, past, size, is_swiss)
        assert (len(made.tables), len(made.byes)) == divmod(players, size)
    byes = Counter(past.byes)
    assert {byes[player] for player in range(players)} == {players % size}
    sat = Counter((player, seat) for table in past.tables for seat, player in enumerate(table))
    counts = [sat[player, seat] for player in range(players) for seat in range(size)]
    assert max(counts) - min(counts) <= 2


@settings(max_examples=30, deadline=None)
@given(sizes, st.integers(3, 13), st.integers(1, 9), st.booleans(), st.randoms(use_true_random=False))
def test_byes_go_round(size: int, players: int, rounds: int, is_swiss: bool, luck: object) -> None:
    order = list(range(max(players, size)))
    past = Past()
    for _ in range(rounds):
        luck.shuffle(order)  # type: ignore[attr-defined]
        past, _ = following(order, past, size, is_swiss)
        had = Counter(past.byes)
        counts = [had[player] for player in order]
        assert max(counts) - min(counts) <= 1


def test_the_last_in_the_order_has_the_first_bye() -> None:
    assert pair_round([4, 2, 0, 3, 1], Past(), 4, is_swiss=True).byes == (1,)
    assert pair_round([4, 2, 0, 3, 1], Past(byes=(1, 3)), 4, is_swiss=True).byes == (0,)


@pytest.mark.parametrize("size", [3, 4])
def test_everybody_meets_everybody_once_where_that_is_possible(size: int) -> None:
    order = list(range(size * size))
    past = Past()
    assert count_rounds(len(order), size) == size + 1
    for _ in range(size + 1):
        past, _ = following(order, past, size, is_swiss=False)
    met = past.count_meetings()
    assert {met[frozenset(pair)] for pair in combinations(order, 2)} == {1}


@pytest.mark.parametrize(("players", "size"), [(8, 4), (12, 4), (12, 3), (15, 3), (20, 4)])
def test_meetings_stay_level_in_a_round_robin(players: int, size: int) -> None:
    order = list(range(players))
    past = Past()
    for _ in range(count_rounds(players, size)):
        past, _ = following(order, past, size, is_swiss=False)
    met = past.count_meetings()
    assert max(met[frozenset(pair)] for pair in combinations(order, 2)) <= 2


def test_a_swiss_round_puts_neighbours_together_who_have_not_met() -> None:
    order = list(range(12))
    past, first = following(order, Past(), 4, True)
    assert [sorted(table) for table in first.tables] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
    _, second = following(order, past, 4, True)
    met = past.count_meetings()
    assert sum(met[frozenset(pair)] for table in second.tables for pair in combinations(table, 2)) == 3


def test_no_table_has_only_bots_if_there_are_enough_people() -> None:
    bots = frozenset({1, 2, 3, 4, 5, 6})
    made = pair_round(range(9), Past(), 3, is_swiss=True, bots=bots)
    assert all(not bots.issuperset(table) for table in made.tables)


@settings(max_examples=30, deadline=None)
@given(tournaments(most=12))
def test_players_change_their_seats(case: tuple[list[int], Past, int, bool]) -> None:
    order, past, size, _ = case
    sat = Counter((player, seat) for table in past.tables for seat, player in enumerate(table))
    table = seat_players(tuple(order[:size]), past)
    costs = [sum(sat[player, seat] ** 2 for seat, player in enumerate(one)) for one in permutations(table)]
    assert sum(sat[player, seat] ** 2 for seat, player in enumerate(table)) == min(costs)
