"""A backup holds everything, and can be read into either kind of database."""

import time
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, insert, inspect, select

from alhambra.server.storage import schema
from alhambra.server.storage.backup import BadBackup, restore, write_backup
from alhambra.server.storage.database import Database
from alhambra.server.storage.migrate import migrate

ODD = "Zoë “<&>” \\ \n 😀"


async def fill(url: str) -> None:
    """A row in every table, and a thousand steps."""
    database = Database(url)
    await migrate(database)
    person: dict[str, Any] = {
        "id": "p",
        "name": ODD,
        "account": "zoë",
        "password": "x",
        "created": 0.1 + 0.2,
        "is_muted": True,
    }
    game = {
        "id": "g",
        "setup": "alhambra family-box 2",
        "rules": "1.0",
        "is_private": True,
        "host": "p",
        "phase": "playing",
        "invitation": "i",
        "secret": "s",
        "created": 1.0,
        "updated": time.time(),
    }
    wish = {
        "person": "p",
        "setup": "alhambra family-box 2",
        "pace": "fast",
        "is_rated": False,
        "has_bots": True,
        "since": 1.0,
        "seen": 2.0,
    }
    duplicate = {
        "id": "m",
        "host": "p",
        "setup": "alhambra family-box 3",
        "bots": "[]",
        "deals": 4,
        "invitation": "i",
        "secret": "s",
        "created": 1.0,
        "until": 2.0,
    }
    played = {
        "game": "g",
        "person": "p",
        "seat": 0,
        "kind": "alhambra",
        "players": 2,
        "people": 1,
        "at": 1.0,
        "points": 99,
        "place": 1,
        "is_won": True,
        "is_left": False,
        "bought": 9,
        "exact": 4,
    }
    tournament = {
        "id": "t",
        "host": "p",
        "name": ODD,
        "setup": "alhambra family-box 3",
        "kind": "swiss",
        "rounds": 3,
        "phase": "gathering",
        "clock": "days",
        "clock_base": 900.0,
        "clock_increment": 20.0,
        "clock_days": 3.0,
        "has_same_deals": True,
        "has_bots": False,
        "is_public": True,
        "invitation": "i",
        "secret": "s",
        "created": 1.0,
    }
    rows: dict[Table, list[dict[str, Any]]] = {
        schema.person: [person],
        schema.secret: [{"digest": "d", "person": "p", "kind": "browser", "created": 1.5}],
        schema.game: [game],
        schema.seat: [{"game": "g", "number": 0, "kind": "person", "person": "p"}],
        schema.step: [
            {"game": "g", "number": number, "kind": "action", "seat": 0, "action": "pass", "at": number / 7}
            for number in range(1201)
        ],
        schema.answer: [{"game": "g", "window": 3, "seat": 0, "action": "hold"}],
        schema.chat: [{"game": "g", "number": 0, "person": "p", "seat": None, "text": ODD, "at": 1.0}],
        schema.mute: [{"person": "p", "other": "p"}],
        schema.run: [{"id": "r", "began": 1.0, "seen": 2.5}],
        schema.rating: [{"person": "p", "game": "alhambra", "mu": -1.25, "sigma": 3.5, "updated": 1.0}],
        schema.push: [{"id": "u", "person": "p", "endpoint": "e", "p256dh": "k", "auth": "a", "created": 1.0}],
        schema.follow: [{"person": "p", "other": "p", "since": 1.0}],
        schema.block: [{"person": "p", "other": "p", "since": 1.0}],
        schema.invitation: [{"game": "g", "person": "p", "sender": "p", "at": 1.0}],
        schema.played: [played],
        schema.presence: [{"person": "p", "seen": 1.0}],
        schema.note: [{"game": "g", "person": "p", "text": ODD, "updated": 1.0}],
        schema.wish: [wish],
        schema.root: [{"name": "daily", "secret": "r"}],
        schema.entry: [{"contest": "day-2026-11-16", "person": "p", "game": "g", "begun": 1.0}],
        schema.duplicate: [duplicate],
        schema.duplicate_player: [{"duplicate": "m", "person": "p", "joined": 1.0}],
        schema.tournament: [tournament],
        schema.tournament_player: [{"tournament": "t", "number": 1, "person": "p", "name": ODD, "status": "in"}],
        schema.tournament_table: [{"tournament": "t", "round": 1, "number": 0, "players": "[1]", "state": "bye"}],
        schema.puzzle: [{"number": "1", "mu": 25.0, "sigma": 8.0}],
        schema.solver: [{"person": "p", "mu": 25.5, "sigma": 7.5}],
        schema.puzzle_try: [{"person": "p", "puzzle": "1", "at": 1.0, "is_solved": False}],
    }
    assert {table.name for table in rows} == {*schema.metadata.tables}, "a new table needs a row here"
    async with database.begin() as connection:
        for table, values in rows.items():
            await connection.execute(insert(table), values)
    await database.close()


