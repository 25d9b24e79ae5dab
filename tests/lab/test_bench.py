"""The benchmarks of the laboratory run, whatever they find."""

import json
import sys

import pytest

from alhambra import Setup
from alhambra.lab.schedule import Schedule
from bench import cluster, peer_games, peers, vector
from tests.effort import effort


@pytest.mark.parametrize("name", vector.RUNS)
def test_every_run_makes_steps(name: str) -> None:
    assert vector.RUNS[name][0]()(effort(2000)) > 0


def test_ours_are_among_the_runs() -> None:
    assert set(peers.OURS) <= set(vector.RUNS)


def test_a_peer_is_counted_by_steps(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(peer_games.PEERS, "seven", lambda: lambda: 7)
    monkeypatch.setattr(sys, "argv", ["peer_games.py", "seven", "0.01"])
    peer_games.main()
    found = json.loads(capsys.readouterr().out)
    assert found["steps"] == 7 * found["games"] > 0


def test_an_arena_is_timed() -> None:
    schedule = Schedule(Setup(players=2), ("random", "random@1"), (), "1")
    assert cluster.timed(schedule, 8, 1) > 0
