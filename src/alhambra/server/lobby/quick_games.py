"""Quick games: people say what they want to play and wait, and are brought together.

Wishes are stored, so that people in all processes wait with each other. Any process may bring people together; what it
has decided counts only if everybody still waits when it is written.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.engine.rules.setup import RULES_VERSION, Setup
from alhambra.record.setup_text import parse_setup, setup_text
from alhambra.server.lobby.matching import AWAY, Pace, Pair, Wish, parties
from alhambra.server.lobby.opening import new_invitation, new_number
from alhambra.server.people.people import Person
from alhambra.server.people.standings import ratings_of_people
from alhambra.server.play.rows import DEALING, ClockOptions, SeatRow, TableOptions, TableRow
from alhambra.server.play.sitting import unlike
from alhambra.server.storage.log import insert_table
from alhambra.server.storage.schema import block as blocks
from alhambra.server.storage.schema import mute as mutes
from alhambra.server.storage.schema import person as people
from alhambra.server.storage.schema import wish as wishes
from alhambra.server.table.fairness import new_secret
from alhambra.server.table.tables import Tables

EVERY: Final = 1.0  # seconds between two attempts to bring people together, in a process
BEAT: Final = 5.0  # seconds after which it is written down again that somebody waits
RELOADING: Final = 8.0  # seconds that somebody has to come back whose window was closed
AT_ONCE: Final = ("fast", "calm")  # paces for people who are there at the same time
FORGOTTEN: Final = 3 * 86400.0  # seconds after which the wish of somebody who is gone is dropped
BOT: Final = "greedy"  # who takes free seats
PACES: Final = {
    "fast": ClockOptions("fischer", base=600.0, increment=10.0),
    "calm": ClockOptions("fischer", base=1500.0, increment=30.0),
    "days": ClockOptions("days", days=3.0),
}


@dataclass(frozen=True)
class Waiting:
    """How a person's wish stands: since when, with how many others, and at which table and seat it has come true."""

    wish: Wish
    others: int
    table: str = ""
    seat: int = 0


class TooLate(Exception):
    """Somebody does not wait any more."""


