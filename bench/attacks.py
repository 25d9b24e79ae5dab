"""What somebody might do to a server while others play, for `python -m bench.load --attacks`.

One guest looks at tables of six masters; connections send half a request or nothing; sockets say nothing, ask for the
whole log again and again, say that they know more than was played, and talk without end; records of strangers come one
after the other, and so do replays of games of the server.
"""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from alhambra import Setup
from alhambra.record import Recorder, record_text
from bench.load_clients import HELLO, guest
from bench.load_servers import many_files
from bench.many_bots import flood, looked_at

TABLES: Final = 20  # of six masters
HALF_SENT: Final = 100  # connections
SILENT: Final = 50  # sockets
GREEDY: Final = 10  # sockets that ask for the log
LIARS: Final = 25  # sockets that say they know more than was played
GAMES: Final = 4  # finished, of which replays are asked for
PAUSE: Final = 0.06  # seconds between two messages of a socket: just within the limit
KNOWING: Final = '{"type":"hello","since":1000000000}'
CHAT: Final = '{"type":"chat","id":"%d","text":"buy my tiles"}'


@contextlib.asynccontextmanager
async def under_attack(address: str, table: str) -> AsyncIterator[None]:
    """A server that is attacked meanwhile, from a process of its own; sockets go to that table."""
    command = [sys.executable, "-m", "bench.attacks", address, table]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        await process.stdout.readline()  # it has begun; who plays goes on meanwhile
        yield
    finally:
        process.terminate()
        await process.wait()


async def attack(address: str, table: str) -> None:
    """Everything at once, until the process is ended."""
    async with httpx.AsyncClient(base_url=address, timeout=120) as client:
        tasks = await flood(address, client, TABLES, "master")
        cookie = await guest(client, "Mallory")
        texts = [long_record(seed) for seed in range(20)]
        games = [await play_game(address, client, cookie) for _ in range(GAMES)]
        many: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (HALF_SENT, lambda: half_sent(address)),
            (SILENT, lambda: silent(address, table)),
            (GREEDY, lambda: again_and_again(address, table, HELLO)),
            (LIARS, lambda: again_and_again(address, table, KNOWING)),
            (1, lambda: again_and_again(address, table, HELLO, cookie)),
            (1, lambda: records(client, cookie, texts)),
            (1, lambda: replays(client, cookie, games)),
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


async def again_and_again(address: str, table: str, hello: str, cookie: str = "") -> None:
    """A socket that says hello without end; somebody who is known talks too."""
    async with socket_of(address, table, cookie) as socket:
        listening = asyncio.create_task(drained(socket))
        try:
            for number in range(10_000):
                await socket.send(CHAT % number if cookie and number % 2 else hello)
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


async def play_game(address: str, client: httpx.AsyncClient, cookie: str) -> str:
    """A game of two bots, played to its end; its number."""
    headers, seats = {"Cookie": f"alhambra={cookie}"}, [{"kind": "bot", "bot": "random"}] * 2
    made = await client.post("/api/tables", json={"setup": {"players": 2}, "seats": seats}, headers=headers)
    table = str(made.raise_for_status().json()["id"])
    async with await looked_at(address, table, cookie) as socket:
        (await client.post(f"/api/tables/{table}/start", json={}, headers=headers)).raise_for_status()
        async for text in socket:
            if '"phase":"over"' in str(text):
                break
    return table


async def replays(client: httpx.AsyncClient, cookie: str, games: list[str]) -> None:
    """Finished games of the server in every language, their positions, and tables that go on from there."""
    headers = {"Cookie": f"alhambra={cookie}"}
    for game in games:
        for language in ("en", "fr", "de"):
            await client.post("/api/replays", json={"table": game}, headers=headers | {"Accept-Language": language})
        for step in range(40):
            await client.get(f"/api/replays/table-{game}/{step}", headers=headers)
        wish = {"step": 20, "seat": 0, "bot": "novice"}
        await client.post(f"/api/replays/table-{game}/whatif", json=wish, headers=headers)


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
