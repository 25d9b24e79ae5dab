"""A-40: a tile is planned before it is bought; what is foretold is what can be done when the turn ends."""

from collections.abc import Iterator
from itertools import islice

import pytest

from alhambra.engine.chance import Fast
from alhambra.engine.notation.action import Action
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.record.narrate import Narrator
from alhambra.server.play import wire_parts
from alhambra.server.play.ahead import list_placings

SETUPS = [
    Setup(),
    Setup(players=2),
    Setup("granada"),
    Setup("combined", players=4),
    Setup(modules=("vizier", "huts", "exchange", "bonus")),
]
BOUGHT = ("buy", "vizier", "hut")
ENOUGH = 12


def foretold(game: Game, action: str, planned: tuple[str, ...] = ()) -> dict[str, wire_parts.Effect]:
    """Every way to place what waits after an action."""
    narrator = Narrator(game.rules, "en", ())
    return {one.option.action: one.effect for one in list_placings(game, action, planned, narrator)}


def purchases(setup: Setup) -> list[tuple[Game, Action]]:
    """Purchases in a game played at random, each with the position before it."""
    found: list[tuple[Game, Action]] = []
    game, luck = Game(setup, Fast(7)), Fast(11)
    while not game.is_over and len(found) < ENOUGH:
        actions = list(game.legal_actions())
        bought = [action for action in actions if action.kind in BOUGHT]
        found += [(game.clone(), action) for action in bought[:1]]
        game.apply(actions[luck.draw_below(len(actions))])
    return found


def at_the_end(game: Game, action: Action) -> Game:
    """The real game, gone on to where the tiles are placed."""
    real = game.clone()
    real.apply(action)
    if real.decision == "act" and real.to_act == game.to_act:
        real.apply("pass")
    return real


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_foretold_can_be_done(setup: Setup) -> None:
    found = purchases(setup)
    assert len(found) == ENOUGH
    for game, action in found:
        told, real, seat = foretold(game, str(action)), at_the_end(game, action), game.to_act
        assert set(told) == {str(one) for one in real.legal_actions()}
        before = game.preview(action).before
        for name, effect in told.items():
            after = real.preview(name).after
            assert effect.gain == [now - then for now, then in zip(after.points, before.points, strict=True)]
            assert all(after.counts[one] - before.counts[one] == number for one, number in effect.counts.items())
        assert game.to_act == seat, "the game is left as it is"


def test_what_is_planned_is_placed_first() -> None:
    game, action = next(
        (game, action)
        for game, action in purchases(Setup())
        if any(name.startswith("place") for name in foretold(game, str(action)))
    )
    place = next(name for name in foretold(game, str(action)) if name.startswith("place"))
    assert foretold(game, str(action), (place,)) == {}
    assert foretold(game, str(action), ("place nothing 99,99",)) == foretold(game, str(action))


def test_what_buys_nothing_foretells_nothing() -> None:
    game = Game(Setup(), Fast(1))
    take = next(action for action in game.legal_actions() if action.kind == "take")
    assert foretold(game, str(take)) == {}


def two_purchases() -> Iterator[tuple[Game, Action]]:
    """A tile has been bought for its exact price, and another one can be bought: the position, and that purchase."""
    game, luck = Game(Setup(), Fast(7)), Fast(11)
    while not game.is_over:
        actions = list(game.legal_actions())
        for first in (one for one in actions if one.kind == "buy" and game.preview(one).exact):
            bought = game.clone()
            bought.apply(first)
            yield from ((bought, one) for one in bought.legal_actions() if one.kind == "buy")
        game.apply(actions[luck.draw_below(len(actions))])


def test_what_was_planned_before_is_no_part_of_an_effect() -> None:
    compared = 0
    for game, action in islice(two_purchases(), ENOUGH):
        real = at_the_end(game, action)
        for first in (str(one) for one in real.legal_actions() if one.kind == "place"):
            placed = real.clone()
            placed.apply(first)
            for name, effect in foretold(game, str(action), (first,)).items():
                preview = placed.preview(name)
                gained = [now - then for now, then in zip(preview.after.points, preview.before.points, strict=True)]
                assert effect.gain == gained
                compared += 1
    assert compared > ENOUGH
