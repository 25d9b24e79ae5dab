"""The requests about tables: open, find, sit down, start, play again."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy import func, select

from alhambra.record.json_form import to_json
from alhambra.record.setup_text import parse_setup
from alhambra.record.text_form import record_text
from alhambra.server.contests.entries import begin_try
from alhambra.server.edge.credentials import browser_number, is_secure
from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.names import check_name
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.listing import Order, describe_live_table, list_open_tables, tables_of
from alhambra.server.lobby.opening import (
    FRESH,
    Deal,
    NewTable,
    Options,
    SeatBody,
    list_given_names,
    make_invitation,
    open_rematch,
    open_table,
)
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.people.people import Person
from alhambra.server.play.admission import admit
from alhambra.server.play.lines import TableLine
from alhambra.server.play.rows import GATHERING, OPEN
from alhambra.server.play.sitting import Change, Moment, Sitting, begin, leave_seat, take_seat
from alhambra.server.routes.dependencies import Known, SiteOf
from alhambra.server.site import Site
from alhambra.server.storage.log import load_record
from alhambra.server.storage.schema import game as games
from alhambra.server.study.lessons import LEARNER, load_lesson
from alhambra.server.table.live import LiveTable
from alhambra.server.table.seats import Sitter, make_seat

router = APIRouter(prefix="/api", tags=["tables"])


class PlayNow(Body):
    """A game against bots, at once."""

    setup: SetupBody = SetupBody()
    bot: str = "greedy"


class Rematch(Body):
    """The next game of the same people."""

    same_deal: bool = False


# --- finding --------------------------------------------------------------------------------------------------


@router.get("/tables")
async def list_tables(
    request: Request,
    site: SiteOf,
    mine: bool = False,
    phase: Annotated[str, Query(max_length=12)] = "",
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
    order: Order = "wanted",
) -> list[TableLine]:
    """Open tables, those first that wait for the fewest players, or the newest; or those that one sits at."""
    person = await site.people.of(request)
    if not mine:
        return await list_open_tables(site.tables, person, phase or GATHERING, find_language(request), offset, order)
    return await tables_of(site.tables, person, find_language(request), phase, offset) if person else []


@router.get("/tables/live")
async def list_live_tables(request: Request, site: SiteOf) -> list[TableLine]:
    """Games that can be watched now, the best first; without those that one plays."""
    person = await site.people.of(request)
    return await site.live_games.list_best(person, find_language(request))


@router.get("/tables/{table_id}")
async def get_table(request: Request, site: SiteOf, table_id: str, invitation: str = "") -> TableLine:
    """One table."""
    person = await site.people.of(request)
    table = await site.tables.get(table_id)
    admit(table.state, person.id if person else None, invitation, site.services.now())
    return describe_live_table(table, person, find_language(request))


# --- opening --------------------------------------------------------------------------------------------------


async def open_and_describe(
    site: Site,
    person: Person,
    new: NewTable,
    language: str,
    *,
    phase: str = GATHERING,
    device: str = "",
    deal: Deal = FRESH,
) -> TableLine:
    """Open a table and say what it is. In a contest it is the person's one try: IntegrityError if there was another."""
    site.overload.check()
    async with site.database.begin() as connection:
        settings, active = site.settings, games.c.phase.in_(OPEN)
        most = settings.tables_per_account if person.is_account else settings.tables_per_guest
        hosted = select(func.count()).where(games.c.host == person.id, active)
        if (await connection.scalar(hosted) or 0) >= most:
            raise Refused("too-many-tables", 429)
        await site.people.refuse_names(connection, person.id, list_given_names(new.seats))
        number = await open_table(connection, person, new, site.services.now(), phase=phase, device=device, deal=deal)
        if deal.contest:
            await begin_try(connection, deal.contest, person.id, number, site.services.now(), deal.number)
    return describe_live_table(await site.tables.get(number), person, language)


@router.post("/tables", status_code=201)
async def post_table(request: Request, response: Response, site: SiteOf, person: Known, new: NewTable) -> TableLine:
    """Open a table."""
    device = device_of(request, response, site, person) if new.options.rated else ""
    return await open_and_describe(site, person, new, find_language(request), device=device)


def device_of(request: Request, response: Response, site: Site, person: Person) -> str:
    """What tells browsers apart, in rated games; programs have no browser."""
    is_safe = is_secure(request, site.settings.secure_cookies)
    return "" if person.is_program else browser_number(request, response, is_safe)


@router.post("/play", status_code=201)
async def play_now(request: Request, site: SiteOf, person: Known, body: PlayNow) -> TableLine:
    """A table with bots in all other seats, dealt at once."""
    bots = [SeatBody(kind="bot", bot=body.bot)] * (body.setup.players - 1)
    new = NewTable(setup=body.setup, seats=[SeatBody(kind="person"), *bots])
    return await open_and_describe(site, person, new, find_language(request), phase="dealing")


