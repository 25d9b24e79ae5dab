"""Functions of the client are verbs too, as CONTRIBUTING.md says; small arrows inside them may be what they give."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.frame import test_function_names

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
KINDS = (".ts", ".js", ".svelte")
PREDICATES = {*test_function_names.PREDICATES, *test_function_names.REASONS}
ENDINGS = {*test_function_names.ENDINGS, "title", "path", "url"}  # `seatOf`, `cellText`, `linePath`
DECLARED = re.compile(r"^ *(?:export )?(?:async )?function\*? (\w+)", re.MULTILINE)
METHOD = re.compile(r"^  (?:private |static |async )*(\w+)(?:<[^>]*>)?\([^;\n]*\)(?:: [^=;\n]+)? \{$", re.MULTILINE)
NO_METHODS = {"constructor", "if", "for", "while", "switch", "catch"}


def list_functions() -> Iterator[tuple[str, list[str]]]:
    """Every function and method with a name of its own, as where it is and its words."""
    for file in sorted(SOURCES.rglob("*")):
        if file.suffix not in KINDS or ".test." in file.name:
            continue
        text = file.read_text("utf-8")
        names = DECLARED.findall(text) + [name for name in METHOD.findall(text) if name not in NO_METHODS]
        for name in names:
            words = [word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", name)]
            yield f"{file.relative_to(SOURCES)} {name}", words


WORDS = test_function_names.read_words(Path(__file__).with_name("client_function_names.txt"))
OWN_VERBS = WORDS["verbs"]
NAMED = set[str]().union(*(WORDS[part] for part in WORDS if part != "verbs"))


def is_verb(name: str, words: list[str]) -> bool:
    """A verb, a predicate, or one of those that are named after what they give."""
    is_known = words[0] in test_function_names.VERBS | OWN_VERBS | PREDICATES
    return is_known or (len(words) > 1 and words[-1] in ENDINGS) or name in NAMED


def test_functions_of_the_client_are_verbs() -> None:
    assert [where for where, words in list_functions() if not is_verb(where.split()[-1], words)] == []


def test_the_lists_of_the_client_have_no_name_too_many() -> None:
    found = dict(list_functions())
    assert sorted(NAMED - {where.split()[-1] for where in found}) == []
    assert sorted(OWN_VERBS - {words[0] for words in found.values()}) == []
    assert sorted(OWN_VERBS & test_function_names.VERBS) == []
