"""What `play`, `serve` and `admin` share. The server is imported late: other commands need not wait for it."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra.cli.failures import BadInput

if TYPE_CHECKING:
    from alhambra.server.settings import Settings


def read_settings(flags: Mapping[str, object], file: Path | None = None) -> "Settings":
    """The settings, or one line about what is wrong with them."""
    from alhambra.server.settings import BadSetting, Settings  # noqa: PLC0415

    try:
        return Settings.read(flags, file=file)
    except BadSetting as bad:
        raise BadInput("bad-setting", name=bad.name, value=bad.value, reason=bad.reason) from bad


def run_server(settings: "Settings", ready: Callable[[str], None]) -> None:
    """Serve until the process is told to end."""
    check_driver(settings)
    from alhambra.server.file_lock import AlreadyRunning  # noqa: PLC0415
    from alhambra.server.serving import serve  # noqa: PLC0415

    try:
        with database_in_words():
            serve(settings, ready)
    except AlreadyRunning as running:
        raise BadInput("already-running", address=running.address) from running
    except OSError as error:
        if error.filename is not None or error.errno is None:
            raise
        where = f"{settings.host}:{settings.port}"
        raise BadInput("cannot-listen", address=where, reason=os.strerror(error.errno)) from error


@contextmanager
def database_in_words() -> Iterator[None]:
    """What is wrong with a database becomes one line."""
    from alembic.util import CommandError  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    try:
        yield
    except CommandError as error:  # it does not know the revision that the database has
        raise BadInput("newer-database") from error
    except Exception as error:
        if not isinstance(error, DBAPIError | ConnectionError) and not type(error).__module__.startswith("asyncpg"):
            raise
        raise BadInput("no-database", reason=str(getattr(error, "orig", error))) from error


def check_driver(settings: "Settings") -> None:
    """PostgreSQL needs a package that not everybody has."""
    if not settings.is_sqlite:
        try:
            import asyncpg  # noqa: F401, PLC0415
        except ImportError as error:
            raise BadInput("no-postgres") from error
