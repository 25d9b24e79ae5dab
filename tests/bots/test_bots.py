"""What holds for every bot of the ladder, whatever is played."""

from itertools import islice
from time import thread_time

import pytest

from alhambra import Setup, build
from alhambra.bots.bot import Budget
from alhambra.bots.ladder import LADDER, UnknownBot, budget_of, make_bot
from alhambra.engine.chance import Fast
from alhambra.engine.show import show
from tests.bots.decisions import PLAYOUTS, asked, decisions

every_bot = pytest.mark.parametrize("name", LADDER)
every_table = pytest.mark.parametrize("players", [2, 3, 5])


@every_bot
@every_table
def test_a_bot_changes_nothing_of_what_it_gets(name: str, players: int) -> None:
    bot = make_bot(name, 1)
    for game in asked(name, players, 10):
        view, codes = game.view(game.to_act), game.legal_codes()
        before = show(view, money_is_open=True), list(codes)
        assert bot.choose(view, codes, PLAYOUTS) in before[1], game.setup
        assert (show(view, money_is_open=True), list(codes)) == before, game.setup


@every_bot
@every_table
def test_equal_views_and_seeds_give_equal_choices_whatever_is_hidden(name: str, players: int) -> None:
    """Two worlds, as in the tests of secrecy; and a bot remembers nothing that would make it choose otherwise."""
    used = make_bot(name, 7)
    for number, game in enumerate(asked(name, players, 20)):
        view, codes = game.view(game.to_act), game.legal_codes()
        other = view.sample(Fast(number)).view(game.to_act)
        chosen = used.choose(view, codes, PLAYOUTS)
        assert make_bot(name, 7).choose(other, codes, PLAYOUTS) == chosen, game.setup


@every_bot
def test_an_overrun_budget_is_cut(name: str) -> None:
    """A budget in seconds holds, but for the step that is under way when it ends."""
    slack = 0.15 if build.is_compiled() else 3.0
    for game in islice(decisions(Setup("alhambra", ("vizier", "huts")), 3), 3):
        view, codes = game.view(game.to_act), game.legal_codes()
        start = thread_time()
        assert make_bot(name, 1).choose(view, codes, Budget(seconds=0.05)) in list(codes)
        assert thread_time() - start < 0.05 + slack


@every_bot
def test_a_bot_is_called_what_it_is(name: str) -> None:
    assert make_bot(name).name() == name
    assert isinstance(budget_of(name), Budget)


def test_unknown_bots() -> None:
    with pytest.raises(UnknownBot, match="There is no bot “hal”: the bots are random"):
        make_bot("hal")
