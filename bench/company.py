"""People who wait for quick games over days and are told by Web Push, for `python -m bench.load --company`.

Each of them waits for a game and is brought together with another, looks in every few seconds, plays if it is their
turn and goes away, and is told by a push service of our own when it is their turn again. After some visits they end the
game and wait for the next one.
"""

import asyncio
import contextlib
import json
import secrets
import subprocess
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.load_clients import HELLO, guest
from bench.load_servers import many_files

LOOK_SECONDS: Final = 1.0  # between two looks whether the game is ready
VISIT_SECONDS: Final = 3.0  # between two visits to a table
VISITS: Final = 6  # to one game
SETUP: Final = {"setup": {"players": 2}, "pace": "days", "bots": False}


@dataclass
class Counts:
    """What has happened so far."""

    games: int = 0  # that people were brought together for, counted by each of them
    moves: int = 0
    told: int = 0


@contextlib.contextmanager
def in_company(address: str, people: int) -> Iterator[Counts]:
    """A server at which people wait for games meanwhile, from a process of its own; in the end what happened."""
    command = [sys.executable, "-m", "bench.company", address, str(people)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    counts = Counts()
    try:
        assert process.stdout is not None
        process.stdout.readline()  # all have come
        yield counts
    finally:
        told, _ = process.communicate(b"enough\n")
        vars(counts).update(json.loads(told))


class Company:
    """All of them, and the service that tells their browsers."""

    def __init__(self, address: str, client: httpx.AsyncClient) -> None:
        self.address = address
        self.client = client
        self.counts = Counts()

    async def open_service(self) -> str:
        """Where words to browsers go."""
        server = await asyncio.start_server(self.take_word, "127.0.0.1", 0)
        return f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def take_word(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One word."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        await reader.readexactly(int(head.partition("content-length: ")[2].split()[0]))
        self.counts.told += 1
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async def arrive(self, number: int, service: str) -> dict[str, str]:
        """Somebody whose browser is told; how they are known."""
        known = {"Cookie": f"alhambra={await guest(self.client, f'Waiting {number}')}"}
        point = ec.generate_private_key(ec.SECP256R1()).public_key()
        key = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        body = {"endpoint": f"{service}/{number}", "p256dh": as_text(key), "auth": as_text(secrets.token_bytes(16))}
        (await self.client.post("/api/me/push", json=body, headers=known)).raise_for_status()
        return known

    async def live(self, known: dict[str, str]) -> None:
        """Wait, play, and wait again."""
        while True:
            with contextlib.suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                await self.visit_often(known, await self.wait(known))
            await asyncio.sleep(LOOK_SECONDS)

    async def wait(self, known: dict[str, str]) -> str:
        """Wait for a game; its table."""
        (await self.client.post("/api/me/wish", json=SETUP, headers=known)).raise_for_status()
        while True:
            answer = (await self.client.post("/api/me/wish/here", json={}, headers=known)).raise_for_status().json()
            if answer and answer["table"]:
                (await self.client.delete("/api/me/wish", headers=known)).raise_for_status()
                self.counts.games += 1
                return str(answer["table"])
            await asyncio.sleep(LOOK_SECONDS)

    async def visit_often(self, known: dict[str, str], table: str) -> None:
        """Look in now and then, play if it is one's turn; in the end agree to stop."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for visit in range(VISITS):
            line = connect(url, additional_headers=known, proxy=None, ping_interval=None, open_timeout=60)
            async with asyncio.timeout(60), line as socket:
                await socket.send(HELLO)
                view = await self.view_on(socket)
                if visit == VISITS - 1:
                    await socket.send('{"type":"abort","id":"enough"}')
                    await self.answered(socket)
                elif view["options"]:
                    body = {"type": "act", "id": secrets.token_hex(6), "seen": view["seen"], "seat": view["viewer"]}
                    await socket.send(json.dumps({**body, "action": view["options"][0]["action"]}))
                    self.counts.moves += await self.answered(socket) == "done"
            await asyncio.sleep(VISIT_SECONDS)

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
    async with httpx.AsyncClient(base_url=address, timeout=120, limits=httpx.Limits(max_connections=50)) as client:
        company = Company(address, client)
        service = await company.open_service()
        known = [await company.arrive(number, service) for number in range(people)]
        tasks = [asyncio.create_task(company.live(one)) for one in known]
        print("begun", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        print(json.dumps(vars(company.counts)), flush=True)


if __name__ == "__main__":
    many_files()
    asyncio.run(keep_company(sys.argv[1], int(sys.argv[2])))
