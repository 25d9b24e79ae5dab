"""Whom somebody follows and blocks, and with whom they have played.

People are named by the name of their account, or by a key that only the person who asks can use: numbers of people are
told to nobody. People who are blocked can neither follow nor invite one, nor see that one is here, nor be heard.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, get_args

from sqlalchemy import Column, ColumnElement, Delete, Table, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import People, Person, person_of
from alhambra.server.play.rows import ABORTED, OVER, PLAYING
from alhambra.server.storage.schema import block as blocks
from alhambra.server.storage.schema import follow as follows
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import invitation as invitations
from alhambra.server.storage.schema import person as people
from alhambra.server.storage.schema import presence as presences
from alhambra.server.storage.schema import seat as seats

MOST_FOLLOWED: Final = 200
MOST_BLOCKED: Final = 500
FOLLOWERS_LISTED: Final = 100
GAMES_LOOKED_AT: Final = 60
OPPONENTS_LISTED: Final = 24

Audience = Literal["nobody", "friends", "everybody"]
"""For whom something is; friends are the people whom one follows."""


@dataclass(frozen=True)
class Choices:
    """Who may see that a person is here, and who may invite them."""

    presence: Audience = "friends"
    invitations: Audience = "everybody"


@dataclass(frozen=True)
class Opponent:
    """Somebody one has played with."""

    person: Person
    table: str  # of the last game
    at: float


def person_key(me: str, other: str) -> str:
    """By what one person names another to the server: nobody else can use it, and it tells nothing."""
    return sha256(f"{me} {other}".encode()).hexdigest()[:16]


async def is_blocked(connection: AsyncConnection, person: str, other: str) -> bool:
    """Does one of two people block the other?"""
    either = or_(
        and_(blocks.c.person == person, blocks.c.other == other),
        and_(blocks.c.person == other, blocks.c.other == person),
    )
    return bool(await connection.scalar(select(exists().where(either))))


async def is_in_audience(connection: AsyncConnection, audience: str, person: str, other: str) -> bool:
    """Is a person's choice of an audience such that another is in it, and has nobody blocked anybody?"""
    if audience == "nobody" or await is_blocked(connection, person, other):
        return False
    followed = follows.c.person == person, follows.c.other == other
    return audience == "everybody" or bool(await connection.scalar(select(exists().where(*followed))))


