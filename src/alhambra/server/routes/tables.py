"""The requests about tables: open, find, sit down, start, play again."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy import select

from alhambra.record.json_form import to_json
from alhambra.record.setup_text import parse_setup
from alhambra.record.text_form import record_text
from alhambra.server.edge.error_responses import spoken
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.listing import open_tables, table_line, tables_of
from alhambra.server.lobby.opening import (
    NewTable,
    Options,
    SeatBody,
    new_invitation,
    open_rematch,
    open_table,
    seat_values,
    unlike,
)
from alhambra.server.lobby.setup_body import SetupBody, setup_body
from alhambra.server.people.people import Person
from alhambra.server.routes.dependencies import Body, Known, SiteOf
from alhambra.server.site import Site
from alhambra.server.storage.log import load_record
from alhambra.server.storage.schema import OPEN
from alhambra.server.storage.schema import game as games
from alhambra.server.study.lessons import LEARNER, lesson
from alhambra.server.table.admission import admit
from alhambra.server.table.live import LiveTable

router = APIRouter(prefix="/api", tags=["tables"])

MOST_TABLES = 50  # that somebody may have open at the same time


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
    request: Request, site: SiteOf, mine: bool = False, phase: Annotated[str, Query(max_length=12)] = ""
) -> list[dict[str, Any]]:
    """Open tables; or those that one sits at, finished ones too."""
    person = await site.people.of(request)
    if not mine:
        return await open_tables(site, person, phase or "gathering", spoken(request))
    return await tables_of(site, person, spoken(request), phase) if person else []


@router.get("/tables/{game_id}")
async def get_table(request: Request, site: SiteOf, game_id: str, invitation: str = "") -> dict[str, Any]:
    """One table."""
    person = await site.people.of(request)
    table = await site.tables.get(game_id)
    admit(table, person, invitation)
    return table_line(table.row, table.seats, person, spoken(request), table.awaited())


# --- opening --------------------------------------------------------------------------------------------------


async def opened(site: Site, person: Person, new: NewTable, language: str, **more: Any) -> dict[str, Any]:
    """Open a table and say what it is."""
    site.overload.check()
    if new.options.rated and not person.is_account:
        raise Refused("rated-needs-account", 403)
    async with site.database.begin() as connection:
        active = games.c.phase.in_(OPEN)
        hosted = list(await connection.execute(select(games.c.id).where(games.c.host == person.id, active)))
        if len(hosted) >= MOST_TABLES:
            raise Refused("too-many-tables", 429)
        number = await open_table(connection, person, new, **more)
    table = await site.tables.get(number)
    return table_line(table.row, table.seats, person, language)


@router.post("/tables", status_code=201)
async def new_table(request: Request, site: SiteOf, person: Known, new: NewTable) -> dict[str, Any]:
    """Open a table."""
    return await opened(site, person, new, spoken(request))


@router.post("/play", status_code=201)
async def play_now(request: Request, site: SiteOf, person: Known, body: PlayNow) -> dict[str, Any]:
    """A table with bots in all other seats, dealt at once."""
    bots = [SeatBody(kind="bot", bot=body.bot)] * (body.setup.players - 1)
    new = NewTable(setup=body.setup, seats=[SeatBody(kind="person"), *bots])
    return await opened(site, person, new, spoken(request), phase="dealing")


@router.post("/tutorials/{name}", status_code=201)
async def new_lesson(request: Request, site: SiteOf, person: Known, name: str) -> dict[str, Any]:
    """A table for a lesson of the tutorial."""
    position = lesson(name)
    return await from_position(request, site, person, position, LEARNER, "novice")


async def from_position(
    request: Request, site: Site, person: Person, position: str, seat: int, bot: str
) -> dict[str, Any]:
    """A table that goes on from a position, against bots; it is unrated."""
    setup = parse_setup(position.partition("setup: ")[2].splitlines()[0])
    sitting = [SeatBody(kind="person") if n == seat else SeatBody(kind="bot", bot=bot) for n in range(setup.players)]
    new = NewTable(setup=setup_body(setup), seats=sitting, options=Options(private=True))
    return await opened(site, person, new, spoken(request), origin=position, phase="dealing")


@router.post("/tables/{game_id}/rematch", status_code=201)
async def rematch(request: Request, site: SiteOf, person: Known, game_id: str, body: Rematch) -> dict[str, Any]:
    """The next game of the same people; whoever asks second gets the same table."""
    table = await site.tables.get(game_id)
    async with table.lock:
        if person.id not in {seat.person for seat in table.seats}:
            raise Refused("not-your-seat", 403)
        if table.row.phase not in ("over", "aborted") or (body.same_deal and not table.row.key):
            raise Refused("not-over")
        number = table.row.rematch
        if not number:
            async with site.database.begin() as connection:
                number = await open_rematch(connection, table.row, table.seats, body.same_deal)
                await table.change_game(connection, rematch=number)
                await site.tell_others(connection, game_id)
            await table.changed()
    following = await site.tables.get(number)
    return table_line(following.row, following.seats, person, spoken(request))


# --- sitting down ---------------------------------------------------------------------------------------------


@router.put("/tables/{game_id}/seats/{number}")
async def take_seat(
    request: Request, site: SiteOf, person: Known, game_id: str, number: int, body: SeatBody
) -> dict[str, Any]:
    """Sit down; or, as the host, put a bot or somebody on one's own device there."""
    table = await site.tables.get(game_id)
    admit(table, person, body.invitation)
    async with table.lock:
        check_seat(table, person, number, body)
        async with site.database.begin() as connection:
            values = seat_values(body, person)
            values["name"] = unlike(values["name"], [seat.name for seat in table.seats if seat.number != number])
            if table.row.key:  # the same deal again: there is no chance to take part in
                values.pop("nonce_commitment", None)
            await table.change_seat(connection, number, **values)
            await table.change_game(connection)
            await site.tell_others(connection, game_id)
        await table.changed()
    return table_line(table.row, table.seats, person, spoken(request))


