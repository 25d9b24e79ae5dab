"""The rooms of the engine, and of records: what is imported at run time goes one way."""

import ast
from pathlib import Path

from tests.frame.checkout import ROOT

ROOMS = [ROOT / "src/alhambra/engine", ROOT / "src/alhambra/record"]


def name_of(file: Path) -> str:
    """The dotted name of a file."""
    return ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)


FILES = {name_of(file): file for room in ROOMS for file in room.rglob("*.py") if file.name != "__init__.py"}


def is_for_types_only(node: ast.AST) -> bool:
    """Is it `if TYPE_CHECKING:`?"""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imported_in(node: ast.AST) -> set[str]:
    """The files of these rooms that are imported somewhere below a node, functions included."""
    found: set[str] = set()
    for child in ast.iter_child_nodes(node):
        if is_for_types_only(child):
            continue
        if isinstance(child, ast.ImportFrom) and child.module:
            found |= {child.module, *(f"{child.module}.{name.name}" for name in child.names)} & FILES.keys()
        elif isinstance(child, ast.Import):
            found |= {name.name for name in child.names} & FILES.keys()
        found |= imported_in(child)
    return found


def cycles(imports: dict[str, set[str]]) -> list[list[str]]:
    """Groups of files that import each other, over any number of steps."""
    reached = {name: set(others) for name, others in imports.items()}
    for middle in imports:
        for name in imports:
            if middle in reached[name]:
                reached[name] |= reached[middle]
    rings = [sorted(other for other in reached[name] if name in reached[other]) for name in imports]
    return [ring for number, ring in enumerate(rings) if ring and ring not in rings[:number]]


def test_a_ring_of_imports_is_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]


def test_a_late_import_counts_and_one_for_types_does_not() -> None:
    game, view = "alhambra.engine.play.game", "alhambra.engine.view.view"
    source = f"if TYPE_CHECKING:\n    from {game} import Game\ndef late():\n    from {view} import View\n"
    assert imported_in(ast.parse(source)) == {view}


def test_no_files_import_each_other_at_run_time() -> None:
    imports = {name: imported_in(ast.parse(file.read_text("utf-8"))) for name, file in FILES.items()}
    assert sum(len(others) for others in imports.values()) > 200
    assert cycles(imports) == []


def test_what_the_documentation_imports_keeps_its_place() -> None:
    documented = {"errors", "chance", "show", "component_data", "module"}
    assert {file.stem for file in ROOMS[0].glob("[!_]*.py")} >= documented
