"""Tables in lists: those that are open, and those where somebody sits."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from pydantic import BaseModel
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.lobby.standing import Standing, standing
from alhambra.server.people.people import Person
from alhambra.server.people.standings import Rated, ratings_of_people
from alhambra.server.play.lines import table_values
from alhambra.server.play.match import Match
from alhambra.server.play.rows import PLAYING, SeatRow, TableRow
from alhambra.server.storage.log import seat_row, table_row
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import seat as seats
from alhambra.server.table.live import LiveTable
from alhambra.server.table.tables import Tables

TABLES_LISTED: Final = 50
Order = Literal["wanted", "newest"]


class SeatLine(BaseModel):
    """A seat in a list."""

    number: int
    kind: str
    name: str
    bot: str
    is_mine: bool
    nonce_commitment: str  # empty until the person has taken the seat by themselves
    rating: int | None  # in this game, of somebody who has one; in lists only


class ClockLine(BaseModel):
    """Time for thinking."""

    kind: str
    base: float
    increment: float
    days: float


class OptionsLine(BaseModel):
    """What was chosen for a table."""

    private: bool
    clock: ClockLine
    open_money: bool
    aids: bool
    undo: bool
    takeover: bool
    rated: bool
    window: float | None
    absence: float | None


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    title: str
    setup: SetupBody
    phase: str
    host: str
    seats: list[SeatLine]
    options: OptionsLine
    my_turn: bool
    created: float
    updated: float
    result: list[int]
    winners: list[int]
    invitation: str
    standing: Standing | None  # of a game that is being played; in lists only


def table_line(
    row: TableRow,
    sitting: Sequence[SeatRow],
    person: Person | None,
    language: str,
    awaited: Sequence[int] = (),
    ratings: Mapping[Rated, int] | None = None,
) -> TableLine:
    """A table as somebody sees it in a list."""
    values = table_values(row, sitting, person.id if person else None, language, awaited)
    for line, seat in zip(values["seats"], sitting, strict=True):
        line["rating"] = (ratings or {}).get((seat.person or "", row.setup.game)) if seat.kind == "person" else None
    return TableLine(**values)


def live_line(table: LiveTable, person: Person | None, language: str) -> TableLine:
    """A table in memory as somebody sees it in a list."""
    return table_line(table.state.row, table.state.seats, person, language, awaited(table))


def awaited(table: LiveTable) -> list[int]:
    """The seats that a game waits for."""
    return table.state.awaited() if isinstance(table.state, Match) else []


async def open_tables(
    tables: Tables, person: Person | None, phase: str, language: str, offset: int = 0, order: Order = "wanted"
) -> list[TableLine]:
    """Tables in a phase that everybody may see: those that wait for the fewest players first, or the newest."""
    query = select(games).where(games.c.is_private.is_(False), games.c.phase == phase)
    if order == "wanted":
        is_open = seats.c.game == games.c.id, seats.c.kind == "open"
        missing = select(func.count()).where(*is_open).scalar_subquery()
        query = query.order_by(missing == 0, missing)  # where nobody is missing, nobody is wanted
    return await _listed(tables, query.order_by(games.c.created.desc()).offset(offset), person, language)


async def tables_of(tables: Tables, person: Person, language: str, phase: str = "", offset: int = 0) -> list[TableLine]:
    """The tables where somebody sits, finished ones too, those first where it is the person's turn."""
    sits = select(seats.c.game).where(seats.c.person == person.id)
    query = select(games).where(games.c.id.in_(sits) | (games.c.host == person.id)).offset(offset)
    query = query.where(games.c.phase == phase) if phase else query
    lines = await _listed(tables, query.order_by(games.c.updated.desc()), person, language)
    return sorted(lines, key=lambda line: not line.my_turn)


async def _listed(tables: Tables, query: Select[Any], person: Person | None, language: str) -> list[TableLine]:
    async with tables.services.database.read() as connection:
        found = (await connection.execute(query.order_by(games.c.id).limit(TABLES_LISTED))).all()
        rows = [table_row(row) for row in found]
        sitting = await seats_of(connection, rows)
        people = {seat.person for seated in sitting.values() for seat in seated if seat.kind == "person"}
        ratings = await ratings_of_people(connection, people)
    lines = []
    for row in rows:
        seated = sitting[row.id]
        line = table_line(row, seated, person, language, ratings=ratings)
        if person is not None and row.phase == PLAYING and person.id in {seat.person for seat in seated}:
            table = await tables.get(row.id)
            line.my_turn = any(line.seats[seat].is_mine for seat in awaited(table))
            line.standing = standing(table, person.id)
        lines.append(line)
    return lines


async def seats_of(connection: AsyncConnection, rows: Sequence[TableRow]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, in order."""
    found: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in await connection.execute(select(seats).where(seats.c.game.in_(found)).order_by(seats.c.number)):
        found[seat.game].append(seat_row(seat))
    return found
