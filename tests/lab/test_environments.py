"""PettingZoo's and Gymnasium's own tests, and what they do not ask."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

from alhambra import Setup
from alhambra.bots.ladder import UnknownBot
from alhambra.lab.envs import FEATURES, AlhambraEnv, Many, alhambra_v0
from alhambra.lab.envs.table import Table, compute_shares
from tests.effort import effort

SETS = [
    Setup(),
    Setup(players=2),
    Setup("alhambra", ("vizier", "exchange", "bonus", "huts", "sites"), players=4),
    Setup("granada", ("vizier",), players=3, simplified=True),
    Setup("combined", ("vizier", "exchange"), players=6),
]
# Advice about observations that are no plain arrays; with masks they cannot be.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_it_passes_the_tests_of_pettingzoo(setup: Setup) -> None:
    api_test(alhambra_v0.env(setup=setup), num_cycles=effort(1500), verbose_progress=False)
    seed_test(lambda: alhambra_v0.env(setup=setup), num_cycles=effort(200))


def test_it_passes_the_tests_of_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(alhambra_v0.env, {"svg": lambda drawn: drawn.startswith("<svg")})
    assert "player_2" in capsys.readouterr().out


@pytest.mark.parametrize("setup", SETS[:3], ids=str)
def test_it_passes_the_tests_of_gymnasium(setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("Alhambra-v0", setup=setup, opponents="random")
    check_env(env.unwrapped)
    assert "player_0" in capsys.readouterr().out  # one of the modes prints


def test_an_agent_meets_bots_of_any_strength() -> None:
    env = AlhambraEnv(Setup(players=3), opponents=("greedy", "novice"), seat=1, reward="points")
    observation, info = env.reset(seed=3)
    earned, over = 0.0, False
    while not over:
        assert observation["action_mask"].sum() == env.table.offered
        observation, reward, over, _, info = env.step(0)
        earned += reward
    assert info["seat"] == 1
    assert earned == info["points"][1]


def test_an_illegal_action_ends_the_game() -> None:
    env = AlhambraEnv()
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(env.table.offered)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    zoo = alhambra_v0.raw_env()
    zoo.reset(seed=1)
    with pytest.raises(IndexError):
        zoo.step(zoo.table.offered)


def test_games_are_zero_sum_and_ties_are_shared() -> None:
    assert compute_shares([10, 20, 20]) == [-0.5, 0.25, 0.25]
    assert compute_shares([30, 20, 20]) == [1, -0.5, -0.5]
    assert compute_shares([5, 5]) == [0, 0]


def test_what_cannot_be() -> None:
    with pytest.raises(UnknownBot):
        AlhambraEnv(opponents="hal")
    with pytest.raises(ValueError, match="2 other seats"):
        AlhambraEnv(opponents=("random",) * 3)
    with pytest.raises(ValueError, match="reward"):
        AlhambraEnv(reward="love")  # type: ignore[arg-type]


def test_of_too_many_actions_the_first_are_offered() -> None:
    table = Table(Setup(), most=3)
    table.deal("7")
    assert len(table.game.legal_codes()) > 3
    seen = table.observe(table.game.to_act)
    assert seen["action_mask"].tolist() == [1, 1, 1]
    whole = Table(Setup())
    whole.deal("7")
    assert (seen["actions"] == whole.observe(whole.game.to_act)["actions"][:3]).all()
    with pytest.raises(IndexError):
        table.act(3)


def test_features_say_what_an_action_is() -> None:
    table = Table(Setup())
    table.deal("7")
    game = table.game
    rows = table.describe_actions(len(game.legal_codes()))
    for action, row in zip(game.legal_actions(), rows, strict=False):
        features = dict(zip(FEATURES, row.tolist(), strict=True))
        assert features["kind"] == 1 + game.rules.find_kind_number(action.kind)
        assert features["cards"] == len(action.cards)
        assert features["worth"] == sum(int(card[2:]) for card in action.cards)
        if action.tile:
            tile = game.rules.tiles.tiles[features["tile"] - 1]
            assert (tile.name, tile.price) == (action.tile, features["price"])
            assert features["exact"] == (features["worth"] == tile.price)
    assert not rows[len(game.legal_codes()) :].any()


def test_an_observation_is_what_lies_on_the_table() -> None:
    table = Table(Setup())
    table.deal("7")
    game = table.game
    for action in ("buy C8 de8", "buy G7 du7", "take fl4+de1", "place G7 -1,0", "place C8 0,-1"):
        game.apply(action)
    seen = {name: table.list_seen(1)[part] for name, part in table.parts.items()}
    tiles = seen["tiles"].reshape(-1, 3)
    number = game.rules.tiles.by_name
    assert tiles[number["G7"]].tolist() == [5, -1, 0]  # the first place after the market: one's own palace
    assert tiles[number["C8"]].tolist() == [5, 0, -1]
    assert sorted(tiles[tiles[:, 0] > 0, 0].tolist()) == [1, 2, 3, 4, 5, 5]
    assert seen["display"].sum() == 4
    assert seen["hands"].reshape(3, 36).sum(1).tolist() == [game.seats[seat].hand_size() for seat in (1, 2, 0)]
    assert seen["borders"].tolist() == [game.seats[1].palace.longest_wall(), 0, 0]
    assert seen["buildings"].reshape(3, 6).sum(1).tolist() == [2, 0, 0]
    assert seen["moment"][1] == 1  # the next player decides
    other = {name: table.list_seen(0)[part] for name, part in table.parts.items()}
    assert other["tiles"].reshape(-1, 3)[number["G7"]].tolist() == [8, -1, 0]  # the next one's palace
    assert np.array_equal(other["display"], seen["display"])


def test_a_list_that_is_cut_is_told() -> None:
    single = AlhambraEnv(setup=Setup(players=2), most=3, seat=0)
    _, info = single.reset(seed=1)
    assert info["cut"] == len(single.table.game.legal_codes()) - 3 > 0
    table = alhambra_v0.env(setup=Setup(players=2), most=3)
    table.reset(seed=1)
    decides = table.agent_selection
    assert table.infos[decides]["cut"] == len(table.unwrapped.table.game.legal_codes()) - 3 > 0
    assert AlhambraEnv(setup=Setup(players=2)).reset(seed=1)[1]["cut"] == 0


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda env, _: env(seat=9), "seat is one of 0 to 2"),
        (lambda env, _: env(seat=1.5), "seat is one of 0 to 2"),
        (lambda env, _: env(most=0), "most is a whole number from 1 on"),
        (lambda _, many: many(2, seed=1), "seed is a text, such as '1'"),
        (lambda _, many: many(0), "count is a whole number from 1 on"),
        (lambda _, many: many(2.5), "count is a whole number from 1 on"),
        (lambda _, many: many(2).step([0]), "2 games need 2 indices"),
        (lambda _, many: many(2).step([0.0, 0.0]), "an index is a whole number"),
        (lambda env, _: env(render_mode="x"), "render_mode is one of human, ansi, svg, rgb_array"),
        (lambda *_: alhambra_v0.env(render_mode="x"), "render_mode is one of"),
        (lambda env, _: env(setup="alhambra"), "'alhambra' is not a set-up"),
        (lambda _, many: many(2, "alhambra"), "'alhambra' is not a set-up"),
        (lambda *_: alhambra_v0.env(setup=""), "'' is not a set-up"),
    ],
    ids=[str(number) for number in range(13)],
)
def test_what_makes_no_sense_is_refused_in_words(make: Callable[[Any, Any], object], words: str) -> None:
    with pytest.raises((ValueError, TypeError), match=words):
        make(AlhambraEnv, Many)


@pytest.mark.parametrize("action", [1.9, 1.0, "1", None, np.float64(2)])
def test_an_action_is_a_whole_number(action: Any) -> None:
    single = AlhambraEnv(seat=0)
    single.reset(seed=1)
    table = alhambra_v0.raw_env()
    table.reset(seed=1)
    envs: list[Any] = [single, table]
    for env in envs:
        before = env.table.game.steps
        with pytest.raises(TypeError, match="an action is a whole number"):
            env.step(action)
        assert env.table.game.steps == before


def test_whole_numbers_of_numpy_are_actions() -> None:
    actions: list[Any] = [np.int64(0), np.array(0), np.int8(0)]
    for action in actions:
        env = AlhambraEnv(seat=0)
        env.reset(seed=1)
        assert not env.step(action)[4]["illegal"]
