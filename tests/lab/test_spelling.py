"""Actions spelled word by word: every legal action can be said, and nothing else."""

import random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from alhambra import Game, Setup
from alhambra.lab.envs import AlhambraEnv, alhambra_v0
from alhambra.lab.envs.spelling import Speller, Spelling, spell
from tests.effort import effort
from tests.lab.test_environments import SETS

# Advice about observations that are no plain arrays; with masks they cannot be.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def test_an_action_in_words() -> None:
    assert spell("buy P8 fl7+di1+x:fl-di") == ["buy", "P8", "fl7", "di1", "x:fl-di", "."]
    assert spell("place G8sw 1,-2") == ["place", "G8sw", "x1", "y-2", "."]
    assert spell("pass") == ["pass", "."]


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_every_legal_action_can_be_said(setup: Setup) -> None:
    game, luck = Game(setup, "5"), random.Random(5)
    spelling = Spelling(game.rules)
    for _ in range(effort(60)):
        if game.is_over:
            break
        codes = [int(code) for code in game.legal_codes()]
        assert all(said(game, spelling, code) == code for code in luck.sample(codes, min(20, len(codes))))
        game.apply_code(luck.choice(codes))


def said(game: Game, spelling: Spelling, code: int) -> int | None:
    """The action that comes of saying the words of one, without those that are skipped."""
    speller = Speller.from_game(spelling, game)
    words = spelling.spell(game.rules, code)
    found: int | None = None
    while found is None:
        found = speller.say(words[len(speller.said)])
        assert list(words[: len(speller.said)]) == speller.said
    return found


def test_what_may_not_be_said() -> None:
    game = Game(Setup(), "5")
    spelling = Spelling(game.rules)
    speller = Speller.from_game(spelling, game)
    with pytest.raises(ValueError, match="may not be said"):
        speller.say(spelling.numbers["pass"])
    assert speller.said == []


def test_the_vocabulary_depends_on_the_set_up_alone() -> None:
    assert Spelling(Game(Setup(), "1").rules).words == Spelling(Game(Setup(), "2").rules).words


@pytest.mark.parametrize("setup", SETS[:3], ids=str)
def test_spelled_environments_pass_the_tests_of_pettingzoo_and_gymnasium(
    setup: Setup, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(alhambra_v0.env(setup=setup, spelled=True), num_cycles=effort(800), verbose_progress=False)
    seed_test(lambda: alhambra_v0.env(setup=setup, spelled=True), num_cycles=effort(100))
    check_env(AlhambraEnv(setup, spelled=True), skip_render_check=True)
    capsys.readouterr()


def test_a_spelled_game_against_a_function() -> None:
    luck = np.random.default_rng(2)

    def guess(seen: dict[str, np.ndarray]) -> int:
        return int(luck.choice(np.flatnonzero(seen["action_mask"])))

    env = AlhambraEnv(Setup(), opponents=("novice", guess), reward="margin", spelled=True)
    seen, info = env.reset(seed=4)
    assert sorted(env._names()) == ["agent", "guess", "novice"]
    reward, over, most = 0.0, False, 0
    while not over:
        assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
        most = max(most, int(seen["action_mask"].sum()))
        seen, reward, over, _, info = env.step(guess(seen))
    others = [points for seat, points in enumerate(info["points"]) if seat != info["seat"]]
    assert reward == info["points"][info["seat"]] - max(others)
    assert most < 60  # as indices, there are up to some hundred


def test_a_game_is_stopped_when_it_has_lasted_long_enough() -> None:
    env = AlhambraEnv(Setup(), longest=30)
    seen, _ = env.reset(seed=1)
    terminated = truncated = False
    while not terminated and not truncated:
        seen, _, terminated, truncated, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert (terminated, truncated) == (False, True)
    with pytest.raises(ValueError, match="longest"):
        AlhambraEnv(longest=0)


def test_the_state_is_what_all_see() -> None:
    env = alhambra_v0.raw_env(setup=Setup())
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    alone = env.observe("player_1")["observation"]
    assert (state[len(alone) : 2 * len(alone)] == alone).all()
