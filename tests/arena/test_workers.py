"""Work for several processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from alhambra.cores import count_cores
from alhambra.lab.workers import WorkerFailed, spread


def multiplier(factor: int) -> Callable[[int], int]:
    return lambda task: factor * task


def divider(number: int) -> Callable[[int], int]:
    return lambda task: number // task


def suicide(_nothing: None) -> Callable[[int], None]:
    return lambda _task: os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("workers", [1, 3])
def test_all_tasks_are_done_once(workers: int) -> None:
    assert sorted(spread(multiplier, 3, range(20), workers)) == [3 * task for task in range(20)]


def test_there_may_be_fewer_tasks_than_workers() -> None:
    assert list(spread(multiplier, 3, [5], 3)) == [15]
    assert list(spread(multiplier, 3, [], 2)) == []


def test_an_error_in_a_worker_is_told() -> None:
    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        list(spread(divider, 1, [1, 0], 2))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
def test_a_killed_worker_is_noticed() -> None:
    with pytest.raises(WorkerFailed, match="killed"):
        list(spread(suicide, None, [1, 2, 3], 2))


def test_there_is_a_core() -> None:
    assert count_cores() >= 1


PARENT = """
import os, time
from alhambra.lab.workers import spread
from tests.arena.test_workers import teller
if __name__ == "__main__":
    for answer in spread(teller, None, range(10**9), 2):
        print(answer, flush=True)
"""


def teller(_nothing: None) -> Callable[[int], int]:
    def tell(_task: int) -> int:
        time.sleep(0.01)
        return os.getpid()

    return tell


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="the system does not tell which processes run")
def test_workers_end_when_whoever_started_them_is_killed(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    path = os.pathsep.join(path for path in sys.path if path)
    parent = subprocess.Popen(
        [sys.executable, tmp_path / "parent.py"],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert parent.stdout is not None
    workers = {int(parent.stdout.readline()) for _ in range(10)}
    parent.kill()
    parent.communicate()
    assert workers
    deadline = time.monotonic() + 10
    while any(is_running(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert [worker for worker in workers if is_running(worker)] == []


def is_running(process: int) -> bool:
    """Does it run? One that has ended may still be listed, until somebody asks how it ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
