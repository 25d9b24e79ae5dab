"""Perft: how many sequences of actions there are. Every engine with the same rules finds the same numbers.

Chance is fixed by the seed, as in the game itself, so the tree is finite. A sequence that ends before its full length
because the game is over does not count.
"""

from collections.abc import Iterator

from alhambra.engine.learning.simulation import count_lines, luck_of, play_on
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup

COMPILED_DEPTH = 3
"""The last actions that are counted in one call of the engine, which cannot be interrupted."""


def reach_position(setup: Setup, seed: str, after: int = 0) -> Game:
    """The game of a seed, after a number of actions taken at random."""
    game = Game(setup, seed)
    play_on(game, luck_of(seed), after)
    return game


def perft(game: Game, depth: int) -> int:
    """The number of sequences of that length."""
    if depth <= COMPILED_DEPTH:
        return count_lines(game, depth)
    return sum(count for _, count in divide(game, depth))


def divide(game: Game, depth: int) -> Iterator[tuple[str, int]]:
    """The number of sequences by their first action, in the order of the legal actions."""
    for action in game.legal_actions():
        child = game.clone()
        child.apply(action)
        yield str(action), perft(child, depth - 1)
