"""The champion: it sees its view and nothing else, keeps to its budget, and plays by the network it is given."""

from itertools import islice

import pytest

from alhambra import Setup
from alhambra.bots.bot import Budget
from alhambra.bots.champion import ChampionBot
from alhambra.engine.chance import Fast
from tests.bots.decisions import PLAYOUTS, decisions
from tests.effort import effort
from tests.learned.networks import random_network
from tests.sets.all_sets import compositions

ALONE = Budget(playouts=1)


def champion(share: float = 0.3) -> ChampionBot:
    bot = ChampionBot(7, random_network())
    bot.share = share
    return bot


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("budget", [ALONE, PLAYOUTS])
def test_equal_views_give_equal_choices_whatever_is_hidden(players: int, budget: Budget) -> None:
    used = champion()
    for setup in list(compositions(players))[::5]:
        for number, game in enumerate(islice(decisions(setup, 10), effort(2))):
            view, codes = game.view(game.to_act), game.legal_codes()
            other = view.sample(Fast(number)).view(game.to_act)
            chosen = used.choose(view, codes, budget)
            assert chosen in list(codes)
            assert champion().choose(other, codes, budget) == chosen, setup


def test_without_a_share_of_the_evaluation_only_the_network_counts() -> None:
    for game in islice(decisions(Setup(), 10), effort(4)):
        view, codes = game.view(game.to_act), game.legal_codes()
        learned, made, both = (champion(share).think(view, codes, ALONE).search.ends for share in (0.0, 1.0, 0.5))
        by_network = {tuple(line.path): line.value for line in learned}
        by_hand = {tuple(line.path): line.value for line in made}
        for line in both:
            path = tuple(line.path)
            if path in by_network and path in by_hand:
                assert line.value == pytest.approx((by_network[path] + by_hand[path]) / 2)


def test_more_playouts_look_at_more_worlds() -> None:
    worlds = [0, 0, 0]
    for game in islice(decisions(Setup(), 10), 8):  # where all lines begin with one action, none is played on
        view, codes = game.view(game.to_act), game.legal_codes()
        for number, count in enumerate((1, 40, 400)):
            worlds[number] += len(champion().think(view, codes, Budget(playouts=count)).seeds)
    assert worlds[0] == 0 < worlds[1] < worlds[2]
