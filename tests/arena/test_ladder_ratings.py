"""The ratings of the ladder."""

import re
from itertools import pairwise
from math import exp
from pathlib import Path

import pytest

from alhambra.bots.ladder import LADDER
from alhambra.entrants.strength import WON, rate_ladder
from alhambra.ratings.scale import RATING_UNIT

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_every_bot_of_the_ladder_has_one() -> None:
    assert list(rate_ladder()) == list(LADDER)


def test_they_say_what_was_measured() -> None:
    found = rate_ladder()
    for below, above in pairwise(found):
        times = exp((found[above] - found[below]) / RATING_UNIT)
        assert times / (times + 2) == pytest.approx(WON[above], abs=0.002)


def test_the_page_has_the_same_numbers() -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\d+) \|[^|]*\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert {name: int(rating) for name, rating in rows} == rate_ladder()
