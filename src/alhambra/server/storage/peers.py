"""Several processes on one database: who drives which table, and how they hear of each other.

Correctness rests on the log alone. A lock only decides which process moves a table's bots and watches its clock; a word
that a table has changed only saves the others from looking.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.storage.database import Database

CHANNEL: Final = "alhambra"
REPEAT_SECONDS: Final = 30.0  # seconds after which a process says again who is at its tables
BELIEF_SECONDS: Final = 3 * REPEAT_SECONDS  # and for how long it is believed: it may have died


@dataclass(frozen=True)
class Crowd:
    """Who is at a table in another process: those with seats by number, and how many just look."""

    process: str
    table: str
    people: frozenset[str]
    spectators: int
    at: float

    @property
    def is_fresh(self) -> bool:
        """Was that said not long ago?"""
        return time.time() - self.at < BELIEF_SECONDS


class Listener(Protocol):
    """A listener is told what another process says."""

    def hear_change(self, table: str, /) -> None:
        """A table has changed."""

    def meet_crowd(self, crowd: Crowd) -> None:
        """Who is at a table there."""

    def remind_viewers(self, table: str, person: str, /) -> None:
        """It is the turn of a person who is not looking."""


class Peers:
    """One process alone, as on SQLite: everything is its own."""

    has_others = False  # may other processes play at our tables?

    async def start(self, listener: Listener) -> None:
        """From now on the listener is told what other processes say."""

    async def stop(self) -> None:
        """Give back whatever is owned."""

    async def has_reconnected(self) -> bool:
        """Was the connection to the others lost? Then there is a new one, and what they said in between is unknown."""
        return False

    async def claim(self, tables: Iterable[str]) -> set[str]:
        """Those of the tables that this process may drive from now on."""
        return set(tables)

    async def release(self, table: str) -> None:
        """Leave a table to others."""

    async def tell(self, connection: AsyncConnection, table: str) -> None:
        """Tell the others, when the transaction is done, that a table has changed."""

    async def announce(self, table: str, people: Iterable[str], spectators: int) -> None:
        """Tell the others who is at a table here."""

    async def remind(self, table: str, person: str) -> None:
        """Let the others tell somebody, should they be there, that it is their turn at a table."""


class PostgresPeers(Peers):
    """Advisory locks and NOTIFY, on a connection of their own; both end with the process."""

    has_others = True

    def __init__(self, database: Database) -> None:
        self.address = database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.name = secrets.token_hex(4)  # so that nobody listens to himself
        self.connection: Any = None
        self.turn = asyncio.Lock()  # the connection does one thing at a time
        self.listener: Listener | None = None

    async def start(self, listener: Listener) -> None:
        self.listener = listener
        await self._connect()

    async def _connect(self) -> None:
        import asyncpg  # noqa: PLC0415 - only where PostgreSQL is used

        self.connection = await asyncpg.connect(self.address)
        await self.connection.add_listener(CHANNEL, self._hear)

    def _hear(self, _connection: object, _pid: int, _channel: str, word: object) -> None:
        sender, table, *rest = str(word).split(":")
        if sender == self.name or self.listener is None:
            return
        match rest:
            case []:
                self.listener.hear_change(table)
            case [person]:
                self.listener.remind_viewers(table, person)
            case [spectators, people]:
                here = frozenset(people.split(",")) - {""}
                self.listener.meet_crowd(Crowd(sender, table, here, int(spectators), time.time()))

    async def stop(self) -> None:
        if self.connection is not None:
            await self.connection.close()

    async def has_reconnected(self) -> bool:
        async with self.turn:
            is_lost = bool(self.connection.is_closed())
            if is_lost:
                await self._connect()
            return is_lost

    async def claim(self, tables: Iterable[str]) -> set[str]:
        query = "SELECT id FROM unnest($1::text[]) AS id WHERE pg_try_advisory_lock(hashtextextended(id, 0))"
        async with self.turn:
            if self.connection.is_closed():  # until `has_reconnected` has noticed
                return set()
            return {row["id"] for row in await self.connection.fetch(query, list(tables))}

    async def release(self, table: str) -> None:
        await self._execute("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def tell(self, connection: AsyncConnection, table: str) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :word)"), {"channel": CHANNEL, "word": f"{self.name}:{table}"}
        )

    async def announce(self, table: str, people: Iterable[str], spectators: int) -> None:
        await self._say(f"{table}:{spectators}:{','.join(people)}")

    async def remind(self, table: str, person: str) -> None:
        await self._say(f"{table}:{person}")

    async def _say(self, word: str) -> None:
        await self._execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.name}:{word}")

    async def _execute(self, query: str, *values: str) -> None:
        """Do something, if there is a connection; ConnectionError if it is lost meanwhile."""
        import asyncpg  # noqa: PLC0415 - only where PostgreSQL is used

        async with self.turn:
            if self.connection.is_closed():  # until `has_reconnected` has noticed
                return
            try:
                await self.connection.execute(query, *values)
            except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                raise ConnectionError("PostgreSQL has ended the connection") from error


def peers_of(database: Database) -> Peers:
    """How processes on that database find each other."""
    return Peers() if database.is_sqlite else PostgresPeers(database)
