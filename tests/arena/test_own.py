"""Bots of one's own, as classes in a Python file."""

from contextlib import closing
from pathlib import Path

import pytest

from alhambra import Setup
from alhambra.bots.ladder import UnknownBot
from alhambra.entrants.entrant import is_of_ladder, parse_entrant
from alhambra.entrants.guest import BotFailed
from alhambra.lab.arena import Arena
from alhambra.lab.envs import AlhambraEnv, ManyAgainst
from alhambra.lab.match import play
from alhambra.lab.schedule import Schedule
from tests.cli.running import answer, complaint, write_game

BOT = """
from alhambra.bots.bot import Bot
from alhambra.bots.greedy import GreedyBot
from helper import first

class First:
    def choose(self, view, actions):
        assert actions[0].kind and view.viewer >= 0
        return first(actions)

class Text:
    def choose(self, view, actions):
        return str(actions[-1])

class Mine(Bot):
    def choose(self, view, options, budget):
        return GreedyBot(self.seed).choose(view, options, budget)

class Wrong:
    def choose(self, view, actions):
        return "fly"

class Crash:
    def choose(self, view, actions):
        return 1 / 0

class NoStart:
    def __init__(self):
        raise RuntimeError("no")
    def choose(self, view, actions):
        return actions[0]

class Nothing:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "helper.py").write_text("def first(actions):\n    return actions[0]\n")
    (tmp_path / "mine.py").write_text(BOT)
    return tmp_path / "mine.py"


def test_it_plays_on_any_number_of_workers(file: Path) -> None:
    labels = (f"{file}:First", f"{file}:Text")
    schedule = Schedule(Setup(players=2), labels, (), "1")
    tables = []
    for workers in (1, 2):
        with closing(Arena(schedule, 4)) as arena:
            assert len(list(arena.play(workers))) == 4
            assert arena.faults() == []
            tables.append(arena.standings())
    assert tables[0] == tables[1]
    assert {one.bot for one in tables[0]} == set(labels)


def test_a_subclass_of_a_bot_is_asked_as_one(file: Path) -> None:
    mine, theirs = parse_entrant(f"{file}:Mine"), parse_entrant("greedy")
    setup = Setup(players=2)
    assert play(setup, "1", [mine] * 2).scores == play(setup, "1", [theirs] * 2).scores


@pytest.mark.parametrize(
    ("name", "reason", "detail"),
    [
        ("Wrong", "illegal", "fly"),
        ("Crash", "crash", "ZeroDivisionError: division by zero"),
        ("NoStart", "start", "RuntimeError: no"),
    ],
)
def test_what_goes_wrong_forfeits_the_game(file: Path, name: str, reason: str, detail: str) -> None:
    played = play(Setup(players=2), "1", [parse_entrant(f"{file}:{name}"), parse_entrant("random")])
    assert [(fault.reason, fault.detail) for fault in played.faults] == [(reason, detail)]
    assert played.scores[0] == 0 < played.scores[1]


def test_the_commands_take_it(file: Path, tmp_path: Path) -> None:
    told = answer("sim", "--bots", f"{file}:First,random", "--players", "2", "--games", "1", "--workers", "1")
    assert told["bots"] == [f"{file}:First", "random"]
    game = write_game(tmp_path)
    advice = answer("advise", str(game), "--step", "5", "--bot", f"{file}:First")
    assert advice["bot"] == f"{file}:First"
    line = complaint("advise", str(game), "--step", "5", "--bot", f"{file}:Crash")
    assert "ended during the game (ZeroDivisionError: division by zero)" in line
    options = ("--players", "2", "--games", "2", "--workers", "1")
    told = answer("arena", "--bots", f"{file}:Crash,random", *options, code=1)
    assert [one["forfeits"] for one in told["standings"] if "Crash" in one["bot"]] == [2]


def test_a_log_is_for_programs_and_refused_without_one(file: Path, tmp_path: Path) -> None:
    for command in ("sim", "arena"):
        options = ("--bots", f"{file}:First,random", "--players", "2", "--games", "2", "--log", str(tmp_path / "lines"))
        assert "keeps the lines of programs" in complaint(command, *options)
    assert not (tmp_path / "lines").exists()


FAILING = {
    "Wrong": "chose an illegal action (fly)",
    "Crash": "ended during the game",
    "NoStart": "could not be started",
}


@pytest.mark.parametrize("name", FAILING)
def test_nobody_learns_from_a_stand_in(file: Path, name: str) -> None:
    env = AlhambraEnv(opponents=f"{file}:{name}", seat=0)
    with pytest.raises(BotFailed) as failure:
        play_first_actions(env)
    assert FAILING[name] in str(failure.value)
    with pytest.raises(BotFailed) as failure:
        ManyAgainst(12, opponents=("random", f"{file}:{name}"))  # somewhere it begins
    assert FAILING[name] in str(failure.value)


def play_first_actions(env: AlhambraEnv) -> None:
    env.reset(seed=1)
    done = False
    while not done:
        _, _, done, _, _ = env.step(0)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_no_decisions_are_written_under_the_name_of_a_bot_that_failed(file: Path, tmp_path: Path, workers: str) -> None:
    written = tmp_path / "bad.parquet"
    line = complaint(
        "decisions", str(written), "--bots", f"{file}:Wrong", "--games", "41", "--workers", workers, "--players", "2"
    )
    assert f"{file}:Wrong has not decided: it chose an illegal action (fly)" in line
    assert not list(tmp_path.glob("bad.*"))


def test_what_cannot_be_loaded_is_refused(file: Path, tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match=r"FILE\.py:CLASS"):
        parse_entrant(f"{tmp_path / 'absent.py'}:First")
    with pytest.raises(UnknownBot, match="no class Absent"):
        parse_entrant(f"{file}:Absent")
    with pytest.raises(UnknownBot, match="no class Nothing"):
        parse_entrant(f"{file}:Nothing")
    (tmp_path / "broken.py").write_text("def (")
    with pytest.raises(UnknownBot, match="SyntaxError"):
        parse_entrant(f"{tmp_path / 'broken.py'}:First")


def test_a_server_runs_only_bots_of_the_ladder(file: Path) -> None:
    assert is_of_ladder("master@0.2s")
    assert not is_of_ladder(f"{file}:First")
    assert not is_of_ladder("outside:bot.js")
