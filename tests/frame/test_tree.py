"""House rules about the tree that no linter checks."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import alhambra
from tests.frame.checkout import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCK = (ROOT / "requirements/dev.txt").read_text()
SOURCES = sorted((ROOT / "src").rglob("*.py"))
LOWER_LAYERS = ("build.py", "texts", "engine", "record", "svg")
RUNTIME_OF_THE_COMPILER = {"librt", "mypy_extensions"}


def imports(file: Path) -> Iterator[str]:
    """The top-level packages that a file imports."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module).split(".")[0]


def pinned(name: str) -> str:
    """The version of a package in the lock file."""
    found = re.search(rf"^{re.escape(name)}==(\S+)", LOCK, re.MULTILINE)
    assert found, name
    return found[1]


def test_the_lock_file_names_no_host_and_no_path() -> None:
    for line in LOCK.splitlines():
        assert re.fullmatch(r"[a-z0-9-]+==\S+( ; [^/]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line)


@pytest.mark.parametrize("name", ["librt", "mypy"])
def test_the_build_and_the_lock_use_the_same_compiler(name: str) -> None:
    assert f"{name}=={pinned(name)}" in PROJECT["build-system"]["requires"]


def test_a_wheel_requires_the_librt_that_it_was_compiled_with() -> None:
    assert f"librt>={pinned('librt')}" in PROJECT["project"]["dependencies"]


def test_the_changelog_has_this_version() -> None:
    assert f"\n## {alhambra.__version__}" in (ROOT / "CHANGELOG.md").read_text()


def test_files_are_short() -> None:
    lengths = {file.relative_to(ROOT): len(file.read_text().splitlines()) for file in SOURCES}
    assert {file: lines for file, lines in lengths.items() if lines > 450} == {}


def test_files_are_named_after_what_they_hold() -> None:
    empty_names = {"utils", "util", "helpers", "helper", "manager", "managers", "core", "misc", "common"}
    tops = (ROOT / top for top in ("src", "tests", "tools", "bench", "web/src"))
    assert [file for top in tops for file in top.rglob("*") if file.stem.lower() in empty_names] == []


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")] == []


def test_the_lower_layers_need_only_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | RUNTIME_OF_THE_COMPILER | {"alhambra"}
    package = ROOT / "src/alhambra"
    lower = [file for file in SOURCES if file.relative_to(package).parts[0] in LOWER_LAYERS]
    foreign = {(str(file.relative_to(package)), name) for file in lower for name in imports(file)}
    assert {(file, name) for file, name in foreign if name not in allowed} == set()
