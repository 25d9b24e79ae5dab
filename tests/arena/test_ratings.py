"""Ratings and intervals tell the truth about players whose strength is known."""

from itertools import combinations
from math import log

import pytest

from alhambra.engine.chance import Fast
from alhambra.ratings import Placed, compute_ratings, find_wilson_interval
from alhambra.ratings.plackett_luce import divide_tables
from alhambra.ratings.scale import RATING_UNIT


def placed(strengths: dict[str, float], seats: tuple[str, ...], luck: Fast) -> Placed:
    """A game as the model has it: strength and luck of each seat, the best first."""
    shown = [
        strengths[name] - RATING_UNIT * log(-log((1 + luck.draw_below(1 << 20)) / (2 + (1 << 20)))) for name in seats
    ]
    return [(name, 1 + sum(other > mine for other in shown)) for name, mine in zip(seats, shown, strict=True)]


def played(strengths: dict[str, float], tables: list[tuple[str, ...]], count: int, seed: int = 1) -> list[Placed]:
    luck = Fast(seed)
    return [placed(strengths, tables[number % len(tables)], luck) for number in range(count)]


# --- rates ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (45, 100, 0.3561, 0.5476), (0, 0, 0, 1)],
)
def test_the_interval_of_a_rate(successes: int, trials: int, low: float, high: float) -> None:
    assert find_wilson_interval(successes, trials) == pytest.approx((low, high), abs=0.0001)


# --- ratings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_strengths_are_found_again(seats: int) -> None:
    true = {"a": 1250.0, "b": 1450.0, "c": 1600.0, "d": 1700.0}
    found = compute_ratings(played(true, list(combinations(true, seats)), 1500))
    for name, strength in true.items():
        assert found[name].value == pytest.approx(strength, abs=40)
        assert found[name].high - found[name].low < 120


def test_the_interval_holds_the_truth_in_95_of_100_cases() -> None:
    true = {"a": 1400.0, "b": 1500.0, "c": 1600.0}
    held = 0
    for seed in range(40):
        found = compute_ratings(played(true, [("a", "b", "c")], 150, seed))
        held += sum(found[name].low < strength < found[name].high for name, strength in true.items())
    assert held >= 0.95 * 120


def test_a_bot_in_several_seats_is_no_stronger_or_weaker() -> None:
    found = compute_ratings(
        played({"a": 1600.0, "b": 1400.0}, [("a", "b", "b"), ("b", "a", "b"), ("a", "a", "b")], 1500)
    )
    assert found["a"].value == pytest.approx(1600, abs=25)
    assert found["b"].value == pytest.approx(1400, abs=25)


def test_each_seat_counts_and_nobody_meets_himself() -> None:
    assert divide_tables([("a", 1), ("b", 2), ("b", 3)]) == [{"a": 1, "b": 2}, {"a": 1, "b": 3}]
    assert divide_tables([("a", 1), ("b", 2), ("a", 3), ("b", 4)]) == [{"a": 1, "b": 2}, {"a": 3, "b": 4}]
    assert compute_ratings([[("a", 1), ("a", 2)]])["a"].value == 1500


def test_equal_places_bring_ratings_together() -> None:
    won = compute_ratings([[("a", 1), ("b", 2)]] * 5)
    tied = compute_ratings([[("a", 1), ("b", 2)]] * 5 + [[("a", 1), ("b", 1)]] * 5)
    assert won["a"].value > tied["a"].value > 1500 > tied["b"].value > won["b"].value


def test_nobody_has_no_rating() -> None:
    assert compute_ratings([]) == {}
