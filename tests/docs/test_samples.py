"""Everything that the pages tell the reader to type is typed here, and answers as they say."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.engine.component_data import use_components
from alhambra.engine.modules.catalogue import MODULES
from tests.cli.running import shown
from tests.docs.pages import ROOT, commands, run_session, small

PYTHON = ("README.md", "docs/library.md", "docs/components.md", "docs/bots.md")
CONSOLE = ("README.md", "docs/measurements/speed.md")


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page begins with nothing registered, and leaves no component data in use."""
    monkeypatch.setitem(MODULES, "caravan", "")  # so that it is taken away again, whoever registers it
    monkeypatch.delitem(MODULES, "caravan")
    yield
    use_components(None)


@pytest.mark.parametrize("page", PYTHON)
def test_sessions_in_python(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.chdir(tmp_path)
    run_session(page)


@pytest.mark.parametrize("page", CONSOLE)
def test_commands(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = list(commands(page))
    assert typed
    for command, said in typed:
        answer = shown(*small(command))
        assert re.search(expected(said), answer), f"{command}\n{answer}"


def expected(said: str) -> str:
    """The pattern of an answer: `…` stands for anything."""
    return ".*".join(re.escape(part) for part in said.split("…"))
