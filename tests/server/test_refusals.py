"""Everything that the server refuses is said in words, in every language."""

import ast
from collections.abc import Iterator

import pytest

from alhambra.texts import LANGUAGES, catalogue
from tests.frame.checkout import ROOT

SOURCES = sorted((ROOT / "src/alhambra/server").rglob("*.py"))


def refusals() -> Iterator[tuple[str, frozenset[str]]]:
    """The key and the values of each refusal in the sources."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant):
                    yield str(first.value), frozenset(word.arg for word in node.keywords if word.arg)


FOUND = sorted(set(refusals()), key=str)


def test_there_are_refusals() -> None:
    assert len(FOUND) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_and_what_it_needs(language: str) -> None:
    texts = catalogue(language)
    missing = {key for key, _ in FOUND if not texts.has(f"server-refusal-{key}")}
    assert missing == set()
    incomplete = {key for key, values in FOUND if texts.list_variables(f"server-refusal-{key}") - values - {"status"}}
    assert incomplete == set()
