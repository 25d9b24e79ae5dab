"""What bots say when they are asked."""

import json
import pickle
from collections.abc import Iterator
from itertools import islice
from time import thread_time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra import Game, Setup, build
from alhambra.bots.advice import SHOWN_ALTERNATIVES, Advice, Alternative, advice_of
from alhambra.bots.bot import Bot, Budget
from alhambra.bots.in_words import reasons_text
from alhambra.bots.ladder import LADDER, make_bot
from alhambra.engine.chance import Fast
from alhambra.engine.view.view import View
from alhambra.record import Narrator
from alhambra.texts import LANGUAGES
from tests.bots.decisions import decisions
from tests.effort import effort
from tests.sets.all_sets import compositions

SMALL = Budget(playouts=2)
RECKONING = ("greedy", "expert", "master", "champion")

every_bot = pytest.mark.parametrize("name", LADDER)
every_table = pytest.mark.parametrize("players", [2, 3, 5] if build.is_compiled() else [3])


def questions(players: int, count: int) -> Iterator[Game]:
    """One decision each of so many sets, early and late."""
    found = list(compositions(players))
    for number, setup in enumerate(found[:: max(1, len(found) // effort(count))]):
        yield next(islice(decisions(setup, 30, number), number, None))


def ask(bot: Bot, game: Game, played: int = -1, budget: Budget = SMALL) -> Advice:
    return bot.advise(game.view(game.to_act), game.legal_codes(), budget, played)


@every_bot
@every_table
def test_a_bot_advises_what_it_would_choose(name: str, players: int) -> None:
    for game in questions(players, 16):
        view, codes = game.view(game.to_act), game.legal_codes()
        advice = make_bot(name, 3).advise(view, codes, SMALL)
        assert advice.code == make_bot(name, 3).choose(view, codes, SMALL), game.setup
        assert list(codes) == list(game.legal_codes())
        check(game, advice)


def check(game: Game, advice: Advice) -> None:
    """All that holds for any advice."""
    legal = [str(action) for action in game.legal_actions()]
    assert advice.seat == game.to_act
    assert advice.action == advice.turn[0] == legal[list(game.legal_codes()).index(advice.code)]
    others = [other.action for other in advice.alternatives]
    assert set(others) <= set(legal) - {advice.action}
    assert len(others) == len(set(others)) <= SHOWN_ALTERNATIVES
    assert 1 <= len(advice.reasons) <= 2
    assert len(advice.expected) == game.rules.parties
    assert all(points >= score for points, score in zip(advice.expected, map(int, game.scores), strict=True))
    for language in LANGUAGES:
        assert reasons_text(advice, Narrator(game.rules, language)).endswith(".")
    for action in advice.turn:
        assert str(game.parse(action)) == action


@every_bot
def test_advice_travels_between_processes(name: str) -> None:
    for game in questions(3, 3):
        advice = ask(make_bot(name), game)
        assert advice_of(json.loads(json.dumps(advice.plain()))) == advice
        assert pickle.loads(pickle.dumps(advice)) == advice


@every_bot
def test_equal_views_give_equal_advice_whatever_is_hidden(name: str) -> None:
    for number, game in enumerate(questions(3, 6)):
        seat, codes = game.to_act, game.legal_codes()
        other = game.view(seat).sample(Fast(number)).view(seat)
        advice = ask(make_bot(name, 7), game)
        assert make_bot(name, 7).advise(other, codes, SMALL) == advice, game.setup


@pytest.mark.parametrize("name", RECKONING)
def test_what_somebody_played_is_valued(name: str) -> None:
    bot = make_bot(name)
    for game in questions(3, 4):
        before = ask(bot, game)
        for code in list(game.legal_codes())[:: 9 if build.is_compiled() else 50]:
            after = ask(bot, game, played=int(code))
            loss = after.loss(str(game.legal_actions()[list(game.legal_codes()).index(code)]))
            assert after.action == before.action
            assert loss is not None
            assert loss >= 0


def test_of_what_was_not_looked_at_nothing_is_said() -> None:
    advice = Advice("expert", 0, 1, "pass", (), ("pass",), (), 5.0, (Alternative("hold", 3.5), Alternative("x", 6.0)))
    assert [advice.loss(action) for action in ("pass", "hold", "x", "y")] == [0.0, 1.5, 0.0, None]


@pytest.mark.parametrize("name", ["greedy", "expert"])
def test_greater_values_come_first(name: str) -> None:
    for game in questions(3, 8):
        values = [other.value for other in ask(make_bot(name), game).alternatives]
        assert values == sorted(values, reverse=True)


def test_greedy_advises_the_greatest_value() -> None:
    for game in questions(3, 8):
        advice = ask(make_bot("greedy"), game)
        assert all(advice.value >= other.value for other in advice.alternatives)


def last_decision(setup: Setup, seed: int) -> Game:
    """The position in which the last action of a game was chosen."""
    bot, game = make_bot("greedy"), Game(setup, seed)
    before = game
    while not game.is_over:
        before = game.clone()
        game.apply_code(bot.choose(game.view(game.to_act), game.legal_codes(), SMALL))
    return before


@every_bot
def test_at_the_end_the_points_expected_are_those_scored(name: str) -> None:
    for seed in range(effort(5)):
        game = last_decision(Setup(), seed)
        advice = ask(make_bot(name), game)
        game.apply_code(advice.code)
        if game.is_over:
            assert advice.expected == tuple(float(score) for score in game.scores)


@every_bot
def test_where_there_is_one_option_only_that_is_the_reason(name: str) -> None:
    game = next(iter(questions(3, 1)))
    view, codes = game.view(game.to_act), game.legal_codes()
    advice = make_bot(name).advise(view, codes[1:2], SMALL)
    assert (advice.code, [reason.key for reason in advice.reasons]) == (codes[1], ["only"])


@every_bot
def test_an_overrun_budget_is_cut(name: str) -> None:
    """Thinking may take it once, playing to the end once more, but for what is under way when it ends."""
    slack = 0.4 if build.is_compiled() else 30.0
    game = next(iter(questions(3, 1)))
    start = thread_time()
    ask(make_bot(name), game, budget=Budget(seconds=0.05))
    assert thread_time() - start < 0.1 + slack


class Last(Bot):
    """A bot from outside, that only chooses."""

    def name(self) -> str:
        return "last"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        return options[len(options) - 1]


def test_a_bot_from_outside_need_not_explain_itself() -> None:
    game = next(iter(questions(3, 1)))
    advice = ask(Last(), game)
    assert (advice.bot, advice.code) == ("last", game.legal_codes()[-1])
    assert [reason.key for reason in advice.reasons] == ["judgement"]
    check(game, advice)
