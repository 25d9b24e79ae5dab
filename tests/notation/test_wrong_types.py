"""The first things that people type: names of games are set-ups, and what makes no sense is refused in words of ours.

Compiled and interpreted, with the same sentence.
"""

import inspect
from typing import Any

import pytest

import alhambra
from alhambra import (
    AlhambraError,
    Game,
    InvalidNotation,
    InvalidSetup,
    Palace,
    Setup,
    compose,
    majority_points,
    new_palace,
    payments,
)
from alhambra.engine.chance import Fast
from alhambra.record import Recorder, Replay, parse_position, parse_record

TYPED = (Fast, Replay, new_palace, parse_position, parse_record, payments)  # what the texts below use

ALHAMBRA: Any = alhambra  # wrong types are meant here


def test_a_game_may_be_named() -> None:
    assert Game("granada", seed=7) == Game(Setup("granada"), seed=7)
    assert Game(seed=7) == Game("alhambra", 7) == Game(Setup(), seed=7)
    assert compose("granada") is compose(Setup("granada"))
    assert Recorder("granada", seed=1).game.setup == Setup("granada")
    with pytest.raises(InvalidSetup, match="There is no game “chess”: the games are alhambra, granada, combined"):
        Game("chess")


def test_a_ruleset_is_dealt_if_there_is_a_seed() -> None:
    assert Game(compose(Setup()), seed=7) == Game(Setup(), seed=7)


def test_a_palace_begins_with_its_starting_tile() -> None:
    palace = Palace()
    assert palace == Palace.of([])
    assert repr(palace) == "<Palace>"
    palace.add("P8", 1, 0)
    assert repr(palace) == "<Palace P8@1,0>"
    assert palace.copy() == palace != Palace()


def test_a_copy_is_a_method_too() -> None:
    game = Game(seed=7, keeps_record=True)
    other = game.copy()
    other.apply(other.legal_actions()[0])
    assert other != game
    other.pop()
    assert other == game


GAME = 'expected a set-up or the name of a game, as Game(Setup("alhambra", players=4)) or Game("alhambra"), not '
SEED = "expected a seed, which is a whole number, a text or bytes, not "
ACTION = 'expected an action, as game.legal_actions()[0], "take fl5" or its code, not '
SEAT = "expected the number of a seat, as game.view(0), or -1 for a spectator, not "
TILE = 'expected a tile and its cell, as ("P8", 1, 0), not '
NAMES = 'expected names, one for each of the 3 players, as names=("Ana", "Boabdil", …), not '
REFUSED = {
    "Game(3)": GAME + "3",
    "Game(None)": GAME + "None",
    'compose(["granada"])': GAME + "['granada']",
    "Game(game)": GAME + "<Game alhambra, family-box, 3 players; step 0, seat 1 decide…",
    "Game(Setup(), 1.5)": SEED + "1.5",
    "Recorder(Setup(), 1.5)": SEED + "1.5",
    "Game(Setup(), 1, 1)": "expected keeps_record=True or False, not 1",
    "Setup(3)": 'expected the name of a game, as Setup("alhambra"), not 3',
    "Setup(edition=2)": 'expected the name of an edition, as Setup(edition="revised"), not 2',
    "Setup(modules=[1])": 'expected names, as modules=["…"], not 1',
    'Setup(ages=[31, "28"])': "expected whole numbers, as ages=[31, 28, 44], not '28'",
    "Setup(playerz=3)": "Setup has no field 'playerz', and an option is chosen by True or False",
    "game.apply(None)": ACTION + "None",
    "game.is_legal(1.0)": ACTION + "1.0",
    'game.why_not(b"pass")': ACTION + "b'pass'",
    'game.preview(["pass"])': ACTION + "['pass']",
    "game.parse(3)": 'expected an action in notation, as game.parse("take fl5"), not 3',
    'game.view("0")': SEAT + "'0'",
    "game.view(0.0)": SEAT + "0.0",
    'game.projection("3")': "expected the number of a scoring, as game.projection(3), not '3'",
    "game.view(0).sample(1)": "expected a source of chance, as view.sample(Fast(1)), not 1",
    'Fast("1")': "expected a whole number, as Fast(1), not '1'",
    "Palace(1)": 'expected no tiles, as in Palace(), or those of Palace.of([("P8", 1, 0)]), not 1',
    'Palace.of("P8")': TILE + "'P'",
    'Palace.of([("P8", 1)])': TILE + "('P8', 1)",
    'Palace.of([("P8", "1", "0")])': TILE + "('P8', '1', '0')",
    'new_palace("granada", ["ar2@1,0"])': TILE + "'ar2@1,0'",
    "new_palace(Setup())": 'expected the name of a game, as new_palace("alhambra"), not Setup(',
    "Palace().add(None, 1, 0)": 'expected a tile, as "A6sw" or "arcades 6 SW", not None',
    'payments(["fl7"], "fl", 8.0)': 'a price, as payments(["fl7", "fl1"], "fl", 8), not 8.0',
    'majority_points("1", [])': "expected the number of a scoring, as majority_points(3, counts), not '1'",
    'Replay("text")': "expected a record, as Replay(parse_record(text)), not 'text'",
    "parse_record(3)": "expected a record as text, not 3",
    "parse_position(3)": "expected a position as text, as that of game.position, not 3",
    'Recorder(Setup(), names="Ana")': NAMES + "'Ana'",
    'Recorder(Setup(), names=("Ana", "Béla"))': NAMES + "('Ana', 'Béla')",
    'Recorder(Setup(), names=("Ana", "Béla", 3))': NAMES,
}


@pytest.mark.parametrize("typed", REFUSED)
def test_other_types_are_refused_with_an_example(typed: str) -> None:
    game = Game(seed=7)
    with pytest.raises(TypeError) as refused:
        eval(typed, globals() | {"game": game})
    assert REFUSED[typed] in str(refused.value)
    assert game == Game(seed=7), "nothing has changed"


def test_what_is_neither_money_nor_a_count_is_refused() -> None:
    for hand, currency in (([7], "fl"), (["fl7"], 0)):
        with pytest.raises(InvalidNotation):
            ALHAMBRA.payments(hand, currency, 8)
    with pytest.raises(AlhambraError, match="Player 1 needs six building counts"):
        ALHAMBRA.majority_points(1, [["1", 0, 0, 0, 0, 0], [0] * 6])
    assert majority_points(1, [[1, 0, 0, 0, 0, 0], [0] * 6]) == [1, 0]


def test_a_setup_has_the_signature_of_its_source() -> None:
    shown = inspect.signature(Setup)
    assert str(shown) == (
        "(game='alhambra', modules=(), edition='family-box', players=3, options=(), ages=(), **chosen)"
    )
    usual = {name: one.default for name, one in shown.parameters.items() if one.default is not one.empty}
    assert {name: getattr(Setup(), name) for name in usual} == usual
