"""Everything that the pages tell the reader to type is typed here, and answers as they say."""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.engine.component_data import use_components
from alhambra.engine.modules.catalogue import MODULES
from tests.cli.running import shown
from tests.docs.pages import ROOT, blocks

PYTHON = ("README.md", "docs/library.md", "docs/components.md", "docs/architecture.md", "docs/bots.md")
CONSOLE = ("README.md", "docs/performance.md")
FEWER = {"--games": 6, "--rounds": 1}  # the most of each that a test has time for


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
    session = doctest.DocTestParser().get_doctest("\n".join(blocks(page, "python")), {}, page, page, 0)
    complaints: list[str] = []
    result = doctest.DocTestRunner().run(session, out=complaints.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(complaints)


@pytest.mark.parametrize("page", CONSOLE)
def test_commands(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed = list(commands(page))
    assert typed
    for command, said in typed:
        answer = shown(*small(command))
        assert re.search(expected(said), answer), f"{command}\n{answer}"


def commands(page: str) -> Iterator[tuple[str, str]]:
    """What is typed behind `$ alhambra`, and what the page says is answered (perhaps nothing)."""
    for block in blocks(page, "console"):
        for part in re.split(r"^\$ alhambra ", block, flags=re.MULTILINE)[1:]:
            command, _, said = part.partition("\n")
            yield command, said.strip()


def expected(said: str) -> str:
    """The pattern of an answer: `…` stands for anything."""
    return ".*".join(re.escape(part) for part in said.split("…"))


def small(command: str) -> list[str]:
    """The same with smaller numbers."""
    words = shlex.split(command)
    for option, most in FEWER.items():
        if option in words:
            at = words.index(option) + 1
            words[at] = str(min(int(words[at]), most))
    return words
