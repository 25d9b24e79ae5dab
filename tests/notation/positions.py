"""Set-ups of every sort, and positions from games played at random."""

from collections.abc import Iterator

from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup

ALL_MODULES = ("vizier", "exchange", "bonus", "huts", "sites")

SETUPS = [
    *[Setup(players=players) for players in range(2, 7)],
    *[Setup(modules=(module,), players=3) for module in ALL_MODULES],
    Setup(modules=ALL_MODULES, players=2),
    Setup(modules=ALL_MODULES, players=4, edition="revised"),
    Setup("granada", players=2),
    Setup("granada", ("vizier", "exchange"), players=3),
    Setup("combined", players=2),
    Setup("combined", ("vizier", "exchange"), players=4, simplified=True),
]


def random_game(setup: Setup, seed: int, *, journal: bool = False) -> Iterator[Game]:
    """One game at each of its decisions, every legal action alike probable."""
    game = Game(setup, seed)
    game.journal = [] if journal else None
    luck = Fast(seed)
    while not game.is_over:
        yield game
        codes = game.legal_codes()
        game.apply_code(codes[luck.draw_below(len(codes))])
    yield game
