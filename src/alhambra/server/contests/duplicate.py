"""Duplicate matches: several people play the same deals against the same bots, each at tables of their own.

A match is over at a fixed time; or earlier, when its host lets nobody else join and everybody has played every deal.
Until then its tables are sealed, and nobody learns how others did.
"""

import hashlib
import json
import secrets
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.bots.ladder import BUDGETS, LADDER
from alhambra.engine.rules.setup import Setup
from alhambra.record.setup_text import parse_setup, setup_text
from alhambra.server.edge.refused import Refused
from alhambra.server.play.rows import OPEN
from alhambra.server.storage.schema import duplicate, duplicate_player, entry, person
from alhambra.server.storage.schema import game as games

PREFIX: Final = "duplicate-"
MOST_PLAYERS: Final = 16
MOST_HOSTED: Final = 5  # open matches that one account may host,
MOST_JOINED: Final = 20  # and play in
MATCHES_LISTED: Final = 30
BOTS: Final = tuple(name for name in LADDER if name not in BUDGETS)
"""Bots that can be played against: those that need no clock answer the same actions alike."""


@dataclass(frozen=True)
class Duplicate:
    """A match."""

    id: str
    host: str
    setup: Setup
    bots: tuple[str, ...]
    deals: int
    invitation: str
    secret: str
    created: float
    until: float
    is_closed: bool = False

    def is_over(self, now: float) -> bool:
        """May everything be known?"""
        return now >= self.until

    @property
    def contest(self) -> str:
        """Its name among contests."""
        return PREFIX + self.id

    def secret_of(self, deal: int) -> str:
        """The secret that the cards of a deal follow from."""
        return hashlib.sha256(f"{self.secret}/{deal}".encode()).hexdigest()


@dataclass(frozen=True)
class Player:
    """Somebody who plays in a match."""

    person: str
    name: str


@dataclass(frozen=True)
class DealTry:
    """A person's table with one of the deals. It has a margin if it was played to the end in time."""

    person: str
    deal: int
    table: str
    phase: str
    is_finished: bool
    points: int
    margin: int

    @property
    def is_done(self) -> bool:
        """Has it ended, one way or another?"""
        return self.phase not in OPEN


# --- reading --------------------------------------------------------------------------------------------------


def match_of(row: Row[Any]) -> Duplicate:
    """A match as it is stored."""
    values = dict(row._mapping)
    return Duplicate(**values | {"setup": parse_setup(row.setup), "bots": tuple(json.loads(row.bots))})


async def load(connection: AsyncConnection, number: str, *, is_changed: bool = False) -> Duplicate:
    """A match; refused if there is none. Nobody else changes it meanwhile, if it is about to be changed."""
    query: Select[Any] = select(duplicate).where(duplicate.c.id == number)
    row = (await connection.execute(query.with_for_update() if is_changed else query)).first()
    if row is None:
        raise Refused("no-match", 404)
    return match_of(row)


async def matches_of(connection: AsyncConnection, person_id: str) -> list[Duplicate]:
    """The matches that somebody hosts or plays in, the newest first."""
    joined = select(duplicate_player.c.duplicate).where(duplicate_player.c.person == person_id)
    query = select(duplicate).where(or_(duplicate.c.host == person_id, duplicate.c.id.in_(joined)))
    found = await connection.execute(query.order_by(duplicate.c.created.desc(), duplicate.c.id).limit(MATCHES_LISTED))
    return [match_of(row) for row in found]


async def players_of(connection: AsyncConnection, number: str) -> list[Player]:
    """Who plays in a match, in the order in which they joined."""
    query = (
        select(duplicate_player.c.person, person.c.name)
        .join(person, person.c.id == duplicate_player.c.person)
        .where(duplicate_player.c.duplicate == number)
        .order_by(duplicate_player.c.joined, duplicate_player.c.person)
    )
    return [Player(row.person, row.name) for row in await connection.execute(query)]


