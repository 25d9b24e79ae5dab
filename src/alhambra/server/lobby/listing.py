"""Tables in lists: those that are open, and those where somebody sits."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.lobby.standing import describe_standing
from alhambra.server.people.people import Person
from alhambra.server.people.standings import Rated, find_ratings_of_people
from alhambra.server.play.lines import TableLine, describe_table
from alhambra.server.play.match import Match
from alhambra.server.play.rows import OPEN, PLAYING, SeatRow, TableRow
from alhambra.server.storage.log import seat_row, table_row
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import seat as seats
from alhambra.server.table.live import LiveTable
from alhambra.server.table.tables import Tables

TABLES_LISTED: Final = 50
Order = Literal["wanted", "newest"]


def describe_with_ratings(
    row: TableRow,
    sitting: Sequence[SeatRow],
    person: Person | None,
    language: str,
    awaited: Sequence[int] = (),
    ratings: Mapping[Rated, int] | None = None,
) -> TableLine:
    """A table as somebody sees it in a list."""
    told = describe_table(row, sitting, person.id if person else None, language, awaited)
    for line, seat in zip(told["seats"], sitting, strict=True):
        line["rating"] = (ratings or {}).get((seat.person or "", row.setup.game)) if seat.kind == "person" else None
    return told


def describe_live_table(table: LiveTable, person: Person | None, language: str) -> TableLine:
    """A table in memory as somebody sees it in a list."""
    return describe_with_ratings(table.state.row, table.state.seats, person, language, list_awaited_seats(table))


def list_awaited_seats(table: LiveTable) -> list[int]:
    """The seats that a game waits for."""
    return table.state.awaited if isinstance(table.state, Match) else []


async def list_open_tables(
    tables: Tables, person: Person | None, phase: str, language: str, offset: int = 0, order: Order = "wanted"
) -> list[TableLine]:
    """Tables in a phase that everybody may see: those that wait for the fewest players first, or the newest."""
    query = select(games).where(games.c.is_private.is_(False), games.c.phase == phase)
    if order == "wanted":
        is_open = seats.c.game == games.c.id, seats.c.kind == "open"
        missing = select(func.count()).where(*is_open).scalar_subquery()
        query = query.order_by(missing == 0, missing)  # where nobody is missing, nobody is wanted
    return await _list_found(tables, query.order_by(games.c.created.desc()).offset(offset), person, language)


async def tables_of(tables: Tables, person: Person, language: str, phase: str = "", offset: int = 0) -> list[TableLine]:
    """The tables where somebody sits: those where it is their turn, other games that go on, then finished ones."""
    sits = select(seats.c.game).where(seats.c.person == person.id)
    query = select(games).where(games.c.id.in_(sits) | (games.c.host == person.id)).offset(offset)
    query = query.where(games.c.phase == phase) if phase else query
    turns = await find_turns(tables, person) if phase in ("", PLAYING) else []
    query = query.order_by(games.c.id.not_in(turns), games.c.phase.not_in(OPEN), games.c.updated.desc())
    lines = await _list_found(tables, query, person, language)
    return sorted(lines, key=lambda line: not line["my_turn"])  # a turn may have come meanwhile


async def find_turns(tables: Tables, person: Person) -> list[str]:
    """The tables that wait for somebody: no database knows that, but games in play are in memory."""
    sits = select(seats.c.game).where(seats.c.person == person.id)
    query = select(games.c.id).where(games.c.id.in_(sits), games.c.phase == PLAYING)
    async with tables.services.database.read() as connection:
        playing = list((await connection.execute(query)).scalars())
    return [number for number in playing if is_turn(await tables.get(number), person)]


def is_turn(table: LiveTable, person: Person) -> bool:
    """Does a game wait for a seat of this person?"""
    return any(table.state.seats[seat].person == person.id for seat in list_awaited_seats(table))


async def _list_found(tables: Tables, query: Select[Any], person: Person | None, language: str) -> list[TableLine]:
    async with tables.services.database.read() as connection:
        found = (await connection.execute(query.order_by(games.c.id).limit(TABLES_LISTED))).all()
        rows = [table_row(row) for row in found]
        sitting = await seats_of(connection, rows)
        people = {seat.person for seated in sitting.values() for seat in seated if seat.kind == "person"}
        ratings = await find_ratings_of_people(connection, people)
    lines = []
    for row in rows:
        seated = sitting[row.id]
        line = describe_with_ratings(row, seated, person, language, ratings=ratings)
        if person is not None and row.phase == PLAYING and person.id in {seat.person for seat in seated}:
            table = await tables.get(row.id)
            line["my_turn"] = is_turn(table, person)
            line["standing"] = describe_standing(table, person.id)
        lines.append(line)
    return lines


async def seats_of(connection: AsyncConnection, rows: Sequence[TableRow]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, in order."""
    found: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in await connection.execute(select(seats).where(seats.c.game.in_(found)).order_by(seats.c.number)):
        found[seat.game].append(seat_row(seat))
    return found