class Friends:
    """Friends of everybody."""

    def __init__(self, known: People) -> None:
        self._people = known
        self._database = known.database
        self._changes = Buckets(rate=1 / 10, burst=40)  # how often a person may follow and block

    # --- finding ----------------------------------------------------------------------------------------------

    async def find(self, me: Person, name: str, key: str = "") -> Person:
        """Somebody else by the name of an account, or by the key under which one has been told of them."""
        found = await self._by_key(me, key) if key else await self._people.find_by_account(name)
        if found is None:
            raise Refused("no-person", 404)
        if found.id == me.id:
            raise Refused("not-yourself", 400)
        return found

    async def _by_key(self, me: Person, key: str) -> Person | None:
        known = [*await self.list_followed(me), *await self.list_followers(me), *await self.list_blocked(me)]
        known += [one.person for one in await self.list_opponents(me)]
        return next((one for one in known if person_key(me.id, one.id) == key), None)

    # --- following --------------------------------------------------------------------------------------------

    async def follow(self, me: Person, other: Person) -> None:
        """Follow somebody with an account."""
        if not me.is_account:
            raise Refused("friends-need-account", 403)
        if not other.is_account:
            raise Refused("no-person", 404)
        self._count(me)
        async with self._database.begin() as connection:
            if await is_blocked(connection, me.id, other.id):
                raise Refused("not-wanted", 403, name=other.name)
            await _put(connection, follows, me.id, other.id, MOST_FOLLOWED)

    async def unfollow(self, me: Person, other: Person) -> None:
        """Follow somebody no longer."""
        async with self._database.begin() as connection:
            await connection.execute(_delete_pair(follows, me.id, other.id))

    async def list_followed(self, me: Person) -> list[Person]:
        """Whom a person follows."""
        return await self._list_people(follows, follows.c.other, follows.c.person == me.id, MOST_FOLLOWED)

    async def list_followers(self, me: Person) -> list[Person]:
        """Who follows a person, the newest first."""
        return await self._list_people(follows, follows.c.person, follows.c.other == me.id, FOLLOWERS_LISTED)

    # --- blocking ---------------------------------------------------------------------------------------------

    async def block(self, me: Person, other: Person) -> None:
        """Have nothing more to do with somebody: nobody follows the other any more, and invitations are void."""
        self._count(me)
        async with self._database.begin() as connection:
            await _put(connection, blocks, me.id, other.id, MOST_BLOCKED)
            for one, two in ((me.id, other.id), (other.id, me.id)):
                await connection.execute(_delete_pair(follows, one, two))
                void = invitations.c.person == one, invitations.c.sender == two
                await connection.execute(update(invitations).where(*void).values(is_declined=True))

    async def unblock(self, me: Person, other: Person) -> None:
        """Let somebody come near again."""
        async with self._database.begin() as connection:
            await connection.execute(_delete_pair(blocks, me.id, other.id))

    async def check_welcome(self, somebody: Person, others: Iterable[str | None]) -> None:
        """Refuse somebody who is blocked by one of those whom they would sit with."""
        unwanted = blocks.c.person.in_([one for one in others if one]), blocks.c.other == somebody.id
        async with self._database.read() as connection:
            if await connection.scalar(select(exists().where(*unwanted))):
                raise Refused("blocked-here", 403)

    async def list_blocked(self, me: Person) -> list[Person]:
        """Whom a person blocks."""
        return await self._list_people(blocks, blocks.c.other, blocks.c.person == me.id, MOST_BLOCKED)

    # --- opponents --------------------------------------------------------------------------------------------

    async def list_opponents(self, me: Person) -> list[Opponent]:
        """With whom a person has played, the last first, without those who are blocked by one of the two."""
        mine = (
            select(games.c.id)
            .join(seats, seats.c.game == games.c.id)
            .where(seats.c.person == me.id, games.c.phase.in_((PLAYING, OVER, ABORTED)))
            .order_by(games.c.updated.desc())
            .limit(GAMES_LOOKED_AT)
        )
        query = (
            select(people, games.c.id.label("table"), games.c.updated)
            .join(seats, seats.c.person == people.c.id)
            .join(games, games.c.id == seats.c.game)
            .where(games.c.id.in_(mine), seats.c.kind == "person", people.c.id != me.id, people.c.is_deleted.is_(False))
            .order_by(games.c.updated.desc(), games.c.id, seats.c.number)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            apart = await _find_apart(connection, me.id)
        found: dict[str, Opponent] = {}
        for row in rows:
            if row.id not in apart:
                found.setdefault(row.id, Opponent(person_of(row), row.table, row.updated))
        return list(found.values())[:OPPONENTS_LISTED]

    # --- choices ----------------------------------------------------------------------------------------------

    async def read_choices(self, me: Person) -> Choices:
        """What a person has chosen."""
        query = select(people.c.presence_for, people.c.invitations_from).where(people.c.id == me.id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one()
        return Choices(row.presence_for, row.invitations_from)

    async def choose(self, me: Person, choices: Choices) -> None:
        """Choose who may see and invite one. What nobody may see is not kept."""
        assert {choices.presence, choices.invitations} <= {*get_args(Audience)}
        values = {"presence_for": choices.presence, "invitations_from": choices.invitations}
        async with self._database.begin() as connection:
            await connection.execute(update(people).where(people.c.id == me.id).values(values))
            if choices.presence == "nobody":
                await connection.execute(delete(presences).where(presences.c.person == me.id))

    # --- inside -----------------------------------------------------------------------------------------------

    def _count(self, me: Person) -> None:
        if not self._changes.take(me.id):
            raise Refused("too-many", 429)

    async def _list_people(self, table: Table, who: Column[str], which: ColumnElement[bool], most: int) -> list[Person]:
        query = select(people).join(table, who == people.c.id).where(which, people.c.is_deleted.is_(False))
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(table.c.since.desc(), people.c.id).limit(most))
            return [person_of(row) for row in rows]


def _delete_pair(table: Table, person: str, other: str) -> Delete:
    return delete(table).where(table.c.person == person, table.c.other == other)


async def _put(connection: AsyncConnection, table: Table, person: str, other: str, most: int) -> None:
    """Note somebody, once; Refused if a person has noted too many."""
    await connection.execute(_delete_pair(table, person, other))
    count = await connection.scalar(select(func.count()).select_from(table).where(table.c.person == person))
    if (count or 0) >= most:
        raise Refused("too-many-people", 409, most=most)
    await connection.execute(insert(table).values(person=person, other=other, since=time.time()))


async def _find_apart(connection: AsyncConnection, me: str) -> set[str]:
    """Everybody who blocks a person, or is blocked by them."""
    found = await connection.execute(select(blocks).where(or_(blocks.c.person == me, blocks.c.other == me)))
    return {one for row in found for one in (row.person, row.other)} - {me}


def sort_by_name(known: Iterable[Person]) -> list[Person]:
    """In the order of a list to read."""
    return sorted(known, key=lambda one: (one.name.casefold(), one.id))
