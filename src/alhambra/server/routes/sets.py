"""What can be played, by whom and in which words: everything that a client must know before it opens a table."""

import asyncio
import json
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.packed import Packed
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.play import wire
from alhambra.server.play.set_names import setup_title_text
from alhambra.server.routes.dependencies import SiteOf
from alhambra.server.routes.socket import MOST_MESSAGE_BYTES
from alhambra.server.study.replay_store import MOST_RECORD_CHARACTERS
from alhambra.server.study.rules_reference import Page, describe_rules
from alhambra.server.study.sets import Sets, describe_sets, read_texts
from alhambra.texts import LANGUAGES

router = APIRouter(prefix="/api", tags=["sets"])

LanguageQuery = Annotated[str | None, Query(max_length=8, description="en, fr or de; else as the browser prefers")]


class Checked(BaseModel):
    """A set that can be played."""

    ok: bool
    title: str


@router.get("/sets")
async def get_sets(request: Request, site: SiteOf, language: LanguageQuery = None) -> Sets:
    """Games, modules, editions, bots and limits, with names and explanations in the language asked for."""
    found = describe_sets(find_asked_language(request, language), MOST_RECORD_CHARACTERS, MOST_MESSAGE_BYTES)
    return {**found, "offline": site.settings.has_offline}


@router.post("/sets/check")
async def check_set(request: Request, setup: SetupBody, language: LanguageQuery = None) -> Checked:
    """Can it be played? A refusal names both parties of a conflict."""
    return Checked(ok=True, title=setup_title_text(setup.make_setup(), find_asked_language(request, language)))


@router.get("/texts/{language}", response_class=PlainTextResponse)
async def get_texts(request: Request, language: Annotated[str, Path(max_length=8)]) -> Response:
    """All texts for clients, as Fluent source."""
    return _pack_texts(_require_known(language)).answer(request)


@router.get("/rules/{language}", response_model=list[Page])
async def get_rules(request: Request, site: SiteOf, language: Annotated[str, Path(max_length=8)]) -> Response:
    """The rules reference: pages with rules, our rulings on them, and pictures."""
    known = _require_known(language)
    async with site.rules_drawing:  # once for each language, in a thread: it takes seconds
        packed = await asyncio.to_thread(_pack_rules, known)
    return packed.answer(request)


@router.get("/schema")
async def get_schema() -> dict[str, Any]:
    """The JSON schema of all messages of a table's socket."""
    return wire.make_schema()


def find_asked_language(request: Request, language: str | None) -> str:
    """The language that the request names, or the person's, or the one that the browser prefers."""
    return language if language in LANGUAGES else find_language(request)


def _require_known(language: str) -> str:
    """The language, if we speak it."""
    if language not in LANGUAGES:
        raise Refused("unknown-language", 404)
    return language


@cache
def _pack_texts(language: str) -> Packed:
    return Packed(read_texts(language), "text/plain; charset=utf-8", language)


@cache
def _pack_rules(language: str) -> Packed:
    written = json.dumps(describe_rules(language), ensure_ascii=False, separators=(",", ":"))
    return Packed(written, "application/json", language)
