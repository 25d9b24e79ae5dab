"""Who plays with whom: the rules by which people who wait are brought together."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.engine.rules.setup import Setup
from alhambra.server.lobby import matching
from alhambra.server.lobby.matching import (
    AWAY_SECONDS,
    BOTS_AFTER_SECONDS,
    EVERYBODY_SECONDS,
    FAR_POINTS,
    NEAR_POINTS,
    NEIGHBOURS,
    Pace,
    Wish,
    can_play_together,
    find_parties,
)

THREE = Setup(players=3)
TWO = Setup(players=2)


def wish(person: str, setup: Setup = TWO, since: float = 0.0, **more: object) -> Wish:
    values = {"pace": "fast", "is_rated": False, "has_bots": False, "rating": 1500.0, "seen": 1000.0, **more}
    return Wish(person, person.title(), setup, since=since, **values)  # type: ignore[arg-type]


def people(found: list[list[Wish]]) -> list[list[str]]:
    return [[one.person for one in party] for party in found]


def test_those_who_want_the_same_play_together() -> None:
    waiting = [wish("anna", THREE, 1), wish("bert", TWO, 2), wish("carl", THREE, 3), wish("dora", THREE, 4)]
    assert people(find_parties(waiting, 10)) == [["anna", "carl", "dora"]]
    assert people(find_parties([*waiting, wish("eve", TWO, 5, pace="calm")], 10)) == [["anna", "carl", "dora"]]
    assert people(find_parties([*waiting, wish("eve", TWO, 5)], 10)) == [["anna", "carl", "dora"], ["bert", "eve"]]
    assert not find_parties([wish("anna", is_rated=True), wish("bert")], 999)


def test_the_range_of_ratings_widens() -> None:
    near, far = wish("anna", since=0), wish("bert", since=0, rating=1500.0 + (NEAR_POINTS + FAR_POINTS) / 2)
    half = EVERYBODY_SECONDS["fast"] / 2
    assert not find_parties([near, far], half - 0.1)
    assert people(find_parties([near, far], half)) == [["anna", "bert"]]
    late = replace(far, since=half - 1.0)  # has just come: it is too early for them
    assert not find_parties([near, late], half)
    assert people(find_parties([near, replace(far, rating=4000.0)], 2 * half)) == [["anna", "bert"]]


@pytest.mark.parametrize("pace", ["fast", "calm", "days"])
def test_patience_goes_by_the_pace(pace: Pace) -> None:
    far = [
        wish(name, pace=pace, rating=rating, seen=1e6, has_bots=True)
        for name, rating in (("anna", 900.0), ("bert", 2900.0))
    ]
    alone, anybody = BOTS_AFTER_SECONDS[pace], EVERYBODY_SECONDS[pace]
    assert not find_parties(far, min(alone, anybody) - 1)
    assert people(find_parties(far[:1], alone)) == [["anna"]]
    without = [replace(one, has_bots=False) for one in far]
    assert not find_parties(without, anybody - 1)
    assert people(find_parties(without, anybody)) == [["anna", "bert"]]


def test_nobody_is_compared_with_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work grows with the number of people who wait, not with its square."""
    asked: list[Wish] = []

    def are_apart(one: Wish, *_others: object) -> bool:
        asked.append(one)
        return False

    monkeypatch.setattr(matching, "can_play_together", are_apart)
    unlike = [wish(f"p{number}", Setup(players=2, ages=(number, 0)), number) for number in range(500)]
    assert not find_parties(unlike, 500)
    assert not asked
    alike = [wish(f"p{number}", TWO, number, rating=1000.0 + number) for number in range(500)]
    assert not find_parties(alike, 500)
    assert len(asked) <= 500 * 2 * NEIGHBOURS


def test_the_nearest_in_strength_is_chosen() -> None:
    waiting = [wish("anna"), wish("bert", rating=1590.0, since=1), wish("carl", rating=1510.0, since=2)]
    assert people(find_parties(waiting, 5)) == [["anna", "carl"]]


def test_bots_take_free_seats_after_a_time_for_those_who_want_that() -> None:
    waiting = [
        wish("anna", THREE, has_bots=True),
        wish("bert", THREE, since=1.0),
        wish("carl", THREE, 2.0, has_bots=True),
    ]
    assert people(find_parties(waiting, 10)) == [["anna", "bert", "carl"]]
    due = BOTS_AFTER_SECONDS["fast"]
    assert not find_parties(waiting[:2], due - 1)
    assert people(find_parties(waiting[:2], due)) == [["anna"]]
    assert people(find_parties([waiting[0], waiting[2]], due)) == [["anna", "carl"]]
    assert not find_parties([waiting[1]], 999)


def test_those_who_are_gone_or_want_to_be_apart_are_not_matched() -> None:
    gone = wish("bert", seen=100.0)
    assert not find_parties([wish("anna", seen=100.0), gone], 100.0 + AWAY_SECONDS["fast"] + 1)
    assert not find_parties([wish("anna"), wish("bert")], 99, {frozenset(("anna", "bert"))})
    same = [wish(name, is_rated=True, device="d") for name in ("anna", "bert")]
    assert not find_parties(same, 99)
    slow = [wish(name, pace="days", seen=0.0) for name in ("anna", "bert")]
    assert people(find_parties(slow, 3600)) == [["anna", "bert"]]


@given(
    st.lists(
        st.builds(
            wish,
            st.text("abcdefgh", min_size=3, max_size=3),
            st.sampled_from([TWO, THREE, Setup(players=4)]),
            st.floats(900, 1000),
            rating=st.none() | st.floats(1000, 2200),
            has_bots=st.booleans(),
            pace=st.sampled_from(["fast", "calm"]),
        ),
        max_size=12,
        unique_by=lambda one: one.person,
    )
)
def test_every_party_suits_all_who_are_in_it(waiting: list[Wish]) -> None:
    found = find_parties(waiting, 1005.0)
    everybody = [one.person for party in found for one in party]
    assert len(everybody) == len(set(everybody))
    for party in found:
        assert len(party) <= party[0].setup.players
        assert all(can_play_together(one, other, 1005.0, ()) for one in party for other in party if one is not other)
        if len(party) < party[0].setup.players:
            assert all(one.has_bots for one in party)
