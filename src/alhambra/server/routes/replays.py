"""The requests about finished games: step through them, have them analysed, play on from any position."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field

from alhambra.server.bots.analysed import AnalysisAnswer
from alhambra.server.bots.questions import parse_server_bot
from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.play import wire
from alhambra.server.play.admission import admit
from alhambra.server.play.lines import TableLine
from alhambra.server.routes.dependencies import AskedBy, Known, SiteOf
from alhambra.server.routes.tables import from_position
from alhambra.server.site import Site
from alhambra.server.storage.log import load_record, load_table
from alhambra.server.study.replay_store import (
    MOST_RECORD_CHARACTERS,
    Loaded,
    ReplayAnswer,
    make_view_after,
    make_whatif_position,
)

router = APIRouter(prefix="/api/replays", tags=["replays"])

TABLE: Final = "table-"  # begins the number of a replay of this server's own game
MOST_SECONDS: Final = 1.0  # for each move of an analysis
MOST_PLAYOUTS: Final = 400

VIEW: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/json": {"schema": {"$ref": "/api/schema#/$defs/View"}}}}
}
Number = Annotated[str, Path(max_length=64, pattern="^(file|table)-[0-9a-z]+$")]
StepNumber = Annotated[int, Path(ge=0, le=1_000_000)]
Invitation = Annotated[str, Query(max_length=40)]  # to a private table
Bot = Annotated[str, Field(max_length=40)]


class NewReplay(Body):
    """A record, or the number of a table."""

    record: Annotated[str, Field(max_length=MOST_RECORD_CHARACTERS)] = ""
    table: Annotated[str, Field(max_length=16)] = ""
    invitation: Annotated[str, Field(max_length=40)] = ""


class AnalysisBody(Body):
    """Who is to analyse; playouts instead of what the bot usually thinks."""

    bot: Bot = "expert"
    playouts: Annotated[int, Field(ge=0, le=MOST_PLAYOUTS)] = 0


class WhatIf(Body):
    """Play on after a step, in a seat, against bots."""

    step: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=5)]
    bot: Bot = "expert"


async def find_replay(request: Request, site: Site, number: str, asked_by: str, invitation: str) -> Loaded:
    """A replay by its number; games of this server can always be loaded again, by those who may see the table."""
    if number.startswith(TABLE):
        table = await site.tables.get(number.removeprefix(TABLE))
        person = await site.people.of(request)
        admit(table.state, person.id if person else None, invitation, site.services.now())
        return await load_game(site, number, asked_by)
    replay = site.replays.find(number)
    if replay is None:
        raise Refused("replay-missing", 404)
    return replay


async def load_game(site: Site, number: str, asked_by: str) -> Loaded:
    """A game of this server; read again when its table has changed: somebody may have another name, or none."""
    table_id = number.removeprefix(TABLE)
    async with site.database.read() as connection:
        version = (await load_table(connection, table_id)).version
        replay = site.replays.find(number, version)
        if replay is not None:
            return replay
        record = await load_record(connection, table_id, site.services.now())
    return await site.replays.add_table(number, version, record, asked_by)


@router.post("", response_model=ReplayAnswer)
async def post_replay(request: Request, site: SiteOf, asked_by: AskedBy, body: NewReplay) -> Response:
    """Load a finished game: a file, or one that was played here."""
    if bool(body.record) == bool(body.table):
        raise Refused("replay-what", 400)
    number = await site.replays.add_file(body.record, asked_by) if body.record else TABLE + body.table
    replay = await find_replay(request, site, number, asked_by, body.invitation)
    text = await site.replays.answer(number, replay, find_language(request), asked_by)
    return Response(text, media_type="application/json")


@router.get("/{number}/{step}", responses=VIEW)
async def get_view(
    request: Request,
    site: SiteOf,
    asked_by: AskedBy,
    number: Number,
    step: StepNumber,
    seat: Annotated[int, Query(ge=-1, le=5)] = -1,
    invitation: Invitation = "",
) -> Response:
    """The game after a step: a `View` as on the socket, without options."""
    replay, language = await find_replay(request, site, number, asked_by, invitation), find_language(request)
    view = await site.replays.look(replay, asked_by, lambda: make_view_after(replay, step, seat, language))
    return Response(wire.write_message(view), media_type="application/json")


@router.post("/{number}/analysis")
async def analyse(
    request: Request, site: SiteOf, asked_by: AskedBy, number: Number, body: AnalysisBody, invitation: Invitation = ""
) -> AnalysisAnswer:
    """Start an analysis, or say how far it has come."""
    label = f"{body.bot}@{body.playouts}" if body.playouts else body.bot
    budget = parse_server_bot(label).budget
    if budget.seconds > MOST_SECONDS or budget.playouts > MOST_PLAYOUTS:
        raise Refused("unknown-bot", 400)
    replay = await find_replay(request, site, number, asked_by, invitation)
    return site.analyses.ask(replay, label, asked_by).report(find_language(request))


@router.post("/{number}/whatif", status_code=201)
async def open_what_if(
    request: Request,
    site: SiteOf,
    asked_by: AskedBy,
    person: Known,
    number: Number,
    body: WhatIf,
    invitation: Invitation = "",
) -> TableLine:
    """A new unrated table that goes on from there, against bots."""
    parse_server_bot(body.bot)
    replay = await find_replay(request, site, number, asked_by, invitation)
    replay.check_step(body.step)
    if body.seat >= replay.record.setup.players:
        raise Refused("replay-seat", 404, seat=body.seat)
    async with site.replays.hold_reading_place(asked_by):
        position = await asyncio.to_thread(make_whatif_position, replay.record, body.step)
    return await from_position(request, site, person, position, body.seat, body.bot)
