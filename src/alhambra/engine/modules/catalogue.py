"""Which games and modules there are. The only place that names them all; each is imported when first asked for."""

from importlib import import_module
from typing import Final

from alhambra.engine.errors import InvalidSetup
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup

# Each name: where its class is found. A game lists the modules it is made of, itself last.
GAMES: Final[dict[str, list[str]]] = {
    "alhambra": ["alhambra.engine.modules.alhambra:Alhambra"],
    "granada": ["alhambra.engine.modules.granada:Granada"],
    "combined": [
        "alhambra.engine.modules.alhambra:Alhambra",
        "alhambra.engine.modules.granada:Granada",
        "alhambra.engine.modules.combined:Combined",
    ],
}
MODULES: Final[dict[str, str]] = {
    "vizier": "alhambra.engine.modules.vizier:Vizier",
    "exchange": "alhambra.engine.modules.exchange:Exchange",
    "bonus": "alhambra.engine.modules.bonus:Bonus",
    "huts": "alhambra.engine.modules.huts:Huts",
    "sites": "alhambra.engine.modules.sites:BuildingSites",
}
PARTS: Final[dict[str, str]] = {
    "two_players": "alhambra.engine.modules.two_players:TwoPlayers",
}


def game_modules(setup: Setup) -> list[Module]:
    """The modules a game is made of, the game itself last."""
    return [_made(where, setup) for where in GAMES[setup.game]]


def parts(setup: Setup) -> list[Module]:
    """Modules that nobody chooses: they come with the number of players."""
    return [_made(PARTS["two_players"], setup)] if setup.players == 2 else []


def module_named(name: str, setup: Setup) -> Module:
    """A new instance of a module."""
    return _made(MODULES[name], setup)


def register(name: str, where: str) -> None:
    """Add a module from outside the package: `register("caravan", "my_package.caravan:Caravan")`."""
    if name in MODULES:
        raise InvalidSetup("registered", module=name)
    MODULES[name] = where


def _made(where: str, setup: Setup) -> Module:
    path, _, name = where.partition(":")
    made = getattr(import_module(path), name)(setup)
    assert isinstance(made, Module)
    made.declared = made.declare()
    return made
