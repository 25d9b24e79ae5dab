"""What the operator of a site can do to it, straight in the database; servers that run notice."""

from typing import Any, Final, TypedDict

from sqlalchemy import Row, func, or_, select, update

from alhambra.server.edge.names import fold_name
from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import People, person_of
from alhambra.server.play.rows import OPEN
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import game, person, rating, seat

ROWS_LISTED: Final = 200
FLAGS: Final = {
    "mute": ("is_muted", True),
    "unmute": ("is_muted", False),
    "ban": ("is_banned", True),
    "unban": ("is_banned", False),
}


class PersonListed(TypedDict):
    """A person in a list for the operator."""

    id: str
    name: str
    kind: str
    created: float
    seats: int
    is_muted: bool
    is_banned: bool


class TableListed(TypedDict):
    """A table in a list for the operator."""

    id: str
    setup: str
    phase: str
    seats: list[str]
    updated: float


async def find_person(database: Database, who: str) -> Row[Any]:
    """A person by number, by the name of an account, or by a guest's name if only one has it."""
    named = or_(person.c.id == who, person.c.account == fold_name(who), person.c.name == who)
    query = select(person).where(named, person.c.is_deleted.is_(False)).limit(ROWS_LISTED)
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    exact = [row for row in rows if row.id == who] or [row for row in rows if row.account == fold_name(who)]
    if exact:
        return exact[0]
    if not rows:
        raise Refused("no-person", 404)
    if len(rows) > 1:
        raise Refused("several-people", 409, ids=", ".join(row.id for row in rows[:10]))
    return rows[0]


async def set_flag(database: Database, who: str, what: str) -> str:
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


async def list_people(database: Database, search: str = "") -> list[PersonListed]:
    """Who is known, the newest first."""
    games = select(func.count()).where(seat.c.person == person.c.id).scalar_subquery()
    rated = select(func.max(rating.c.updated)).where(rating.c.person == person.c.id).scalar_subquery()
    query = select(person, games.label("seats"), rated.label("rated")).where(person.c.is_deleted.is_(False))
    if search:
        query = query.where(func.lower(person.c.name).contains(search.lower(), autoescape=True))
    async with database.read() as connection:
        rows = (await connection.execute(query.order_by(person.c.created.desc()).limit(ROWS_LISTED))).all()
    return [
        PersonListed(
            id=row.id,
            name=row.name,
            kind="guest" if row.account is None else "account",
            created=row.created,
            seats=row.seats,
            is_muted=row.is_muted,
            is_banned=row.is_banned,
        )
        for row in rows
    ]


async def list_tables(database: Database, everything: bool = False) -> list[TableListed]:
    """Tables where something is going on, or all; the last touched first."""
    query = select(game).order_by(game.c.updated.desc()).limit(ROWS_LISTED)
    query = query if everything else query.where(game.c.phase.in_(OPEN))
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
        these = [row.id for row in rows]
        sitting = (await connection.execute(select(seat).where(seat.c.game.in_(these)).order_by(seat.c.number))).all()
    return [
        TableListed(
            id=row.id,
            setup=row.setup,
            phase=row.phase,
            seats=[one.name or one.bot for one in sitting if one.game == row.id],
            updated=row.updated,
        )
        for row in rows
    ]
