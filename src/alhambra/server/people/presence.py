"""Who is here: has a window open, perhaps at a table where they play. Only those see it whom a person lets see it.

A client says every `BEAT_SECONDS` that somebody is here; after `BELIEF_SECONDS` without a word they count as gone. Of
people who show it to nobody, nothing is kept.
"""

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, and_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.people.people import Person
from alhambra.server.play.rows import PLAYING
from alhambra.server.storage.database import Database, insert_missing
from alhambra.server.storage.schema import block as blocks
from alhambra.server.storage.schema import follow as follows
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import person as people
from alhambra.server.storage.schema import presence as presences
from alhambra.server.storage.schema import seat as seats

BEAT_SECONDS: Final = 20.0
WRITE_SECONDS: Final = 30.0  # after which it is written down again that somebody is here
BELIEF_SECONDS: Final = 90.0


@dataclass(frozen=True)
class Here:
    """Somebody who is here; `table` is one that everybody may watch."""

    is_at_table: bool
    table: str = ""


async def note_here(database: Database, me: Person, table: str) -> None:
    """A person has a window open; at a table, if they say so and play there."""
    now = time.time()
    kept = select(people.c.presence_for, presences.c.seen, presences.c.game).outerjoin(
        presences, presences.c.person == people.c.id
    )
    async with database.read() as connection:
        row = (await connection.execute(kept.where(people.c.id == me.id))).one()
        if row.presence_for == "nobody" or not me.is_account:
            return
        where = table if table and await _is_playing_at(connection, me.id, table) else ""
    if row.seen is not None and now - row.seen < WRITE_SECONDS and row.game == where:
        return
    async with database.begin() as connection:
        new = {"person": me.id, "seen": now, "game": where}
        await connection.execute(insert_missing(connection, presences, [new]))
        await connection.execute(update(presences).where(presences.c.person == me.id).values(seen=now, game=where))


async def _is_playing_at(connection: AsyncConnection, person: str, table: str) -> bool:
    sits = seats.c.game == table, seats.c.person == person, games.c.phase == PLAYING
    query = select(seats.c.number).join(games, games.c.id == seats.c.game).where(*sits)
    return (await connection.execute(query)).first() is not None


async def find_present(database: Database, me: Person, others: Iterable[str]) -> Mapping[str, Here]:
    """Those of some people who are here and let a person see it."""
    now = time.time()
    follows_me = and_(follows.c.person == people.c.id, follows.c.other == me.id)
    blocks_me = and_(blocks.c.person == people.c.id, blocks.c.other == me.id)
    shows = or_(people.c.presence_for == "everybody", and_(people.c.presence_for == "friends", follows_me))
    query = (
        select(presences.c.person, presences.c.game, games.c.phase, games.c.is_private, games.c.sealed_until)
        .join(people, people.c.id == presences.c.person)
        .outerjoin(games, games.c.id == presences.c.game)
        .outerjoin(follows, follows_me)
        .outerjoin(blocks, blocks_me)
        .where(presences.c.person.in_(list(others)), presences.c.seen > now - BELIEF_SECONDS)
        .where(shows, blocks.c.person.is_(None), people.c.is_deleted.is_(False), people.c.is_banned.is_(False))
    )
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    return {row.person: _describe_presence(row, now) for row in rows}


def _describe_presence(row: Row[*tuple[Any, ...]], now: float) -> Here:
    is_at_table = row.phase == PLAYING
    is_open = is_at_table and not row.is_private and row.sealed_until <= now
    return Here(is_at_table, row.game if is_open else "")
