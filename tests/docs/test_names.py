"""Files, folders and modules that the pages name are there."""

import os
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.docs.pages import BLOCK, ROOT, page
from tests.docs.test_links import PAGES

FILE = re.compile(r"`((?:[\w.-]+/)*[\w-]+\.(?:py|md|ts|svelte|json|jsonl|toml|txt|js|bin|yml))`")
FOLDER = re.compile(r"`((?:[\w-]+/)+)`|`((?:src|tests|tools|bench|web|docs|examples)/[\w/-]+)`")
MODULE = re.compile(r"`(alhambra(?:\.(?!json|toml|zip|sqlite)\w+)+)`")
NOT_OURS = (".git", ".venv", "node_modules", "build", "dist", "__pycache__")
OF_READER = ("bot.py", "decisions.md", "first.py", "well.py", "dist/", "build/", "network/", "curve.jsonl", "best.bin")
"""What a reader makes by following a page."""


@pytest.fixture(scope="module")
def files() -> list[str]:
    """Every file of the repository, each with a slash before it."""
    found = []
    for folder, inside, names in os.walk(ROOT):
        inside[:] = [one for one in inside if one not in NOT_OURS]
        found += [f"/{(Path(folder) / one).relative_to(ROOT).as_posix()}" for one in names]
    return found


def prose(name: str) -> str:
    """A page without its samples."""
    return BLOCK.sub("", page(name))


@pytest.mark.parametrize("name", [one for one in PAGES if one != "CHANGELOG.md"])
def test_files_that_are_named_exist(name: str, files: list[str]) -> None:
    named = [one for one in FILE.findall(prose(name)) if not one.startswith(OF_READER)]
    assert [one for one in named if not any(file.endswith("/" + one) for file in files)] == []


@pytest.mark.parametrize("name", [one for one in PAGES if one != "CHANGELOG.md"])
def test_folders_that_are_named_exist(name: str, files: list[str]) -> None:
    named = [(one or other).rstrip("/") for one, other in FOLDER.findall(prose(name))]
    named = [one for one in named if not f"{one}/".startswith(OF_READER)]
    assert [one for one in named if not any(f"/{one}/" in file for file in files)] == []


@pytest.mark.parametrize("name", PAGES)
def test_modules_that_are_named_exist(name: str) -> None:
    assert [one for one in MODULE.findall(prose(name)) if not is_there(one)] == []


def is_there(name: str) -> bool:
    """Is it a module, or something in one?"""
    parts = name.split(".")
    for most in range(len(parts), 0, -1):
        try:
            if find_spec(".".join(parts[:most])) is None:
                continue
        except ModuleNotFoundError:
            continue
        if most == len(parts):
            return True  # and what it needs may be missing
        thing: object = import_module(".".join(parts[:most]))
        for part in parts[most:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


def test_what_is_not_there_is_found(files: list[str]) -> None:
    assert FILE.findall("see `engine/gone.py`") == ["engine/gone.py"]
    assert not any(file.endswith("/engine/gone.py") for file in files)
    assert not is_there("alhambra.engine.gone")
    assert is_there("alhambra.engine.play.game.Game")
