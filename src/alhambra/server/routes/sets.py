"""What can be played, by whom and in which words: everything that a client must know before it opens a table."""

import hashlib
from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel

from alhambra.bots.ladder import LADDER, budget_of
from alhambra.engine.errors import InvalidSetup
from alhambra.engine.modules.catalogue import GAMES, MODULES, module_named
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.leaflet import Leaflet
from alhambra.engine.rules.setup import EDITIONS, Setup
from alhambra.server.edge.error_responses import spoken
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.play import wire
from alhambra.server.play.set_names import set_title
from alhambra.server.routes.socket import LONGEST
from alhambra.server.study.replay_store import LARGEST
from alhambra.server.study.rules_reference import Page, rules_reference
from alhambra.texts import LANGUAGES, catalogue
from alhambra.texts.catalogue import key, sources

router = APIRouter(prefix="/api", tags=["sets"])

NOT_FOR_CLIENTS: Final = {"arena", "cli", "lab", "report"}  # files of texts that only commands use

LanguageQuery = Annotated[str | None, Query(max_length=8, description="en, fr or de; else as the browser prefers")]


class Thing(BaseModel):
    """Something that can be chosen, in words."""

    name: str
    title: str
    about: str


class GameThing(Thing):
    """A game, and what goes with it."""

    modules: list[str]
    options: list[str]


class ModuleThing(Thing):
    """A module; `has_window` if several people may be asked at a time in it."""

    has_window: bool


class BotThing(Thing):
    """A bot; `seconds` is what it may think about a decision, 0 where it needs no time to speak of."""

    seconds: float


class Sets(BaseModel):
    """Everything that there is."""

    language: str
    games: list[GameThing]
    modules: list[ModuleThing]
    editions: list[Thing]
    options: list[Thing]
    bots: list[BotThing]
    players: list[int]
    languages: dict[str, str]
    limits: dict[str, int]


class Checked(BaseModel):
    """A set that can be played."""

    ok: bool
    title: str


@router.get("/sets")
async def get_sets(request: Request, language: LanguageQuery = None) -> Sets:
    """Games, modules, editions, bots and limits, with names and explanations in the language asked for."""
    return sets(asked_for(request, language))


@router.post("/sets/check")
async def check_set(request: Request, setup: SetupBody, language: LanguageQuery = None) -> Checked:
    """Can it be played? A refusal names both parties of a conflict."""
    return Checked(ok=True, title=set_title(setup.setup(), asked_for(request, language)))


@router.get("/texts/{language}")
async def get_texts(request: Request, language: Annotated[str, Path(max_length=8)]) -> Response:
    """All texts for clients, as Fluent source."""
    if language not in LANGUAGES:
        raise Refused("unknown-language", 404)
    source, tag = texts_source(language)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Content-Language": language}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(source, headers=headers, media_type="text/plain; charset=utf-8")


@router.get("/rules/{language}")
async def get_rules(language: Annotated[str, Path(max_length=8)]) -> list[Page]:
    """The rules reference: pages with rules, our rulings on them, and pictures."""
    if language not in LANGUAGES:
        raise Refused("unknown-language", 404)
    return rules_reference(language)


@router.get("/schema")
async def get_schema() -> dict[str, Any]:
    """The JSON schema of all messages of a table's socket."""
    return wire.schema()


def asked_for(request: Request, language: str | None) -> str:
    """The language that the request names, or the person's, or the one that the browser prefers."""
    return language if language in LANGUAGES else spoken(request)


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
def sets(language: str) -> Sets:
    """Everything that there is, in words."""
    return Sets(
        language=language,
        games=[game_thing(game, language) for game in GAMES],
        modules=[module_thing(module, language) for module in MODULES],
        editions=[Thing(**described("edition", edition, language)) for edition in EDITIONS],
        options=[Thing(**{**described("option", "simplified-scoring", language), "name": "simplified"})],
        bots=[BotThing(**described("bot", bot, language), seconds=budget_of(bot).seconds) for bot in LADDER],
        players=[2, 3, 4, 5, 6],
        languages={name: catalogue(name).text("language-name") for name in LANGUAGES},
        limits={"record": LARGEST, "message": LONGEST},
    )


def described(kind: str, name: str, language: str) -> dict[str, str]:
    """A thing in the words of the catalogue."""
    texts, named = catalogue(language), key(kind, name)
    return {"name": name, "title": texts.text(named), "about": texts.text(named + ".about")}


def game_thing(game: str, language: str) -> GameThing:
    """A game with the modules and options that can be played with it."""
    modules = [module for module in MODULES if is_playable(Setup(game, (module,)))]
    options = ["simplified"] if is_playable(Setup(game, simplified=True)) else []
    return GameThing(**described("game", game, language), modules=modules, options=options)


def module_thing(name: str, language: str) -> ModuleThing:
    """A module with what its leaflet says."""
    steps = leaflet_of(name).steps
    return ModuleThing(**described("module", name, language), has_window=any(step.silence for step in steps))


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
