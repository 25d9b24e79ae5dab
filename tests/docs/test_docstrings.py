"""What `help` says of the library, compiled or not: the sentences of the sources."""

import ast
import inspect
from pathlib import Path

import pytest

import alhambra
from alhambra.build import class_doc

CLASSES = [thing for name in alhambra.__all__ if isinstance(thing := getattr(alhambra, name), type)]
PACKAGE = Path(alhambra.__file__).parent


def source_of(one: type) -> Path:
    return PACKAGE.joinpath(*one.__module__.split(".")[1:]).with_suffix(".py")


def written(one: type) -> ast.ClassDef:
    tree = ast.parse(source_of(one).read_text("utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == one.__name__)


@pytest.mark.parametrize("one", CLASSES, ids=lambda one: str(one.__name__))
def test_a_class_says_what_its_source_says(one: type) -> None:
    said = ast.get_docstring(written(one))
    assert said
    assert (inspect.getdoc(one) or "").startswith(said)


@pytest.mark.parametrize("one", CLASSES, ids=lambda one: str(one.__name__))
def test_methods_are_told_in_a_line_each(one: type) -> None:
    told = class_doc(source_of(one).read_text("utf-8"), one.__name__)
    for node in written(one).body:
        if isinstance(node, ast.FunctionDef) and node.name[0] != "_" and (said := ast.get_docstring(node)):
            assert f"    {node.name}: {said.splitlines()[0]}" in told


def test_a_class_without_a_docstring_has_none() -> None:
    assert class_doc("class Small:\n    size = 1\n", "Small") == ""
