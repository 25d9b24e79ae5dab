"""Reasons are true, and every one has its text."""

import ast
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import alhambra.bots
from alhambra import Game, Setup
from alhambra.bots.advice import Reason
from alhambra.bots.components import PARTS, average_parts, value_parts
from alhambra.bots.evaluation import Outlook
from alhambra.bots.in_words import reason_text
from alhambra.bots.novice import give_reason
from alhambra.bots.reasons import compare_place, find_reasons
from alhambra.bots.weights import Weights, make_tuned
from alhambra.engine.actions.purse import sum_values
from alhambra.engine.chance import Fast
from alhambra.engine.notation.action import Action
from alhambra.engine.play.own_turn import play_own
from alhambra.record import Narrator
from alhambra.texts import LANGUAGES, Catalogue
from tests.bots.decisions import decisions
from tests.effort import effort

SETUPS = [
    Setup(),
    Setup("granada", players=4),
    Setup("combined", ("vizier", "exchange"), players=2),
    Setup(modules=("vizier", "exchange", "bonus", "huts", "sites"), players=3),
]
SOURCES = sorted(Path(str(alhambra.bots.__file__)).parent.glob("*.py"))


def given(setup: Setup, count: int) -> Iterator[tuple[Game, int, Game, list[Reason]]]:
    """Reasons for every option of some decisions: game, action, what it leads to."""
    for number, game in enumerate(islice(decisions(setup, 20), count)):
        world = game.view(game.to_act).sample(Fast(number))
        outlook = Outlook(world, game.to_act, make_tuned())
        codes = game.legal_codes()
        base = average_parts(outlook, world, codes) if number % 2 else value_parts(outlook, world)
        for code in codes:
            after = world.clone()
            play_own(after, code)
            yield world, code, after, find_reasons(outlook, base, world, code, after)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_parts_make_up_the_value(setup: Setup) -> None:
    for number, game in enumerate(islice(decisions(setup, 5), effort(20))):
        world = game.view(game.to_act).sample(Fast(number))
        outlook = Outlook(world, game.to_act, Weights())
        parts = value_parts(outlook, world)
        assert len(parts) == PARTS
        assert sum(parts) == pytest.approx(outlook.value(world))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_reasons_are_true(setup: Setup) -> None:
    for game, code, after, reasons in given(setup, effort(40)):
        seat = game.to_act
        action, preview = Action(game.rules, code), game.preview(code)
        for reason in reasons:
            values = reason.values
            if reason.key == "exact":
                assert preview.exact
                assert action.tile == values["tile"]
            elif reason.key == "wall":
                category = str(values["category"])
                assert (preview.before.counts[category], preview.after.counts[category]) == (
                    values["before"],
                    values["edges"],
                )
            elif reason.key == "money":
                money = [sum(sum_values(amount) for amount in one.seats[seat].money) for one in (game, after)]
                assert values["coins"] == money[1] - money[0] > 0
            elif reason.key == "denies":
                assert action.tile == values["tile"]
                assert values["rival"] != seat
            elif reason.key in ("reserve", "fits"):
                assert action.tile == values["tile"]
            elif reason.key == "saves":
                assert action.kind in ("take", "buy", "fee", "finish", "site", "vizier")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_reason_can_be_told(setup: Setup) -> None:
    narrators = [Narrator(Game(setup, 1).rules, language, ("Ana", "Ben")) for language in LANGUAGES]
    for game, code, _, reasons in given(setup, effort(15)):
        for reason in [*reasons, give_reason(game.view(game.to_act), code)]:
            for narrator in narrators:
                assert reason_text(reason, narrator)[-1] == "."


def test_every_reason_is_given_somewhere() -> None:
    missing = {key for key, _ in said()} - {"only", "judgement", "random", "most-money", "buys", "builds", "special"}
    for setup in (SETUPS[0], *reversed(SETUPS[1:])):  # most are met in the base game, the others with the modules
        for *_, reasons in given(setup, 120):
            missing -= {reason.key for reason in reasons}
            if not missing:
                return
    assert missing == set()


def test_who_leads() -> None:
    game = Game(Setup(players=3), 1)
    outlook = Outlook(game, 0, Weights())
    for mine, theirs, expected in [(3, 1, "lead"), (2, 2, "level"), (1, 2, "closer")]:
        outlook.counts[0], outlook.counts[outlook.types] = float(mine), float(theirs)
        assert compare_place(outlook, 0) == expected


def test_words_in_three_languages() -> None:
    rules = Game(Setup(players=3), 1).rules
    reason = Reason("denies", {"tile": "T8", "rival": 1})
    assert [reason_text(reason, Narrator(rules, language, ("Ana", "Ben", "Cem"))) for language in LANGUAGES] == [
        "This takes tower 8 before Ben can pay for it exactly.",
        "Ben aurait pu faire l’appoint pour la tour 8\u00a0: autant prendre cette tuile avant.",
        "Ben hätte für den Turm 8 passend zahlen können; so ist das Plättchen weg.",
    ]
    lead = [Reason("lead", {"category": "garden", "points": points}) for points in (0, 1, 5)]
    assert [reason_text(one, Narrator(rules)) for one in lead] == [
        "This takes the lead in gardens.",
        "This takes the lead in gardens, about 1 point more.",
        "This takes the lead in gardens, about 5 points more.",
    ]


def said() -> Iterator[tuple[str, frozenset[str] | None]]:
    """The reasons in the sources, with the names of their values where these are written out."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "Reason"
                and node.args
            ):
                keys = [leaf.value for leaf in choices(node.args[0]) if isinstance(leaf, ast.Constant)]
                names = [key.value for key in keys_of(node)] if has_names(node) else None
                for key in keys:
                    if isinstance(key, str):
                        yield key, None if names is None else frozenset(str(name) for name in names)
    yield from ((key, frozenset({"category", "points"})) for key in ("lead", "level", "closer"))
    yield from ((key, frozenset()) for key in ("has-vizier", "has-exchange"))


def choices(value: ast.expr) -> list[ast.expr]:
    """What an expression may be: both sides of a condition, but not the condition."""
    return [*choices(value.body), *choices(value.orelse)] if isinstance(value, ast.IfExp) else [value]


def has_names(call: ast.Call) -> bool:
    return len(call.args) == 1 or isinstance(call.args[1], ast.Dict)


def keys_of(call: ast.Call) -> list[ast.Constant]:
    values = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
    return [key for key in values.keys if isinstance(key, ast.Constant)] if isinstance(values, ast.Dict) else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text_and_every_text_a_reason(language: str) -> None:
    texts = Catalogue(language)
    found = list(said())
    assert len(found) > 20
    for key, names in found:
        assert names is None or texts.list_variables("reason-" + key) <= names, key
    assert {key for key in texts if key.startswith("reason-")} == {"reason-" + key for key, _ in found}
