"""Every refusal and event of the sources has a text in every language, and the values that the text needs."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import pytest

import alhambra
from alhambra.engine.errors import AlhambraError, InvalidSetup
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.texts import LANGUAGES, Catalogue, catalogue
from alhambra.texts.rules import list_rule_ids
from tests.effort import effort
from tests.notation.positions import ALL_MODULES, SETUPS, random_game

SOURCES = sorted(Path(alhambra.__file__).parent.rglob("*.py"))
ERRORS = {error.__name__ for error in AlhambraError.__subclasses__()}
BY_NARRATOR = {"player"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@dataclass(frozen=True)
class Said:
    """Something the engine says: where, its key, its rule, and the values given (None if the source does not show)."""

    where: str
    key: str
    rule: str
    values: frozenset[str] | None


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """All calls with the name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id, node
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr, node


def words(node: ast.expr | None) -> list[str]:
    """The texts that an expression can be, as far as it shows them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return []


def names(node: ast.expr | None) -> frozenset[str] | None:
    """The keys of a dictionary that is written out."""
    if node is None:
        return frozenset()
    if isinstance(node, ast.Dict):
        return frozenset(word for key in node.keys for word in words(key))
    return None


def argument(call: ast.Call, place: int) -> ast.expr | None:
    return call.args[place] if place < len(call.args) else None


def refusals() -> Iterator[Said]:
    for file in SOURCES:
        for called, call in calls(ast.parse(file.read_text())):
            where = f"{file.name}:{call.lineno}"
            if called in ERRORS:
                given = None if None in [k.arg for k in call.keywords] else frozenset(str(k.arg) for k in call.keywords)
                rules, keys = words(argument(call, 1)) or [""], words(argument(call, 0))
            elif called == "Refusal":
                given = names(argument(call, 2))
                rules, keys = words(argument(call, 0)) or [""], words(argument(call, 1))
            else:
                continue
            yield from (Said(where, key, rule, given) for key in keys for rule in rules)


def events() -> Iterator[Said]:
    for file in SOURCES:
        for called, call in calls(ast.parse(file.read_text())):
            if called == "note":
                given = names(argument(call, 2))
                values = None if given is None else given | BY_NARRATOR
                for key in words(argument(call, 0)):
                    yield Said(f"{file.name}:{call.lineno}", key, "", values)


def literals() -> set[str]:
    """All texts in the sources."""
    trees = [ast.parse(file.read_text()) for file in SOURCES]
    return {word for tree in trees for node in ast.walk(tree) if isinstance(node, ast.expr) for word in words(node)}


def unsaid(said: list[Said], prefix: str, language: str) -> list[str]:
    """What has no text, or one that needs other values."""
    texts = Catalogue(language)  # the product's own, without those of modules from outside
    faults = []
    for one in said:
        if not texts.has(prefix + one.key):
            faults.append(f"{one.where}: no text {prefix}{one.key}")
        elif one.values is not None and texts.list_variables(prefix + one.key) - one.values:
            faults.append(f"{one.where}: {prefix}{one.key} needs {sorted(texts.list_variables(prefix + one.key))}")
    return faults


@every_language
def test_every_refusal_has_a_text(language: str) -> None:
    said = list(refusals())
    assert len(said) > 50
    assert unsaid(said, "refusal-", language) == []


@every_language
def test_every_event_has_a_text(language: str) -> None:
    said = list(events())
    assert len(said) > 20
    assert unsaid(said, "event-", language) == []


def test_every_rule_named_in_a_refusal_exists() -> None:
    assert {one.rule for one in refusals()} - {""} <= set(list_rule_ids())


def test_every_text_is_said_somewhere() -> None:
    keys = [key for key in Catalogue("en") if "." not in key]
    said = literals()
    for prefix in ("refusal-", "event-"):
        unused = [key for key in keys if key.startswith(prefix) and key.removeprefix(prefix) not in said]
        assert unused == []


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_that_happens_in_a_game_can_be_told(setup: Setup) -> None:
    for seed in range(effort(3)):
        *_, game = random_game(setup, seed, journal=True)
        assert game.journal
        for event in game.journal:
            for language in LANGUAGES:
                text = catalogue(language).text("event-" + event.key, player="Ana", **event.values)
                assert text.endswith(".")


def test_every_set_up_that_cannot_be_played_is_refused_in_words() -> None:
    reasons = set()
    for game in ("alhambra", "granada", "combined", "chess"):
        for size in range(len(ALL_MODULES) + 1):
            for modules in combinations((*ALL_MODULES, "dragons"), size):
                try:
                    compose(Setup(game, modules, players=3))
                except InvalidSetup as error:
                    reasons.add(error.refusal.key)
                    for language in LANGUAGES:
                        refusal = error.refusal
                        assert catalogue(language).text("refusal-" + refusal.key, **refusal.values)
    assert reasons == {"game", "module", "other-game"}


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (Setup(players=1), "players"),
        (Setup(players=7), "players"),
        (Setup(edition="pocket"), "edition"),
        (Setup(ages=(30, 40)), "ages"),
        (Setup(modules=("huts", "huts")), "module-twice"),
    ],
)
def test_a_set_up_is_refused_with_a_reason(setup: Setup, key: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        compose(setup)
    assert error.value.refusal.key == key
    assert "{" not in str(error.value)
