"""The benchmarks of the laboratory run, whatever they find."""

import json
import sys
from pathlib import Path

import pytest

from alhambra import Setup
from alhambra.lab.schedule import Schedule
from alhambra.record import parse_position
from bench import cluster, most_actions, peer_games, peers, vector
from tests.effort import effort


@pytest.mark.parametrize("name", vector.RUNS)
def test_every_run_makes_steps(name: str) -> None:
    assert vector.RUNS[name][0]()(effort(2000)) > 0


def test_ours_are_among_the_runs() -> None:
    assert set(peers.OURS) <= set(vector.RUNS)


def test_hoarders_have_as_many_actions_as_the_page_says() -> None:
    found = most_actions.find_most("alhambra family-box 3", "1", 46)
    assert found.actions == len(parse_position(found.position).legal_codes()) == 285
    assert " 285 in the base" in (Path(__file__).parents[2] / "docs/laboratory.md").read_text("utf-8")


def test_the_most_of_each_set_are_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["most_actions", "--games", "1", "--sets", "granada family-box 2"])
    most_actions.main()
    assert capsys.readouterr().out.splitlines()[1].startswith("granada family-box 2  ")
    monkeypatch.setattr(sys, "argv", [*sys.argv, "--json"])
    most_actions.main()
    [found] = json.loads(capsys.readouterr().out).values()
    assert found["actions"] == len(parse_position(found["position"]).legal_codes())


def test_a_peer_is_counted_by_steps(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(peer_games.PEERS, "seven", lambda: lambda: 7)
    monkeypatch.setattr(sys, "argv", ["peer_games.py", "seven", "0.01"])
    peer_games.main()
    found = json.loads(capsys.readouterr().out)
    assert found["steps"] == 7 * found["games"] > 0


def test_an_arena_is_timed() -> None:
    schedule = Schedule(Setup(players=2), ("random", "random@1"), (), "1")
    assert cluster.timed(schedule, 8, 1) > 0
