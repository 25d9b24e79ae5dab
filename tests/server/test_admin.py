"""`alhambra admin` on real databases, as somebody types it."""

import json
import sqlite3
import stat
import sys
import time
import zipfile
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import anyio.to_thread
import pytest
from sqlalchemy import insert, select

from alhambra.server.contests.closing import close_table
from alhambra.server.people import administration
from alhambra.server.people.people import People, Person
from alhambra.server.storage import schema
from alhambra.server.storage.database import Database
from alhambra.server.storage.migrate import migrate
from tests.cli.running import answer, complaint, shown
from tests.server.house import deciding, open_house, seated
from tests.server.process import Server

Admin = Callable[..., Any]


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A database as a server leaves it."""
    database = Database(database_url)
    await migrate(database)
    yield database
    await database.close()


@pytest.fixture
def admin(database: Database) -> Admin:
    """Runs a command, which has an event loop of its own, and gives what it says."""

    async def run(say: Callable[..., Any], *arguments: str) -> Any:
        return await anyio.to_thread.run_sync(lambda: say("admin", *arguments, "--database", database.url))

    return run


async def table_of(database: Database, person: Person) -> str:
    """A table where somebody plays."""
    now = time.time()
    row = {
        "id": "k3x9",
        "setup": "granada family-box 2",
        "rules": "1.0",
        "host": person.id,
        "phase": "playing",
        "invitation": "i",
        "secret": "s",
        "created": now,
        "updated": now,
    }
    seat = {"game": "k3x9", "number": 0, "kind": "person", "person": person.id, "name": person.name}
    deal = {"game": "k3x9", "number": 0, "kind": "deal", "seat": -1, "action": "deal", "at": now}
    async with database.begin() as connection:
        await connection.execute(insert(schema.game).values(row))
        await connection.execute(insert(schema.seat).values(seat))
        await connection.execute(insert(schema.step).values(deal))
    return "k3x9"


async def test_people_are_muted_banned_and_renamed(database: Database, admin: Admin) -> None:
    people = People(database)
    ana, secret = await people.make_guest("Ana", "en")
    assert await admin(shown, "mute", "Ana") == "Ana may not chat any more.\n"
    muted = await people.find_by_id(ana.id)
    assert muted is not None
    assert muted.is_muted
    assert await admin(answer, "ban", ana.id) == {"name": "Ana", "done": "ban"}
    assert await admin(answer, "unmute", "Ana") == {"name": "Ana", "done": "unmute"}
    listed = (await admin(answer, "people", "--search", "AN"))["people"]
    assert [(one["name"], one["is_muted"], one["is_banned"]) for one in listed] == [("Ana", False, True)]
    assert (await admin(answer, "people", "--search", "%"))["people"] == []
    await admin(answer, "unban", "Ana")
    assert await admin(answer, "rename", "Ana", "Anna") == {"name": "Anna", "done": "rename"}
    known = await people.find_by_secret(secret)
    assert known is not None
    assert (known.name, known.is_muted) == ("Anna", False)


async def test_a_name_that_several_have_needs_a_number(database: Database, admin: Admin) -> None:
    people = People(database)
    numbers = [(await people.make_guest("Ana", "en"))[0].id for _ in range(2)]
    line = await admin(complaint, "ban", "Ana")
    assert all(number in line for number in numbers)
    assert "Nobody has that name here." in await admin(complaint, "ban", "Ben")
    assert "So heißt hier niemand." in await admin(complaint, "ban", "Ben", "--language", "de")


async def test_a_table_is_closed_for_servers_that_did_not_hear_of_it_too(database: Database, admin: Admin) -> None:
    ana, _ = await People(database).make_guest("Ana", "en")
    table = await table_of(database, ana)
    listed = (await admin(answer, "tables"))["tables"]
    assert [(one["id"], one["seats"]) for one in listed] == [(table, ["Ana"])]
    assert await admin(shown, "close-table", table) == f"Table {table} is closed.\n"
    async with database.read() as connection:
        assert await connection.scalar(select(schema.game.c.phase)) == "aborted"
        steps = (await connection.execute(select(schema.step.c.number, schema.step.c.kind).order_by("number"))).all()
    assert [tuple(row) for row in steps] == [(0, "deal"), (1, "abort")]
    assert "closed already" in await admin(complaint, "close-table", table)
    assert "no such table" in await admin(complaint, "close-table", "none")
    assert await admin(answer, "tables") == {"tables": []}
    assert table in await admin(shown, "tables", "--all")


async def test_a_server_that_runs_hears_of_it(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        people = await house.visitors("Ana", "Ben")
        chairs = await seated(*people)
        elsewhere = Database(database_url)
        try:
            await administration.rename(elsewhere, (await people[1].get("/api/me"))["id"], "Benita")
            await chairs[0].until_table(lambda table: table["seats"][1]["name"] == "Benita")
            await deciding(chairs).act("pass")
            await close_table(elsewhere, chairs[0].number)
            await chairs[0].until_table(lambda table: table["phase"] == "aborted")
            async with elsewhere.read() as connection:
                kept = await connection.scalar(select(schema.seat.c.name).where(schema.seat.c.number == 1))
            assert kept == "Benita", "no step has written the old name again"
        finally:
            await elsewhere.close()


async def test_backup_and_restore_as_commands(database: Database, admin: Admin, tmp_path: Path) -> None:
    await People(database).make_guest("Ana", "en")
    file, target = str(tmp_path / "b.zip"), ("--database", f"sqlite:///{tmp_path / 'target.sqlite'}")
    written = await admin(answer, "backup", file)
    assert written["rows"]["person"] == 1
    read = await anyio.to_thread.run_sync(lambda: answer("admin", "restore", file, *target))
    assert read == written
    assert "not empty" in await anyio.to_thread.run_sync(lambda: complaint("admin", "restore", file, *target))
    assert "Ana" in await anyio.to_thread.run_sync(lambda: shown("admin", "people", *target))


async def test_a_database_that_does_not_answer_is_one_line(postgres_url: str) -> None:
    nowhere = postgres_url.replace("/test_", "/no_")
    line = await anyio.to_thread.run_sync(lambda: complaint("admin", "people", "--database", nowhere))
    assert "The database cannot be used" in line


def test_what_cannot_be_done_is_one_line(tmp_path: Path) -> None:
    missing = ("--database", f"sqlite:///{tmp_path / 'missing' / 'x.sqlite'}")
    assert "x.sqlite: No such file or directory." in complaint("admin", "people", *missing)
    assert not (tmp_path / "missing").exists()
    assert "missing: No such file or directory." in complaint("admin", "restore", "b.zip", *missing)
    assert "The setting database cannot be" in complaint("admin", "people", "--database", "mysql://x")
    (tmp_path / "empty.sqlite").touch()
    empty = ("--database", f"sqlite:///{tmp_path / 'empty.sqlite'}")
    assert "no database to back up" in complaint("admin", "backup", str(tmp_path / "b.zip"), *empty)
    (tmp_path / "bad.zip").write_text("no")
    here = ("--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert "damaged" in complaint("admin", "restore", str(tmp_path / "bad.zip"), *here)
    assert "No such file" in complaint("admin", "restore", str(tmp_path / "none.zip"), *here)


def test_what_is_not_ours_is_one_line(tmp_path: Path) -> None:
    place, archive = tmp_path / "x.sqlite", tmp_path / "b.zip"
    here = ("--database", f"sqlite:///{place}")
    place.write_bytes(b"This is no database, but a text. " * 100)
    assert "file is not a database" in complaint("admin", "people", *here)
    place.unlink()
    place.touch()
    shown("admin", "people", *here)
    answer("admin", "backup", str(archive), *here)
    with closing(sqlite3.connect(place)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "newer version" in complaint("admin", "people", *here)
    target = ("--database", f"sqlite:///{tmp_path / 'target.sqlite'}")
    for damage in ({"person.jsonl": '{"id": 1}\n'}, {"person.jsonl": "[1]\n"}, {"person.jsonl": "no json\n"}):
        assert "damaged" in complaint("admin", "restore", rewritten(archive, tmp_path / "damaged.zip", damage), *target)
    newer = {"manifest.json": json.dumps(manifest(archive) | {"revision": "9999"})}
    assert "newer version" in complaint("admin", "restore", rewritten(archive, tmp_path / "newer.zip", newer), *target)
    cut = tmp_path / "cut.zip"
    cut.write_bytes(archive.read_bytes()[:-100])
    assert "damaged" in complaint("admin", "restore", str(cut), *target)


def manifest(archive: Path) -> dict[str, Any]:
    """What a backup says of itself."""
    with zipfile.ZipFile(archive) as read:
        found: dict[str, Any] = json.loads(read.read("manifest.json"))
    return found


def rewritten(archive: Path, to: Path, changes: dict[str, str]) -> str:
    """A copy of a backup in which some files say something else."""
    with zipfile.ZipFile(archive) as read, zipfile.ZipFile(to, "w") as write:
        for name in read.namelist():
            write.writestr(name, changes.get(name, read.read(name)))
    return str(to)


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
def test_only_the_servers_user_reads_the_database_and_a_link_does_not_evade_the_lock(tmp_path: Path) -> None:
    place = tmp_path / "x.sqlite"
    place.touch(mode=0o644)
    server = Server(f"sqlite+aiosqlite:///{place}", tmp_path)
    server.start()
    try:
        files = [file for file in tmp_path.iterdir() if file.name.startswith("x.sqlite")]
        assert {stat.S_IMODE(file.stat().st_mode) & 0o077 for file in files} == {0}
        link = tmp_path / "link.sqlite"
        link.symlink_to(place)
        hard = tmp_path / "elsewhere" / "hard.sqlite"
        hard.parent.mkdir()
        hard.hardlink_to(place)
        for name in (link, hard):
            assert "already running" in complaint("serve", "--port", "0", "--database", f"sqlite:///{name}")
    finally:
        server.stop()
