"""Many games with bots inside, and as a vector environment of Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from alhambra import Game, Setup
from alhambra.engine.chance import Fast
from alhambra.lab.envs import AlhambraVectorEnv, ManyAgainst
from alhambra.lab.envs.pixels import HEIGHT_PIXELS, WIDTH_PIXELS, picture_of
from alhambra.lab.envs.single import AlhambraEnv
from alhambra.svg.palette import INK, STANDARD, split_channels
from tests.effort import effort

SETS = [Setup(), Setup(players=2), Setup("combined", ("vizier", "exchange"), players=4)]


def any_index(env: Any, random: np.random.Generator) -> Any:
    many = env.many if isinstance(env, AlhambraVectorEnv) else env
    return (random.random(many.count) * many.counts).astype(np.int64)


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_only_the_agent_is_asked(setup: Setup) -> None:
    many, random = ManyAgainst(4, setup, opponents="novice", seed="1"), np.random.default_rng(1)
    seats = many.seats.copy()
    ended = 0
    for _ in range(effort(400)):
        assert many.deciding.tolist() == many.seats.tolist()
        assert many.counts.tolist() == [len(game.legal_codes()) for game in many.games.games]
        before = [[int(score) for score in game.scores][: setup.players] for game in many.games.games]
        seats = many.seats.copy()
        many.step(any_index(many, random))
        for i in range(4):
            game = many.ended.get(i, many.games.games[i])
            points = [int(score) for score in game.scores][: setup.players]
            assert many.gains[i].tolist() == [now - then for now, then in zip(points, before[i], strict=True)]
            assert bool(many.over[i]) == (i in many.ended)
            if i in many.ended:
                assert many.finals[i].tolist() == points
                ended += 1
                assert many.seats[i] == (seats[i] + 1) % setup.players
    assert ended > 0 or effort(400) < 400


def test_the_same_seed_gives_the_same_games() -> None:
    def played() -> list[int]:
        many, random = ManyAgainst(3, Setup(), opponents=("novice", "random"), seed="7"), np.random.default_rng(1)
        for _ in range(30):
            many.step(any_index(many, random))
        return [game.position_hash for game in many.games.games]

    assert played() == played()


def test_a_game_can_be_left_as_it_is() -> None:
    many = ManyAgainst(2, Setup(), seed="1")
    was = many.games.games[0].position_hash
    many.step([-1, 0])
    assert many.games.games[0].position_hash == was
    with pytest.raises(IndexError):
        many.step([0, 5000])
    with pytest.raises(ValueError, match="2 games need 2 indices"):
        many.step([0])
    for wrong in ({"opponents": ("random",) * 3}, {"seat": 9}):
        with pytest.raises(ValueError, match="seat"):
            ManyAgainst(2, Setup(), **wrong)


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_gymnasium_makes_it(reward: str) -> None:
    env = gymnasium.make_vec("Alhambra-v0", num_envs=3, opponents="novice", reward=reward)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert isinstance(env.unwrapped, AlhambraVectorEnv)
    single = AlhambraEnv(opponents="novice")
    assert env.single_observation_space == single.observation_space
    seen, info = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert all(np.array_equal(seen[name], again[name]) for name in seen)
    random, sums, ended = np.random.default_rng(2), np.zeros(3), 0
    for _ in range(effort(300)):
        assert env.observation_space.contains(seen)
        seats = info["seat"]
        seen, rewards, terminated, truncated, info = env.step(any_index(env.unwrapped, random))
        sums += rewards
        assert not truncated.any()
        for i in np.flatnonzero(terminated).tolist():
            ended += 1
            final = info["final_obs"][i]
            assert single.observation_space.contains(final)
            assert not final["action_mask"].any()
            points = info["final_info"]["points"][i]
            own, others = points[seats[i]], np.delete(points, seats[i])
            wanted = {"points": own, "margin": own - others.max()}
            if reward in wanted:
                assert sums[i] == wanted[reward]
            else:
                assert (rewards[i] > 0) == (own >= others.max()) or own == others.max()
            sums[i] = 0
    assert ended > 0 or effort(300) < 300
    env.close()


def test_resets_go_on_from_the_seed() -> None:
    def dealt(seed: int | list[int | None]) -> list[list[int]]:
        env = AlhambraVectorEnv(2)
        env.reset(seed=seed)
        first = env.many
        env.reset()
        return [[game.position_hash for game in many.games.games] for many in (first, env.many)]

    first, second = dealt(1)
    assert first != second
    assert dealt(1) == [first, second]
    assert dealt(2) != [first, second]
    assert dealt([1, None]) == dealt([1, None]) != dealt([1, 2])


def test_actions_can_be_spelled() -> None:
    env = gymnasium.make_vec("Alhambra-v0", num_envs=3, opponents="novice", spelled=True)
    assert isinstance(env.unwrapped, AlhambraVectorEnv)
    single = AlhambraEnv(spelled=True)
    assert env.single_observation_space == single.observation_space
    seen, info = env.reset(seed=5)
    random, words, ended = np.random.default_rng(2), 0, 0
    many = env.unwrapped.many
    for _ in range(effort(400)):
        assert env.observation_space.contains(seen)
        assert not info["cut"].any()
        before = [game.steps for game in many.games.games]
        said = seen["said"].sum(axis=1)
        chosen = [int(random.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
        seen, _, terminated, _, info = env.step(chosen)
        for i in range(3):
            is_open = many.games.games[i].steps == before[i] and not terminated[i]
            assert (seen["said"][i].sum() > said[i]) == is_open
            words += is_open
        ended += int(terminated.sum())
        for i in np.flatnonzero(terminated).tolist():
            assert single.observation_space.contains(info["final_obs"][i])
    assert words > 0
    assert ended > 0 or effort(400) < 400
    _, rewards, terminated, _, info = env.step([0, *[int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"][1:]]])
    assert (rewards[0], bool(terminated[0]), bool(info["illegal"][0])) == (-1.0, True, True)


def test_an_index_that_is_not_offered_ends_its_game() -> None:
    env = AlhambraVectorEnv(2)
    env.reset(seed=1)
    was = env.many.games.games[0]
    _, rewards, terminated, _, info = env.step([200, 0])
    assert (rewards[0], terminated.tolist(), info["illegal"].tolist()) == (-1.0, [True, False], [True, False])
    assert env.many.games.games[0] is not was
    assert env.many.deciding.tolist() == env.many.seats.tolist()


def test_a_game_that_lasts_too_long_is_stopped() -> None:
    env = AlhambraVectorEnv(1, longest=20)
    env.reset(seed=1)
    stopped = [bool(env.step([0])[3][0]) for _ in range(20)]
    assert any(stopped)


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_frames_have_one_size_and_show_the_walls(setup: Setup) -> None:
    game = Game(setup, 3)
    bare = picture_of(game.view(0))
    game.play_randomly(Fast(1))
    full = picture_of(game.view(0))
    assert bare.shape == full.shape == (HEIGHT_PIXELS, WIDTH_PIXELS, 3)
    assert full.dtype == np.uint8
    ink = np.array(split_channels(INK), np.uint8)
    assert (full[72:-40] == ink).all(2).sum() > (bare[72:-40] == ink).all(2).sum()
    assert (full == np.array(split_channels(STANDARD.background.panel), np.uint8)).all(2).any()


def test_an_environment_renders_in_pixels() -> None:
    env = AlhambraEnv(render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (HEIGHT_PIXELS, WIDTH_PIXELS, 3)


@pytest.mark.parametrize(("actions", "error"), [([0], ValueError), ([[0, 0]], ValueError), ([0.0, 1.0], TypeError)])
def test_actions_of_another_form_are_refused_and_nothing_has_changed(actions: object, error: type[Exception]) -> None:
    env = AlhambraVectorEnv(2)
    before, _ = env.reset(seed=1)
    seen = before["observation"].copy()
    with pytest.raises(error, match=r"indices|whole number"):
        env.step(actions)
    assert (env.many.observations == seen).all()
