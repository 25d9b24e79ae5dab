"""The rows of a table, read and written. A change is conditional on the version it was made for."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.record.record import Record
from alhambra.record.setup_text import parse_setup, setup_text
from alhambra.server.edge.refused import Refused
from alhambra.server.play.log import make_record
from alhambra.server.play.rows import OVER, ClockOptions, LogStep, Plan, SeatRow, TableOptions, TableRow, WindowAnswer
from alhambra.server.play.sitting import Change
from alhambra.server.storage.schema import answer as answers
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import seat as seats
from alhambra.server.storage.schema import step as steps
from alhambra.server.storage.schema.base import Stored


class Outdated(Exception):
    """The table has changed since it was read: nothing was written."""


# --- rows -----------------------------------------------------------------------------------------------------


def table_row(row: Row[Any]) -> TableRow:
    """A table as it is stored."""
    return TableRow(
        id=row.id,
        setup=parse_setup(row.setup),
        rules=row.rules,
        host=row.host,
        options=options_of(row),
        phase=row.phase,
        invitation=row.invitation,
        secret=row.secret,
        key=row.key,
        origin=row.origin,
        result=tuple(json.loads(row.result or "[]")),
        winners=tuple(json.loads(row.winners or "[]")),
        rematch=row.rematch,
        created=row.created,
        updated=row.updated,
        version=row.version,
        is_quiet=row.is_quiet,
        sent_away=tuple(json.loads(row.sent_away)),
        sealed_until=row.sealed_until,
        contest=row.contest,
    )


def options_of(row: Row[Any]) -> TableOptions:
    """The options of a table as they are stored."""
    return TableOptions(
        private=row.is_private,
        clock=ClockOptions(row.clock, row.clock_base, row.clock_increment, row.clock_days),
        open_money=row.has_open_money,
        aids=row.has_aids,
        undo=row.has_undo,
        takeover=row.has_takeover,
        rated=row.is_rated,
        window=row.window,
        absence=row.absence,
    )


def values_of(table: TableRow) -> dict[str, Stored]:
    """A table as it is to be stored."""
    options = table.options
    return {
        "id": table.id,
        "setup": setup_text(table.setup),
        "rules": table.rules,
        "host": table.host,
        "phase": table.phase,
        "invitation": table.invitation,
        "secret": table.secret,
        "key": table.key,
        "origin": table.origin,
        "result": json.dumps(table.result) if table.result else "",
        "winners": json.dumps(table.winners) if table.result else "",
        "rematch": table.rematch,
        "created": table.created,
        "updated": table.updated,
        "version": table.version,
        "is_quiet": table.is_quiet,
        "sent_away": json.dumps(table.sent_away),
        "sealed_until": table.sealed_until,
        "contest": table.contest,
        "is_private": options.private,
        "clock": options.clock.kind,
        "clock_base": options.clock.base,
        "clock_increment": options.clock.increment,
        "clock_days": options.clock.days,
        "has_open_money": options.open_money,
        "has_aids": options.aids,
        "has_undo": options.undo,
        "has_takeover": options.takeover,
        "is_rated": options.rated,
        "window": options.window,
        "absence": options.absence,
    }


def seat_row(row: Row[Any]) -> SeatRow:
    """A seat as it is stored."""
    values = {name: value for name, value in row._mapping.items() if name != "game"}
    plan = msgspec.json.decode(row.plan, type=Plan)
    return SeatRow(**values | {"orders": json.loads(row.orders), "plan": plan})


def seat_values(seat: SeatRow) -> dict[str, Stored]:
    """A seat as it is to be stored."""
    plan = msgspec.json.encode(seat.plan).decode()
    return vars(seat) | {"orders": json.dumps(dict(seat.orders)), "plan": plan}


def step_of(row: Row[Any]) -> LogStep:
    """An entry as it was stored."""
    left = tuple(json.loads(row.left)) if row.left else ()
    return LogStep(row.number, row.kind, row.seat, row.action, tuple(row.draws.split()), row.message, row.at, left)


# --- reading --------------------------------------------------------------------------------------------------


async def load_table(connection: AsyncConnection, table_id: str) -> TableRow:
    """The table's row; refused if there is none."""
    row = (await connection.execute(select(games).where(games.c.id == table_id))).first()
    if row is None:
        raise Refused("no-table", 404)
    return table_row(row)


