"""The example that trains a pointer policy does train one, and the arena plays it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import build
from tests.cli.running import alhambra

FOLDER = Path(__file__).parents[2] / "examples/pointer"


def test_a_pointer_policy_learns_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = not build.is_compiled()  # interpreted, it is only seen to run
    size = ("--games", "2", "--updates", "1") if quick else ("--games", "12", "--updates", "10")
    command = [
        sys.executable,
        str(FOLDER / "train.py"),
        "--workers",
        "2",
        "--tests",
        "1",
        *size,
        "--out",
        str(tmp_path),
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=500)
    before, *_, after = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert after["decisions"] > before["decisions"] == 0
    assert quick or after["novice"]["margin"] > before["novice"]["margin"] + 50  # points
    monkeypatch.setenv("ALHAMBRA_POINTER", str(tmp_path / "policy.npz"))
    options = ("--bots", f"{FOLDER / 'bot.py'}:Pointer", "--against", "random", "--games", "3")
    told = json.loads(alhambra("arena", *options, "--workers", "1", "--json").stdout)
    assert (told["games"], told["faults"]) == (3, [])
