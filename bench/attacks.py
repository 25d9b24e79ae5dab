"""What somebody might do to a server while others play, for `python -m bench.load --attacks`.

One guest looks at tables of six masters; connections send half a request or nothing; sockets say nothing, ask for the
whole log again and again, and talk without end; records of strangers come one after the other.
"""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from alhambra import Setup
from alhambra.record import Recorder, record_text
from bench.load_clients import HELLO, guest
from bench.load_servers import many_files
from bench.many_bots import flood

TABLES: Final = 20  # of six masters
HALF_SENT: Final = 100  # connections
SILENT: Final = 50  # sockets
GREEDY: Final = 10  # sockets that ask for the log
PAUSE: Final = 0.06  # seconds between two messages of a socket: just within the limit
CHAT: Final = '{"type":"chat","id":"%d","text":"buy my tiles"}'


@contextlib.contextmanager
def under_attack(address: str, table: str) -> Iterator[None]:
    """A server that is attacked meanwhile, from a process of its own; sockets go to that table."""
    command = [sys.executable, "-m", "bench.attacks", address, table]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        process.stdout.readline()  # it has begun
        yield
    finally:
        process.terminate()
        process.wait()


async def attack(address: str, table: str) -> None:
    """Everything at once, until the process is ended."""
    async with httpx.AsyncClient(base_url=address, timeout=120) as client:
        tasks = await flood(address, client, TABLES, "master")
        cookie = await guest(client, "Mallory")
        texts = [long_record(seed) for seed in range(20)]
        many: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (HALF_SENT, lambda: half_sent(address)),
            (SILENT, lambda: silent(address, table)),
            (GREEDY, lambda: again_and_again(address, table, "")),
            (1, lambda: again_and_again(address, table, cookie)),
            (1, lambda: records(client, cookie, texts)),
        ]
        tasks += [asyncio.create_task(for_ever(one)) for number, one in many for _ in range(number)]
        print("begun", flush=True)
        await asyncio.gather(*tasks, return_exceptions=True)


async def for_ever(one: Callable[[], Awaitable[None]]) -> None:
    """Begin again whenever the server has ended it."""
    while True:
        with contextlib.suppress(OSError, WebSocketException, httpx.HTTPError, TimeoutError):
            await one()
        await asyncio.sleep(0.5)


async def half_sent(address: str) -> None:
    """The head of a request that never ends."""
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        writer.write(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-More: ")
        await reader.read()
    finally:
        writer.close()


def socket_of(address: str, table: str, cookie: str = "") -> connect:
    """A connection to a table."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": f"alhambra={cookie}"} if cookie else {}
    return connect(url, additional_headers=headers, proxy=None, ping_interval=None, open_timeout=60)


async def silent(address: str, table: str) -> None:
    """A socket on which nothing is said."""
    async with socket_of(address, table) as socket:
        await drained(socket)


async def again_and_again(address: str, table: str, cookie: str) -> None:
    """A socket that asks for everything each time; somebody who is known talks too."""
    async with socket_of(address, table, cookie) as socket:
        listening = asyncio.create_task(drained(socket))
        try:
            for number in range(10_000):
                await socket.send(CHAT % number if cookie and number % 2 else HELLO)
                await asyncio.sleep(PAUSE)
        finally:
            listening.cancel()


async def drained(socket: ClientConnection) -> None:
    """Take in whatever comes."""
    async for _ in socket:
        pass


async def records(client: httpx.AsyncClient, cookie: str, texts: list[str]) -> None:
    """Records of games, one after the other."""
    for text in texts:
        await client.post("/api/replays", json={"record": text}, headers={"Cookie": f"alhambra={cookie}"})


def long_record(seed: int) -> str:
    """A game in which the first action is always taken, as far as a thousand steps."""
    recorder = Recorder(Setup(players=3), seed)
    for _ in range(1000):
        if recorder.game.is_over:
            break
        recorder.apply(next(iter(recorder.game.legal_actions())))
    return record_text(recorder.record())


if __name__ == "__main__":
    many_files()
    asyncio.run(attack(*sys.argv[1:3]))
