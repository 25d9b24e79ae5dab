"""docs/architecture.md and docs/seams.md say what the code says."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from alhambra.engine.modules.catalogue import GAMES, MODULES, PARTS
from alhambra.engine.rules.module import Module
from tests.docs.pages import ROOT, page

TEXT = page("docs/architecture.md")
ENGINE = ROOT / "src/alhambra/engine"
KERNEL = sorted(file for file in ENGINE.rglob("[!_]*.py") if file.parent.name != "modules")
OPTIONAL = (*PARTS, *(name for name in MODULES if name != "caravan"))  # which the example registers
NAMES = (*GAMES, *OPTIONAL)
SEAMS = [name for name in vars(Module) if not name.startswith("_") and callable(getattr(Module, name))]
FILLED_BY = dict(re.findall(r"^\| `(\w+)` \|[^|]*\|[^|]*\| ([^|]+) \|$", page("docs/seams.md"), re.MULTILINE))


def module_class(name: str) -> type[Module]:
    """The class of a game or module."""
    where = GAMES[name][-1] if name in GAMES else (PARTS | MODULES)[name]
    path, _, class_name = where.partition(":")
    found: type[Module] = getattr(import_module(path), class_name)
    return found


@pytest.mark.parametrize("seam", SEAMS)
def test_the_table_says_who_fills_a_seam(seam: str) -> None:
    filling = [name for name in NAMES if seam in vars(module_class(name))]
    assert FILLED_BY[seam] == ("all" if len(filling) == len(NAMES) else " ".join(filling) or "–")


def test_the_table_has_no_other_seams() -> None:
    assert {*FILLED_BY} == {*SEAMS}


def rows_of(section: str, row: str) -> list[tuple[str, ...]]:
    """The rows of a section's tables."""
    return re.findall(row, TEXT.partition(f"\n## {section}\n")[2].partition("\n## ")[0], re.MULTILINE)


def test_every_file_of_the_engine_is_in_the_list() -> None:
    rows = rows_of("The engine", r"^\| `(\w+)` \| (`\w+`(?: `\w+`)*) \| [^|]+ \|$")
    listed = {(room, name) for room, files in rows for name in re.findall(r"\w+", files)}
    assert listed == {(file.parent.name, file.stem) for file in KERNEL}


def test_every_file_of_the_server_is_in_the_list() -> None:
    rows = rows_of("The server", r"^\| `(\w+)` \| (`\w+`(?: `\w+`)*) \| [^|]+ \|$")
    listed = {(package, name) for package, files in rows for name in re.findall(r"\w+", files)}
    server = ROOT / "src/alhambra/server"
    assert listed == {(file.parent.name, file.stem) for file in (*server.glob("[!_]*.py"), *server.glob("*/[!_]*.py"))}


@pytest.mark.parametrize("file", KERNEL, ids=lambda file: f"{file.parent.name}.{file.stem}")
def test_the_kernel_names_no_module(file: Path) -> None:
    assert re.findall(rf"\b(?:{'|'.join(OPTIONAL)})\b", file.read_text("utf-8")) == []
