"""`alhambra admin`: for the people who run a site."""

import errno
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.language import LanguageOption, explain, find_texts, say
from alhambra.cli.output import JsonOption, print_json, print_table, print_text
from alhambra.cli.serving import check_driver, database_in_words, read_settings

if TYPE_CHECKING:
    from alhambra.server.people.administration import PersonListed
    from alhambra.server.storage.database import Database

T = TypeVar("T")
Work = Callable[["Database"], Awaitable[T]]

DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", show_default=False, help=explain("serve-database"))
]
SettingsOption = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", show_default=False, help=explain("serve-settings"))
]
WhoArgument = Annotated[str, typer.Argument(metavar="NAME", help=explain("admin-who"))]

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, help=explain("admin"))


def url_of(database: str | None, settings: Path | None, new: bool = False) -> str:
    """The database that is meant; a file must be there, or, for a new one, its folder."""
    from alhambra.server.serving import find_database_file  # noqa: PLC0415

    found = read_settings({"database": database}, settings)
    check_driver(found)
    if found.is_sqlite:
        file = find_database_file(found)
        needed = file.absolute().parent if new else file
        if not needed.exists():
            raise BadInput("file", file=str(needed), reason=os.strerror(errno.ENOENT))
    return found.database


def do_work(url: str, work: "Work[T]") -> T:
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

    return run_in_words(run)


def run_in_words(run: Callable[[], Awaitable[T]]) -> T:
    """Run it; what goes wrong becomes one line."""
    import asyncio  # noqa: PLC0415 - not for help

    from alhambra.server.edge.refused import Refused  # noqa: PLC0415
    from alhambra.server.storage.backup import BadBackup  # noqa: PLC0415
    from alhambra.server.storage.private_files import keep_files_private  # noqa: PLC0415

    async def wait() -> T:
        return await run()

    try:
        with keep_files_private(), database_in_words():
            return asyncio.run(wait())
    except Refused as refused:
        raise BadInput("refused", line=refused.text(find_texts().language)) from refused
    except BadBackup as bad:
        raise BadInput(f"backup-{bad.key}") from bad


def print_answer(json: bool, answer: dict[str, object], key: str, **values: str | int) -> None:
    """Say what was done."""
    if json:
        print_json(answer)
    else:
        print_text(say(key, **values))


def make_flagging(what: str) -> Callable[..., None]:
    """The command that mutes, bans, or the opposite."""

    def command(
        name: WhoArgument,
        database: DatabaseOption = None,
        settings: SettingsOption = None,
        json: JsonOption = False,
        _language: LanguageOption = None,
    ) -> None:
        from alhambra.server.people import administration  # noqa: PLC0415

        known = do_work(url_of(database, settings), lambda opened: administration.set_flag(opened, name, what))
        print_answer(json, {"name": known, "done": what}, f"admin-{what}", name=known)

    return command


for _what in ("mute", "unmute", "ban", "unban"):
    app.command(_what, help=explain(f"admin-{_what}"))(make_flagging(_what))


@app.command("rename", help=explain("admin-rename"))
def rename(
    name: WhoArgument,
    new: Annotated[str, typer.Argument(metavar="NEW", help=explain("admin-new"))],
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Give somebody another name."""
    from alhambra.server.people import administration  # noqa: PLC0415

    known = do_work(url_of(database, settings), lambda opened: administration.rename(opened, name, new))
    print_answer(json, {"name": known, "done": "rename"}, "admin-rename", name=known)


@app.command("close-table", help=explain("admin-close-table"))
def close_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help=explain("admin-table"))],
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """End a game without a result."""
    from alhambra.server.contests import closing  # noqa: PLC0415

    do_work(url_of(database, settings), lambda opened: closing.close_table(opened, table))
    print_answer(json, {"table": table, "done": "close-table"}, "admin-close-table", table=table)


@app.command("people", help=explain("admin-people"))
def list_people(
    search: Annotated[str, typer.Option("--search", show_default=False, help=explain("admin-search"))] = "",
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """List who is known."""
    from alhambra.server.people import administration  # noqa: PLC0415

    found = do_work(url_of(database, settings), lambda opened: administration.list_people(opened, search))
    if json:
        print_json({"people": found})
        return
    head = [say(f"admin-{name}") for name in ("person", "id", "kind", "since", "flags", "seats")]
    print_table(head, [person_row(one) for one in found], left=5)


def person_row(one: "PersonListed") -> list[str]:
    """A person as a line of a table."""
    is_so = {"muted": one["is_muted"], "banned": one["is_banned"]}
    flags = [say(f"admin-is-{what}") for what in is_so if is_so[what]]
    kind = say(f"admin-kind-{one['kind']}")
    return [one["name"], one["id"], kind, write_moment(one["created"]), ", ".join(flags), str(one["seats"])]


@app.command("tables", help=explain("admin-tables"))
def list_tables(
    everything: Annotated[bool, typer.Option("--all", help=explain("admin-all"))] = False,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """List the tables."""
    from alhambra.server.people import administration  # noqa: PLC0415

    found = do_work(url_of(database, settings), lambda opened: administration.list_tables(opened, everything))
    if json:
        print_json({"tables": found})
        return
    head = [say(f"admin-{name}") for name in ("number", "phase", "played", "who", "touched")]
    rows = [
        [one["id"], one["phase"], one["setup"], ", ".join(one["seats"]), write_moment(one["updated"])] for one in found
    ]
    print_table(head, rows, left=5)


@app.command("statistics", help=explain("admin-statistics"))
def count_statistics(
    most: Annotated[int, typer.Option("--most", min=1, max=100_000, help=explain("admin-most"))] = 1000,
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Count games for the profiles of their people that ended before that was done."""
    from alhambra.server.people.played_games import note_older  # noqa: PLC0415

    count = do_work(url_of(database, settings), lambda opened: note_older(opened, most))
    print_answer(json, {"games": count}, "admin-statistics", count=count)


def write_moment(seconds: float) -> str:
    """A point in time, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


@app.command("backup", help=explain("admin-backup"))
def write_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=explain("admin-file"))],
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Write everything to a file."""
    from alhambra.server.storage.backup import write_backup as write  # noqa: PLC0415

    url = url_of(database, settings)
    counts = run_in_words(lambda: write(url, file))
    print_answer(json, {"file": str(file), "rows": counts}, "admin-backup", file=str(file), rows=sum(counts.values()))


@app.command("restore", help=explain("admin-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=explain("admin-file"))],
    database: DatabaseOption = None,
    settings: SettingsOption = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Fill an empty database from a backup."""
    from alhambra.server.storage.backup import restore as read  # noqa: PLC0415

    url = url_of(database, settings, new=True)
    counts = run_in_words(lambda: read(file, url))
    print_answer(json, {"file": str(file), "rows": counts}, "admin-restore", file=str(file), rows=sum(counts.values()))
