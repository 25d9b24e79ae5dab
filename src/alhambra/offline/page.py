"""Ties a desk to the web worker that it runs in: the worker's store, its bots, and the lines to the page."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from alhambra.offline.desk import Desk
from alhambra.offline.requests import Requests
from alhambra.offline.store import Written, table_key
from alhambra.offline.table import Line, PageTable
from alhambra.server.edge.refused import Refused

Post = Callable[[int, str], None]


class BrowserStore:
    """An IndexedDB behind two functions of the worker, which take and give JSON."""

    def __init__(self, there: Any) -> None:
        self._there = there

    async def read(self, prefix: str) -> Sequence[Written]:
        """What is kept under keys that begin so."""
        return [(key, text) for key, text in json.loads(await self._there.read(prefix))]

    async def write(self, rows: Sequence[Written], key: str, version: int) -> bool:
        """Keep rows, all or none."""
        return bool(await self._there.write(json.dumps(rows), key, version))

    async def delete(self, key: str, prefixes: Sequence[str]) -> None:
        """Delete rows, all or none."""
        await self._there.remove(key, json.dumps(prefixes))


class BrowserBots:
    """Bots in a worker of their own; what nobody waits for any more, they need not finish."""

    def __init__(self, there: Any) -> None:
        self._there = there

    async def ask(self, question: str) -> str:
        """The answer to a question."""
        try:
            return str(await self._there.ask(question))
        except asyncio.CancelledError:
            self._there.cancel()
            raise


class Page:
    """What the worker calls. Lines have numbers that the page gives them."""

    def __init__(self, store: Any, bots: Any, post: Post) -> None:
        self.desk = Desk(BrowserStore(store), BrowserBots(bots))
        self._requests = Requests(self.desk)
        self._post = post
        self._lines: dict[int, tuple[PageTable, Line]] = {}

    async def request(self, method: str, path: str, body: str, language: str) -> str:
        """The answer to a request, as JSON."""
        return await self._requests.answer_text(method, path, body, language)

    async def connect(self, number: int, table: str, language: str) -> bool:
        """Open a line to a table; false if there is no such table, or it has been deleted."""
        try:
            self._lines[number] = await self.desk.connect(table, lambda text: self._post(number, text), language)
        except Refused:
            return False
        return True

    async def hear(self, number: int, text: str) -> None:
        """Take a message on a line."""
        if number in self._lines:
            table, line = self._lines[number]
            await table.hear(line, text)

    async def catch_up(self, key: str) -> None:
        """Another page of this browser has written under a key."""
        await self.desk.catch_up(key.removeprefix(table_key("")))

    async def leave(self, number: int) -> None:
        """Close a line."""
        if number in self._lines:
            await self.desk.leave(*self._lines.pop(number))
