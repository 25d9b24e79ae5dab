"""Observations and many games at a time: nothing hidden is seen, and nothing is forgotten between steps."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra import Game, Setup
from alhambra.engine.chance import Fast
from alhambra.engine.errors import IllegalAction
from alhambra.engine.learning.observation import Layout
from alhambra.engine.learning.simulation import luck_of, play_on
from alhambra.engine.learning.vector import Games
from alhambra.lab.bench import list_sets
from alhambra.lab.envs import FEATURES, Many
from alhambra.lab.envs.table import HIGHEST_FEATURE, LOWEST_FEATURE, Table
from tests.effort import effort

SETS = [
    Setup(),
    Setup(players=2),
    Setup("alhambra", ("vizier", "exchange", "bonus", "huts", "sites"), players=3),
    Setup("granada", ("exchange",), players=4),
    Setup("combined", ("vizier", "exchange"), players=2),
]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_nothing_is_seen_that_cannot_be_known(players: int) -> None:
    """Two worlds that a viewer cannot tell apart give him the same numbers."""
    sets = list_sets(players)
    for number, setup in enumerate(sets[:: 1 if effort(20) >= 20 else 16]):
        game = Game(setup, number)
        layout = Layout(game)
        luck = luck_of(str(number))
        while not game.is_over:
            play_on(game, luck, 97)
            for viewer in range(players):
                other = game.view(viewer).sample(Fast(number + viewer))
                assert [*layout.see(other, viewer)] == [*layout.see(game, viewer)], (str(setup), game.steps)


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_many_games_are_the_same_as_one_by_one(setup: Setup) -> None:
    count, most = 3, 64
    many = Many(count, setup, "7", most)
    tables = [Table(setup, most) for _ in range(count)]
    played = [0] * count
    random = np.random.default_rng(1)
    for place, table in enumerate(tables):
        table.deal(f"7/{place}/0")
    for _ in range(effort(900)):
        actions = (random.random(count) * many.counts).astype(np.int64)
        before = [table.list_scores() for table in tables]
        for place, table in enumerate(tables):
            compare(many, place, table)
            table.act(int(actions[place]))
        many.step(actions)
        for place, table in enumerate(tables):
            assert many.over[place] == (1 if table.is_over else 0)
            assert many.gains[place].tolist() == [
                now - then for now, then in zip(table.list_scores(), before[place], strict=True)
            ]
            if table.is_over:
                assert many.finals[place].tolist() == table.list_scores()
                played[place] += 1
                table.deal(f"7/{place}/{played[place]}")


def compare(many: Many, place: int, table: Table) -> None:
    """The same position, in numbers?"""
    seat = table.game.to_act
    assert many.deciding[place] == seat
    seen = table.observe(seat)
    assert np.array_equal(many.observations[place], seen["observation"])
    assert np.array_equal(many.masks[place], seen["action_mask"])
    first, last = many.offsets[place : place + 2]
    assert np.array_equal(many.features[first:last], seen["actions"][: last - first])
    assert seen["observation"].min() >= LOWEST_FEATURE
    assert seen["observation"].max() <= HIGHEST_FEATURE


def test_numpy_sees_the_vectors_of_the_engine_itself() -> None:
    many = Many(2)
    for array in (many.observations, many.masks, many.offsets, many.features):
        assert not array.flags.owndata
        assert not array.flags.writeable
    assert np.shares_memory(many.observations, np.frombuffer(memoryview(many.games.observations), np.int16))
    for actions in (np.zeros(2, np.int64), np.zeros((2, 2), np.int32)[0], [0, 0]):
        before = many.observations.copy()
        many.step(actions)
        assert not np.array_equal(before, many.observations)


def test_an_illegal_index_changes_nothing() -> None:
    many = Many(2)
    before = many.observations.copy()
    for wrong in ([0, int(many.counts[1])], [-1, 0]):
        with pytest.raises(IllegalAction):
            many.step(np.array(wrong, np.int64))
    with pytest.raises(ValueError, match="2 games need 2 indices"):
        many.step(np.array([0], np.int64))
    assert np.array_equal(before, many.observations)


def test_of_too_many_actions_the_first_are_offered_and_the_others_counted() -> None:
    many = Many(4, most=3)
    for _ in range(60):
        assert many.counts.max() <= 3
        many.step(many.counts - 1)
    assert many.cut > 0
    assert many.features.shape == (many.offsets[-1], len(FEATURES))


def test_room_for_actions_grows() -> None:
    many = Many(1, most=1000)
    room = len(memoryview(many.games.features))
    random = np.random.default_rng(5)
    for _ in range(3000):
        many.step((random.random(1) * many.counts).astype(np.int64))
        if len(memoryview(many.games.features)) > room:
            assert len(many.features) == many.counts[0] > room // len(FEATURES)
            return
    pytest.fail("there were never many actions")


def test_a_game_that_lasts_too_long_is_stopped() -> None:
    games = Games(Setup(), 2, "1", longest=5)
    for step in range(1, 12):
        games.step(vec[i64]([0, 0]))
        assert [*games.over] == [2 if step % 5 == 0 else 0] * 2
        assert [*games.numbers] == [step // 5] * 2
