"""A log of what was said to a program and by it: one line each, with the seconds since it was started."""

import threading
from pathlib import Path
from time import monotonic
from typing import Final

TO, FROM, ERROR, NOTE = ">", "<", "!", "#"
"""What a line is: to the program, from it, on its standard error, a note about it."""

LONGEST_LOGGED_LETTERS: Final = 10_000
"""Letters of a line that are kept."""


class LineLog:
    """A file of lines, written as they come by several threads; without a file nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self._lock = threading.Lock()
        self._start = monotonic()
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file.open("w", encoding="utf-8") if file else None

    @property
    def is_kept(self) -> bool:
        """Is there a file?"""
        return self._file is not None

    def add(self, sign: str, line: str) -> None:
        """Write a line, at once."""
        with self._lock:
            if self._file and not self._file.closed:
                shown = line.rstrip("\r\n")[:LONGEST_LOGGED_LETTERS]
                self._file.write(f"{monotonic() - self._start:9.3f} {sign} {shown}\n")
                self._file.flush()

    def close(self) -> None:
        """No line follows."""
        with self._lock:
            if self._file:
                self._file.close()
