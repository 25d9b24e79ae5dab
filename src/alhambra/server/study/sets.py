"""What can be played, against whom and in which words, as plain data: what a client must know before any table."""

import hashlib
from functools import cache
from typing import Any, Final

from alhambra.bots.ladder import LADDER, budget_of
from alhambra.engine.errors import InvalidSetup
from alhambra.engine.modules.catalogue import GAMES, MODULES, module_named
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.leaflet import Leaflet
from alhambra.engine.rules.setup import EDITIONS, Setup
from alhambra.entrants.strength import ladder_ratings
from alhambra.texts import LANGUAGES, catalogue
from alhambra.texts.catalogue import key, sources

NOT_FOR_CLIENTS: Final = {"arena", "cli", "lab", "report"}  # files of texts that only commands use


@cache
def texts_source(language: str) -> tuple[str, str]:
    """The source of all texts for clients, and a tag that tells whether they have changed."""
    outside = [leaflet_of(module).texts.get(language, "") for module in MODULES]
    source = "\n".join([*client_files(language).values(), *outside])
    return source, f'"{hashlib.sha256(source.encode()).hexdigest()[:24]}"'


def client_files(language: str) -> dict[str, str]:
    """The files of texts that clients get."""
    files = sources(language)
    return {name: files[name] for name in files if name.removeprefix(language + "/")[:-4] not in NOT_FOR_CLIENTS}


@cache
def all_sets(language: str) -> dict[str, Any]:
    """Games, modules, editions, options and bots in words. Not to be changed."""
    simplified = {**described("option", "simplified-scoring", language), "name": "simplified"}
    return {
        "language": language,
        "games": [game_thing(game, language) for game in GAMES],
        "modules": [module_thing(module, language) for module in MODULES],
        "editions": [described("edition", edition, language) for edition in EDITIONS],
        "options": [simplified],
        "bots": [bot_thing(bot, language) for bot in LADDER],
        "players": [2, 3, 4, 5, 6],
        "languages": {name: catalogue(name).text("language-name") for name in LANGUAGES},
    }


def bot_thing(bot: str, language: str) -> dict[str, Any]:
    """A bot of the ladder."""
    seconds, rating = budget_of(bot).seconds, ladder_ratings()[bot]
    return {**described("bot", bot, language), "seconds": seconds, "rating": rating}


def described(kind: str, name: str, language: str) -> dict[str, Any]:
    """A thing in the words of the catalogue."""
    texts, named = catalogue(language), key(kind, name)
    return {"name": name, "title": texts.text(named), "about": texts.text(named + ".about")}


def game_thing(game: str, language: str) -> dict[str, Any]:
    """A game with the modules and options that can be played with it."""
    modules = [module for module in MODULES if is_playable(Setup(game, (module,)))]
    options = ["simplified"] if is_playable(Setup(game, simplified=True)) else []
    return {**described("game", game, language), "modules": modules, "options": options}


def module_thing(name: str, language: str) -> dict[str, Any]:
    """A module with what its leaflet says; `has_window` if several people may be asked at a time in it."""
    steps = leaflet_of(name).steps
    return {**described("module", name, language), "has_window": any(step.silence for step in steps)}


def leaflet_of(module: str) -> Leaflet:
    """What a module declares."""
    return module_named(module, Setup(modules=(module,))).declared


def is_playable(setup: Setup) -> bool:
    """Do its parts go together?"""
    try:
        compose(setup)
    except InvalidSetup:
        return False
    return True
