"""Decisions to ask bots about: every set, from the beginning of games to their end."""

from collections.abc import Iterator
from itertools import islice

from alhambra import Game, Setup, build
from alhambra.bots.bot import Budget
from alhambra.bots.ladder import LADDER
from alhambra.engine.chance import Fast
from tests.effort import effort
from tests.sets.all_sets import compositions

PLAYOUTS = Budget(playouts=3)


def share(name: str, count: int) -> int:
    """So many for the first rung; each one higher thinks longer, and gets a third."""
    cost: int = 3 ** [*LADDER].index(name)
    return max(1, effort(count) // cost)


def sets(name: str, players: int) -> list[Setup]:
    """All sets; interpreted, only a part of them, which for the higher rungs becomes small."""
    found = list(compositions(players))
    wanted = len(found) if build.is_compiled() else share(name, 20 * len(found))
    return found[:: max(1, len(found) // wanted)]


def decisions(setup: Setup, of: int, seed: int = 5) -> Iterator[Game]:
    """Decisions with a choice of random games, about so many of each game."""
    luck = Fast(seed)
    while True:
        game = Game(setup, seed)
        while not game.is_over:
            codes = game.legal_codes()
            if len(codes) > 1 and luck.draw_below(150) < of:
                yield game
            game.apply_code(codes[luck.draw_below(len(codes))])
        seed += 1


def asked(name: str, players: int, count: int) -> Iterator[Game]:
    """Some decisions of each set."""
    for setup in sets(name, players):
        number = share(name, count)
        yield from islice(decisions(setup, number), number)
