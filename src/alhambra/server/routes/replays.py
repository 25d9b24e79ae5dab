"""The requests about finished games: step through them, have them analysed, play on from any position."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from alhambra.server.bots.questions import server_bot
from alhambra.server.edge.error_responses import spoken
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.listing import TableLine
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.play import wire
from alhambra.server.play.admission import admit
from alhambra.server.play.shown import RulesInfo
from alhambra.server.routes.dependencies import AskedBy, Known, SiteOf
from alhambra.server.routes.tables import from_position
from alhambra.server.site import Site
from alhambra.server.storage.log import load_record
from alhambra.server.study.replay_store import MOST_RECORD_CHARACTERS, Loaded, replay_told, view_after, whatif_position

router = APIRouter(prefix="/api/replays", tags=["replays"])

TABLE: Final = "table-"  # begins the number of a replay of this server's own game
MOST_SECONDS: Final = 1.0  # for each move of an analysis
MOST_PLAYOUTS: Final = 400

Number = Annotated[str, Path(max_length=64, pattern="^(file|table)-[0-9a-z]+$")]
StepNumber = Annotated[int, Path(ge=0, le=1_000_000)]
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


class EventTold(BaseModel):
    """One thing that happened."""

    key: str
    seat: int
    values: dict[str, str | int]
    text: str


class ReplayStep(BaseModel):
    """One step of a finished game."""

    number: int
    seat: int
    action: str
    text: str
    scores: list[int]
    chances: list[float]
    """To win, for each seat."""
    events: list[EventTold]


class ReplayAnswer(BaseModel):
    """A finished game."""

    id: str
    setup: SetupBody
    names: list[str]
    steps: list[ReplayStep]
    headers: dict[str, str]
    result: list[int]
    rules: RulesInfo


class AnalysedMove(BaseModel):
    """A move and what a bot thinks of it; `loss` in points, where the bot knows that.

    `chance_loss` is how much of the chance to win it gave away, `judgement` what that is called.
    """

    step: int
    seat: int
    action: str
    action_text: str
    best: str
    best_text: str
    loss: float | None
    chance_loss: float
    judgement: Literal["", "inaccuracy", "mistake", "blunder"]
    expected: list[float]
    reason: str
    bot: str


class AnalysisAnswer(BaseModel):
    """How far an analysis has come."""

    done: int
    of: int
    is_complete: bool
    moves: list[AnalysedMove]


async def found(request: Request, site: Site, number: str, invitation: str = "") -> Loaded:
    """A replay by its number; games of this server can always be loaded again, by those who may see the table."""
    store = site.replays
    if number.startswith(TABLE):
        table = await site.tables.get(number.removeprefix(TABLE))
        person = await site.people.of(request)
        given = invitation or request.query_params.get("invitation", "")
        admit(table.state, person.id if person else None, given, site.services.now())
    replay = store.find(number)
    if replay is None and number.startswith(TABLE):
        async with site.database.read() as connection:
            record = await load_record(connection, number.removeprefix(TABLE), site.services.now())
        replay = await store.add_table(number, record)
    if replay is None:
        raise Refused("replay-missing", 404)
    return replay


@router.post("", response_model=ReplayAnswer)
async def new_replay(request: Request, site: SiteOf, asked_by: AskedBy, body: NewReplay) -> Response:
    """Load a finished game: a file, or one that was played here."""
    if bool(body.record) == bool(body.table):
        raise Refused("replay-what", 400)
    number = await site.replays.add_file(body.record, asked_by) if body.record else TABLE + body.table
    replay, language = await found(request, site, number, body.invitation), spoken(request)
    answer = await site.replays.answer(number, language, lambda: described(number, replay, language).model_dump_json())
    return Response(answer, media_type="application/json")


def described(number: str, replay: Loaded, language: str) -> ReplayAnswer:
    """A finished game in words: some hundred steps, which take a while."""
    return ReplayAnswer(**replay_told(number, replay, language))


@router.get("/{number}/{step}")
async def get_view(
    request: Request,
    site: SiteOf,
    number: Number,
    step: StepNumber,
    seat: Annotated[int, Query(ge=-1, le=5)] = -1,
) -> Response:
    """The game after a step: a `View` as on the socket, without options."""
    replay = await found(request, site, number)
    view = await asyncio.to_thread(view_after, replay, step, seat, spoken(request))
    return Response(wire.written(view), media_type="application/json")


@router.post("/{number}/analysis")
async def analyse(
    request: Request, site: SiteOf, asked_by: AskedBy, number: Number, body: AnalysisBody
) -> AnalysisAnswer:
    """Start an analysis, or say how far it has come."""
    label = f"{body.bot}@{body.playouts}" if body.playouts else body.bot
    budget = server_bot(label).budget
    if budget.seconds > MOST_SECONDS or budget.playouts > MOST_PLAYOUTS:
        raise Refused("unknown-bot", 400)
    replay = await found(request, site, number)
    report = site.analyses.ask(replay, label, asked_by).report(spoken(request))
    return AnalysisAnswer(**report)


@router.post("/{number}/whatif", status_code=201)
async def what_if(request: Request, site: SiteOf, person: Known, number: Number, body: WhatIf) -> TableLine:
    """A new unrated table that goes on from there, against bots."""
    server_bot(body.bot)
    replay = await found(request, site, number)
    replay.check_step(body.step)
    if body.seat >= replay.record.setup.players:
        raise Refused("replay-seat", 404, seat=body.seat)
    position = await asyncio.to_thread(whatif_position, replay.record, body.step)
    return await from_position(request, site, person, position, body.seat, body.bot)
