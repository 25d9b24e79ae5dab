"""What `help` says of the library, compiled or not: the sentences of the sources, and the signatures."""

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

import alhambra
from alhambra.build import list_sources
from c_docstrings import with_docstrings

CLASSES = [thing for name in alhambra.__all__ if isinstance(thing := getattr(alhambra, name), type)]
PACKAGE = Path(alhambra.__file__).parent
MODULES = list_sources(PACKAGE)
Said = tuple[str, object, str]


def spoken(tree: ast.Module | ast.ClassDef, thing: object, at: str) -> Iterator[Said]:
    """Every class, method, property and function with a docstring: its name, what it is when it runs, what it says."""
    for node in tree.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef) or node.name.startswith("_"):
            continue
        found = inspect.getattr_static(thing, node.name)
        found = getattr(found, "__func__", found)
        if said := ast.get_docstring(node):
            yield f"{at}.{node.name}", found, said
        if isinstance(node, ast.ClassDef):
            yield from spoken(node, found, f"{at}.{node.name}")


@pytest.mark.parametrize("name", MODULES)
def test_everything_says_what_its_source_says(name: str) -> None:
    tree, module = ast.parse(MODULES[name].read_text("utf-8")), importlib.import_module(name)
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for where, thing, said in spoken(tree, module, name):
        assert inspect.getdoc(thing) == said, where


@pytest.mark.parametrize("one", CLASSES, ids=lambda one: str(one.__name__))
def test_the_public_methods_have_signatures(one: type) -> None:
    for name, method in vars(one).items():
        of_dataclass = type(method).__name__.endswith("_obj")  # compiled, these have no signature
        if not name.startswith("_") and inspect.isroutine(method) and not of_dataclass:
            assert str(inspect.signature(getattr(one, name))).startswith("("), name


def test_help_shows_a_sentence_and_a_signature() -> None:
    assert list(inspect.signature(alhambra.Game).parameters) == ["setup", "seed", "keeps_record"]
    assert list(inspect.signature(alhambra.Game.apply).parameters) == ["self", "action"]
    assert (inspect.getdoc(alhambra.Game.apply) or "").startswith("Carry out an action.")
    assert (inspect.getdoc(alhambra.Game.to_act) or "").startswith("The seat that decides")


def test_docstrings_are_written_into_c(tmp_path: Path) -> None:
    source = tmp_path / "src" / "small.py"
    source.parent.mkdir()
    source.write_text('class Small:\n    def size(self):\n        """How “large” it is."""\n')
    code = '{"size",\n (PyCFunction)CPyPy_small___Small___size,\n METH_FASTCALL, PyDoc_STR("size($self)\\n--\\n\\n")},'
    said = with_docstrings(code, {"alhambra.small": source}, tmp_path)
    assert said == code.replace('--\\n\\n"', '--\\n\\nHow \\342\\200\\234large\\342\\200\\235 it is."')
