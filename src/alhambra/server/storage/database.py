"""The database: SQLite in a file, or PostgreSQL, by the same code."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Insert, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine


class Database:
    """Connections to one database. `begin` is a transaction: it is on the disk when the block is left."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = open_engine(url)
        # SQLite has one writer at a time: waiting here is cheaper than its busy loop.
        self._writer = asyncio.Lock() if self.is_sqlite else None

    @property
    def is_sqlite(self) -> bool:
        """Is it a file of its own?"""
        return self.engine.dialect.name == "sqlite"

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        if self._writer is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        async with self.engine.connect() as connection:
            yield connection

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()


def open_engine(url: str) -> AsyncEngine:
    """The engine of a database URL."""
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def insert_missing(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, object]]) -> Insert:
    """A statement that adds rows, except for those whose key is there already."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).values(rows).on_conflict_do_nothing()
    return sqlite.insert(table).values(rows).on_conflict_do_nothing()


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers beside a writer, and nothing acknowledged that is not on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
