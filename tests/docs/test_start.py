"""Somebody follows the pages of docs/start from top to bottom, in an empty folder."""

import shlex
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.engine.modules.catalogue import MODULES
from tests.cli.running import shown
from tests.docs.pages import BLOCK, ROOT, page, run_session, small

PAGES = sorted(file.stem for file in (ROOT / "docs/start").glob("*.md"))
FREE = ("python -m venv", "pip install", ". .venv/bin/activate", "alhambra serve", "alhambra play", "ALHAMBRA_MODULES=")
"""What a test does not type: setting up, and servers, which tests/server and tests/frame start."""


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A page begins in an empty folder, with nothing registered."""
    monkeypatch.setitem(MODULES, "well", "")
    monkeypatch.delitem(MODULES, "well")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return iter([None])


def blocks(name: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page, each with its language."""
    return [(kind, text) for kind, text in BLOCK.findall(page(f"docs/start/{name}.md"))]


@pytest.mark.parametrize("name", PAGES)
def test_what_is_to_be_typed_works(name: str) -> None:
    for kind, text in blocks(name):
        if text.startswith("# ") and kind in ("python", "toml"):
            file = Path(text.splitlines()[0].removeprefix("# "))
            file.write_text(text, "utf-8")
        if kind == "console":
            for line in text.splitlines():
                assert line.startswith("$ alhambra "), line
                assert shown(*small(line.removeprefix("$ alhambra "))), line
    if any(">>>" in text for kind, text in blocks(name) if kind == "python"):
        run_session(f"docs/start/{name}.md")


@pytest.mark.parametrize("name", PAGES)
def test_shell_lines_name_commands_and_files_that_exist(name: str) -> None:
    for kind, text in blocks(name):
        for line in text.splitlines() if kind == "sh" else ():
            words = shlex.split(line)
            files = [file for word in words if (file := word.partition(":")[0]).endswith(".py")]
            assert line.startswith(FREE) or (files and all((ROOT / file).exists() for file in files)), line


def test_the_settings_are_settings() -> None:
    from alhambra.server.settings import Settings

    (text,) = [text for kind, text in blocks("site") if kind == "toml"]
    assert {*tomllib.loads(text)} <= {*Settings.model_fields}


def test_every_page_is_followed() -> None:
    assert PAGES == ["arena", "bot", "embed", "library", "module", "site", "train"]
    assert sys.version_info >= (3, 11)
