"""What can be played, against whom and in which words, as plain data: what a client must know before any table."""

from functools import cache
from typing import Final

from typing_extensions import TypedDict

from alhambra.bots.ladder import LADDER, budget_of
from alhambra.engine.modules.catalogue import GAMES, MODULES, list_options, make_module
from alhambra.engine.play.compose import is_playable
from alhambra.engine.rules.leaflet import Leaflet
from alhambra.engine.rules.setup import EDITIONS, Setup
from alhambra.entrants.strength import rate_ladder
from alhambra.texts import LANGUAGES, catalogue
from alhambra.texts.catalogue import key, read_sources

NOT_FOR_CLIENTS: Final = {"arena", "cli", "lab", "report", "server_cli"}  # files of texts that only commands use


class Thing(TypedDict):
    """Something that can be chosen, in words."""

    name: str
    title: str
    about: str


class GameThing(Thing):
    """A game, and what goes with it."""

    modules: list[str]
    options: list[str]


class ModuleThing(Thing):
    """A module; `has_window` if several people may be asked at a time in it. `options` are those that it brings."""

    has_window: bool
    options: list[str]


class BotThing(Thing):
    """A bot; `seconds` is what it may think about a decision, 0 where it needs no time to speak of.

    `rating` is its measured strength; a player 400 points above another is ten times as strong.
    """

    seconds: float
    rating: int


class Sets(TypedDict):
    """Everything that there is; `offline` if it can be played without a server, under `offline/`."""

    language: str
    games: list[GameThing]
    modules: list[ModuleThing]
    editions: list[Thing]
    options: list[Thing]
    bots: list[BotThing]
    players: list[int]
    languages: dict[str, str]
    limits: dict[str, int]
    offline: bool


@cache
def read_texts(language: str) -> str:
    """The source of all texts for clients."""
    outside = [leaflet_of(module).texts.get(language, "") for module in MODULES]
    return "\n".join([*read_client_files(language).values(), *outside])


def read_client_files(language: str) -> dict[str, str]:
    """The files of texts that clients get."""
    files = read_sources(language)
    return {name: files[name] for name in files if name.removeprefix(language + "/")[:-4] not in NOT_FOR_CLIENTS}


@cache
def describe_sets(language: str, longest_record: int, longest_message: int) -> Sets:
    """Games, modules, editions, options and bots in words. Not to be changed."""
    return Sets(
        language=language,
        games=[describe_game(game, language) for game in GAMES],
        modules=[describe_module(module, language) for module in MODULES],
        editions=[describe("edition", edition, language) for edition in EDITIONS],
        options=[describe("option", option, language) for option in list_options()],
        bots=[describe_bot(bot, language) for bot in LADDER],
        players=[2, 3, 4, 5, 6],
        languages={name: catalogue(name).text("language-name") for name in LANGUAGES},
        limits={"record": longest_record, "message": longest_message},
        offline=False,
    )


def describe_bot(bot: str, language: str) -> BotThing:
    """A bot of the ladder."""
    seconds, rating = budget_of(bot).seconds, rate_ladder()[bot]
    return {**describe("bot", bot, language), "seconds": seconds, "rating": rating}


def describe(kind: str, name: str, language: str) -> Thing:
    """A thing in the words of the catalogue."""
    texts, named = catalogue(language), key(kind, name)
    return {"name": name, "title": texts.text(named), "about": texts.text(named + ".about")}


def describe_game(game: str, language: str) -> GameThing:
    """A game with the modules that can be played with it, and its own options."""
    modules = [module for module in MODULES if is_playable(Setup(game, (module,)))]
    options = [option for option in list_options() if is_playable(Setup(game, options=(option,)))]
    return {**describe("game", game, language), "modules": modules, "options": options}


def describe_module(name: str, language: str) -> ModuleThing:
    """A module with what its leaflet says."""
    leaflet = leaflet_of(name)
    has_window = any(stage.silence for stage in leaflet.stages)
    return {**describe("module", name, language), "has_window": has_window, "options": list(leaflet.options)}


def leaflet_of(module: str) -> Leaflet:
    """What a module declares."""
    return make_module(module, Setup(modules=(module,))).declared
