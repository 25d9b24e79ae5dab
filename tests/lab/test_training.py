"""The example that trains an agent does train one."""

import sys

import pytest

from alhambra import Setup
from examples import train_ppo


def test_an_agent_learns_to_beat_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_ppo, "GAMES", 16)  # a quarter of its games is enough to see that it learns
    learner = train_ppo.Learner(Setup(), 1)
    wins, played = learner.against_random(12)
    assert wins / played < 0.5  # it knows nothing yet
    for _ in range(6):
        learner.learn()
    wins, played = learner.against_random(12)
    assert wins / played > 0.8
    wins, played = learner.against("random", 4)  # the same through the other environment
    assert wins / played > 0.7


def test_the_script_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name, few in {"GAMES": 4, "STEPS": 8, "BATCHES": 2, "EPOCHS": 1}.items():
        monkeypatch.setattr(train_ppo, name, few)
    monkeypatch.setattr(sys, "argv", ["train_ppo.py", "--seconds", "0.1", "--games", "1", "--against", "random"])
    train_ppo.main()
    assert "of 1 against random" in capsys.readouterr().out
