"""The game for OpenSpiel: its own tests, states of information, and a search of OpenSpiel that plays it."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from alhambra.lab import openspiel
from tests.effort import effort

SETUPS = (
    "alhambra family-box 3",
    "alhambra family-box 2",
    "alhambra+vizier+exchange+bonus+huts+sites family-box 4",
    "granada family-box 3",
    "combined+vizier family-box 3",
)


def loaded(setup: str = SETUPS[0]) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.SHORT_NAME, {"setup": setup, "deals": 20})


def dealt(game: pyspiel.Game, decisions: int, deal: int = 3) -> pyspiel.State:
    """A state some words after the deal."""
    luck = np.random.default_rng(deal)
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(decisions):
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("setup", SETUPS if effort(1) > 1 else SETUPS[:2])  # it copies and saves at every step
def test_it_passes_the_test_of_openspiel(setup: str) -> None:
    pyspiel.random_sim_test(loaded(setup), num_sims=effort(1), serialize=True, verbose=False)


@pytest.mark.parametrize("setup", SETUPS)
def test_who_is_resampled_cannot_tell_the_difference(setup: str) -> None:
    game = loaded(setup)
    for decisions in (0, 1, 2, 40, 41):
        state = dealt(game, decisions)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, lambda: 0.25)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()


def test_what_is_hidden_is_resampled() -> None:
    state = dealt(loaded(), 60)
    seat = state.current_player()
    others = [state.resample_from_infostate(seat, lambda number=number: number / 10) for number in range(4)]
    assert len({str(other) for other in others}) == 4


def test_information_tells_deals_apart_and_words_from_actions() -> None:
    game = loaded()
    assert len({dealt(game, 0, deal).information_state_string(0) for deal in (3, 4)}) == 2
    state = dealt(game, 0)
    actor = state.current_player()
    other = (actor + 1) % 3
    before = state.information_state_string(actor), state.information_state_string(other)
    state.apply_action(state.string_to_action("take"))
    assert state.information_state_string(actor) != before[0]
    assert state.information_state_string(other) == before[1]  # others hear of an action when it is whole
    while state.list_said_words(actor):
        state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(other) != before[1]


def test_utilities_sum_to_zero() -> None:
    state = dealt(loaded(SETUPS[1]), 0)
    luck = np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) >= 0


def test_a_search_of_openspiel_plays_it() -> None:
    game = loaded(SETUPS[1])
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
        uct_c=2.0,
        max_simulations=4,
        random_state=luck,
    )
    state = dealt(game, 0)
    for _ in range(3):
        word = bot.step(state)
        assert word in state.legal_actions()
        state.apply_action(word)


@pytest.mark.parametrize("deals", [0, -1])
def test_there_is_a_deal_to_choose(deals: int) -> None:
    with pytest.raises(ValueError, match="deals is a whole number from 1 on"):
        openspiel.AlhambraGame({"deals": deals})
