"""Recorded games of every sort, played at random."""

from functools import cache

from alhambra.engine.chance import Fast
from alhambra.engine.rules.setup import Setup
from alhambra.record import Record, Recorder

ALL_MODULES = ("vizier", "exchange", "bonus", "huts", "sites")

SETUPS = [
    *[Setup(players=players) for players in range(2, 7)],
    Setup(players=4, edition="revised", ages=(31, 28, 44, 19)),
    *[Setup(modules=(module,), players=3) for module in ALL_MODULES],
    Setup(modules=ALL_MODULES, players=2),
    Setup(modules=ALL_MODULES, players=5),
    Setup("granada", players=2),
    Setup("granada", ("vizier", "exchange"), players=4),
    Setup("combined", players=2),
    Setup("combined", ("vizier", "exchange"), players=3, simplified=True),
]


def play(recorder: Recorder, luck: Fast, steps: int = 10_000) -> Recorder:
    """So many random steps, fewer if the game ends."""
    while steps > 0 and not recorder.game.is_over:
        codes = recorder.game.legal_codes()
        recorder.apply(int(codes[luck.draw_below(len(codes))]))
        steps -= 1
    return recorder


@cache
def finished(setup: Setup, seed: int = 1) -> Record:
    """The record of a whole game."""
    return play(Recorder(setup, seed), Fast(seed)).record()


def begun(setup: Setup, seed: int, steps: int) -> Recorder:
    """A game of which so many steps have been played."""
    return play(Recorder(setup, seed), Fast(seed), steps)
