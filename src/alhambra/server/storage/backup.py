"""Backups: all tables as they were at one moment, as JSON Lines in a zip file, for either kind of database."""

import errno
import json
import os
import sqlite3
import tempfile
import time
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

import alhambra
from alhambra.server.storage.database import Database
from alhambra.server.storage.migrate import hold_for_change, upgrade

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
VERSIONS: Final = "alembic_version"
BATCH_ROWS: Final = 500


class Format(msgspec.Struct, frozen=True):
    """What the manifest of every backup says, of whatever version."""

    format: int = 0


class Manifest(msgspec.Struct, frozen=True):
    """What a backup says about itself."""

    format: int
    alhambra: str
    revision: str
    at: float
    rows: dict[str, int]


class BadBackup(Exception):
    """It cannot be done: `key` names the text `cli-backup-<key>`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


async def write_backup(url: str, file: Path) -> dict[str, int]:
    """Write all of a database to a file while servers go on; how many rows each table has.

    The file appears only when it is complete. It holds secrets (keys of games, hashes of passwords): only its owner
    may read it.
    """
    if not file.parent.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file.parent))
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:
        source = _copy_sqlite(url, Path(folder)) if url.startswith("sqlite") else url
        database = Database(source)
        part = Path(folder) / "part.zip"
        part.touch(0o600)
        try:
            async with database.engine.connect() as connection:
                counts = await _write(connection, part)
        finally:
            await database.close()
        _flush(part)
        part.replace(file)
    return counts


def _copy_sqlite(url: str, folder: Path) -> str:
    """A copy of an SQLite database by its own means: complete, whatever is being written."""
    name = str(make_url(url).database)
    if not Path(name).exists():
        raise BadBackup("nothing-there")
    copy = folder / "copy.sqlite"
    with closing(sqlite3.connect(name)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return f"sqlite+aiosqlite:///{copy}"


def _flush(file: Path) -> None:
    """On the disk before it gets its name."""
    with file.open("rb") as written:
        os.fsync(written.fileno())


async def _write(connection: AsyncConnection, file: Path) -> dict[str, int]:
    """All tables, as one snapshot shows them."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ")
    metadata = await connection.run_sync(_reflect)
    if VERSIONS not in metadata.tables:
        raise BadBackup("nothing-there")
    counts: dict[str, int] = {}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for table in _list_tables(metadata):
            counts[table.name] = await _write_table(connection, archive, table)
        revision = await connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
        manifest = Manifest(FORMAT, alhambra.__version__, str(revision), time.time(), counts)
        archive.writestr(MANIFEST, msgspec.json.encode(manifest))
    return counts


async def _write_table(connection: AsyncConnection, archive: zipfile.ZipFile, table: Table) -> int:
    count = 0
    with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as lines:
        async with connection.stream(select(table).order_by(*table.primary_key.columns)) as rows:
            async for row in rows.mappings():
                lines.write(json.dumps(dict(row), ensure_ascii=False).encode() + b"\n")
                count += 1
    return count


def _reflect(connection: Connection) -> MetaData:
    """The tables as they are there, which need not be those of this version."""
    metadata = MetaData()
    metadata.reflect(connection)
    return metadata


def _list_tables(metadata: MetaData) -> list[Table]:
    """In an order in which each refers only to those before it."""
    return [table for table in metadata.sorted_tables if table.name != VERSIONS]


async def restore(file: Path, url: str) -> dict[str, int]:
    """Fill an empty database from a backup, all or nothing, and bring it up to date."""
    database = Database(url)
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = _read_manifest(archive)
            async with hold_for_change(database) as connection:
                await _refuse_full(connection)
                await connection.run_sync(upgrade, manifest.revision)
                counts = await _fill(connection, archive)
                if counts != manifest.rows:
                    raise BadBackup("damaged")
                await connection.run_sync(upgrade)
        return counts
    except (zipfile.BadZipFile, zlib.error, EOFError) as error:
        raise BadBackup("damaged") from error
    finally:
        await database.close()


def _read_manifest(archive: zipfile.ZipFile) -> Manifest:
    try:
        text = archive.read(MANIFEST)
        if msgspec.json.decode(text, type=Format).format != FORMAT:
            raise BadBackup("unknown-format")
        return msgspec.json.decode(text, type=Manifest)
    except (KeyError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBackup("damaged") from error


async def _refuse_full(connection: AsyncConnection) -> None:
    """Nothing that is there is ever overwritten."""
    metadata = await connection.run_sync(_reflect)
    for table in _list_tables(metadata):
        if await connection.scalar(select(func.count()).select_from(table)):
            raise BadBackup("not-empty")


async def _fill(connection: AsyncConnection, archive: zipfile.ZipFile) -> dict[str, int]:
    metadata = await connection.run_sync(_reflect)
    counts: dict[str, int] = {}
    for table in _list_tables(metadata):
        counts[table.name] = 0
        for rows in _read_batches(archive, table.name):
            try:
                await connection.execute(insert(table), rows)
            except (SQLAlchemyError, AttributeError, TypeError) as error:  # a row that is none, or lacks something
                raise BadBackup("damaged") from error
            counts[table.name] += len(rows)
    return counts


def _read_batches(archive: zipfile.ZipFile, name: str) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table, some at a time."""
    try:
        with archive.open(f"{name}.jsonl") as lines:
            rows: list[dict[str, Any]] = []
            for line in lines:
                rows.append(json.loads(line))
                if len(rows) == BATCH_ROWS:
                    yield rows
                    rows = []
            if rows:
                yield rows
    except (KeyError, ValueError) as error:
        raise BadBackup("damaged") from error
