"""The schema that migrations make is the schema that the code uses."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text

from alhambra.server.storage.database import Database
from alhambra.server.storage.migrate import migrate, newest
from alhambra.server.storage.schema import metadata, person


@pytest.fixture
async def empty(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    yield database
    await database.close()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


async def test_a_migrated_database_has_the_schema_of_the_code(empty: Database) -> None:
    await migrate(empty)
    async with empty.read() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == newest()


async def test_a_difference_would_be_noticed(empty: Database) -> None:
    await migrate(empty)
    async with empty.begin() as connection:
        await connection.execute(text("ALTER TABLE person DROP COLUMN webhook"))
        assert await connection.run_sync(differences)


async def test_migrating_again_changes_nothing(empty: Database) -> None:
    await migrate(empty)
    async with empty.begin() as connection:
        await connection.execute(insert(person).values(id="1", name="Ana", created=1.0))
    await migrate(empty)
    async with empty.read() as connection:
        assert await connection.scalar(text("SELECT name FROM person")) == "Ana"


async def test_servers_that_start_together_do_not_disturb_each_other(postgres_url: str) -> None:
    databases = [Database(postgres_url) for _ in range(3)]
    await asyncio.gather(*(migrate(database) for database in databases))
    async with databases[0].read() as connection:
        tables = await connection.run_sync(lambda here: inspect(here).get_table_names())
    assert set(tables) == {*metadata.tables, "alembic_version"}
    for database in databases:
        await database.close()
