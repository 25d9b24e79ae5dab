"""Tables in lists: those that are open, and those where somebody sits."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from pydantic import BaseModel
from sqlalchemy import Select, func, select

from alhambra.server.lobby.setup_body import SetupBody, setup_body
from alhambra.server.people.people import Person
from alhambra.server.play.match import Match
from alhambra.server.play.rows import PLAYING, SeatRow, TableRow
from alhambra.server.play.set_names import set_title
from alhambra.server.storage.log import seat_row, table_row
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import seat as seats
from alhambra.server.table.live import LiveTable
from alhambra.server.table.tables import Tables

LISTED: Final = 50
Order = Literal["wanted", "newest"]


class SeatLine(BaseModel):
    """A seat in a list."""

    number: int
    kind: str
    name: str
    bot: str
    is_mine: bool
    nonce_commitment: str  # empty until the person has taken the seat by themselves


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


def table_line(
    row: TableRow, sitting: Sequence[SeatRow], person: Person | None, language: str, awaited: Sequence[int] = ()
) -> TableLine:
    """A table as somebody sees it in a list."""
    own = [seat.number for seat in sitting if person is not None and seat.person == person.id]
    is_inside = bool(own) or (person is not None and row.host == person.id)
    return TableLine(
        id=row.id,
        title=set_title(row.setup, language),
        setup=setup_body(row.setup),
        phase=row.phase,
        host=next((seat.name for seat in sitting if seat.person == row.host), ""),
        seats=[
            SeatLine(
                number=seat.number,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                is_mine=seat.number in own,
                nonce_commitment=seat.nonce_commitment,
            )
            for seat in sitting
        ],
        options=OptionsLine(**msgspec.to_builtins(row.options)),
        my_turn=any(seat in own for seat in awaited),
        created=row.created,
        updated=row.updated,
        result=list(row.result),
        winners=list(row.winners),
        invitation=row.invitation if is_inside else "",
    )


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
        found = (await connection.execute(query.order_by(games.c.id).limit(LISTED))).all()
        these = seats.c.game.in_([row.id for row in found])
        sitting = (await connection.execute(select(seats).where(these).order_by(seats.c.number))).all()
    lines = []
    for row in map(table_row, found):
        seated = [seat_row(seat) for seat in sitting if seat.game == row.id]
        is_mine = person is not None and row.phase == PLAYING and person.id in {seat.person for seat in seated}
        lines.append(table_line(row, seated, person, language, awaited(await tables.get(row.id)) if is_mine else ()))
    return lines
