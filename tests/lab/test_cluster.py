"""The same games on a Ray cluster, also where a worker is lost on the way."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from alhambra import Setup
from alhambra.lab import cluster
from alhambra.lab.arena import Arena
from alhambra.lab.extras import MissingExtra
from alhambra.lab.results import Result
from alhambra.lab.run import Run
from alhambra.lab.schedule import Schedule
from alhambra.lab.simulate import Match
from tests.cli.running import answer, complaint
from tests.effort import effort

ray = pytest.importorskip("ray", reason="the extra “cluster” is not installed: no cluster is tested")

pytestmark = [
    pytest.mark.skipif(not Path("/proc/self").exists(), reason="the system does not tell which processes run"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # Ray leaves its own files open
]

SCHEDULE = Schedule(Setup(players=2), ("random", "novice"), (), "7")


def test_a_local_cluster_of_two_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, because to start a cluster takes seconds: all of this happens on the same one."""
    assert cluster._join(ray, 2, cluster.LOCAL)
    try:
        a_lost_workers_games_are_played_again()
        a_simulation_is_the_same()
        the_commands_take_it(tmp_path)
        a_study_takes_it(tmp_path)
        a_training_takes_it(tmp_path)
        a_task_that_kills_every_worker_is_given_up(monkeypatch)
    finally:
        ray.shutdown()


@pytest.mark.parametrize("address", ["auto", "127.0.0.1:1", "ray://127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_one_line(address: str) -> None:
    assert f"no Ray cluster at “{address}”" in complaint("sim", "--games", "1", "--ray", address)


def in_order(results: Iterator[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.game)


WORKERS = (b"ray::_do", b"ray::IDLE")  # not Ray's agents: their node does not outlive them


def workers() -> list[int]:
    """The processes of our own cluster that do tasks or wait for some."""
    parents, found = {}, []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if (folder / "cmdline").read_bytes().startswith(WORKERS):
                found.append(int(folder.name))
        except OSError:
            continue
    return [process for process in found if is_ours(process, parents)]


def is_ours(process: int, parents: dict[int, int]) -> bool:
    while process in parents:
        if process == os.getpid():
            return True
        process = parents[process]
    return False


def a_lost_workers_games_are_played_again() -> None:
    games = 40 if effort(20) >= 20 else 8
    arena, alone = Arena(SCHEDULE, games), Arena(SCHEDULE, games)
    killed: list[int] = []
    results = []
    for result in arena.play(ray=cluster.LOCAL):
        results.append(result)
        if not killed:
            busy = [process for process in workers() if b"_do" in Path(f"/proc/{process}/cmdline").read_bytes()]
            for process in busy[:1] or workers()[:1]:
                os.kill(process, signal.SIGKILL)
                killed.append(process)
    assert killed
    assert in_order(iter(results)) == in_order(alone.play(1))


def a_simulation_is_the_same() -> None:
    match = Match(Setup(), ("random",), "3")
    assert in_order(Run(match, 25).play(ray=cluster.LOCAL)) == in_order(Run(match, 25).play())


def the_commands_take_it(tmp_path: Path) -> None:
    options = ("--bots", "random,novice", "--players", "2", "--games", "4", "--seed", "7")
    told = answer("arena", *options, "--ray", "local", "--results", str(tmp_path / "a"))
    assert told["standings"] == answer("arena", *options, "--workers", "1")["standings"]
    few = ("--games", "10", "--players", "2")
    assert answer("sim", *few, "--ray", "local")["mean_scores"] == answer("sim", *few)["mean_scores"]


def a_study_takes_it(tmp_path: Path) -> None:
    options = ("study", "points", "--games", "2", "--out")
    told = [answer(*options, str(tmp_path / where), *("--ray", where) * (where == "local")) for where in ("local", "")]
    assert told[0]["samples"] == told[1]["samples"]


def a_training_takes_it(tmp_path: Path) -> None:
    """Round after round with the network of the round before, which no worker finds in a file."""
    told = answer("train", str(tmp_path / "network"), "--minutes", "0.02", "--rounds", "2", "--ray", "local")
    assert [line["round"] for line in told["rounds"]] == [0, 1]
    assert sorted(told["rounds"][1]["won"]) == ["greedy", "last"]


def a_task_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "TASK_TRIES", 2)

    def deadly(code: int) -> Callable[[int], None]:
        return lambda _task: os._exit(code)

    with pytest.raises(ray.exceptions.WorkerCrashedError):
        list(cluster.spread_on_ray(deadly, 1, iter([0]), 1, cluster.LOCAL))


def test_short_tasks_are_sent_together_and_long_ones_alone() -> None:
    assert cluster.fit_batch(1, 0.001) == 2
    assert cluster.fit_batch(64, 0.064) == 128
    assert cluster.fit_batch(200, 0.1) == 400
    assert cluster.fit_batch(400, 0.1) == cluster.BATCH_TASKS
    assert cluster.fit_batch(100, 1.0) == 25
    assert cluster.fit_batch(1, 9.0) == 1


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with closing(Arena(SCHEDULE, 2)) as arena, pytest.raises(MissingExtra, match=r"alhambra\[cluster\]"):
        list(arena.play(ray="auto"))
