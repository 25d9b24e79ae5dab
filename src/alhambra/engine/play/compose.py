"""compose(setup): one ruleset from a game and its modules, or an error that names both parties of a conflict."""

from typing import Final

from alhambra.engine.component_data import count_component_changes
from alhambra.engine.errors import InvalidSetup, Unchecked, make_type_error
from alhambra.engine.modules.catalogue import GAMES, MODULES, make_game_modules, make_module, make_parts
from alhambra.engine.palace.plan import provide_base_tiles
from alhambra.engine.pieces.tiles import TileTable
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import Setup
from alhambra.texts.catalogue import catalogue

MOST_RULESETS: Final = 1000  # rulesets; ages make set-ups without end
_COMPOSED: dict[Setup, Rules] = {}
_MADE_AT: list[int] = [0]  # the component data they were made from


def compose(setup: Setup | str | Unchecked) -> Rules:
    """The ruleset of a set-up, or of a game by its name; made once and shared."""
    if isinstance(setup, str):
        setup = Setup(setup)
    elif not isinstance(setup, Setup):
        raise make_type_error(
            'a set-up or the name of a game, as Game(Setup("alhambra", players=4)) or Game("alhambra")', setup
        )
    if _MADE_AT[0] != count_component_changes():
        _COMPOSED.clear()
        _MADE_AT[0] = count_component_changes()
    rules = _COMPOSED.get(setup)
    if rules is None:
        setup.check()
        rules = _compose(setup)
        if len(_COMPOSED) >= MOST_RULESETS:
            _COMPOSED.clear()
        _COMPOSED[setup] = rules
    return rules


def is_playable(setup: Setup) -> bool:
    """Do its parts go together?"""
    try:
        compose(setup)
    except InvalidSetup:
        return False
    return True


def _compose(setup: Setup) -> Rules:
    if setup.game not in GAMES:
        raise InvalidSetup("game", game=setup.game, games=", ".join(GAMES))
    for name in setup.modules:
        if name not in MODULES:
            raise InvalidSetup("module", module=name, modules=", ".join(MODULES))
    modules = make_game_modules(setup)
    game = modules[len(modules) - 1]
    modules += make_parts(setup)
    modules += [make_module(name, setup) for name in MODULES if name in setup.modules]
    _check(setup, modules)
    _include_texts(modules)
    return Rules(setup, game, modules)


def _include_texts(modules: list[Module]) -> None:
    for module in modules:
        for language, texts in module.declared.texts.items():
            catalogue(language).include(f"{module.name}.{language}", texts)


def _check(setup: Setup, modules: list[Module]) -> None:
    for option in setup.options:
        if not any([option in module.declared.options for module in modules]):
            raise InvalidSetup("option", option=option, game=setup.game)
    for module in modules:
        declared = module.declared
        if declared.games and setup.game not in declared.games:
            raise InvalidSetup("other-game", module=declared.name, game=setup.game, games=", ".join(declared.games))
        for name in declared.conflicts:
            if name in setup.modules:
                raise InvalidSetup("module-conflict", module=declared.name, other=name)


def _base_tiles() -> TileTable:
    return compose(Setup()).tiles


provide_base_tiles(_base_tiles)
