"""The quick policy of playouts: legal everywhere, without a trace, and much the same as the greedy one."""

from itertools import islice

import pytest

from alhambra import Setup
from alhambra.bots.playout import Playout
from alhambra.bots.policy import choose_greedily
from alhambra.bots.weights import make_tuned
from alhambra.engine.chance import Fast
from alhambra.engine.show import show
from tests.bots.decisions import decisions
from tests.effort import effort

SETUPS = [
    Setup("alhambra", players=2),
    Setup("alhambra", players=3),
    Setup("alhambra", ("vizier", "huts", "sites"), players=3),
    Setup("alhambra", ("exchange", "bonus"), players=4),
    Setup("granada", players=3),
    Setup("combined", players=3),
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_choices_are_legal_and_leave_no_trace(setup: Setup) -> None:
    for number, game in enumerate(islice(decisions(setup, 4), effort(100))):
        world = game.view(game.to_act).sample(Fast(number))
        playout = Playout(world, make_tuned())
        playout.glance.begin(world)
        before = show(world.view(world.to_act), money_is_open=True), list(world.legal_codes())
        assert playout.choose(world) in before[1]
        assert (show(world.view(world.to_act), money_is_open=True), list(world.legal_codes())) == before


def test_the_quick_policy_chooses_much_like_the_greedy_one() -> None:
    """It knows the same things; only strongest rivals in dispute, swaps and removals make a difference."""
    game = Setup("alhambra", players=3)
    alike = total = 0
    for number, position in enumerate(islice(decisions(game, 6), effort(200))):
        world = position.view(position.to_act).sample(Fast(number))
        playout = Playout(world, make_tuned())
        playout.glance.begin(world)
        alike += playout.choose(world) == choose_greedily(world, make_tuned())
        total += 1
    assert alike >= 0.85 * total


def test_equal_luck_gives_equal_values() -> None:
    for game in islice(decisions(Setup("alhambra", players=3), 2), effort(10)):
        view = game.view(game.to_act)
        playout = Playout(view.sample(Fast(1)), make_tuned())
        values = [playout.value(view, game.to_act, 6, Fast(5)) for _ in range(2)]
        assert values[0] == values[1]
        assert Playout(view.sample(Fast(2)), make_tuned()).value(view, game.to_act, 6, Fast(5)) == values[0]
