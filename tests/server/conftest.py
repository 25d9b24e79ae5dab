"""Databases of both kinds, and a server."""

import os
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from alhambra.server.storage.database import Database
from alhambra.server.storage.migrate import migrate
from tests.server.postgres import programs, running_postgres
from tests.server.process import Server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL, with {name} for the name of a database."""
    found = programs()
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is missing: install the package postgresql")
        pytest.skip("PostgreSQL is not installed (package postgresql)")
    with running_postgres(found) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'alhambra.sqlite'}"
    return await empty_postgres(request.getfixturevalue("postgres"))


@pytest.fixture
async def postgres_url(postgres: str) -> str:
    """The URL of an empty PostgreSQL database."""
    return await empty_postgres(postgres)


async def empty_postgres(url: str) -> str:
    """The URL of a new database."""
    name = f"test_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(url.format(name="postgres").replace("+asyncpg", ""))
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return url.format(name=name)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A database with empty tables, once on SQLite and once on PostgreSQL."""
    database = Database(database_url)
    await migrate(database)
    yield database
    await database.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server on SQLite."""
    process = Server(f"sqlite+aiosqlite:///{tmp_path / 'alhambra.sqlite'}", tmp_path)
    process.start()
    yield process.url
    process.stop()