async def tries_of(connection: AsyncConnection, match: Duplicate, person_id: str = "") -> list[DealTry]:
    """All tables of a match, or those of one person, deal by deal."""
    query = select(entry, games.c.phase).join(games, games.c.id == entry.c.game)
    query = query.where(entry.c.contest == match.contest).order_by(entry.c.person, entry.c.deal)
    query = query.where(entry.c.person == person_id) if person_id else query
    return [
        DealTry(row.person, row.deal, row.game, row.phase, row.finished is not None, row.points, row.margin)
        for row in await connection.execute(query)
    ]


# --- changing -------------------------------------------------------------------------------------------------


async def make(connection: AsyncConnection, match: Duplicate) -> None:
    """Write a new match, in which its host plays; refused if they have too many."""
    hosted = select(func.count()).where(duplicate.c.host == match.host, duplicate.c.until > match.created)
    if (await connection.scalar(hosted) or 0) >= MOST_HOSTED:
        raise Refused("too-many-matches", 429)
    values = vars(match) | {"setup": setup_text(match.setup), "bots": json.dumps(match.bots)}
    await connection.execute(insert(duplicate).values(values))
    await add_player(connection, match, match.host, match.created)


async def join(connection: AsyncConnection, number: str, person_id: str, invitation: str, now: float) -> None:
    """Let somebody in who has the invitation; they may have joined before."""
    match = await load(connection, number, is_changed=True)
    people = [one.person for one in await players_of(connection, number)]
    if person_id in people:
        return
    if not secrets.compare_digest(invitation.encode("utf-8", "replace"), match.invitation.encode()):
        raise Refused("match-needs-invitation", 403)
    if match.is_over(now) or match.is_closed:
        raise Refused("match-closed")
    if len(people) >= MOST_PLAYERS:
        raise Refused("match-full")
    await add_player(connection, match, person_id, now)


async def add_player(connection: AsyncConnection, match: Duplicate, person_id: str, now: float) -> None:
    """Note that somebody plays; refused if they play in too many matches."""
    mine = duplicate_player.c.person == person_id, duplicate.c.until > now
    open_ones = select(func.count()).select_from(duplicate_player.join(duplicate)).where(*mine)
    if (await connection.scalar(open_ones) or 0) >= MOST_JOINED:
        raise Refused("too-many-matches", 429)
    values = {"duplicate": match.id, "person": person_id, "joined": now}
    await connection.execute(insert(duplicate_player).values(values))


async def leave(connection: AsyncConnection, number: str, person_id: str, now: float) -> Duplicate:
    """Let somebody go who has not begun to play; the match that they have left."""
    match = await load(connection, number, is_changed=True)
    if await tries_of(connection, match, person_id):
        raise Refused("match-begun")
    mine = duplicate_player.c.duplicate == number, duplicate_player.c.person == person_id
    if (await connection.execute(delete(duplicate_player).where(*mine))).rowcount != 1:
        raise Refused("match-not-joined", 403)
    await end_if_done(connection, number, now)
    return match


async def close_entry(connection: AsyncConnection, number: str, person_id: str, now: float) -> None:
    """Let nobody else join, as the host wants it."""
    match = await load(connection, number, is_changed=True)
    if match.host != person_id:
        raise Refused("match-host-only", 403)
    await connection.execute(update(duplicate).where(duplicate.c.id == number).values(is_closed=True))
    await end_if_done(connection, number, now)


async def end_if_done(connection: AsyncConnection, number: str, now: float) -> None:
    """Open everything as soon as nobody can join and everybody has played every deal."""
    match = await load(connection, number, is_changed=True)
    if not match.is_closed or match.is_over(now):
        return
    players = len(await players_of(connection, number))
    done = [one for one in await tries_of(connection, match) if one.is_done]
    if len(done) < players * match.deals:
        return
    await connection.execute(update(duplicate).where(duplicate.c.id == number).values(until=now))
    # The next version: processes that have these tables in memory read them again.
    opened = {"sealed_until": now, "version": games.c.version + 1}
    await connection.execute(update(games).where(games.c.contest == match.contest).values(opened))
