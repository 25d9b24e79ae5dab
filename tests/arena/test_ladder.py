"""`python -m bench.ladder`: measuring the rungs."""

from pathlib import Path

import pytest

from bench.ladder import BEGIN, END, RUNGS, SETS, asked, bot_of, chosen, cost, main, written
from tests.effort import effort

SMALL = ["--rungs", "novice", "--sets", "base,two", "--games", "2", "--workers", "1"]


def test_the_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.ladder.cost", lambda label: cost(label, 5))
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    assert main([*SMALL, "--results", str(tmp_path / "results"), "--write", str(page)]) == 0
    rows = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines() if line.startswith("| ")]
    games = [row for row in rows if "novice" in row and len(row) == 9]
    assert [row[1:4] for row in games] == [["novice", "2 × random", "3"], ["novice", "1 × random", "2"]]
    assert [row[0] for row in rows if len(row) == 4] == ["bot", "---", "random", "novice"]
    assert sorted(file.name for file in (tmp_path / "results").iterdir()) == ["base-novice.jsonl", "two-novice.jsonl"]
    text = page.read_text()
    assert text.startswith(f"before\n{BEGIN}\n\nMeasured with")
    assert text.endswith(f"{END}\nafter\n")
    assert "old" not in text


def test_the_cost_of_a_decision() -> None:
    label, decisions, mean, late = cost("random", effort(200))
    assert (label, int(decisions)) == ("random", effort(200))
    assert 0 < float(mean) < 50
    assert float(late) > 0


def test_a_page_needs_a_place_for_the_tables() -> None:
    with pytest.raises(ValueError, match="the page has no"):
        written("nothing here", "tables")


def test_each_rung_is_measured_against_the_one_below() -> None:
    assert [rung.lower.partition("@")[0] for rung in RUNGS] == ["random", *(bot_of(rung) for rung in RUNGS[:-1])]


def test_the_sets_that_are_measured() -> None:
    assert list(SETS) == ["base", "two", "four", "granada", "combined", "modules"]
    assert (SETS["combined"].game, SETS["combined"].players) == ("combined", 3)
    games = {name: count for name, _, count in chosen(asked(["--rungs", "greedy"]))}
    assert games == {"base": 2000, **dict.fromkeys(list(SETS)[1:], 300)}
