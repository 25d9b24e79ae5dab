"""The ratings of the ladder."""

import re
from itertools import pairwise
from math import exp
from pathlib import Path

import pytest

from alhambra.bots.ladder import LADDER
from alhambra.entrants.strength import UNIT, WON, ladder_ratings

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_every_bot_of_the_ladder_has_one() -> None:
    assert list(ladder_ratings()) == list(LADDER)


def test_they_say_what_was_measured() -> None:
    found = ladder_ratings()
    for below, above in pairwise(found):
        times = exp((found[above] - found[below]) / UNIT)
        assert times / (times + 2) == pytest.approx(WON[above], abs=0.002)


def test_the_page_has_the_same_numbers() -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\d+) \|[^|]*\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert {name: int(rating) for name, rating in rows} == ladder_ratings()
