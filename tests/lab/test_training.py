"""The example that trains an agent does train one."""

import sys

import pytest

from alhambra import Setup, build
from examples import train_ppo


@pytest.mark.skipif(not build.compiled(), reason="interpreted, learning takes long")
def test_an_agent_learns_to_beat_random() -> None:
    learner = train_ppo.Learner(Setup(), 1)
    wins, played = learner.against_random(40)
    assert wins / played < 0.5  # it knows nothing yet
    for _ in range(6):
        learner.learn()
    wins, played = learner.against_random(60)
    assert wins / played > 0.8
    wins, played = learner.against("random", 20)  # the same through the other environment
    assert wins / played > 0.8


def test_the_script_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name, few in {"GAMES": 4, "STEPS": 8, "BATCHES": 2, "EPOCHS": 1}.items():
        monkeypatch.setattr(train_ppo, name, few)
    monkeypatch.setattr(sys, "argv", ["train_ppo.py", "--seconds", "0.1", "--games", "1", "--against", "random"])
    train_ppo.main()
    assert "of 1 against random" in capsys.readouterr().out
