"""Looking names up in threads of its own: a name server that never answers keeps nobody else waiting.

A thread cannot be ended from outside. So each person has one at a time, and none keeps the process from ending; the
caller gives up after some seconds, and its place is free for somebody else although the thread still waits.
"""

import asyncio
import socket
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from alhambra.server.edge.limits import Clock
from alhambra.server.edge.refused import Refused

LOOKUPS_AT_ONCE: Final = 8  # that somebody waits for; others wait until one of them has ended
MOST_PEOPLE: Final = 64  # who wait, or whose threads do
LOOKUP_SECONDS: Final = 5.0
DEAD_SECONDS: Final = 60.0  # for which a name is not asked for again that was not answered in time
MOST_DEAD: Final = 1000  # names

Resolve = Callable[[str, int], list[str]]


def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name, as the operating system knows them."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class NameLookup:
    """Looks names up for people."""

    def __init__(
        self, seconds: float = LOOKUP_SECONDS, resolve: Resolve = resolve, clock: Clock = time.monotonic
    ) -> None:
        self._seconds = seconds
        self._resolve = resolve
        self._clock = clock
        self._asking: set[str] = set()  # people who wait, or for whom a thread does
        self._room = asyncio.Semaphore(LOOKUPS_AT_ONCE)
        self._dead: OrderedDict[str, float] = OrderedDict()  # names, and when they may be asked for again

    async def find_addresses(self, person: str, host: str, port: int) -> list[str]:
        """The addresses of a host. Refused if there is none, it takes too long, or the person's last still waits."""
        if person in self._asking or len(self._asking) >= MOST_PEOPLE:
            raise Refused("webhook-waits", 429)
        if self._dead.get(host, 0.0) > self._clock():
            raise Refused("webhook-unknown", 400)
        self._asking.add(person)
        try:
            await self._room.acquire()
        except asyncio.CancelledError:
            self._asking.discard(person)
            raise
        try:
            found = await self._ask_in_thread(person, host, port)
        finally:
            self._room.release()
        if not found:
            raise Refused("webhook-unknown", 400)
        return found

    async def _ask_in_thread(self, person: str, host: str, port: int) -> list[str] | None:
        """What a thread finds; Refused, and the name remembered, if it is not there in time."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str] | None] = loop.create_future()

        def look_up() -> None:
            try:
                found: list[str] | None = self._resolve(host, port)
            except (OSError, UnicodeError):
                found = None
            with suppress(RuntimeError):  # the server has ended meanwhile: there is nobody left to tell
                loop.call_soon_threadsafe(self._note_end, person, answer, found)

        threading.Thread(target=look_up, name="name-lookup", daemon=True).start()
        try:
            async with asyncio.timeout(self._seconds):
                return await answer
        except TimeoutError:
            self._remember_dead(host)
            raise Refused("webhook-unknown", 400) from None

    def _remember_dead(self, host: str) -> None:
        self._dead[host] = self._clock() + DEAD_SECONDS
        self._dead.move_to_end(host)
        if len(self._dead) > MOST_DEAD:
            self._dead.popitem(last=False)

    def _note_end(self, person: str, answer: "asyncio.Future[Any]", found: list[str] | None) -> None:
        self._asking.discard(person)
        if not answer.done():
            answer.set_result(found)
