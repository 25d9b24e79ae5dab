"""The requests of a game that goes on at another place."""

import asyncio
import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from pydantic import Field

from alhambra.engine.chance import Seeded
from alhambra.record.record import Record
from alhambra.record.text_form import record_text
from alhambra.server.edge.error_responses import find_language
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.opening import Deal, NewTable, Options, SeatBody
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.play.lines import TableLine
from alhambra.server.play.moving import lay_out, take_away
from alhambra.server.play.sitting import Moment, Outcome, Sitting
from alhambra.server.routes.dependencies import AskedBy, Known, SiteOf
from alhambra.server.routes.tables import open_and_describe
from alhambra.server.study.replay_store import MOST_RECORD_CHARACTERS, READING_SECONDS

router = APIRouter(prefix="/api", tags=["tables"])


class Moved(Body):
    """The record of a game that is to go on here."""

    record: Annotated[str, Field(max_length=MOST_RECORD_CHARACTERS)]


@router.post("/tables/{table_id}/take", response_class=PlainTextResponse)
async def take(site: SiteOf, person: Known, table_id: str) -> str:
    """End a game here, and get the record with which it goes on elsewhere; for somebody who plays alone."""
    table = await site.tables.get(table_id)
    taken: list[Record] = []

    def end(state: Sitting, moment: Moment) -> Outcome:
        record, change = take_away(state, person.id, moment.now)
        taken[:] = [record]
        return change

    async with table.lock:
        await table.perform(end)
    return record_text(taken[0])


@router.post("/moved", status_code=201)
async def move_here(request: Request, site: SiteOf, person: Known, asked_by: AskedBy, body: Moved) -> TableLine:
    """A new unrated table at which the game of a record goes on, with the same seats."""
    async with site.replays.hold_reading_place(asked_by):
        until, chance = time.monotonic() + READING_SECONDS, Seeded(secrets.token_bytes(32))
        laid = await asyncio.to_thread(lay_out, body.record, until, chance)
    seats = [SeatBody(kind=sat.kind, name=sat.name, bot=sat.bot) for sat in laid.seats]
    new = NewTable(setup=SetupBody.from_setup(laid.setup), seats=seats, options=Options(private=True))
    return await open_and_describe(
        site, person, new, find_language(request), phase="dealing", deal=Deal(origin=laid.position)
    )
