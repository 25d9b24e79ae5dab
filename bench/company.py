"""People in the lobby who wait for quick games over days, told by Web Push, for `python -m bench.load --company`.

Each of them is in the lobby, which asks for lists as the client does, waits for a game and is brought together with
another. At the table they play if it is their turn, stay for a while and go back to the lobby, until a push service of
our own tells them that it is their turn again. After some visits they end the game and wait for the next one.
"""

import asyncio
import contextlib
import json
import random
import secrets
import subprocess
import sys
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Final

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.load_clients import HELLO, guest, home_of
from bench.load_servers import many_files

LOOK_SECONDS: Final = 3.0  # between two looks whether the game is ready, as web/src/lib/waiting.svelte.ts
LOBBY_SECONDS: Final = 8.0  # between two looks at the lists of the lobby, as web/src/pages/lobby.svelte
HERE_SECONDS: Final = 20.0  # between two words that somebody is here, as web/src/lib/news.svelte.ts
LOBBY: Final = ("tables?mine=true", "tables?order=wanted", "tables/live", "wishes")
STAY_SECONDS: Final = 8.0  # of a visit to a table
AWAY_SECONDS: Final = 20.0  # between two visits, for somebody who is not told that it is their turn
VISITS: Final = 6  # to one game
FIRST_HOME: Final = 10_000  # numbers of homes; those before it are of people at tables
SETUP: Final = {"setup": {"players": 2}, "pace": "days", "bots": False}


@dataclass
class Counts:
    """What has happened so far."""

    games: int = 0  # that people were brought together for, counted by each of them
    moves: int = 0
    told: int = 0
    asked: int = 0  # lists of the lobby


@contextlib.asynccontextmanager
async def in_company(address: str, people: int) -> AsyncIterator[Counts]:
    """A server at which people wait for games meanwhile, from a process of its own; in the end what happened."""
    command = [sys.executable, "-m", "bench.company", address, str(people)]
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    counts = Counts()
    try:
        assert process.stdout is not None
        await process.stdout.readline()  # all have come; who plays goes on meanwhile
        yield counts
    finally:
        told, _ = await process.communicate(b"enough\n")
        vars(counts).update(json.loads(told))


@dataclass
class Visitor:
    """One of them: where they come from, their line for requests, how they are known, and what they do now."""

    home: str
    client: httpx.AsyncClient
    known: dict[str, str]
    told: asyncio.Event  # that it is their turn
    table: str = ""


class Company:
    """All of them, and the service that tells their browsers."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.counts = Counts()
        self.visitors: list[Visitor] = []

    async def open_service(self) -> str:
        """Where words to browsers go."""
        server = await asyncio.start_server(self.take_word, "127.0.0.1", 0)
        return f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def take_word(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One word."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        await reader.readexactly(int(head.partition("content-length: ")[2].split()[0]))
        self.counts.told += 1
        self.visitors[int(head.split()[1].strip("/"))].told.set()
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async def arrive(self, number: int, service: str) -> None:
        """Somebody whose browser is told."""
        home = home_of(FIRST_HOME + number)
        transport = httpx.AsyncHTTPTransport(local_address=home)
        client = httpx.AsyncClient(base_url=self.address, timeout=120, transport=transport)
        known = {"Cookie": f"alhambra={await guest(client, f'Waiting {number}')}"}
        point = ec.generate_private_key(ec.SECP256R1()).public_key()
        key = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        body = {"endpoint": f"{service}/{number}", "p256dh": as_text(key), "auth": as_text(secrets.token_bytes(16))}
        (await client.post("/api/me/push", json=body, headers=known)).raise_for_status()
        self.visitors.append(Visitor(home, client, known, asyncio.Event()))

    async def live(self, one: Visitor) -> None:
        """Be in the lobby and at tables."""
        await asyncio.gather(self.play(one), self.look_around(one), self.say_here(one))

    async def look_around(self, one: Visitor) -> None:
        """Ask for the lists that the lobby shows, except at a table."""
        await asyncio.sleep(random.uniform(0, LOBBY_SECONDS))
        while True:
            for path in () if one.table else LOBBY:
                with contextlib.suppress(httpx.HTTPError):
                    (await one.client.get(f"/api/{path}", headers=one.known)).raise_for_status()
                    self.counts.asked += 1
            await asyncio.sleep(LOBBY_SECONDS)

    async def say_here(self, one: Visitor) -> None:
        """Say now and then that one is here, and where."""
        await asyncio.sleep(random.uniform(0, HERE_SECONDS))
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await one.client.post("/api/me/here", json={"table": one.table}, headers=one.known)
            await asyncio.sleep(HERE_SECONDS)

    async def play(self, one: Visitor) -> None:
        """Wait, play, and wait again."""
        while True:
            with contextlib.suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                await self.visit_often(one, await self.wait(one))
            await asyncio.sleep(LOOK_SECONDS)

    async def wait(self, one: Visitor) -> str:
        """Wait for a game; its table."""
        (await one.client.post("/api/me/wish", json=SETUP, headers=one.known)).raise_for_status()
        while True:
            answer = await one.client.post("/api/me/wish/here", json={}, headers=one.known)
            found = answer.raise_for_status().json()
            if found and found["table"]:
                (await one.client.delete("/api/me/wish", headers=one.known)).raise_for_status()
                self.counts.games += 1
                return str(found["table"])
            await asyncio.sleep(LOOK_SECONDS)

    async def visit_often(self, one: Visitor, table: str) -> None:
        """Come as soon as one is told, play if it is one's turn, stay for a while; in the end agree to stop."""
        for visit in range(VISITS):
            one.told.clear()
            one.table = table
            try:
                await self.visit(one, visit == VISITS - 1)
            finally:
                one.table = ""
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(one.told.wait(), AWAY_SECONDS)

    async def visit(self, one: Visitor, is_last: bool) -> None:
        """Play at a table, over one socket."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{one.table}/socket"
        options: dict[str, Any] = {"proxy": None, "ping_interval": None, "open_timeout": 60}
        line = connect(url, additional_headers=one.known, local_addr=(one.home, 0), **options)
        async with asyncio.timeout(60), line as socket:
            await socket.send(HELLO)
            view = await self.view_on(socket)
            if is_last:
                await socket.send('{"type":"abort","id":"enough"}')
                await self.answered(socket)
            elif view["options"]:
                body = {"type": "act", "id": secrets.token_hex(6), "seen": view["seen"], "seat": view["viewer"]}
                await socket.send(json.dumps({**body, "action": view["options"][0]["action"]}))
                self.counts.moves += await self.answered(socket) == "done"
            await asyncio.sleep(STAY_SECONDS)

    async def view_on(self, socket: Any) -> Any:
        """The first view that comes; cards are dealt without what players did not give."""
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "view":
                return message

    async def answered(self, socket: Any) -> str:
        """What kind of answer came."""
        while True:
            message = json.loads(await socket.recv())
            if message["type"] in ("done", "refused", "stale"):
                return str(message["type"])


def as_text(data: bytes) -> str:
    """As browsers write keys."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


async def keep_company(address: str, people: int) -> None:
    """Until the line from the bench ends; then say what happened."""
    company = Company(address)
    service = await company.open_service()
    for number in range(people):
        await company.arrive(number, service)
    tasks = [asyncio.create_task(company.live(one)) for one in company.visitors]
    print("begun", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for one in company.visitors:
        await one.client.aclose()
    print(json.dumps(vars(company.counts)), flush=True)


if __name__ == "__main__":
    many_files()
    asyncio.run(keep_company(sys.argv[1], int(sys.argv[2])))
