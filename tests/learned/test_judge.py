"""The learned value: the same however one comes to a position, for every set, and blind to what is hidden."""

import math
from itertools import islice

import numpy as np
import pytest

from alhambra import Game, Setup
from alhambra.bots.learned import input_places
from alhambra.bots.learned.judge import Judge
from alhambra.bots.learned.network import MARGIN_POINTS, Network, NoNetwork
from alhambra.engine.chance import Fast
from alhambra.lab.training.samples import gather_samples
from alhambra.lab.training.weights import make_fresh
from tests.bots.decisions import decisions
from tests.effort import effort
from tests.learned.networks import random_network
from tests.learned.seeing import seen
from tests.sets.all_sets import compositions

every_table = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


@every_table
def test_a_judge_that_moves_along_says_what_a_fresh_one_says(players: int) -> None:
    for setup in compositions(players):
        used: Judge | None = None
        for number, game in enumerate(islice(decisions(setup, 40), effort(6))):
            used = used or Judge(game, random_network())
            seat = number * 7 % players
            used.judge(game, seat)
            new = Judge(game, random_network())
            new.judge(game, seat)
            assert (used.margin, used.odds) == (new.margin, new.odds), setup


@every_table
def test_the_value_depends_on_nothing_that_is_hidden(players: int) -> None:
    for setup in compositions(players):
        for number, game in enumerate(islice(decisions(setup, 20), effort(4))):
            seat = game.to_act
            other = game.view(seat).sample(Fast(number))
            assert seen(other, seat) == seen(game, seat), setup


def test_whole_numbers_say_nearly_what_the_weights_say() -> None:
    weights = make_fresh(3)
    network = Network(weights.write_file({}), input_places.SIZE)
    first, bias1, second, bias2, last, bias3 = weights.layers
    for game in islice(decisions(Setup(players=4), 20), 20):
        judge = Judge(game, network)
        judge.judge(game, 1)
        inputs = np.zeros(input_places.SIZE, np.float32)
        for index, value in seen(game, 1).items():
            inputs[index] = value
        hidden = np.clip(inputs @ first + bias1, 0, 16)
        out = np.maximum(hidden @ second + bias2, 0) @ last + bias3
        assert judge.margin == pytest.approx(float(out[0]) * MARGIN_POINTS, abs=1.0)
        assert judge.odds == pytest.approx(float(out[1]), abs=0.05)


def test_a_finished_game_is_valued_by_its_result() -> None:
    game = Game(Setup(), "over")
    game.play_randomly(Fast(1))
    scores = [int(score) for score in game.scores]
    judge = Judge(game, random_network())
    for seat in range(3):
        judge.judge(game, seat)
        assert judge.margin == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        assert (judge.compute_chance() > 0.5) == (judge.margin > 0)


def test_chances_are_those_of_odds() -> None:
    game = Game(Setup(), "chance")
    judge = Judge(game, random_network())
    judge.judge(game, 0)
    assert math.log(judge.compute_chance() / (1 - judge.compute_chance())) == pytest.approx(judge.odds)


@pytest.mark.parametrize("content", [b"", b"{}\n", b"no json\n", make_fresh(1, 12, 8).write_file({})[:-2]])
def test_what_is_no_network_is_refused(content: bytes) -> None:
    with pytest.raises(NoNetwork, match="holds no network"):
        Network(content, input_places.SIZE)


def test_gathering_nothing_is_nothing() -> None:
    assert len(gather_samples([((b"",) * 6, 0)])) == 0
