"""Tries at deals that others play too: one for each person, counted when the game is over, ranked by margin."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.play.rows import SeatRow, TableRow
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import entry, person
from alhambra.server.storage.schema import game as games

LISTED: Final = 100


@dataclass(frozen=True)
class Try:
    """The try of a person. `rank` is 0 until it is finished; those with the same margin and points share one."""

    table: str
    phase: str
    is_finished: bool
    points: int
    margin: int
    rank: int


@dataclass(frozen=True)
class Ranked:
    """A finished try in the order of all."""

    rank: int
    person: str
    name: str
    points: int
    margin: int
    table: str


async def begin_try(
    connection: AsyncConnection, contest: str, person_id: str, table: str, now: float, deal: int = 0
) -> None:
    """Note that somebody tries a deal of a contest. IntegrityError if they have before."""
    values = {"contest": contest, "person": person_id, "deal": deal, "game": table, "begun": now}
    await connection.execute(insert(entry).values(values))


async def count_try(connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow], at: float) -> None:
    """A game has ended: note how well the person did who tried it. In time only, and if they played to the end."""
    players = [seat for seat in seats if seat.kind == "person" and not seat.bot and not seat.has_resigned]
    if at >= row.sealed_until or len(players) != 1:
        return
    seat = players[0].number
    points = row.result[seat]
    others = [theirs for number, theirs in enumerate(row.result[: len(seats)]) if number != seat]
    values = {"finished": at, "points": points, "margin": points - max(others)}
    fresh = entry.c.game == row.id, entry.c.finished.is_(None)
    await connection.execute(update(entry).where(*fresh).values(**values))


def is_better(margin: int, points: int) -> Any:
    """Is a finished try better than one with that margin and those points?"""
    return or_(entry.c.margin > margin, and_(entry.c.margin == margin, entry.c.points > points))


async def try_of(database: Database, contest: str, person_id: str) -> Try | None:
    """The try of a person at a deal; None if there was none."""
    query = select(entry, games.c.phase).join(games, games.c.id == entry.c.game)
    async with database.read() as connection:
        row = (await connection.execute(query.where(entry.c.contest == contest, entry.c.person == person_id))).first()
        if row is None:
            return None
        better = select(func.count()).where(
            entry.c.contest == contest, entry.c.finished.is_not(None), is_better(row.margin, row.points)
        )
        is_finished = row.finished is not None
        rank = 1 + (await connection.scalar(better) or 0) if is_finished else 0
    return Try(row.game, row.phase, is_finished, row.points, row.margin, rank)


async def count_finished(database: Database, contest: str) -> int:
    """How many people have finished a deal."""
    query = select(func.count()).where(entry.c.contest == contest, entry.c.finished.is_not(None))
    async with database.read() as connection:
        return await connection.scalar(query) or 0


async def ranking(database: Database, contest: str) -> list[Ranked]:
    """The finished tries, the best first. Only for those who may know: the deal must not be open any more."""
    query = (
        select(entry, person.c.name)
        .join(person, person.c.id == entry.c.person)
        .where(entry.c.contest == contest, entry.c.finished.is_not(None), person.c.is_deleted.is_(False))
        .order_by(entry.c.margin.desc(), entry.c.points.desc(), entry.c.finished)
        .limit(LISTED)
    )
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    ranked: list[Ranked] = []
    for place, row in enumerate(rows, 1):
        last = ranked[-1] if ranked else None
        is_level = last is not None and (last.margin, last.points) == (row.margin, row.points)
        rank = last.rank if last is not None and is_level else place
        ranked.append(Ranked(rank, row.person, row.name, row.points, row.margin, row.game))
    return ranked
