"""docs/cli.md: every command in it works, and every option is in it."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.running import shown
from tests.frame.checkout import ROOT

TEXT = (ROOT / "docs/cli.md").read_text("utf-8")
EXAMPLES = re.findall(r"(?m)^\$ alhambra (.+)$", TEXT)


def test_the_examples_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(EXAMPLES) > 10
    for example in EXAMPLES:
        if "--sets" not in example and "--export" not in example:  # slow, and tested in their own files
            assert shown(*shlex.split(example)), example


@pytest.mark.parametrize(
    "name",
    [
        "sim",
        "arena",
        "perft",
        "bench",
        "rules",
        "replay",
        "verify",
        "advise",
        "report",
        "study",
        "train",
        "puzzles",
        "play",
        "serve",
    ],
)
def test_every_option_is_explained(name: str) -> None:
    options = set(re.findall(r"--[a-z-]+", shown(name, "--help"))) - {"--help"}
    assert options
    assert {option for option in options if f"{option}`" not in TEXT and f"{option} " not in TEXT} == set()
