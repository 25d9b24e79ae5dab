"""Words to addresses that people have given, a webhook or the push service of a browser, without anybody waiting."""

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import httpx
import structlog

from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.metrics import Metrics
from alhambra.server.edge.refused import Refused
from alhambra.server.edge.webhook_address import WebhookAddresses, parse_url
from alhambra.server.people.people import Person
from alhambra.server.settings import Settings
from alhambra.texts import catalogue

MOST_PEOPLE: Final = 1000  # for whom something may wait
MOST_WAITING_WORDS: Final = 5  # words for one person
WORDS_AT_ONCE: Final = 32  # that are being sent
DELIVERY_SECONDS: Final = 8.0
PAUSE_SECONDS: Final = 2.0  # before the second and last attempt
FAILURE_WORDS: Final = 3  # what a failure counts beside the words themselves

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Word:
    """What is sent to whom. `line` is what it waits in: one word after the other; `answered` hears the status."""

    line: str
    url: str
    content: bytes
    headers: Mapping[str, str] = field(default_factory=lambda: {"Content-Type": "application/json"})
    answered: "Callable[[Word, int], Awaitable[None]] | None" = None


class Webhooks:
    """Sends in the background, in each line one word after the other; what does not fit is dropped, and counted."""

    def __init__(
        self,
        settings: Settings,
        addresses: WebhookAddresses,
        metrics: Metrics | None = None,
        *,
        seconds: float = DELIVERY_SECONDS,
        pause: float = PAUSE_SECONDS,
    ) -> None:
        self._settings = settings
        self._addresses = addresses
        self._metrics = metrics
        self._seconds = seconds  # that a word may take
        self._pause = pause
        self._client: httpx.AsyncClient | None = None
        self._words: dict[str, deque[Word]] = {}  # by person
        self._senders: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(WORDS_AT_ONCE)
        self._often = Buckets(rate=1 / 10, burst=10)  # of one person: a table of bots moves fast

    async def start(self) -> None:
        """Begin to send."""
        # Nothing from the environment: a proxy named there would be asked for any address.
        self._client = httpx.AsyncClient(timeout=self._seconds, follow_redirects=False, trust_env=False)

    async def stop(self) -> None:
        """Stop; what still waits is not sent."""
        senders = list(self._senders.values())
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    def count_waiting(self) -> int:
        """How many words wait."""
        return sum(len(words) for words in self._words.values())

    def tell_turn(self, person: Person, table: str, title: str = "") -> None:
        """It is a person's turn at a table."""
        text = catalogue(person.language).text("server-notice-turn", table=title or table)
        self.tell(person, {"type": "turn", "table": table, "title": title, "text": text}, f"table/{table}")

    def tell(self, person: Person, body: Mapping[str, str], place: str) -> None:
        """Send a word to the webhook of a person, if there is one, with the address of a page of the client."""
        if not person.webhook:
            return
        address = {"url": f"{self._settings.address.rstrip('/')}/#/{place}"} if self._settings.address else {}
        self.send(Word(person.id, person.webhook, json.dumps({**body, **address}).encode()))

    def send(self, word: Word) -> None:
        """Send a word soon."""
        words = self._words.get(word.line, deque())
        is_full = len(words) >= MOST_WAITING_WORDS or (not words and len(self._words) >= MOST_PEOPLE)
        if is_full or not self._often.take(word.line):
            self._count("dropped")
            return
        self._words.setdefault(word.line, words).append(word)
        if word.line not in self._senders and self._client is not None:
            self._senders[word.line] = asyncio.create_task(self._send_all(self._client, word.line))

    async def _send_all(self, client: httpx.AsyncClient, person: str) -> None:
        """Everything that waits for a person."""
        try:
            while self._words[person]:
                await self._send_twice(client, self._words[person].popleft())
        finally:
            del self._words[person], self._senders[person]

    async def _send_twice(self, client: httpx.AsyncClient, word: Word) -> None:
        """Send; if that fails, once more a little later."""
        for attempt in range(2):
            if attempt:
                await asyncio.sleep(self._pause)
            try:
                async with self._room:
                    is_sent = await self._send(client, word)
                if is_sent:
                    self._count("sent")
                    return
            except (Refused, httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
                log.info("webhook failed", error=type(error).__name__)
        self._often.take(word.line, FAILURE_WORDS)
        self._count("failed")

    async def _send(self, client: httpx.AsyncClient, word: Word) -> bool:
        """To the very address that was checked."""
        parts = parse_url(word.url)
        async with asyncio.timeout(self._seconds):
            address = await self._addresses.find(word.line, word.url)
            url = httpx.URL(word.url).copy_with(host=address)
            host = parts.netloc.rpartition("@")[2]
            headers = {**word.headers, "Host": host}
            request = client.build_request("POST", url, content=word.content, headers=headers)
            request.extensions["sni_hostname"] = parts.hostname
            response = await client.send(request, stream=True)  # what it says does not matter, and may be long
            await response.aclose()
        if word.answered is not None:
            await word.answered(word, response.status_code)
        return response.is_success

    def _count(self, end: str) -> None:
        if self._metrics is not None:
            self._metrics.hooks.labels(end).inc()