class QuickGames:
    """The people who wait for a game."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._services = tables.services
        self._turn = asyncio.Lock()
        self._looked = -EVERY

    async def wait(self, person: Person, wish: Wish) -> Waiting:
        """Begin to wait, for that alone: an older wish is forgotten."""
        values = {
            "person": person.id,
            "setup": setup_text(wish.setup),
            "pace": wish.pace,
            "is_rated": wish.is_rated,
            "has_bots": wish.has_bots,
            "since": wish.since,
            "seen": wish.seen,
            "nonce_commitment": wish.nonce_commitment,
            "device": wish.device,
        }
        async with self._services.database.begin() as connection:
            await connection.execute(delete(wishes).where(wishes.c.seen < wish.seen - FORGOTTEN))
            await connection.execute(delete(wishes).where(wishes.c.person == person.id))
            await connection.execute(insert(wishes).values(values))
        found = await self.still(person)
        assert found is not None
        return found

    async def still(self, person: Person) -> Waiting | None:
        """Somebody says that they still wait; None if they do not wait for anything."""
        now = self._services.now()
        mine = wishes.c.person == person.id
        async with self._services.database.read() as connection:
            row = (await connection.execute(select(wishes.c.seen, wishes.c.game).where(mine))).first()
        if row is None:
            return None
        if not row.game and now - row.seen >= BEAT:
            async with self._services.database.begin() as connection:
                await connection.execute(update(wishes).where(mine).values(seen=now))
        await self._look()
        async with self._services.database.read() as connection:
            rows = (await connection.execute(_whole().where(mine))).all()
            if not rows:
                return None
            wish = (await _typed(connection, rows))[0]
            others = await connection.execute(_whole().where(wishes.c.game == "", ~mine))
            like = [one for one in map(_wish, others) if one.kind == wish.kind and one.is_here(now)]
        return Waiting(wish, len(like), rows[0].game, rows[0].seat)

    async def leave(self, person: Person) -> None:
        """A window was closed: they are gone in a few seconds, unless it is loaded again."""
        now = self._services.now()
        mine = wishes.c.person == person.id
        async with self._services.database.begin() as connection:
            pace = await connection.scalar(select(wishes.c.pace).where(mine))
            if pace in AT_ONCE:
                await connection.execute(update(wishes).where(mine).values(seen=now - AWAY[pace] + RELOADING))

    async def stop(self, person: Person) -> None:
        """Somebody does not want to wait any more, or has gone to the table."""
        async with self._services.database.begin() as connection:
            await connection.execute(delete(wishes).where(wishes.c.person == person.id))

    async def in_demand(self) -> list[tuple[Setup, Pace, bool, int]]:
        """What people wait for, and how many: the most wanted first."""
        now = self._services.now()
        async with self._services.database.read() as connection:
            found = [_wish(row) for row in await connection.execute(_whole().where(wishes.c.game == ""))]
        counted = Counter(wish.kind for wish in found if wish.is_here(now))
        return [(*kind, count) for kind, count in counted.most_common()]

    # --- bringing people together -----------------------------------------------------------------------------

    async def _look(self) -> None:
        """Bring together those who suit each other; not too often, however many ask."""
        async with self._turn:
            now = self._services.now()
            if now - self._looked < EVERY:
                return
            self._looked = now
            async with self._services.database.read() as connection:
                rows = (await connection.execute(_whole().where(wishes.c.game == ""))).all()
                waiting = await _typed(connection, rows)
                apart = await _apart(connection, [wish.person for wish in waiting])
            for party in parties(waiting, now, apart):
                await self._open(party, now)

    async def _open(self, party: Sequence[Wish], now: float) -> None:
        """A table for a party; nothing happens if somebody has stopped waiting, or another process was faster."""
        table, sitting = table_for(party, now)
        places = {seat.person: seat.number for seat in sitting}
        try:
            async with self._services.database.begin() as connection:
                await _take(connection, party, table.id, places)
                await insert_table(connection, table, sitting)
        except TooLate:
            return
        await self._tables.drive(await self._tables.get(table.id))


def table_for(party: Sequence[Wish], now: float) -> tuple[TableRow, list[SeatRow]]:
    """The table of a party: seats by lot, bots in those that are left, to be dealt at once."""
    first = party[0]
    taken: list[Wish | None] = [*party, *[None] * (first.setup.players - len(party))]
    secrets.SystemRandom().shuffle(taken)
    sitting: list[SeatRow] = []
    for number, wish in enumerate(taken):
        name = unlike(wish.name if wish else BOT, [seat.name for seat in sitting])
        if wish is None:
            sitting.append(SeatRow(number, "bot", name=name, bot=BOT))
        else:
            promised = wish.nonce_commitment
            sitting.append(SeatRow(number, "person", wish.person, name, nonce_commitment=promised, device=wish.device))
    options = TableOptions(clock=PACES[first.pace], rated=first.is_rated and len(party) > 1)
    table = TableRow(
        id=new_number(),
        setup=first.setup,
        rules=RULES_VERSION,
        host=first.person,
        options=options,
        phase=DEALING,
        invitation=new_invitation(),
        secret=new_secret(),
        created=now,
        updated=now,
    )
    return table, sitting


async def _take(connection: AsyncConnection, party: Iterable[Wish], table: str, places: dict[str | None, int]) -> None:
    """Let the wishes of a party come true, all or none."""
    for wish in sorted(party, key=lambda wish: wish.person):  # in one order in all processes
        same = wishes.c.person == wish.person, wishes.c.since == wish.since, wishes.c.game == ""
        done = await connection.execute(update(wishes).where(*same).values(game=table, seat=places[wish.person]))
        if done.rowcount != 1:
            raise TooLate


def _whole() -> Any:
    """Wishes of people who may play, with their names."""
    may_play = people.c.is_banned.is_(False), people.c.is_deleted.is_(False)
    return select(wishes, people.c.name).join(people, people.c.id == wishes.c.person).where(*may_play)


def _wish(row: Row[Any], rating: float | None = None) -> Wish:
    return Wish(
        person=row.person,
        name=row.name,
        setup=parse_setup(row.setup),
        pace=row.pace,
        is_rated=row.is_rated,
        has_bots=row.has_bots,
        rating=rating,
        since=row.since,
        seen=row.seen,
        nonce_commitment=row.nonce_commitment,
        device=row.device,
    )


async def _typed(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Wish]:
    """Wishes with the ratings of those whose they are."""
    ratings = await ratings_of_people(connection, {row.person for row in rows})
    return [_wish(row, ratings.get((row.person, parse_setup(row.setup).game))) for row in rows]


async def _apart(connection: AsyncConnection, waiting: Sequence[str]) -> set[Pair]:
    """Pairs of whom one does not want to hear the other: they are not brought together."""
    pairs: set[Pair] = set()
    for table in (mutes, blocks):
        both = table.c.person.in_(waiting), table.c.other.in_(waiting)
        found = await connection.execute(select(table.c.person, table.c.other).where(*both))
        pairs |= {frozenset((row.person, row.other)) for row in found}
    return pairs
