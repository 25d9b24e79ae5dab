"""Playing lines on: a beaten line is given up, and a clear choice is made before the budget is used up."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import Game, Setup, build
from alhambra.bots.bot import Budget
from alhambra.bots.champion import ChampionBot
from alhambra.bots.master import BEATEN_ERRORS, LEAST_WORLDS, MasterBot, drop_beaten
from alhambra.bots.turn_search import Line
from tests.bots.decisions import decisions

GAME = Game(Setup(), "lines")


def make_line(results: list[float]) -> Line:
    line = Line(GAME, [1], 0.0)
    for result in results:
        line.add(result)
    return line


def test_a_line_that_is_worse_in_every_world_is_beaten() -> None:
    worse, better = make_line([1.0, 5.0, 3.0, 2.0]), make_line([2.0, 6.5, 4.0, 3.5])
    assert worse.is_beaten_by(better, 4.0)
    assert not better.is_beaten_by(worse, 4.0)


def test_a_line_is_not_beaten_by_itself_nor_by_one_that_is_as_good() -> None:
    line = make_line([1.0, 5.0])
    assert not line.is_beaten_by(line, 4.0)
    assert not line.is_beaten_by(make_line([5.0, 1.0]), 0.0)


RESULTS = st.integers(-50, 50)


@given(st.lists(st.tuples(RESULTS, RESULTS), min_size=2, max_size=40), st.sampled_from([1, 2, 4]))
def test_beaten_means_that_many_standard_errors(pairs: list[tuple[int, int]], errors: int) -> None:
    mine, theirs = (make_line([float(pair[k]) for pair in pairs]) for k in range(2))
    differences = [b - a for a, b in pairs]
    count, mean = len(pairs), sum(differences) / len(pairs)
    variance = sum((one - mean) ** 2 for one in differences) / (count - 1)
    error = (variance / count) ** 0.5
    if abs(mean - errors * error) > 1e-6:
        assert mine.is_beaten_by(theirs, float(errors)) == (mean > errors * error)


def test_lines_are_given_up_when_the_number_of_worlds_has_doubled() -> None:
    for worlds in range(1, 4 * LEAST_WORLDS):
        lines = [make_line([float(number)] * worlds) for number in (3, 1, 2)]
        looked = worlds >= LEAST_WORLDS and worlds & (worlds - 1) == 0
        assert len(drop_beaten(lines)) == (1 if looked else 3), worlds
        assert drop_beaten(lines)[0] is lines[0]


def test_a_line_that_may_still_be_the_best_stays() -> None:
    doubtful = [float(number % 5) for number in range(LEAST_WORLDS)]
    ahead = [value + (BEATEN_ERRORS / 2 if number % 2 else -1.0) for number, value in enumerate(doubtful)]
    assert len(drop_beaten([make_line(doubtful), make_line(ahead)])) == 2


@pytest.mark.parametrize("bot", [MasterBot, ChampionBot])
def test_a_clear_choice_is_made_before_the_budget_is_used_up(bot: type[MasterBot] | type[ChampionBot]) -> None:
    playouts, count = (4000, 6) if build.is_compiled() else (800, 4)
    early = 0
    for game in islice(decisions(Setup(), 10), count):
        thought = bot(3).think(game.view(game.to_act), game.legal_codes(), Budget(playouts=playouts))
        played = sum(line.worlds for line in thought.lines)
        assert played <= playouts
        assert thought.best.worlds == max(line.worlds for line in thought.lines)
        early += 0 < played < 3 * playouts // 4
    assert early > 0
