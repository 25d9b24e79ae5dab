"""Inviting people by name to a table that has not begun."""

import json
import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Subquery, delete, func, insert, select, update

from alhambra.engine.rules.setup import Setup
from alhambra.record.setup_text import parse_setup
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.people.friends import is_in_audience
from alhambra.server.people.people import Person
from alhambra.server.play.rows import GATHERING
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import invitation as invitations
from alhambra.server.storage.schema import person as people
from alhambra.server.storage.schema import seat as seats

MOST_OPEN: Final = 20  # invitations that may wait for a person
MOST_AT_TABLE: Final = 12  # people who may be invited to a table
KEPT_SECONDS: Final = 30 * 86400.0


@dataclass(frozen=True)
class Invited:
    """What somebody is invited to."""

    table: str
    setup: Setup
    sender: str  # a name
    invitation: str  # that lets them in
    at: float


@dataclass(frozen=True)
class Guest:
    """Somebody who was invited to a table."""

    name: str
    is_declined: bool
    is_seated: bool


class Invitations:
    """Invitations of everybody."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sent = Buckets(rate=1 / 30, burst=12)  # by a person
        self._pairs = Buckets(rate=1 / 1200, burst=3)  # from one person to another

    async def invite(self, me: Person, other: Person, table: str) -> bool:
        """Invite somebody to a table where one sits. False if they were before, and are not asked again."""
        if not me.is_account:
            raise Refused("friends-need-account", 403)
        async with self._database.begin() as connection:
            asked = select(people.c.invitations_from).where(people.c.id == other.id, people.c.is_banned.is_(False))
            audience = await connection.scalar(asked)
            if audience is None or not await is_in_audience(connection, audience, other.id, me.id):
                raise Refused("not-wanted", 403, name=other.name)
            at_table = select(invitations.c.person).where(invitations.c.game == table)
            before = (await connection.execute(at_table)).scalars().all()
            if other.id in before:
                return False
            waiting = _open()
            count = select(func.count()).select_from(waiting).where(waiting.c.person == other.id)
            is_full = len(before) >= MOST_AT_TABLE or (await connection.scalar(count) or 0) >= MOST_OPEN
            if is_full or not self._pairs.take(f"{me.id} {other.id}") or not self._sent.take(me.id):
                raise Refused("too-many-invitations", 429)
            now = time.time()
            await connection.execute(delete(invitations).where(invitations.c.at < now - KEPT_SECONDS))
            await connection.execute(insert(invitations).values(game=table, person=other.id, sender=me.id, at=now))
        return True

    async def of(self, me: Person) -> list[Invited]:
        """What a person is invited to and has not answered, the newest first."""
        waiting = _open()
        query = select(waiting).where(waiting.c.person == me.id).order_by(waiting.c.at.desc()).limit(MOST_OPEN)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        welcome = [row for row in rows if me.id not in json.loads(row.sent_away)]
        return [Invited(row.game, parse_setup(row.setup), row.name, row.link, row.at) for row in welcome]

    async def decline(self, me: Person, table: str) -> None:
        """Say no."""
        mine = invitations.c.game == table, invitations.c.person == me.id
        async with self._database.begin() as connection:
            await connection.execute(update(invitations).where(*mine).values(is_declined=True))

    async def list_guests(self, table: str) -> list[Guest]:
        """Who was invited to a table by name."""
        sits = (seats.c.game == invitations.c.game) & (seats.c.person == invitations.c.person)
        query = (
            select(people.c.name, invitations.c.is_declined, seats.c.number)
            .select_from(invitations.join(people, people.c.id == invitations.c.person).outerjoin(seats, sits))
            .where(invitations.c.game == table)
            .order_by(invitations.c.at, people.c.id)
        )
        async with self._database.read() as connection:
            rows = await connection.execute(query)
            return [Guest(row.name, row.is_declined, row.number is not None) for row in rows]


def _open() -> Subquery:
    """Invitations that wait for an answer: the table has not begun, and the person does not sit there."""
    sits = (seats.c.game == invitations.c.game) & (seats.c.person == invitations.c.person)
    return (
        select(
            invitations.c.game,
            invitations.c.person,
            invitations.c.at,
            games.c.setup,
            games.c.invitation.label("link"),
            games.c.sent_away,
            people.c.name,
        )
        .select_from(
            invitations.join(games, games.c.id == invitations.c.game)
            .join(people, people.c.id == invitations.c.sender)
            .outerjoin(seats, sits)
        )
        .where(games.c.phase == GATHERING, invitations.c.is_declined.is_(False), seats.c.number.is_(None))
        .subquery()
    )
