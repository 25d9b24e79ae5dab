"""What can be played, by whom and in which words: everything that a client must know before it opens a table."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel

from alhambra.server.edge.error_responses import spoken
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.play import wire
from alhambra.server.play.set_names import set_title
from alhambra.server.routes.dependencies import SiteOf
from alhambra.server.routes.socket import MOST_MESSAGE_BYTES
from alhambra.server.study.replay_store import MOST_RECORD_CHARACTERS
from alhambra.server.study.rules_reference import Page, rules_reference
from alhambra.server.study.sets import all_sets, texts_source
from alhambra.texts import LANGUAGES

router = APIRouter(prefix="/api", tags=["sets"])

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
    """A bot; `seconds` is what it may think about a decision, 0 where it needs no time to speak of.

    `rating` is its measured strength; a player 400 points above another is ten times as strong.
    """

    seconds: float
    rating: int


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
    offline: bool = False
    """Can the game be played without a server, under `offline/`?"""


class Checked(BaseModel):
    """A set that can be played."""

    ok: bool
    title: str


@router.get("/sets")
async def get_sets(request: Request, site: SiteOf, language: LanguageQuery = None) -> Sets:
    """Games, modules, editions, bots and limits, with names and explanations in the language asked for."""
    return sets(asked_for(request, language)).model_copy(update={"offline": site.settings.has_offline})


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
def sets(language: str) -> Sets:
    """Everything that there is, in words."""
    return Sets(**all_sets(language), limits={"record": MOST_RECORD_CHARACTERS, "message": MOST_MESSAGE_BYTES})