async def load_seats(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    """Its seats, in order."""
    found = select(seats).where(seats.c.game == table_id).order_by(seats.c.number)
    return [seat_row(row) for row in await connection.execute(found)]


async def load_steps(connection: AsyncConnection, table_id: str, since: int = -1) -> list[LogStep]:
    """The entries after number `since`, in order."""
    found = select(steps).where(steps.c.game == table_id, steps.c.number > since).order_by(steps.c.number)
    return [step_of(row) for row in await connection.execute(found)]


async def load_answers(connection: AsyncConnection, table_id: str, since: int = -1) -> list[WindowAnswer]:
    """What was answered in windows that opened after step `since` or later."""
    found = select(answers).where(answers.c.game == table_id, answers.c.window >= since)
    return [WindowAnswer(row.window, row.seat, row.action, row.message) for row in await connection.execute(found)]


@dataclass(frozen=True)
class Whole:
    """All that is stored of a table, as it was at one moment."""

    row: TableRow
    seats: list[SeatRow]
    steps: list[LogStep]
    answers: list[WindowAnswer]


async def load_whole(connection: AsyncConnection, table_id: str, since: int = -1, window: int = -1) -> Whole:
    """A table with the steps after `since`, and the answers in windows from `window` on."""
    row = await load_table(connection, table_id)
    while True:
        whole = Whole(
            row,
            await load_seats(connection, table_id),
            await load_steps(connection, table_id, since),
            await load_answers(connection, table_id, window),
        )
        row = await load_table(connection, table_id)
        if row.version == whole.row.version:
            return whole  # nobody has written meanwhile: its parts go together


async def load_record(connection: AsyncConnection, table_id: str, now: float) -> Record:
    """The record of a game: whole when it is over, before that as everybody may know it; refused while sealed."""
    table = await load_table(connection, table_id)
    if table.is_sealed(now):
        raise Refused("sealed", 409)
    entries = await load_steps(connection, table_id)
    if not entries or (table.origin and table.phase != OVER):  # a position tells what everybody held
        raise Refused("no-record", 409)
    return make_record(table, await load_seats(connection, table_id), entries)


# --- writing --------------------------------------------------------------------------------------------------


async def insert_table(connection: AsyncConnection, table: TableRow, sitting: Sequence[SeatRow]) -> None:
    """Write a new table."""
    await connection.execute(insert(games).values(**values_of(table)))
    for seat in sitting:
        await connection.execute(insert(seats).values(game=table.id, **seat_values(seat)))


async def write_change(connection: AsyncConnection, change: Change) -> None:
    """Write a change whole. Outdated, or IntegrityError, if the table is not as it was when the change was made."""
    table = change.row
    as_read = games.c.id == table.id, games.c.version == table.version - 1
    if (await connection.execute(update(games).where(*as_read).values(**values_of(table)))).rowcount != 1:
        raise Outdated
    for seat in change.seats:
        which = seats.c.game == table.id, seats.c.number == seat.number
        await connection.execute(update(seats).where(*which).values(**seat_values(seat)))
    if change.step is not None:
        await append_step(connection, table.id, change.step)
    if change.answer is not None:
        await connection.execute(insert(answers).values(game=table.id, **vars(change.answer)))


async def append_step(connection: AsyncConnection, table_id: str, step: LogStep) -> None:
    """Enter a step. IntegrityError if somebody else was faster."""
    values = vars(step) | {"draws": " ".join(step.draws), "left": json.dumps(step.left) if step.left else ""}
    await connection.execute(insert(steps).values(game=table_id, **values))
