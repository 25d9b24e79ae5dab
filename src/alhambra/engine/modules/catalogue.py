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
_OPTIONS: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}  # what they declare, by what there was then
PARTS: Final[dict[str, str]] = {
    "two_players": "alhambra.engine.modules.two_players:TwoPlayers",
}


def make_game_modules(setup: Setup) -> list[Module]:
    """The modules a game is made of, the game itself last."""
    return [_make(where, setup) for where in GAMES[setup.game]]


def make_parts(setup: Setup) -> list[Module]:
    """Modules that nobody chooses: they come with the number of players."""
    return [_make(PARTS["two_players"], setup)] if setup.players == 2 else []


def make_module(name: str, setup: Setup) -> Module:
    """A new instance of a module."""
    return _make(MODULES[name], setup)


def list_options() -> tuple[str, ...]:
    """The options that some game or module declares, of all that there are."""
    known = (*GAMES, *MODULES)
    if known not in _OPTIONS:
        made = [module for game in GAMES for module in make_game_modules(Setup(game))]
        made += [make_module(name, Setup(modules=(name,))) for name in MODULES]
        _OPTIONS.clear()
        _OPTIONS[known] = tuple(sorted({option for module in made for option in module.declared.options}))
    return _OPTIONS[known]


def register(name: str, where: str) -> None:
    """Add a module from outside the package: `register("caravan", "my_package.caravan:Caravan")`."""
    if name in MODULES:
        raise InvalidSetup("registered", module=name)
    MODULES[name] = where


def _make(where: str, setup: Setup) -> Module:
    path, _, name = where.partition(":")
    made = getattr(import_module(path), name)(setup)
    assert isinstance(made, Module)
    made.declared = made.declare()
    return made
