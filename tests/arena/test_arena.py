"""The arena: the same table whatever happens on the way."""

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from alhambra import Setup, build
from alhambra.bots.ladder import LADDER
from alhambra.lab.arena import Arena
from alhambra.lab.results import Result
from alhambra.lab.schedule import Schedule
from alhambra.lab.standings import Standing, make_standings
from alhambra.record.text_form import parse_record
from alhambra.record.verify import verify
from tests.cli.running import answer, complaint, shown

BOTS = ("random", f"{[*LADDER][1]}@2")
SCHEDULE = Schedule(Setup(players=2), BOTS, (), "7")
GAMES = 40


def table(file: Path | None, games: int = GAMES, workers: int = 1) -> list[Standing]:
    with closing(Arena(SCHEDULE, games, file)) as arena:
        assert sorted(result.game for result in arena.play(workers)) == sorted(set(range(games)) - finished(file))
        return arena.standings()


def finished(file: Path | None) -> set[int]:
    if file is None or not file.exists():
        return set()
    with closing(Arena(SCHEDULE, 10_000, file)) as arena:
        return set(arena.results)


@pytest.fixture(scope="module")
def unbroken() -> list[Standing]:
    return list(make_standings(Arena(SCHEDULE, GAMES).play()))


# --- going on where it stopped ----------------------------------------------------------------------------


def test_more_workers_give_the_same_table(unbroken: list[Standing]) -> None:
    assert table(None, workers=2) == unbroken


def test_stopped_and_gone_on_with_is_the_same(tmp_path: Path, unbroken: list[Standing]) -> None:
    with closing(Arena(SCHEDULE, GAMES, tmp_path / "a")) as arena:
        assert len(list(islice(arena.play(), 3))) == 3
    with closing(Arena(SCHEDULE, GAMES, tmp_path / "a")) as arena:
        assert arena.missing == list(range(3, GAMES))
        list(arena.play())
        assert arena.standings() == unbroken
        assert list(arena.play()) == []


def test_more_games_can_follow_and_fewer_can_be_counted(tmp_path: Path) -> None:
    with closing(Arena(SCHEDULE, 2, tmp_path / "a")) as few:
        list(few.play())
    with closing(Arena(SCHEDULE, 4, tmp_path / "a")) as more:
        assert more.missing == [2, 3]
        list(more.play())
    with closing(Arena(SCHEDULE, 2, tmp_path / "a")) as again:
        assert again.standings() == few.standings() != more.standings()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
def test_killed_and_gone_on_with_is_the_same(tmp_path: Path, unbroken: list[Standing]) -> None:
    file = tmp_path / "results.jsonl"
    options = ("--players", "2", "--seed", "7", "--games", str(GAMES), "--results", str(file), "--workers", "2")
    arguments = ["arena", "--bots", ",".join(BOTS), *options]
    command = [sys.executable, "-c", "from alhambra.cli.main import main; main()", *arguments]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, env={**os.environ, "LANG": "C"})
    while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 2):
        time.sleep(0.001)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert 2 <= len(finished(file)) < GAMES
    with file.open("ab") as torn:
        torn.write(b'{"game":99,"de')
    told = answer(*arguments)
    assert 0 < told["played"] < GAMES
    assert told["standings"] == [standing.as_dict() for standing in unbroken]


def test_a_strong_bot_plays_the_same_in_another_process() -> None:
    strong = (f"{[*LADDER][-1]}@2", f"{[*LADDER][-2]}@2")
    bots = strong if build.is_compiled() else ("novice", "random")  # else it takes minutes
    schedule = Schedule(Setup(players=2), bots, (), "3")
    here, there = Arena(schedule, 2), Arena(schedule, 2)
    assert sorted(here.play(1), key=str) == sorted(there.play(2), key=str)


# --- records ----------------------------------------------------------------------------------------------


def test_records_of_the_games(tmp_path: Path) -> None:
    arena = Arena(SCHEDULE, 2, records=tmp_path / "records")
    results = {result.game: result for result in arena.play()}
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["game-000000.alh", "game-000001.alh"]
    for number, file in enumerate(files):
        record = parse_record(file.read_text("utf-8"))
        assert verify(record).is_sound
        assert record.names == results[number].seats
        assert record.result == results[number].points


# --- standings --------------------------------------------------------------------------------------------


def test_wins_points_and_margins() -> None:
    games = [
        Result(0, 0, ("a", "b", "b"), (90, 100, 100), 1, 1),
        Result(1, 0, ("b", "a", "b"), (70, 130, 100), 1, 1),
    ]
    a, b = make_standings(reversed(games))
    assert (a.bot, a.games, a.wins, a.mean_points, a.mean_margin) == ("a", 2, 1, 110, 10)
    assert (b.bot, b.games, b.wins, b.mean_points, b.mean_margin) == ("b", 4, 1, 92.5, (0 + 0 - 60 - 30) / 4)
    assert a.win_rate_interval[0] < a.win_rate == 0.5 < a.win_rate_interval[1]
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating.value > 1500 > b.rating.value


def test_dirk_takes_no_part_in_the_standings() -> None:
    (a, b) = make_standings([Result(0, 0, ("a", "b"), (90, 80, 200), 1, 1)])
    assert (a.bot, a.wins, a.mean_margin) == ("a", 1, 10)
    assert (b.bot, b.wins, b.mean_margin) == ("b", 0, -10)


def test_who_is_alone_has_no_rating() -> None:
    (alone,) = make_standings([Result(0, 0, ("a", "a"), (90, 80), 1, 1)])
    assert alone.rating is None
    assert alone.win_rate == 0.5


# --- the command ------------------------------------------------------------------------------------------


def test_people_get_a_table() -> None:
    text = shown("arena", "--bots", "random,random@1", "--games", "3", "--workers", "1", "--language", "de")
    assert [line.split()[0] for line in text.splitlines()[2:]] in (["random", "random@1"], ["random@1", "random"])
    assert "Wertung" in text
    assert "95 %" in text


def test_one_against_a_field() -> None:
    told = answer("arena", "--bots", "random", "--against", "random@1", "--games", "1", "--workers", "1")
    assert {one["bot"]: one["games"] for one in told["standings"]} == {"random": 3, "random@1": 6}
    assert (told["games"], told["against"]) == (3, ["random@1"])


def test_what_is_refused(tmp_path: Path) -> None:
    assert complaint("arena", "--bots", "random") == "alhambra: An arena needs at least two different bots."
    assert "no bot “hal”: the bots are random" in complaint("arena", "--bots", "random,hal")
    (tmp_path / "a").write_text("notes\n")
    line = complaint("arena", "--bots", "random,random@1", "--results", str(tmp_path / "a"))
    assert line == f"alhambra: {tmp_path / 'a'} holds no results of games: choose another file."
