"""The schema that migrations make is the schema that the code uses."""

import asyncio
import json
from collections.abc import AsyncIterator

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text

from alhambra.engine.rules.setup import Setup
from alhambra.record.setup_text import setup_text
from alhambra.server.play.rows import TableOptions
from alhambra.server.storage.database import Database
from alhambra.server.storage.log import load_table
from alhambra.server.storage.migrate import find_newest_revision, migrate
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
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == find_newest_revision()


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


OPTIONS = {
    "private": True,
    "clock": {"kind": "days", "base": 900.0, "increment": 20.0, "days": 2.5},
    "open_money": True,
    "aids": False,
    "undo": False,
    "takeover": False,
    "rated": True,
    "window": 45.0,
}
OLD_GAME = text(
    "INSERT INTO game (id, setup, rules, options, host, phase, invitation, secret, key, origin, result, winners,"
    " rematch, created, updated, is_rated, has_counted) VALUES (:id, :setup, '1.0', :options, 'ana', 'gathering',"
    " '', '', '', '', '', '', '', 1.0, 1.0, :is_rated, :no)"
)


async def test_options_of_older_tables_are_kept(empty: Database) -> None:
    await migrate(empty, "0001")
    some = {"setup": setup_text(Setup()), "no": False}
    async with empty.begin() as connection:
        await connection.execute(
            text(
                "INSERT INTO person (id, name, language, webhook, created, is_muted, is_banned, is_deleted)"
                " VALUES ('ana', 'Ana', 'en', '', 1.0, :no, :no, :no)"
            ),
            {"no": False},
        )
        await connection.execute(OLD_GAME, some | {"id": "full", "options": json.dumps(OPTIONS), "is_rated": True})
        await connection.execute(OLD_GAME, some | {"id": "bare", "options": "{}", "is_rated": False})
    await migrate(empty)
    async with empty.read() as connection:
        full, bare = [await load_table(connection, name) for name in ("full", "bare")]
        assert await connection.run_sync(differences) == []
    assert msgspec.to_builtins(full.options) == {**OPTIONS, "absence": None}
    assert bare.options == TableOptions()
    assert (full.version, bare.version) == (0, 0)


async def test_servers_that_start_together_do_not_disturb_each_other(postgres_url: str) -> None:
    databases = [Database(postgres_url) for _ in range(3)]
    await asyncio.gather(*(migrate(database) for database in databases))
    async with databases[0].read() as connection:
        tables = await connection.run_sync(lambda here: inspect(here).get_table_names())
    assert set(tables) == {*metadata.tables, "alembic_version"}
    for database in databases:
        await database.close()