@router.post("/tutorials/{name}", status_code=201)
async def open_lesson(request: Request, site: SiteOf, person: Known, name: str) -> TableLine:
    """A table for a lesson of the tutorial."""
    position = load_lesson(name)
    return await from_position(request, site, person, position, LEARNER, "novice")


async def from_position(request: Request, site: Site, person: Person, position: str, seat: int, bot: str) -> TableLine:
    """A table that goes on from a position, against bots; it is unrated."""
    return await begin_from_deal(request, site, person, Deal(origin=position), seat, bot)


async def begin_from_deal(request: Request, site: Site, person: Person, deal: Deal, seat: int, bot: str) -> TableLine:
    """A table that begins as a deal from a position says, with a person in a seat and bots in the others."""
    position = deal.origin
    setup = parse_setup(position.partition("setup: ")[2].splitlines()[0])
    sitting = [SeatBody(kind="person") if n == seat else SeatBody(kind="bot", bot=bot) for n in range(setup.players)]
    new = NewTable(setup=SetupBody.from_setup(setup), seats=sitting, options=Options(private=True))
    return await open_and_describe(site, person, new, find_language(request), phase="dealing", deal=deal)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def post_rematch(request: Request, site: SiteOf, person: Known, table_id: str, body: Rematch) -> TableLine:
    """The next game of the same people; a second request gets the same table."""
    table = await site.tables.get(table_id)
    async with table.lock:
        state = table.state
        if person.id not in {seat.person for seat in state.seats}:
            raise Refused("not-your-seat", 403)
        if state.row.sealed_until:
            raise Refused("sealed-no-rematch")
        if state.row.is_open or (body.same_deal and not state.row.key):
            raise Refused("not-over")
        if not state.row.rematch:
            await open_next(site, table, body.same_deal)
        following = await site.tables.get(table.state.row.rematch)
    return describe_live_table(following, person, find_language(request))


async def open_next(site: Site, table: LiveTable, same_deal: bool) -> None:
    """Open the table of the next game; if another process was faster, it is the one that was opened there."""
    now = site.services.now()
    async with site.database.begin() as connection:
        number = await open_rematch(connection, table.state, same_deal, now)
    await table.perform(
        lambda state, moment: () if state.row.rematch else Change(state.revise_row(moment.now, rematch=number))
    )


# --- sitting down ---------------------------------------------------------------------------------------------


@router.put("/tables/{table_id}/seats/{number}")
async def put_seat(
    request: Request, response: Response, site: SiteOf, person: Known, table_id: str, number: int, body: SeatBody
) -> TableLine:
    """Sit down; or, as the host, put a bot or somebody on one's own device there."""
    table = await site.tables.get(table_id)
    admit(table.state, person.id, body.invitation, site.services.now())
    await site.friends.check_welcome(person, [table.state.row.host, *(seat.person for seat in table.state.seats)])
    is_rated = table.state.row.is_rated
    if is_rated and not person.is_account and body.kind == "person":
        raise Refused("rated-needs-account", 403)
    device = device_of(request, response, site, person) if is_rated else ""
    wish = make_seat(body, number, Sitter(person.id, person.name, device), check_name)
    async with site.database.read() as connection:
        await site.people.refuse_names(connection, person.id, list_given_names([body]))

    def sit_down(state: Sitting, moment: Moment) -> Change:
        admit(state, person.id, body.invitation, moment.now)  # they may have been sent away meanwhile
        return take_seat(state, person.id, wish, moment.now)

    async with table.lock:
        await table.perform(sit_down)
    return describe_live_table(table, person, find_language(request))


@router.delete("/tables/{table_id}/seats/{number}")
async def delete_seat(request: Request, site: SiteOf, person: Known, table_id: str, number: int) -> TableLine:
    """Stand up; or, as the host, clear a seat."""
    table = await site.tables.get(table_id)
    async with table.lock:
        await table.perform(lambda state, moment: leave_seat(state, person.id, number, make_invitation(), moment.now))
    return describe_live_table(table, person, find_language(request))


@router.post("/tables/{table_id}/start")
async def start(request: Request, site: SiteOf, person: Known, table_id: str) -> TableLine:
    """The host has the cards dealt; people are asked for their nonces."""
    table = await site.tables.get(table_id)
    async with table.lock:
        await table.perform(lambda state, moment: begin(state, person.id, moment.now))
    await site.tables.drive(table)
    return describe_live_table(table, person, find_language(request))


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def get_record(
    request: Request,
    site: SiteOf,
    table_id: str,
    form: Annotated[str, Query(pattern="^(text|json)$")] = "text",
    invitation: str = "",
) -> Response:
    """The record of a game; while it is played as everybody may know it."""
    person = await site.people.of(request)
    admit((await site.tables.get(table_id)).state, person.id if person else None, invitation, site.services.now())
    async with site.database.read() as connection:
        record = await load_record(connection, table_id, site.services.now())
    if form == "json":
        return Response(to_json(record), media_type="application/json")
    name = {"Content-Disposition": f'attachment; filename="alhambra-{table_id}.alh"'}
    return PlainTextResponse(record_text(record), headers=name)
