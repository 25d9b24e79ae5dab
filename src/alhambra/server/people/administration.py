"""What the operator of a site can do to it, straight in the database; servers that run notice."""

import time
from typing import Any, Final

from sqlalchemy import Row, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.edge.look_alikes import folded
from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import People, person_of
from alhambra.server.play.rows import OPEN
from alhambra.server.storage.database import Database
from alhambra.server.storage.peers import peers_of
from alhambra.server.storage.schema import game, person, rating, seat, step

ROWS_LISTED: Final = 200
FLAGS: Final = {
    "mute": ("is_muted", True),
    "unmute": ("is_muted", False),
    "ban": ("is_banned", True),
    "unban": ("is_banned", False),
}


async def find_person(database: Database, who: str) -> Row[Any]:
    """A person by number, by the name of an account, or by a guest's name if only one has it."""
    named = or_(person.c.id == who, person.c.account == folded(who), person.c.name == who)
    query = select(person).where(named, person.c.is_deleted.is_(False)).limit(ROWS_LISTED)
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    exact = [row for row in rows if row.id == who] or [row for row in rows if row.account == folded(who)]
    if exact:
        return exact[0]
    if not rows:
        raise Refused("no-person", 404)
    if len(rows) > 1:
        raise Refused("several-people", 409, ids=", ".join(row.id for row in rows[:10]))
    return rows[0]


async def flag(database: Database, who: str, what: str) -> str:
    """Mute, ban, or the opposite; the name of the person."""
    row = await find_person(database, who)
    column, value = FLAGS[what]
    async with database.begin() as connection:
        await connection.execute(update(person).where(person.c.id == row.id).values({column: value}))
    return str(row.name)


async def rename(database: Database, who: str, name: str) -> str:
    """Give somebody another name."""
    row = await find_person(database, who)
    return (await People(database).rename(person_of(row), name, row.language)).name


async def close_table(database: Database, game_id: str) -> None:
    """End a game without a result."""
    async with database.begin() as connection:
        row = (await connection.execute(select(game).where(game.c.id == game_id))).first()
        if row is None:
            raise Refused("no-table", 404)
        if row.phase not in OPEN:
            raise Refused("table-closed", 409)
        if row.phase == "playing":
            await _append_abort(connection, game_id)
        values = {"phase": "aborted", "updated": time.time(), "version": game.c.version + 1}
        await connection.execute(update(game).where(game.c.id == game_id).values(values))
        await peers_of(database).tell(connection, game_id)


async def _append_abort(connection: AsyncConnection, game_id: str) -> None:
    """A step of its own: a server that has not heard of it meets it when it wants to write the next."""
    last = await connection.scalar(select(func.max(step.c.number)).where(step.c.game == game_id))
    values = {"game": game_id, "number": (last or 0) + 1, "kind": "abort", "seat": -1, "action": "", "at": time.time()}
    await connection.execute(insert(step).values(values))


async def list_people(database: Database, search: str = "") -> list[dict[str, Any]]:
    """Who is known, the newest first."""
    games = select(func.count()).where(seat.c.person == person.c.id).scalar_subquery()
    rated = select(func.max(rating.c.updated)).where(rating.c.person == person.c.id).scalar_subquery()
    query = select(person, games.label("seats"), rated.label("rated")).where(person.c.is_deleted.is_(False))
    if search:
        query = query.where(func.lower(person.c.name).contains(search.lower(), autoescape=True))
    async with database.read() as connection:
        rows = (await connection.execute(query.order_by(person.c.created.desc()).limit(ROWS_LISTED))).all()
    return [
        {
            "id": row.id,
            "name": row.name,
            "kind": "guest" if row.account is None else "account",
            "created": row.created,
            "seats": row.seats,
            "is_muted": row.is_muted,
            "is_banned": row.is_banned,
        }
        for row in rows
    ]


async def list_tables(database: Database, everything: bool = False) -> list[dict[str, Any]]:
    """Tables where something is going on, or all; the last touched first."""
    query = select(game).order_by(game.c.updated.desc()).limit(ROWS_LISTED)
    query = query if everything else query.where(game.c.phase.in_(OPEN))
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
        these = [row.id for row in rows]
        sitting = (await connection.execute(select(seat).where(seat.c.game.in_(these)).order_by(seat.c.number))).all()
    return [
        {
            "id": row.id,
            "setup": row.setup,
            "phase": row.phase,
            "seats": [one.name or one.bot for one in sitting if one.game == row.id],
            "updated": row.updated,
        }
        for row in rows
    ]
