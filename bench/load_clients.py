"""Tables of two people and a spectator over real sockets, and how long their steps take to reach all three."""

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

DULL: Final = ("pass", "remove", "swap")  # what makes games long
HELLO: Final = '{"type":"hello","since":-1,"language":"en"}'
PLAIN: Final[dict[str, Any]] = {"proxy": None, "compression": None, "ping_interval": None, "open_timeout": 60}
SHORTEST: Final = 0.051  # seconds between two messages: twenty a second are allowed


class Choice(msgspec.Struct):
    """What is needed of an option."""

    action: str
    kind: str


class Heard(msgspec.Struct):
    """What is needed of any message."""

    type: str
    seen: int = -1
    viewer: int = -1
    phase: str = ""
    options: Any = None
    text: str = ""


_decoder = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    steps: int = 0
    games: int = 0
    refusals: list[str] = field(default_factory=list)
    bytes_heard: int = 0
    messages: int = 0


@dataclass
class Table:
    """A table, its three connections, and the step that is on its way."""

    figures: Figures
    random: random.Random
    id: str = ""
    home: str = ""  # the address that they come from
    cookies: list[str] = field(default_factory=list)
    sockets: list[ClientConnection] = field(default_factory=list)
    seen: list[int] = field(default_factory=lambda: [-1, -1, -1])
    view: Heard | None = None  # of the one who decides
    mover: int = -1
    sent_at: float = 0.0
    sent_after: int = -1
    is_over: bool = False
    all_have_it: asyncio.Event = field(default_factory=asyncio.Event)

    async def open(self, address: str, name: int) -> None:
        """Two guests of a home of their own sit down, and the cards are dealt."""
        self.home = home_of(name)
        transport = httpx.AsyncHTTPTransport(local_address=self.home)
        async with httpx.AsyncClient(base_url=address, timeout=60, transport=transport) as client:
            await self.sit_down(client, name)

    async def sit_down(self, client: httpx.AsyncClient, name: int) -> None:
        """Both of them, through their own line."""
        self.cookies = [await guest(client, f"Guest {name}-{seat}") for seat in (1, 2)]
        headers = [{"Cookie": f"alhambra={cookie}"} for cookie in self.cookies]
        answer = await client.post("/api/tables", json={"setup": {"players": 2}}, headers=headers[0])
        self.id = answer.raise_for_status().json()["id"]
        place = f"/api/tables/{self.id}"
        (await client.put(f"{place}/seats/1", json={"kind": "person"}, headers=headers[1])).raise_for_status()
        (await client.post(f"{place}/start", json={}, headers=headers[0])).raise_for_status()

    async def connect(self, address: str) -> list["asyncio.Task[None]"]:
        """Connect all three; returns the tasks that listen."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        for cookie in [*self.cookies, ""]:
            headers = {"Cookie": f"alhambra={cookie}"} if cookie else {}
            line = connect(url, additional_headers=headers, local_addr=(self.home, 0), **PLAIN)
            self.sockets.append(await line)
            await self.sockets[-1].send(HELLO)
        return [asyncio.create_task(self.listen(place)) for place in range(3)]

    async def listen(self, place: int) -> None:
        """Take in what one of the three hears."""
        try:
            while True:
                text = await self.sockets[place].recv(decode=False)
                self.hear(place, _decoder.decode(text), len(text))
        except ConnectionClosed as closed:
            if not self.is_over and closed.rcvd is not None and closed.rcvd.code != 1000:
                self.figures.refusals.append(f"closed: {closed.rcvd.code} {closed.rcvd.reason}")

    def hear(self, place: int, message: Heard, size: int) -> None:
        """One message."""
        self.figures.messages += 1
        self.figures.bytes_heard += size
        match message.type:
            case "view":
                self.seen[place] = message.seen
                if message.options:
                    self.view, self.mover = message, place
                if self.sent_at and min(self.seen) > self.sent_after:
                    self.arrived()
                elif not self.sent_at and min(self.seen) >= 0:
                    self.all_have_it.set()
            case "table":
                self.is_over = self.is_over or message.phase == "over"
            case "refused" | "stale":
                self.figures.refusals.append(message.text or message.type)

    def arrived(self) -> None:
        """All three have seen the step."""
        self.figures.latencies.append(time.perf_counter() - self.sent_at)
        self.figures.steps += 1
        self.sent_at = 0.0
        self.all_have_it.set()

    async def step(self) -> None:
        """The one who decides does something; returns when all three have seen it, or after half a minute."""
        view = self.view
        if view is None or self.is_over:
            return
        options = msgspec.convert(view.options, list[Choice])
        option = self.random.choice([one for one in options if one.kind not in DULL] or options)
        body = {"type": "act", "id": secrets.token_hex(6), "seen": view.seen, "seat": view.viewer}
        self.view, self.sent_after = None, view.seen
        self.all_have_it.clear()
        self.sent_at = time.perf_counter()
        await self.sockets[self.mover].send(msgspec.json.encode({**body, "action": option.action}).decode())
        async with asyncio.timeout(60):
            await self.all_have_it.wait()

    async def close(self) -> None:
        """Everybody leaves."""
        self.is_over = True
        for socket in self.sockets:
            await socket.close()


def home_of(number: int) -> str:
    """An address on this machine for everybody at one table, so that what is limited by address is as in the world."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


async def guest(client: httpx.AsyncClient, name: str) -> str:
    """The secret of a new guest."""
    answer = (await client.post("/api/me", json={"name": name, "language": "en"})).raise_for_status()
    client.cookies.clear()
    return str(answer.cookies["alhambra"])


# --- the echo -------------------------------------------------------------------------------------------------


@dataclass
class EchoTable:
    """Three connections to a server that only sends back: the least that a step can cost."""

    figures: Figures
    random: random.Random
    text: str
    sockets: list[ClientConnection] = field(default_factory=list)

    async def connect(self, address: str) -> None:
        """Connect all three."""
        url = address.replace("http", "ws", 1) + "/"
        for _ in range(3):
            self.sockets.append(await connect(url, **PLAIN))

    async def step(self) -> None:
        """All three send a text as long as a view, and wait until it is back."""
        began = time.perf_counter()
        for socket in self.sockets:
            await socket.send(self.text)
        for socket in self.sockets:
            await socket.recv(decode=False)
        self.figures.latencies.append(time.perf_counter() - began)
        self.figures.steps += 1

    async def close(self) -> None:
        """Hang up."""
        for socket in self.sockets:
            await socket.close()


# --- at what pace ---------------------------------------------------------------------------------------------


async def paced(table: Table | EchoTable, every: float, until: float) -> None:
    """One step in each such number of seconds, at a time of the table's own."""
    due = time.perf_counter() + table.random.uniform(0, every)
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await table.step()
        due += every


async def hurried(table: Table) -> None:
    """A whole game, as fast as it goes."""
    while not table.is_over:
        began = time.perf_counter()
        await table.step()
        await asyncio.sleep(max(0.0, began + SHORTEST - time.perf_counter()))
    table.figures.games += 1
