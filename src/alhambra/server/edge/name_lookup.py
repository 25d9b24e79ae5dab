"""Looking names up in threads of its own: a name server that never answers keeps nobody else waiting.

A thread cannot be ended from outside. So there are few, each person has one at a time, and none keeps the process from
ending; the caller gives up after some seconds.
"""

import asyncio
import socket
import threading
from collections.abc import Callable
from typing import Any, Final

from alhambra.server.edge.refused import Refused

AT_ONCE: Final = 8
LOOKUP_SECONDS: Final = 5.0

Resolve = Callable[[str, int], list[str]]


def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name, as the operating system knows them."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class NameLookup:
    """Looks names up for people."""

    def __init__(self, seconds: float = LOOKUP_SECONDS, resolve: Resolve = resolve) -> None:
        self._seconds = seconds
        self._resolve = resolve
        self._asking: set[str] = set()  # people for whom a thread waits

    async def addresses(self, person: str, host: str, port: int) -> list[str]:
        """The addresses of a host. Refused if there is none, it takes too long, or the person's last still waits."""
        if person in self._asking or len(self._asking) >= AT_ONCE:
            raise Refused("webhook-waits", 429)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str] | None] = loop.create_future()
        self._asking.add(person)

        def work() -> None:
            try:
                found: list[str] | None = self._resolve(host, port)
            except (OSError, UnicodeError):
                found = None
            loop.call_soon_threadsafe(self._ended, person, answer, found)

        threading.Thread(target=work, name="name-lookup", daemon=True).start()
        try:
            async with asyncio.timeout(self._seconds):
                found = await answer
        except TimeoutError:
            raise Refused("webhook-unknown", 400) from None
        if not found:
            raise Refused("webhook-unknown", 400)
        return found

    def _ended(self, person: str, answer: "asyncio.Future[Any]", found: list[str] | None) -> None:
        self._asking.discard(person)
        if not answer.done():
            answer.set_result(found)
