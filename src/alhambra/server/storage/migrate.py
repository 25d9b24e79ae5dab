"""The schema of the database, brought up to date when a server starts (Alembic).

A change of the schema needs a revision in `migrations/versions`; a test compares both. Revisions are never changed once
a release has them.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.storage.database import Database

# Servers that start at the same moment on one PostgreSQL wait for each other here.
_LOCK = 7_240_917


def make_configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def find_newest_revision() -> str:
    """The revision that the schema is."""
    return str(ScriptDirectory.from_config(make_configuration()).get_current_head())


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to a revision."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    command.upgrade(make_configuration(connection), revision)


async def migrate(database: Database, revision: str = "head") -> None:
    """Bring a database up to date, all or nothing; nothing happens to one that is."""
    async with hold_for_change(database) as connection:
        await connection.run_sync(upgrade, revision)


@asynccontextmanager
async def hold_for_change(database: Database) -> AsyncIterator[AsyncConnection]:
    """A transaction in which tables are made too: Python begins none for that on SQLite unless it is told to."""
    async with database.begin() as connection:
        if database.is_sqlite:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
