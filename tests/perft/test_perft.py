"""Perft: the engine finds as many sequences of actions as it always did."""

from itertools import takewhile

import pytest

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.lab.perft import divide, perft, reach_position
from alhambra.record.setup_text import setup_text
from tests.effort import effort
from tests.perft.table import Line, parse, read

TABLES = ("alhambra", "modules", "granada", "combined")
LINES = [line for name in TABLES for line in read(name)]


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{setup_text(line.setup)} after {line.after}")
def test_the_counts_are_those_of_the_table(line: Line) -> None:
    game = line.game()
    small = list(takewhile(lambda count: count <= effort(10_000), line.counts))
    assert [perft(game, depth) for depth in range(1, len(small) + 1)] == small


def test_the_tables_have_every_player_count_in_both_editions() -> None:
    base = {(line.setup.players, line.setup.edition) for line in read("alhambra")}
    assert base == {(players, edition) for players in range(2, 7) for edition in ("family-box", "revised")}


def test_the_tables_have_every_game_and_module() -> None:
    assert {line.setup.game for line in LINES} == {"alhambra", "granada", "combined"}
    used = {module for line in LINES for module in line.setup.modules}
    assert used == {"vizier", "exchange", "bonus", "huts", "sites"}


def test_a_line_is_written_as_it_is_read() -> None:
    text = "granada+vizier revised 4 simplified | seed x/1 | after 12 | 5 25"
    assert str(parse(text)) == text


def plain_count(game: Game, depth: int) -> int:
    """The same, without any of the engine's own counting."""
    if depth == 0:
        return 1
    total = 0
    for action in game.legal_actions():
        child = game.clone()
        child.apply(str(action))
        total += plain_count(child, depth - 1)
    return total


def test_counting_in_the_engine_and_from_outside_agree() -> None:
    game = reach_position(Setup(players=2), "1", 60)
    for depth in range(4 if effort(100) >= 100 else 3):
        assert perft(game, depth) == plain_count(game, depth)


def test_the_parts_add_up() -> None:
    game = reach_position(Setup(), "1")
    before = [str(action) for action in game.legal_actions()]
    parts = dict(divide(game, 4))
    assert list(parts) == before
    assert sum(parts.values()) == perft(game, 4)
    assert [str(action) for action in game.legal_actions()] == before


def test_a_game_that_is_over_has_no_sequences() -> None:
    game = reach_position(Setup(players=2), "1", 10_000)
    assert game.is_over
    assert [perft(game, depth) for depth in range(3)] == [1, 0, 0]
