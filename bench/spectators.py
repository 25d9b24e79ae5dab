"""`python -m bench.spectators`: many people look at one table over real sockets.

A join is timed from the first byte of the handshake to the first view, one after the other at a steady pace. A step is
timed from the moment it is sent: until half of the crowd has the view after it, and until the last one has. The crowd
speaks the protocol of sockets by itself, so that it does not take the processor time that is to be measured.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from typing import Final
from urllib.parse import urlsplit

from alhambra import build
from alhambra.cli.output import print_json, print_table, print_text
from bench.load_clients import HELLO, Figures, Table
from bench.load_servers import Running, many_files, our_server
from bench.verdict import end_within

KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="  # of a handshake; whether it comes back right is of no interest here
VIEW: Final = b'{"type":"view"'
JOINS: Final = "joins"
STEPS: Final = "steps, for each of them"
REFUSED: Final = b'{"type":"refused"'


class Spectator(asyncio.Protocol):
    """One of the crowd: says hello, and calls `on_view` for each view that it hears."""

    def __init__(self, request: str, language: str, on_view: Callable[["Spectator"], None]) -> None:
        self.on_view = on_view
        self.joined: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.bytes_heard = 0
        self._request = request
        self._inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        self._hello = HELLO.replace('"en"', f'"{language}"')
        self._began = 0.0
        self._is_open = False
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self._began = time.perf_counter()
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self.bytes_heard += len(data)
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.joined.set_exception(ConnectionError(head.decode()))
                return
            self._is_open, self._buffer = True, rest
            self.transport.write(masked(self._hello.encode()))
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + size:
                break
            text = buffer[at + head : at + head + size]
            if buffer[at] & 64:  # compressed
                text = self._inflater.decompress(text + b"\0\0\xff\xff")
            self._hear(buffer[at] & 15, text)
            at += head + size
        self._buffer = buffer[at:]

    def _hear(self, kind: int, text: bytes) -> None:
        if kind == 9:  # ping
            self.transport.write(masked(text, 10))
        elif text.startswith(REFUSED) and not self.joined.done():
            self.joined.set_exception(ConnectionError(text.decode()))
        elif text.startswith(VIEW):
            if not self.joined.done():
                self.joined.set_result(time.perf_counter() - self._began)
            self.on_view(self)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.joined.done():
            self.joined.set_exception(exc or ConnectionError("closed"))


def masked(data: bytes, kind: int = 1) -> bytes:
    """A short frame of a client; the mask of zeros changes nothing."""
    return bytes((128 | kind, 128 | len(data), 0, 0, 0, 0)) + data


@dataclass
class Spread:
    """Times in milliseconds."""

    number: int
    p50: float
    p95: float
    longest: float

    @classmethod
    def of(cls, seconds: list[float]) -> "Spread":
        cuts = quantiles(seconds, n=20)
        return cls(len(seconds), 1000 * cuts[9], 1000 * cuts[18], 1000 * max(seconds))


class Crowd:
    """Everybody who looks at the table, and how far the step that is on its way has come."""

    def __init__(self, address: str, table: str, deflate: bool) -> None:
        self.place = urlsplit(address)
        self.request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.place.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"
        ) + ("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n" if deflate else "\r\n")
        self.spectators: list[Spectator] = []
        self.arrived: list[float] = []
        self.all_have_it = asyncio.Event()

    async def join(self, language: str) -> float:
        """One more; how long it took."""
        _, spectator = await asyncio.get_running_loop().create_connection(
            lambda: Spectator(self.request, language, self.heard), str(self.place.hostname), int(self.place.port or 80)
        )
        took = await spectator.joined
        self.spectators.append(spectator)
        return took

    def heard(self, _spectator: Spectator) -> None:
        """Somebody has the view."""
        self.arrived.append(time.perf_counter())
        if len(self.arrived) >= len(self.spectators):
            self.all_have_it.set()

    async def step(self, table: Table) -> tuple[float, float, list[float]]:
        """A step: seconds until half of them have it, until all have, and of each."""
        self.arrived = []
        self.all_have_it.clear()
        began = time.perf_counter()
        await table.step()
        async with asyncio.timeout(60):
            await self.all_have_it.wait()
        waits = [at - began for at in self.arrived]
        return waits[len(waits) // 2], waits[-1], waits

    def leave(self) -> None:
        """Everybody goes."""
        for spectator in self.spectators:
            spectator.transport.close()


async def measured(options: argparse.Namespace, running: Running) -> dict[str, Spread]:
    """A table, a crowd that comes, and steps that it sees."""
    found: dict[str, Spread] = {}
    table = Table(Figures(), random.Random(1))
    await table.open(running.address, 1)
    tasks = await table.connect(running.address)
    await table.all_have_it.wait()
    for _ in range(options.before):  # the log has a length when they come
        await table.step()
        await asyncio.sleep(0.06)
    crowd, joins = Crowd(running.address, table.id, options.deflate), list[float]()
    computed = running.cpu()
    for number in range(options.spectators):
        due = time.perf_counter() + 1 / options.pace
        joins.append(await crowd.join(("en", "fr", "de")[number % 3]))
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    found[JOINS] = Spread.of(joins)
    found[f"the last {len(joins) // 10} joins"] = Spread.of(joins[-(len(joins) // 10) :])
    print_text(f"processor time of the server for a join: {1000 * (running.cpu() - computed) / len(joins):.2f} ms")
    await asyncio.sleep(2)
    computed, steps = running.cpu(), []
    for _ in range(options.steps):
        steps.append(await crowd.step(table))
        await asyncio.sleep(options.every)
    print_text(f"and for a step: {1000 * (running.cpu() - computed) / len(steps):.0f} ms")
    found["steps, for half of them"] = Spread.of([half for half, _, _ in steps])
    found[STEPS] = Spread.of([wait for _, _, waits in steps for wait in waits])
    found["steps, for the last of them"] = Spread.of([last for _, last, _ in steps])
    crowd.leave()
    await table.close()
    for task in tasks:
        task.cancel()
    return found


def main() -> None:
    """Measure, show."""
    parser = argparse.ArgumentParser(prog="python -m bench.spectators", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--pace", type=float, default=50.0, help="joins a second, at most")
    parser.add_argument("--before", type=int, default=40, help="steps of the game before they come")
    parser.add_argument("--steps", type=int, default=40, help="steps that they see")
    parser.add_argument("--every", type=float, default=0.5, help="seconds between two steps")
    parser.add_argument("--deflate", action="store_true", help="compressed, as browsers ask for")
    parser.add_argument("--database", default="", help="a URL; a new SQLite file unless given")
    parser.add_argument("--limit", type=float, default=0.0, help="fail if joins or steps take longer: ms, p95")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    options = parser.parse_args()
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        url = options.database or f"sqlite:///{Path(folder) / 'alhambra.sqlite'}"
        with our_server(url, Path(folder)) as running:
            found = asyncio.run(measured(options, running))
    show(found, options.json)
    end_within({name: found[name].p95 for name in (JOINS, STEPS)}, options.limit)


def show(found: dict[str, Spread], as_json: bool) -> None:
    """The figures, as a table or for programs."""
    if as_json:
        print_json({name: asdict(spread) for name, spread in found.items()})
        return
    cores, load = len(os.sched_getaffinity(0)), ", ".join(f"{value:.1f}" for value in os.getloadavg())
    print_text(f"{time.strftime('%Y-%m-%d %H:%M')} · {cores} cores, load average {load} · {build.describe()}")
    rows = [
        (name, str(one.number), f"{one.p50:.0f}", f"{one.p95:.0f}", f"{one.longest:.0f}") for name, one in found.items()
    ]
    print_table(("", "number", "p50 ms", "p95 ms", "longest ms"), rows)


if __name__ == "__main__":
    main()
