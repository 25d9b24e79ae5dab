"""`alhambra bench`, and the comparison of `make bench`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra import build
from alhambra.cli import bench as command
from alhambra.engine.rules.setup import Setup
from alhambra.lab.bench import Rate, compare, list_sets
from bench import __main__ as program
from bench.limit import NoLimit, Speed, compiled_limit, run_limit
from tests.cli.running import answer, shown
from tests.frame.checkout import ROOT

LIMIT = """#!/bin/sh
echo "rust median games/s 9900 (min 1 max 2) actions/s 4000000 actions/game 391.5 branching 18.5 check300 7"
"""


def test_the_answer_for_programs() -> None:
    told = answer("bench", "--games", "1", "--rounds", "2")
    assert told["compiled"] is build.is_compiled()
    for name in ("games", "actions", "listed", "decisions", "clones", "copied_tries", "undone_tries"):
        rate = told[f"{name}_per_s"]
        assert 0 < rate["low"] <= rate["median"] <= rate["high"]
    assert 5 < told["branching"] < 30
    assert told["kilobytes"] is None or 2 < told["kilobytes"] < 200


def test_the_number_of_games_need_not_be_said() -> None:
    assert answer("bench", "--rounds", "1")["actions_per_game"] > 200


def test_people_get_tables() -> None:
    text = shown("bench", "--games", "1", "--rounds", "1", "--language", "de")
    assert "Aufgezählte Aktionen je Sekunde" in text
    assert "Speicher einer Partie" in text


def test_the_sets_are_all_there_are() -> None:
    sets = list_sets()
    assert len(sets) == len(set(sets)) == 32 + 8 + 8
    assert sum(setup.has_option("simplified") for setup in sets) == 8


def test_sets_are_compared_with_the_base_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "list_sets", lambda: list_sets()[:1] + list_sets()[-1:])
    options = ("bench", "--sets", "--games", "1", "--rounds", "1")
    base, last = answer(*options)["sets"]
    assert base["setup"]["modules"] == []
    assert 0 < base["ratio"]["low"] <= base["ratio"]["high"]
    assert last["setup"] | {"edition": ""} == {
        "game": "combined",
        "modules": ["vizier", "exchange"],
        "edition": "",
        "players": 3,
        "simplified": True,
    }
    assert "combined + vizier + exchange + simplified" in shown(*options)


def test_a_comparison_is_of_the_same_games() -> None:
    one = compare(Setup(), 1, 2)
    assert one.ratio.low <= one.ratio.median <= one.ratio.high
    assert one.actions_per_game == compare(Setup(), 1, 2).actions_per_game


def test_a_rate_is_the_median() -> None:
    assert Rate.of([5.0, 1.0, 2.0]) == Rate(2.0, 1.0, 5.0)


def test_there_may_be_nothing_to_compare_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoLimit, match="is not there"):
        compiled_limit(tmp_path / "engine.rs", tmp_path)
    source = tmp_path / "engine.rs"
    source.write_text("fn main() {}")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NoLimit, match="there is no rustc"):
        compiled_limit(source, tmp_path)


def test_what_the_limit_says_is_read(tmp_path: Path) -> None:
    limit = tmp_path / "limit"
    limit.write_text(LIMIT)
    limit.chmod(0o755)
    assert run_limit(limit, 1) == Speed(4_000_000, 391.5, 18.5)
    assert run_limit(limit, 1).listed_per_s == 74_000_000


def test_the_ratio_is_ours_to_the_limit() -> None:
    pairs = [(37e6, Speed(4e6, 391.5, 18.5)), (74e6, Speed(4e6, 391.5, 18.5)), (7.4e6, Speed(4e6, 391.5, 18.5))]
    ratio = program.ratio(pairs)
    assert (ratio.low, ratio.median, ratio.high) == pytest.approx((0.1, 0.5, 1.0))


def test_it_runs_as_a_program_without_a_limit() -> None:
    options = ["--games", "1", "--rounds", "1", "--limit", "nowhere.rs", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "bench", *options], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stderr == "No comparison with Rust: nowhere.rs is not there.\n"
    assert json.loads(done.stdout)["limit"] is None
