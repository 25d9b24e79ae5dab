"""Puzzles: what counts of a turn, how it is judged, and how they are found."""

import gzip
import json
from importlib import resources
from pathlib import Path

import pytest

from alhambra.engine.errors import IllegalAction
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.entrant import parse_entrant
from alhambra.entrants.puzzle import (
    THEMES,
    Puzzle,
    carry_out,
    judge_turn,
    load_puzzles,
    position_of,
    read_puzzles,
    reasons_of,
    write_puzzles,
)
from alhambra.lab.match import play_recorded
from alhambra.lab.puzzles import PLAYERS, SETS, Task, find_in_game, find_in_record, make_puzzles, puzzle_at
from tests.cli.running import answer, complaint
from tests.effort import effort

ALL = list(load_puzzles().values())
SOME = ALL[:: max(1, len(ALL) // effort(40))]


def a_puzzle(is_it: str) -> Puzzle:
    return next(one for one in ALL if is_it in one.themes)


def test_enough_puzzles_are_shipped_in_a_small_file() -> None:
    content = resources.files("alhambra.entrants").joinpath("puzzles.gz").read_bytes()
    assert len(content) < 300_000
    head = json.loads(gzip.decompress(content).splitlines()[0])
    assert head["format"] == "alhambra puzzles 1"
    assert len(ALL) == len({one.position for one in ALL}) >= 500
    for theme in THEMES:
        assert sum(theme in one.themes for one in ALL) >= 50, theme
    assert {one.setup for one in ALL} == set(SETS)
    assert {one.level for one in ALL} >= {0, 1, 2, 3}


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.number)
def test_a_shipped_puzzle_is_solved_by_its_turn_and_tells_nothing_hidden(puzzle: Puzzle) -> None:
    world = puzzle.make_game()
    assert position_of(world) == puzzle.position  # in order: whoever reads the file learns nothing about what comes
    assert carry_out(world, puzzle.turn).is_whole
    verdict = judge_turn(puzzle, puzzle.turn)
    assert (verdict.word, verdict.loss) == ("solved", 0.0)
    assert reasons_of(puzzle)
    assert set(puzzle.themes) <= set(THEMES)
    assert puzzle.gap >= 2


def test_what_is_hidden_does_not_matter_for_the_verdict() -> None:
    puzzle = a_puzzle("majority")
    turns = [carry_out(puzzle.make_game(seed), puzzle.turn) for seed in range(3)]
    assert len({turn.core for turn in turns}) == 1


def test_another_turn_is_another_core() -> None:
    puzzle = a_puzzle("majority")
    world = puzzle.make_game()
    taken = next(str(action) for action in world.legal_actions() if action.kind == "take")
    verdict = judge_turn(puzzle, [taken])
    assert (verdict.word, verdict.is_solved) == ("other", False)
    assert carry_out(world, [taken]).is_whole


def test_the_order_of_purchases_does_not_count() -> None:
    """Of two purchases that are both paid exactly (a third action shows it), either may come first."""
    for puzzle in ALL:
        first, second, *_ = [*puzzle.turn, ""]
        core = carry_out(puzzle.make_game(), puzzle.turn).core
        if first.startswith("buy ") and second.startswith("buy ") and len(core) > 2:
            turned = [second, first, *puzzle.turn[2:]]
            assert carry_out(puzzle.make_game(), turned).core == core
            assert judge_turn(puzzle, turned).is_solved
            return
    raise AssertionError("no puzzle with two exact purchases and another action")


def test_a_badly_placed_tile_does_not_solve_it() -> None:
    words: set[str] = set()
    for puzzle in ALL:
        if words == {"solved", "placing"}:
            break
        if puzzle.turn[-1].startswith("place "):
            game = puzzle.make_game()
            for action in puzzle.turn[:-1]:
                game.apply(action)
            words |= {judge_turn(puzzle, [*puzzle.turn[:-1], str(one)]).word for one in game.legal_actions()}
    assert words == {"solved", "placing"}


def test_what_is_not_allowed_is_refused() -> None:
    with pytest.raises(IllegalAction):
        judge_turn(ALL[0], ["take di9+di9+di9"])


def test_an_unfinished_turn_is_not_whole() -> None:
    puzzle = next(one for one in ALL if len(one.turn) > 1)
    assert not carry_out(puzzle.make_game(), puzzle.turn[:1]).is_whole
    assert not carry_out(puzzle.make_game(), []).is_whole


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.gz"
    write_puzzles(file, ALL[:3], {"seed": "1"})
    content = file.read_bytes()
    assert read_puzzles(content) == ALL[:3]
    write_puzzles(file, ALL[:3], {"seed": "1"})
    assert file.read_bytes() == content


def test_looking_at_a_position_gives_the_same_every_time() -> None:
    for puzzle in ALL[: effort(3)]:
        found = puzzle_at(puzzle.make_game(5))
        assert found == puzzle_at(puzzle.make_game(6))
        if found is not None:
            assert judge_turn(found, found.turn).is_solved


def test_a_recorded_game_gives_the_puzzles_that_playing_it_gave() -> None:
    setup, seed = Setup(players=2), "a/4"
    _, record = play_recorded(setup, seed, [parse_entrant(label) for label in PLAYERS[:2]])
    found = find_in_record(record)
    assert found
    assert found == find_in_game(setup, seed)
    for puzzle in found:
        assert judge_turn(puzzle, puzzle.turn).is_solved


def test_puzzles_do_not_depend_on_the_number_of_workers() -> None:
    task = Task("a", (Setup(players=2), Setup(players=3)))
    alone, together = (dict(make_puzzles(task, range(3), workers)) for workers in (1, 2))
    assert alone == together
    assert alone.keys() == {0, 1, 2}
    assert any(alone.values())


def test_puzzles_are_confirmed_by_looking_at_them_again(tmp_path: Path) -> None:
    file, again = tmp_path / "puzzles.gz", tmp_path / "again.gz"
    doubtful = Puzzle(position_of(Game(Setup(players=3), 1)), ("take di9",), 2.0, (), 0)  # nothing is clear so early
    write_puzzles(file, [ALL[0], doubtful], {"seed": "1"})
    told = answer("puzzles", str(again), "--confirm", str(file), "--games", "0", "--workers", "1")
    assert told["puzzles"] == 1
    assert read_puzzles(again.read_bytes()) == [ALL[0]]
    file.write_bytes(b"something else")
    assert "holds no puzzles" in complaint("puzzles", str(again), "--confirm", str(file), "--games", "0")
