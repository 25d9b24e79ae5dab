"""A view that has travelled as JSON is the view that was sent, and carries nothing hidden."""

import json
from typing import Any

import pytest

from alhambra import Game, InvalidNotation, Setup, View
from alhambra.bots.bot import Budget
from alhambra.bots.ladder import LADDER, make_bot
from alhambra.engine.chance import Fast
from alhambra.engine.show import show
from tests.bots.decisions import decisions
from tests.effort import effort
from tests.record.games import SETUPS
from tests.sets.all_sets import compositions

EVERY_SET = [setup for players in range(2, 7) for setup in compositions(players)]


def travelled(view: View) -> View:
    return View.from_shown(json.loads(json.dumps(view.shown())))


def some(setup: Setup, count: int) -> list[Game]:
    """Decisions of random games, each as it was when it was met."""
    return [game.clone() for game, _ in zip(decisions(setup, 10), range(count), strict=False)]


@pytest.mark.parametrize("setup", EVERY_SET[:: 1 if effort(20) > 1 else 10], ids=str)
def test_it_shows_and_samples_the_same(setup: Setup) -> None:
    for game in some(setup, effort(3)):
        for viewer in range(-1, setup.players):
            view = game.view(viewer)
            again = travelled(view)
            assert again.shown() == view.shown()
            assert show(again) == show(view)
            worlds = [one.sample(Fast(11)) for one in (view, again)]
            assert worlds[0] == worlds[1]
            assert list(worlds[0].legal_codes()) == list(worlds[1].legal_codes())
            for world in worlds:
                world.play_randomly(Fast(5))
            assert worlds[0] == worlds[1]


@pytest.mark.parametrize("name", LADDER)
def test_every_bot_chooses_the_same(name: str) -> None:
    for setup in SETUPS:
        for game in some(setup, 1):
            view, codes = game.view(game.to_act), game.legal_codes()
            chosen = [int(make_bot(name, 3).choose(one, codes, Budget(playouts=2))) for one in (view, travelled(view))]
            assert chosen[0] == chosen[1], setup


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_hidden_goes_along(setup: Setup) -> None:
    for game in some(setup, effort(4)):
        for viewer in range(-1, setup.players):
            view = game.view(viewer)
            assert view.sample(Fast(99)).view(viewer).shown() == view.shown()


def test_the_end_of_a_game_travels_too() -> None:
    game = Game(Setup(players=2), 5)
    game.play_randomly(Fast(1))
    again = travelled(game.view(0))
    assert again.is_over
    assert again.shown() == game.view(0).shown()


@pytest.mark.parametrize(
    "spoil",
    [
        {"position": None},
        {"viewer": None},
        {"viewer": "0"},
        {"position": ""},
        {"position": "nonsense"},
        {"viewer": 9},
    ],
    ids=str,
)
def test_what_cannot_be_read_is_refused(spoil: dict[str, Any]) -> None:
    shown = Game(Setup(), 5).view(0).shown()
    with pytest.raises(ValueError, match=r"."):
        View.from_shown({**shown, **spoil})


def test_a_view_without_its_position_is_told() -> None:
    with pytest.raises(InvalidNotation, match="position"):
        View.from_shown(show(Game(Setup(), 5).view(0)))
