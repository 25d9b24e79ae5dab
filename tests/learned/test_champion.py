"""The champion: it sees its view and nothing else, keeps to its budget, and plays by the network it is given."""

from itertools import islice

import pytest

from alhambra import Game, Setup
from alhambra.bots.bot import Budget
from alhambra.bots.champion import BEAM_LINES, LATER_SHARE, ChampionBot, LearnedPlayout
from alhambra.bots.learned.judge import Judge
from alhambra.bots.turn_search import BEAM_LINES as TURN_LINES
from alhambra.bots.weights import make_tuned
from alhambra.engine.chance import Fast
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.turns import turn
from alhambra.entrants.puzzle import make_search
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


def test_the_wide_beam_finds_turns_that_a_narrow_one_gives_up() -> None:
    """A chain of exact purchases looks like little until all of it is built."""
    gains = []
    for game in islice(decisions(Setup(), 12, seed=9), 12 + effort(12)):
        world, values = game.view(game.to_act).sample(Fast(1)), []
        for width in (TURN_LINES, BEAM_LINES):
            search = make_search(world, 1)
            assert search.width == search.make_another(1).width == BEAM_LINES > TURN_LINES
            search.width = width
            search.run(world, world.legal_codes())
            values.append(search.ends[0].value)
        gains.append(values[1] - values[0])
    assert max(gains) > 0.5
    assert sum(gain < 0 for gain in gains) <= len(gains) / 20, "seldom, a line that led further was crowded out"


def list_values(playout: LearnedPlayout, game: Game, seat: int, turns: int) -> list[float]:
    """What the ends of the seat's turns are worth, one by one; many times what the end of the game is worth."""
    playout.glance.begin(game)
    last, values = game.turns + turns, []
    turn.advance(game)
    while not game.is_over and game.turns <= last:
        if not play_own(game, playout.choose(game)) and game.turn == seat:
            values.append(playout.value_end(game, seat))
        turn.advance(game)
    return values + [playout.value_end(game, seat)] * 100 if game.is_over else values


@pytest.mark.parametrize("rounds", [1, 3, 60])
def test_a_line_is_worth_what_the_ends_of_the_next_turns_are(rounds: int) -> None:
    for game in islice(decisions(Setup(), 10), effort(20)):
        seat, turns = game.to_act, 3 * rounds
        playout = LearnedPlayout(game, make_tuned(), Judge(game, random_network()), 0.3)
        values = list_values(playout, game.view(seat).sample(Fast(4)), seat, turns)
        shares = [LATER_SHARE**number for number in range(len(values))]
        wanted = sum(share * value for share, value in zip(shares, values, strict=True)) / sum(shares)
        assert playout.value(game.view(seat), seat, turns, Fast(4)) == pytest.approx(wanted)