def check_seat(table: LiveTable, person: Person, number: int, body: SeatBody) -> None:
    """May the person do that with the seat?"""
    if table.row.phase != "gathering":
        raise Refused("too-late")
    if not 0 <= number < len(table.seats):
        raise Refused("no-seat", 404)
    seat = table.seats[number]
    is_host = person.id == table.row.host
    if body.kind == "open" or (body.kind == "bot" and not is_host):
        raise Refused("host-only", 403)
    is_free = seat.kind == "open" or seat.person == person.id or (seat.kind == "bot" and is_host)
    if not is_free:
        raise Refused("seat-taken")
    others = [one for one in table.seats if one.person == person.id and one.kind == "person" and one.number != number]
    if body.kind == "person" and others:
        raise Refused("one-seat")


@router.delete("/tables/{game_id}/seats/{number}")
async def leave_seat(request: Request, site: SiteOf, person: Known, game_id: str, number: int) -> dict[str, Any]:
    """Stand up; or, as the host, clear a seat."""
    table = await site.tables.get(game_id)
    async with table.lock:
        if table.row.phase != "gathering":
            raise Refused("too-late")
        if not 0 <= number < len(table.seats):
            raise Refused("no-seat", 404)
        if person.id not in (table.row.host, table.seats[number].person):
            raise Refused("not-your-seat", 403)
        async with site.database.begin() as connection:
            if table.seats[number].person not in (
                None,
                person.id,
            ):  # the invitation that was used is worth nothing any more
                await table.change_game(connection, invitation=new_invitation())
            await table.change_seat(connection, number, **seat_values(SeatBody(), person))
            await site.tell_others(connection, game_id)
        await table.changed()
    return table_line(table.row, table.seats, person, spoken(request))


@router.post("/tables/{game_id}/start")
async def start(request: Request, site: SiteOf, person: Known, game_id: str) -> dict[str, Any]:
    """The host has the cards dealt; people are asked for their nonces."""
    table = await site.tables.get(game_id)
    async with table.lock:
        if person.id != table.row.host:
            raise Refused("host-only", 403)
        if table.row.phase != "gathering":
            raise Refused("too-late")
        if any(seat.kind == "open" for seat in table.seats):
            raise Refused("open-seats")
        async with site.database.begin() as connection:
            await table.change_game(connection, phase="dealing")
            await site.tell_others(connection, game_id)
        await table.changed()
    await site.tables.drive(table)
    return table_line(table.row, table.seats, person, spoken(request))


@router.get("/tables/{game_id}/record", response_class=PlainTextResponse)
async def get_record(
    request: Request,
    site: SiteOf,
    game_id: str,
    form: Annotated[str, Query(pattern="^(text|json)$")] = "text",
    invitation: str = "",
) -> Response:
    """The record of a game; while it is played as everybody may know it."""
    person = await site.people.of(request)
    admit(await site.tables.get(game_id), person, invitation)
    async with site.database.read() as connection:
        record = await load_record(connection, game_id)
    if form == "json":
        return Response(to_json(record), media_type="application/json")
    name = {"Content-Disposition": f'attachment; filename="alhambra-{game_id}.alh"'}
    return PlainTextResponse(record_text(record), headers=name)
