"""Notifications: a word to a person's webhook when it is their turn, without anybody waiting for it."""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import httpx
import structlog

from alhambra.server.edge import webhook_address
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.metrics import Metrics
from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import Person
from alhambra.server.settings import Settings
from alhambra.texts import catalogue

WAITING: Final = 1000
AT_ONCE: Final = 4
SECONDS: Final = 5.0
PAUSE: Final = 2.0  # before the second and last attempt

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Word:
    """What is sent to whom."""

    url: str
    body: dict[str, Any]


class Webhooks:
    """Sends in the background; what does not fit into the queue is dropped, and counted."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None, pause: float = PAUSE) -> None:
        self._settings = settings
        self._metrics = metrics
        self._pause = pause
        self._words: asyncio.Queue[Word] = asyncio.Queue(WAITING)
        self._often = Buckets(rate=1 / 10, burst=10)  # of one webhook: a table of bots moves fast
        self._senders: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to send."""
        self._senders = [asyncio.create_task(self._send_all()) for _ in range(AT_ONCE)]

    async def stop(self) -> None:
        """Stop; what still waits is not sent."""
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        self._senders = []

    def turn(self, person: Person, table: str, title: str = "") -> None:
        """It is a person's turn at a table."""
        if not person.webhook:
            return
        text = catalogue(person.language).text("server-notice-turn", table=title or table)
        body: dict[str, Any] = {"type": "turn", "table": table, "title": title, "text": text}
        if self._settings.address:
            body["url"] = f"{self._settings.address.rstrip('/')}/#/table/{table}"
        self._put(Word(person.webhook, body))

    def _put(self, word: Word) -> None:
        try:
            if self._often.take(word.url):
                self._words.put_nowait(word)
            else:
                self._count("dropped")
        except asyncio.QueueFull:
            self._count("dropped")

    async def _send_all(self) -> None:
        # Nothing from the environment: a proxy named there would be asked for any address.
        async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
            while True:
                await self._send_twice(client, await self._words.get())

    async def _send_twice(self, client: httpx.AsyncClient, word: Word) -> None:
        """Send; if that fails, once more a little later."""
        for attempt in range(2):
            if attempt:
                await asyncio.sleep(self._pause)
            try:
                if await self._send(client, word):
                    self._count("sent")
                    return
            except (Refused, httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
                log.info("webhook failed", error=type(error).__name__)
        self._count("failed")

    async def _send(self, client: httpx.AsyncClient, word: Word) -> bool:
        """To the very address that was checked: a name may mean another one the next time it is asked for."""
        parts = webhook_address.parsed(word.url)
        async with asyncio.timeout(2 * SECONDS):
            address = await webhook_address.address_of(parts, self._settings.private_webhooks)
            url = httpx.URL(word.url).copy_with(host=address)
            host = parts.netloc.rpartition("@")[2]
            request = client.build_request("POST", url, json=word.body, headers={"Host": host})
            request.extensions["sni_hostname"] = parts.hostname
            response = await client.send(request, stream=True)  # what it says does not matter, and may be long
            await response.aclose()
        return response.is_success

    def _count(self, end: str) -> None:
        if self._metrics is not None:
            self._metrics.hooks.labels(end).inc()
