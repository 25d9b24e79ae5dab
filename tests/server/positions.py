"""Positions in the middle of games, found by playing at random."""

import random
from collections.abc import Callable
from functools import cache

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.server.play.windows import find_asked_seats

SEEDS = 200
STEPS = 1000


@cache
def found(setup: Setup, is_it: Callable[[Game], bool]) -> Game:
    """The first position of that kind."""
    for seed in range(SEEDS):
        rng = random.Random(seed)
        game = Game(setup, seed)
        for _ in range(STEPS):
            if game.is_over:
                break
            if is_it(game):
                return game
            game.apply(rng.choice(list(game.legal_actions())))
    raise LookupError(f"no such position of {setup}")


def vizier_window(game: Game) -> bool:
    """Two of three may use their viziers, and the first of them could buy what the second could."""
    asked = find_asked_seats(game)
    if game.decision != "vizier" or len(asked) != 2:
        return False
    tiles = [{action.tile for action in one.legal_actions() if action.tile} for one in asked.values()]
    return bool(tiles[0] & tiles[1])


def bonus_window(game: Game) -> bool:
    """Everybody is asked for bonus cards, and the second of them has one to show."""
    asked = list(find_asked_seats(game).values())
    return game.decision == "bonus" and len(asked) == 3 and len(list(asked[1].legal_actions())) > 1


def last_step(game: Game) -> bool:
    """One action of the first seat's, and the game is over."""
    return game.to_act == 0 and bool(ending_action(game))


def ending_action(game: Game) -> str:
    """An action that ends the game."""
    for action in game.legal_actions() if not any(len(bag) for bag in game.bags) else []:
        after = game.clone()
        after.apply(action)
        if after.is_over:
            return str(action)
    return ""


def quiet_end(game: Game) -> bool:
    """A turn can be ended without anything being turned up, and the next player could do the same as a first step."""
    return game.decision == "act" and bool(quiet_action(game))


def quiet_action(game: Game) -> str:
    """An action that ends the turn and draws nothing, after which the next player has another such step."""
    for action in game.legal_actions():
        after = game.clone()
        after.draws = []
        if action.kind in ("add", "swap", "remove"):
            after.apply(action)
            if not after.draws and after.to_act != game.to_act and after.decision == "act" and buyable(after):
                return str(action)
    return ""


def buyable(game: Game) -> str:
    """A tile that can be bought and then be placed: two steps of one turn."""
    for action in game.legal_actions():
        if action.kind == "buy":
            return str(action)
    return ""
