"""Tries at deals that others play too: one for each person, counted when the game is over, ranked by margin."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.play.rows import SeatRow, TableRow
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import entry, person
from alhambra.server.storage.schema import game as games

ENTRIES_LISTED: Final = 100


@dataclass(frozen=True)
class Try:
    """The try of a person. How it compares with others nobody knows before the deal is over."""

    table: str
    phase: str
    is_finished: bool
    points: int
    margin: int


@dataclass(frozen=True)
class Ranked:
    """A finished try in the order of all; those with the same margin and points share a rank."""

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


async def try_of(database: Database, contest: str, person_id: str) -> Try | None:
    """The try of a person at a deal; None if there was none."""
    query = select(entry, games.c.phase).join(games, games.c.id == entry.c.game)
    async with database.read() as connection:
        row = (await connection.execute(query.where(entry.c.contest == contest, entry.c.person == person_id))).first()
    return None if row is None else Try(row.game, row.phase, row.finished is not None, row.points, row.margin)


async def count_finished(database: Database, contest: str) -> int:
    """How many people have finished a deal."""
    query = select(func.count()).where(entry.c.contest == contest, entry.c.finished.is_not(None))
    async with database.read() as connection:
        return await connection.scalar(query) or 0


async def rank_entries(database: Database, contest: str, person_id: str = "") -> list[Ranked]:
    """The best finished tries in order, and that of a person, wherever it stands.

    Only for those who may know: the deal must not be open any more.
    """
    best = entry.c.margin.desc(), entry.c.points.desc()
    rank, place = func.rank().over(order_by=best), func.row_number().over(order_by=(*best, entry.c.finished))
    counts = entry.c.contest == contest, entry.c.finished.is_not(None), person.c.is_deleted.is_(False)
    ranked = (
        select(entry, person.c.name, rank.label("rank"), place.label("place"))
        .join(person, person.c.id == entry.c.person)
        .where(*counts)
        .subquery()
    )
    is_listed = or_(ranked.c.place <= ENTRIES_LISTED, ranked.c.person == person_id)
    async with database.read() as connection:
        rows = await connection.execute(select(ranked).where(is_listed).order_by(ranked.c.place))
        return [Ranked(row.rank, row.person, row.name, row.points, row.margin, row.game) for row in rows]
