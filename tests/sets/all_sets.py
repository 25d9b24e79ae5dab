"""Every set that can be played: games, module sets, scorings, players, editions."""

from collections.abc import Iterator
from itertools import combinations

from alhambra import Setup

ALHAMBRA_MODULES = ("vizier", "exchange", "bonus", "huts", "sites")
GRANADA_MODULES = ("vizier", "exchange")


def subsets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All subsets, the empty one first."""
    return [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]


def compositions(players: int, edition: str = "family-box") -> Iterator[Setup]:
    """Every game with every set of modules and every scoring."""
    for modules in subsets(ALHAMBRA_MODULES):
        yield Setup("alhambra", modules, edition, players)
    for game in ("granada", "combined"):
        for modules in subsets(GRANADA_MODULES):
            for simplified in (False, True):
                yield Setup(game, modules, edition, players, simplified=simplified)


def all_setups() -> list[Setup]:
    """The full cross: 480 set-ups."""
    return [
        setup
        for players in range(2, 7)
        for edition in ("family-box", "revised")
        for setup in compositions(players, edition)
    ]
