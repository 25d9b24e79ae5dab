"""Only one server at a time on a database that is a file. The lock is the system's: it ends with the process."""

import sys
from pathlib import Path
from typing import IO


class AlreadyRunning(Exception):
    """Another server has the database; `address` is where it says it is."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class FileLock:
    """Holds the lock beside a database file until it is closed."""

    def __init__(self, database: Path) -> None:
        database.parent.mkdir(parents=True, exist_ok=True)
        self._said = database.with_name(database.name + ".address")
        self._file = database.with_name(database.name + ".lock").open("a+")
        if not _locked(self._file):
            self._file.close()
            raise AlreadyRunning(self._said.read_text("utf-8").strip() if self._said.exists() else "")

    def say(self, address: str) -> None:
        """Leave the address for whoever comes later."""
        self._said.write_text(address + "\n", "utf-8")

    def close(self) -> None:
        """Let others have it."""
        self._said.unlink(missing_ok=True)
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _locked(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
