"""Patterns of Fluent files, each parsed when it is asked for: a program uses few of all texts and should start fast."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from alhambra.texts.errors import DuplicateText
from alhambra.texts.fluent import Pattern, parse

MESSAGE: Final = re.compile(r"^[A-Za-z][A-Za-z0-9_-]*(?= *=)", re.MULTILINE)
"""Where a message begins: all other lines are indented, comments, or begin with a brace."""


class Unread(Mapping[str, Pattern]):
    """The patterns of several files by key, `message` or `message.attribute`; no message may be there twice."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._places: dict[str, tuple[str, str, int]] = {}  # by message: file, source, first line
        self._read: dict[str, dict[str, Pattern]] = {}
        for name, source in files.items():
            self._find(name, source.replace("\r\n", "\n"))

    def _find(self, name: str, source: str) -> None:
        """Note where the messages of a file are. What comes before the first one belongs to it."""
        begins = [match.start() for match in MESSAGE.finditer(source)]
        line = 1
        for start, end in zip([0, *begins[1:]], [*begins[1:], len(source)], strict=True):
            found = MESSAGE.search(source, start, end)
            message = found.group() if found else ""
            if message in self._places:
                raise DuplicateText(f"{name} has {message} again")
            self._places[message] = name, source[start:end], line
            line += source.count("\n", start, end)

    def _message(self, message: str) -> dict[str, Pattern]:
        """The patterns of a message and its attributes."""
        if message not in self._read and message in self._places:
            name, source, line = self._places[message]
            self._read[message] = parse(source, name, line)
        return self._read.get(message, {})

    def __getitem__(self, key: str) -> Pattern:
        return self._message(key.partition(".")[0])[key]

    def __iter__(self) -> Iterator[str]:
        for message in self._places:
            yield from self._message(message)

    def __len__(self) -> int:
        return sum(len(self._message(message)) for message in self._places)
