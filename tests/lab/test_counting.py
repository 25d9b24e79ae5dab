"""Figures of one's own over simulations, counted by a class in a file."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

from alhambra import Game, Setup
from alhambra.lab.notes import Notes, read_counted
from alhambra.lab.run import Run, record_number
from alhambra.lab.simulate import Match
from alhambra.record import Replay
from tests.cli.running import alhambra, complaint

EXAMPLE = Path(__file__).parents[2] / "examples/openings.py"
COUNTER = f"{EXAMPLE}:Openings"


def counted_again(match: Match, number: int) -> dict[str, object]:
    """The same figures, from the record of the game."""
    replay, buys = Replay(record_number(match, number)[1]), list[tuple[int, int]]()
    first: dict[int, float] = {}
    for step, done in enumerate(replay.record.steps):
        if done.action and done.action.startswith("buy"):
            game = replay.at(step - 1)
            first.setdefault(int(game.to_act), float(game.turns))
            buys.append((int(game.to_act), int(game.turns)))
    seats = match.setup.players
    again = sum(one == other for one, other in pairwise(buys))
    return {
        "first purchase": tuple(first.get(seat, 0.0) for seat in range(seats)),
        "second purchases": (float(again),),
    }


@pytest.mark.parametrize("bots", [("random",), ("novice", "random")])
def test_a_counter_counts_what_happened(bots: tuple[str, ...]) -> None:
    match = Match(Setup(players=2), bots, "1")
    with Run(match, 3, notes=Notes(counter=COUNTER)) as run:
        results = sorted(run.play(workers=2), key=lambda result: result.game)
    assert [dict(result.counted) for result in results] == [counted_again(match, number) for number in range(3)]
    plain = [result.points for result in sorted(Run(match, 3).play(), key=lambda result: result.game)]
    assert [result.points for result in results] == plain  # watching changes nothing


def test_the_commands_show_keep_and_export_it(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ("--players", "2", "--games", "4", "--count", COUNTER, "--results", str(file))
    told = json.loads(alhambra("sim", "--bots", "novice", *options, "--json").stdout)["counted"]
    assert [one["games"] for one in told["first purchase"]] == [4, 4]
    (second,) = told["second purchases"]
    assert second["low"] <= second["mean"] <= second["high"]
    shown = alhambra("sim", "--bots", "novice", *options)  # read from the file, nothing is played again
    assert "second purchases" in shown.stdout
    alhambra("report", str(file), "--parquet", str(tmp_path / "games.parquet"))
    table = parquet.read_table(tmp_path / "games.parquet").to_pydict()
    assert sum(table["second purchases"]) / 8 == pytest.approx(second["mean"], abs=1e-4)
    arena = alhambra("arena", "--bots", "novice,random", "--players", "2", "--games", "2", "--count", COUNTER)
    assert "first purchase" in arena.stdout


def test_what_is_no_counter_is_refused(tmp_path: Path) -> None:
    assert "FILE.py:CLASS" in complaint("sim", "--count", "nothing")
    assert "nowhere.py" in complaint("sim", "--count", "nowhere.py:Openings")
    (tmp_path / "mine.py").write_text("class Openings: pass")
    assert "counted" in complaint("sim", "--count", f"{tmp_path / 'mine.py'}:Openings")


def test_numbers_are_one_for_the_game_or_one_for_each_seat() -> None:
    class Wrong:
        def counted(self, game: Game) -> dict[str, list[float]]:
            return {"wrong": [1.0]}

        def count(self, game: Game, action: object) -> None:
            raise AssertionError

    with pytest.raises(ValueError, match="wrong: 1 numbers for 2 seats"):
        read_counted(Wrong(), Game(Setup(players=2), "1"))
