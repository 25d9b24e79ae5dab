"""One evaluation: each weight is read in one place, and what an action changes is the difference of two values."""

import re
from itertools import islice
from pathlib import Path

import pytest

import alhambra.bots
from alhambra import Game, Setup
from alhambra.bots.evaluation import Outlook
from alhambra.bots.playout import Playout, is_plain
from alhambra.bots.weights import NAMES, make_tuned, make_weights
from alhambra.engine.actions.purse import one_card
from alhambra.engine.chance import Fast
from alhambra.engine.play.own_turn import play_own
from tests.bots.decisions import decisions
from tests.effort import effort

SETUPS = [
    Setup("alhambra", players=3),
    Setup("alhambra", ("vizier", "exchange", "bonus", "huts", "sites"), players=2),
    Setup("granada", players=3),
    Setup("combined", players=3),
]


def test_each_weight_is_read_in_one_place() -> None:
    sources = [file.read_text("utf-8") for file in Path(alhambra.bots.__path__[0]).glob("*.py")]
    reads = [name for source in sources for name in re.findall(r"\bweights\.([a-z]+)\b(?! import)", source)]
    assert sorted(name for name in reads if name in NAMES) == sorted(NAMES)


def test_money_that_cannot_be_spent_any_more_is_worth_little() -> None:
    world = Game(Setup(), "spare").view(0).sample(Fast(1))
    outlook = Outlook(world, 0, make_tuned())
    outlook.read(one_card(9))
    few = outlook.value_cash()
    outlook.spendable = 9.0
    outlook.read(one_card(9))
    assert outlook.value_cash() == few
    outlook.read(one_card(9) + one_card(8) + one_card(7))
    limited = outlook.value_cash()
    outlook.spendable = 24.0
    outlook.read(one_card(9) + one_card(8) + one_card(7))
    assert few < limited < outlook.value_cash()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_change_is_the_difference_of_two_values(setup: Setup) -> None:
    weights = make_weights({"rival": 0.0})  # else the strongest rival, whom a glance takes as given, may be another
    differences: list[float] = []
    for number, game in enumerate(islice(decisions(setup, 4), effort(120))):
        world = game.view(game.to_act).sample(Fast(number))
        if world.decision not in ("act", "place") or len(world.legal_codes()) == 1:
            continue
        seat = world.to_act
        outlook, playout = Outlook(world, seat, weights), Playout(world, weights)
        playout.glance.begin(world)
        playout.choose(world)  # lists the options and looks at the position
        before = outlook.value(world) - outlook.value_extra_action(world)
        for code in list(world.legal_codes()):
            if is_plain(code) and code in [playout.codes.items[i] for i in range(playout.codes.size)]:
                after = world.clone()
                play_own(after, code)
                differences.append(abs(playout.value_change(world, seat, code) - outlook.value(after) + before))
    assert len(differences) > effort(100)
    # Chances to be ahead are looked up in steps: a last digit of a count may make one of difference, rarely.
    assert max(differences) < 0.2
    assert sum(difference > 1e-6 for difference in differences) <= len(differences) // 100
