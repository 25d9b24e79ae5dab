"""Runs in the Python of a page: what a table tells there. Nothing of the tests can be imported."""

import json
import traceback

import msgspec

from alhambra.offline.store import Whole
from alhambra.offline.table import Line, PageTable
from alhambra.offline.thinking import Thinking


class Asked(msgspec.Struct):
    """A table as it is kept, the time there, and what is said to it."""

    whole: Whole
    now: float
    messages: list[msgspec.Raw]


class Nothing:
    """No store and no bots: nothing is written, and nobody thinks."""

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """Nothing."""
        return []

    async def write(self, rows: object, key: str, version: int) -> bool:
        """Nothing."""
        return False

    async def delete(self, key: str, prefixes: object) -> None:
        """Nothing."""

    async def ask(self, question: str) -> str:
        """No answer."""
        raise NotImplementedError


async def answer(line: str) -> str:
    """What the table says, as a list of texts; for an empty line what Python says of an error in its own library."""
    return await tell(line) if line else json.dumps(describe_error())


async def tell(line: str) -> str:
    """What the table says to somebody who connects to it."""
    asked = msgspec.json.decode(line, type=Asked)
    page = PageTable(Nothing(), Thinking(Nothing()), lambda: asked.now, asked.whole)
    found: list[str] = []
    line_to_it = Line(found.append)
    page.lines.add(line_to_it)
    for message in asked.messages:
        await page.hear(line_to_it, bytes(message).decode())
    return json.dumps(found)


def describe_error() -> list[str]:
    """Each line of the traceback of an error in a library that was compiled beforehand."""
    try:
        msgspec.inspect.type_info(3)
    except TypeError:
        return traceback.format_exc().splitlines()
    return []
