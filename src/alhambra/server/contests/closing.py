"""A game that the operator of a site ends, straight in the database; servers that run notice."""

import time
from dataclasses import replace
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.contests.endings import note_end
from alhambra.server.edge.refused import Refused
from alhambra.server.play.rows import ABORTED, NOBODY, PLAYING, LogStep
from alhambra.server.play.sitting import Change
from alhambra.server.storage.database import Database
from alhambra.server.storage.log import Outdated, load_seats, load_table, write_change
from alhambra.server.storage.peers import peers_of
from alhambra.server.storage.schema import step as steps

WRITE_ATTEMPTS: Final = 8  # to write the end, while a server writes too


async def close_table(database: Database, table_id: str) -> None:
    """End a game without a result, also one that cannot be played again; its contest goes on without it."""
    for _ in range(WRITE_ATTEMPTS):
        try:
            async with database.begin() as connection:
                await write_end(connection, table_id, time.time())
                await peers_of(database).tell(connection, table_id)
        except (Outdated, IntegrityError):
            continue
        return
    raise Refused("too-many", 429)


async def write_end(connection: AsyncConnection, table_id: str, now: float) -> None:
    """Write that a game has ended without a result; Outdated, or IntegrityError, if a server wrote meanwhile."""
    row = await load_table(connection, table_id)
    if not row.is_open:
        raise Refused("table-closed", 409)
    ended = replace(row, phase=ABORTED, updated=now, version=row.version + 1)
    # A step of its own: a server that has not heard of it meets it when it wants to write the next.
    step = await make_abort(connection, table_id, now) if row.phase == PLAYING else None
    await write_change(connection, Change(ended, step=step))
    if row.contest:
        await note_end(connection, ended, await load_seats(connection, table_id), now)


async def make_abort(connection: AsyncConnection, table_id: str, now: float) -> LogStep:
    """The last step of a game that nobody of its players has ended."""
    last = await connection.scalar(select(func.max(steps.c.number)).where(steps.c.game == table_id))
    return LogStep((last or 0) + 1, "abort", NOBODY, "", at=now)