async def content(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a database."""
    database = Database(url)
    async with database.read() as connection:
        found = {
            table.name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for table in schema.metadata.sorted_tables
        }
    await database.close()
    return found


@pytest.fixture(params=["sqlite to postgresql", "postgresql to sqlite", "sqlite to sqlite"])
def urls(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Where it comes from, and where it goes."""
    kinds = request.param.split(" to ")
    return tuple(
        request.getfixturevalue("postgres_url")
        if kind == "postgresql"
        else f"sqlite+aiosqlite:///{tmp_path / str(place)}"
        for place, kind in enumerate(kinds)
    )  # type: ignore[return-value]


async def test_a_backup_brings_everything_to_another_database(urls: tuple[str, str], tmp_path: Path) -> None:
    source, target = urls
    await fill(source)
    file = tmp_path / "backup.zip"
    written = await write_backup(source, file)
    assert written["step"] == 1201
    assert await restore(file, target) == written
    assert await content(target) == await content(source)
    check_left_behind(file)


def check_left_behind(file: Path) -> None:
    """Nothing but the file, and nobody else may read it: it holds keys and hashes."""
    assert file.stat().st_mode & 0o077 == 0
    assert [one.name for one in file.parent.iterdir() if one.name.startswith(".")] == []


async def test_a_backup_shows_one_moment_while_somebody_writes(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    database = Database(database_url)
    async with database.begin() as connection:
        await connection.execute(schema.step.delete().where(schema.step.c.number > 5))
        written = await write_backup(database_url, tmp_path / "backup.zip")
        assert written["step"] == 1201  # what is not committed does not count
    assert (await write_backup(database_url, tmp_path / "backup.zip"))["step"] == 6
    await database.close()


async def test_nothing_is_overwritten(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    await write_backup(database_url, tmp_path / "backup.zip")
    with pytest.raises(BadBackup) as bad:
        await restore(tmp_path / "backup.zip", database_url)
    assert bad.value.key == "not-empty"


def rewritten(file: Path, name: str, content: bytes | None) -> Path:
    """A copy of a backup with another content of one part, or without it."""
    other = file.with_name("other.zip")
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(other, "w") as new:
        for part in old.namelist():
            if part != name:
                new.writestr(part, old.read(part))
        if content is not None:
            new.writestr(name, content)
    return other


@pytest.mark.parametrize(
    ("name", "content", "key"),
    [
        ("step.jsonl", b"", "damaged"),
        ("step.jsonl", None, "damaged"),
        ("step.jsonl", b"{", "damaged"),
        ("manifest.json", None, "damaged"),
        ("manifest.json", b'{"format": 2}', "unknown-format"),
    ],
)
async def test_a_damaged_backup_changes_nothing(tmp_path: Path, name: str, content: bytes | None, key: str) -> None:
    source, target = (f"sqlite+aiosqlite:///{tmp_path / part}" for part in ("source", "target"))
    await fill(source)
    await write_backup(source, tmp_path / "backup.zip")
    with pytest.raises(BadBackup) as bad:
        await restore(rewritten(tmp_path / "backup.zip", name, content), target)
    assert bad.value.key == key
    database = Database(target)
    async with database.read() as connection:
        assert await connection.run_sync(lambda here: inspect(here).get_table_names()) == []
    await database.close()


async def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "no.zip").write_bytes(b"no")
    with pytest.raises(BadBackup):
        await restore(tmp_path / "no.zip", f"sqlite+aiosqlite:///{tmp_path / 'target'}")
    with pytest.raises(BadBackup):
        await write_backup(f"sqlite+aiosqlite:///{tmp_path / 'missing'}", tmp_path / "backup.zip")
    assert not (tmp_path / "missing").exists()
