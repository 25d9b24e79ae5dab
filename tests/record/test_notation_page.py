"""The examples of docs/notation.md are what they say they are."""

import re
from pathlib import Path

import pytest

from alhambra.engine.notation.notation import action_text, parse_action
from alhambra.engine.palace.palace import Palace
from alhambra.engine.pieces.cells import cell_text, parse_cell
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.record import (
    Replay,
    parse_position,
    parse_record,
    parse_setup,
    position_text,
    record_text,
    setup_text,
)
from tests.record.games import ALL_MODULES

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
RULES = compose(Setup(modules=ALL_MODULES, players=2))
GRANADA = compose(Setup("granada", players=2))


def examples(kind: str) -> list[str]:
    """The lines of all blocks of a kind."""
    lines = [line for name, block in BLOCKS if name == kind for line in block.splitlines()]
    assert lines
    return lines


def test_no_example_is_left_out() -> None:
    kinds = {"tile", "card", "cell", "palace", "drawing", "action", "setup", "position", "record", "variations"}
    assert {kind for kind, _ in BLOCKS} == kinds


@pytest.mark.parametrize("text", examples("tile"))
def test_tiles(text: str) -> None:
    assert RULES.tiles.name(RULES.tiles.parse(text)) == text


@pytest.mark.parametrize("text", examples("card"))
def test_cards(text: str) -> None:
    assert RULES.cards.names[RULES.cards.parse(text)] == text


@pytest.mark.parametrize("text", examples("cell"))
def test_cells(text: str) -> None:
    assert cell_text(parse_cell(text)) == text


@pytest.mark.parametrize("text", examples("action"))
def test_actions(text: str) -> None:
    assert action_text(RULES, parse_action(RULES, text)) == text


@pytest.mark.parametrize("text", examples("setup"))
def test_setups(text: str) -> None:
    compose(parse_setup(text))
    assert setup_text(parse_setup(text)) == text


def test_the_palace_and_its_drawing_are_the_same() -> None:
    (line,) = examples("palace")
    placed = [re.split("[@,]", word) for word in line.split()]
    palace = Palace.of([(name, int(x), int(y)) for name, x, y in placed])
    assert palace == Palace.from_ascii("\n".join(examples("drawing")))
    assert palace.ascii() == "\n".join(examples("drawing"))


def test_the_position() -> None:
    text = "\n".join(examples("position")) + "\n"
    assert position_text(parse_position(text)) == text
    assert position_text(parse_position(text)).count("palace1: " + "G8nw@-1,0") == 1


def test_the_record() -> None:
    text = "\n".join(examples("record")) + "\n"
    record = parse_record(text)
    assert record_text(record) == text
    assert len(Replay(record)) == 9
    assert not Replay(record).at(9).is_over


def test_the_variations() -> None:
    text = "\n".join(examples("variations")) + "\n"
    record = parse_record(text)
    assert record_text(record) == text
    assert len(Replay(record.variation(1))) == 2
    assert Replay(record.variation(1)).at(2).to_act == Replay(record).at(1).to_act + 1


@pytest.mark.parametrize("rules", [RULES, GRANADA], ids=["alhambra", "granada"])
def test_every_kind_of_action_is_described(rules: object) -> None:
    from alhambra.engine.rules.ruleset import Rules

    assert isinstance(rules, Rules)
    for kind in rules.kinds:
        assert f"`{kind.name}`" in PAGE
