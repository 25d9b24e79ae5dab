"""`alhambra admin`: for the people who run a site."""

import asyncio
import errno
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.language import LanguageOption, explained, say, texts
from alhambra.cli.output import JsonOption, print_json, print_table, print_text
from alhambra.cli.serving import check_driver, database_in_words, read_settings

if TYPE_CHECKING:
    from alhambra.server.storage.database import Database

T = TypeVar("T")
Work = Callable[["Database"], Awaitable[T]]

DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", show_default=False, help=explained("serve-database"))
]
SettingsOption = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", show_default=False, help=explained("serve-settings"))
]
WhoArgument = Annotated[str, typer.Argument(metavar="NAME", help=explained("admin-who"))]

app = typer.Typer(no_args_is_help=True, add_completion=False, help=explained("admin"))


def url_of(database: str | None, settings: Path | None, new: bool = False) -> str:
    """The database that is meant; a file must be there, or, for a new one, its folder."""
    from alhambra.server.serving import database_file  # noqa: PLC0415

    found = read_settings({"database": database}, settings)
    check_driver(found)
    if found.is_sqlite:
        file = database_file(found)
        needed = file.absolute().parent if new else file
        if not needed.exists():
            raise BadInput("file", file=str(needed), reason=os.strerror(errno.ENOENT))
    return found.database


def done(url: str, work: "Work[T]") -> T:
    """Do something with a database, or say in one line why not."""
    from alhambra.server.storage.database import Database  # noqa: PLC0415
    from alhambra.server.storage.migrate import migrate  # noqa: PLC0415

    async def run() -> T:
        database = Database(url)
        try:
            await migrate(database)
            return await work(database)
        finally:
            await database.close()

    return told(run)


def told(run: Callable[[], Awaitable[T]]) -> T:
    """Run it; what goes wrong becomes one line."""
    from alhambra.server.edge.refused import Refused  # noqa: PLC0415
    from alhambra.server.storage.backup import BadBackup  # noqa: PLC0415
    from alhambra.server.storage.private_files import private_files  # noqa: PLC0415

    async def awaited() -> T:
        return await run()

    try:
        with private_files(), database_in_words():
            return asyncio.run(awaited())
    except Refused as refused:
        raise BadInput("refused", line=refused.text(texts().language)) from refused
    except BadBackup as bad:
        raise BadInput(f"backup-{bad.key}") from bad


def answered(json: bool, answer: dict[str, object], key: str, **values: str | int) -> None:
    """Say what was done."""
    if json:
        print_json(answer)
    else:
        print_text(say(key, **values))


def flagging(what: str) -> Callable[..., None]:
    """The command that mutes, bans, or the opposite."""

    def command(
        name: WhoArgument,
        database: DatabaseOption = None,
        settings: SettingsOption = None,
        json: JsonOption = False,
        _language: LanguageOption = None,
    ) -> None:
        from alhambra.server.people import administration  # noqa: PLC0415

        known = done(url_of(database, settings), lambda opened: administration.flag(opened, name, what))
        answered(json, {"name": known, "done": what}, f"admin-{what}", name=known)

    return command


for _what in ("mute", "unmute", "ban", "unban"):
    app.command(_what, help=explained(f"admin-{_what}"))(flagging(_what))


@app.command("rename", help=explained("admin-rename"))
def rename(
    name: WhoArgument,
    new: Annotated[str, typer.Argument(metavar="NEW", help=explained("admin-new"))],
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Give somebody another name."""
    from alhambra.server.people import administration  # noqa: PLC0415

    known = done(url_of(database, settings), lambda opened: administration.rename(opened, name, new))
    answered(json, {"name": known, "done": "rename"}, "admin-rename", name=known)


@app.command("close-table", help=explained("admin-close-table"))
def close_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help=explained("admin-table"))],
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """End a game without a result."""
    from alhambra.server.people import administration  # noqa: PLC0415

    done(url_of(database, settings), lambda opened: administration.close_table(opened, table))
    answered(json, {"table": table, "done": "close-table"}, "admin-close-table", table=table)


@app.command("people", help=explained("admin-people"))
def people(
    search: Annotated[str, typer.Option("--search", show_default=False, help=explained("admin-search"))] = "",
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """List who is known."""
    from alhambra.server.people import administration  # noqa: PLC0415

    found = done(url_of(database, settings), lambda opened: administration.list_people(opened, search))
    if json:
        print_json({"people": found})
        return
    head = [say(f"admin-{name}") for name in ("person", "id", "kind", "since", "flags", "seats")]
    print_table(head, [person_row(one) for one in found], left=5)


def person_row(one: dict[str, Any]) -> list[str]:
    """A person as a line of a table."""
    flags = [say(f"admin-is-{what}") for what in ("muted", "banned") if one[f"is_{what}"]]
    kind = say(f"admin-kind-{one['kind']}")
    return [one["name"], one["id"], kind, moment(one["created"]), ", ".join(flags), str(one["seats"])]


@app.command("tables", help=explained("admin-tables"))
def tables(
    everything: Annotated[bool, typer.Option("--all", help=explained("admin-all"))] = False,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """List the tables."""
    from alhambra.server.people import administration  # noqa: PLC0415

    found = done(url_of(database, settings), lambda opened: administration.list_tables(opened, everything))
    if json:
        print_json({"tables": found})
        return
    head = [say(f"admin-{name}") for name in ("number", "phase", "played", "who", "touched")]
    rows = [[one["id"], one["phase"], one["setup"], ", ".join(one["seats"]), moment(one["updated"])] for one in found]
    print_table(head, rows, left=5)


def moment(seconds: float) -> str:
    """A point in time, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


@app.command("backup", help=explained("admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=explained("admin-file"))],
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Write everything to a file."""
    from alhambra.server.storage.backup import backup as write  # noqa: PLC0415

    url = url_of(database, settings)
    counts = told(lambda: write(url, file))
    answered(json, {"file": str(file), "rows": counts}, "admin-backup", file=str(file), rows=sum(counts.values()))


@app.command("restore", help=explained("admin-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=explained("admin-file"))],
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Fill an empty database from a backup."""
    from alhambra.server.storage.backup import restore as read  # noqa: PLC0415

    url = url_of(database, settings, new=True)
    counts = told(lambda: read(file, url))
    answered(json, {"file": str(file), "rows": counts}, "admin-restore", file=str(file), rows=sum(counts.values()))
