"""Only one server at a time on a database that is a file. The lock is the system's: it ends with the process."""

from pathlib import Path

import filelock


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
        self._lock = filelock.FileLock(database.with_name(database.name + ".lock"), blocking=False)
        try:
            self._lock.acquire()
        except filelock.Timeout as error:
            said = self._said.read_text("utf-8").strip() if self._said.exists() else ""
            raise AlreadyRunning(said) from error

    def say(self, address: str) -> None:
        """Leave the address for whoever comes later."""
        self._said.write_text(address + "\n", "utf-8")

    def close(self) -> None:
        """Let others have it."""
        self._said.unlink(missing_ok=True)
        self._lock.release()
