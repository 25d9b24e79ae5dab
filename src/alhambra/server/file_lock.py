"""Only one server at a time on a database that is a file. The lock is the system's: it ends with the process."""

import os
import sys
from pathlib import Path

import filelock


class AlreadyRunning(Exception):
    """Another server has the database; `address` is where it says it is."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


if sys.platform == "win32":

    def held(_database: Path) -> int | None:
        """Windows has no lock that does not also keep SQLite out."""
        return 0

else:
    import fcntl

    def held(database: Path) -> int | None:
        """Lock the file itself, which may have other names (hard links); None if it is locked already.

        SQLite uses locks of another kind. The descriptor stays open as long as the server runs: closing it would end
        those too.
        """
        file = os.open(database, os.O_RDONLY | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            return None
        return file


class FileLock:
    """Holds the lock beside a database file until it is closed."""

    def __init__(self, database: Path) -> None:
        database.parent.mkdir(parents=True, exist_ok=True)
        self._said = database.with_name(database.name + ".address")
        self._lock = filelock.FileLock(database.with_name(database.name + ".lock"), blocking=False)
        try:
            self._lock.acquire()
        except filelock.Timeout as error:
            said = self._said.read_text("utf-8").strip() if self._said.exists() else ""
            raise AlreadyRunning(said) from error
        self._file = held(database)
        if self._file is None:
            self._lock.release()
            raise AlreadyRunning("")

    def say(self, address: str) -> None:
        """Leave the address for those who come later."""
        self._said.write_text(address + "\n", "utf-8")

    def close(self) -> None:
        """Let others have it."""
        self._said.unlink(missing_ok=True)
        self._lock.release()
        if self._file:
            os.close(self._file)
