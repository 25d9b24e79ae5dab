"""Files that only the server's user may read: a database has the secrets of games in play and hashes of passwords."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

OTHERS: Final = 0o077


@contextmanager
def keep_files_private() -> Iterator[None]:
    """Files that this process makes meanwhile are its user's alone."""
    before = os.umask(OTHERS)
    os.umask(before | OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def make_private(database: Path) -> None:
    """A database file that is there already, and what SQLite keeps next to it."""
    for suffix in ("", "-wal", "-shm"):
        file = database.with_name(database.name + suffix)
        if file.is_file() and file.stat().st_mode & OTHERS:
            file.chmod(file.stat().st_mode & ~OTHERS)
