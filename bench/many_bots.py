"""`python -m bench.many_bots`: how long a person waits for a bot while another has many tables of strong ones.

One guest opens tables of six masters and looks at all of them. Another plays against `greedy`. A wait is timed from the
view in which it is the bot's turn to the view after its move; the same is measured before, on the idle server.
"""

import argparse
import asyncio
import contextlib
import os
import random
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from alhambra import build
from alhambra.cli.output import print_json, print_table, print_text
from bench.load_clients import DULL, HELLO, guest
from bench.load_servers import many_files, our_server
from bench.verdict import end_within


@dataclass
class Waits:
    """How long a bot took to move, in milliseconds."""

    moves: int
    p50: float
    p95: float
    longest: float

    @classmethod
    def of(cls, seconds: list[float]) -> "Waits":
        cuts = quantiles(seconds, n=20)
        return cls(len(seconds), 1000 * cuts[9], 1000 * cuts[18], 1000 * max(seconds))


async def looked_at(address: str, table: str, cookie: str) -> ClientConnection:
    """A connection to a table, that has said hello."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": f"alhambra={cookie}"}
    socket = await connect(
        url, additional_headers=headers, proxy=None, compression=None, ping_interval=None, open_timeout=120
    )
    await socket.send(HELLO)
    return socket


async def played(address: str, client: httpx.AsyncClient, seconds: float) -> Waits:
    """Games of somebody against `greedy`, for a number of seconds; how long the bot took."""
    cookie, luck, waits = await guest(client, "Berta"), random.Random(1), list[float]()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        body = {"setup": {"players": 2}, "bot": "greedy"}
        answer = await client.post("/api/play", json=body, headers={"Cookie": f"alhambra={cookie}"})
        async with contextlib.aclosing(moves(address, answer.raise_for_status().json()["id"], cookie, luck)) as game:
            async for wait in game:
                waits.append(wait)
                if time.perf_counter() > until:
                    break
    return Waits.of(waits)


async def moves(address: str, table: str, cookie: str, luck: random.Random) -> Any:
    """Play a game; yields how long each move of the bot took."""
    socket, since, number = await looked_at(address, table, cookie), 0.0, 0
    async for text in socket:
        view = msgspec.json.decode(text)
        if view["type"] == "table" and view["phase"] == "over":
            break
        if view["type"] != "view":
            continue
        if since:
            yield time.perf_counter() - since
        since = time.perf_counter() if view["deciding"] == [1] else 0.0
        if view["options"]:
            options = [one for one in view["options"] if one["kind"] not in DULL] or view["options"]
            body = {"type": "act", "id": f"{(number := number + 1)}", "seen": view["seen"], "seat": view["viewer"]}
            await asyncio.sleep(0.06)  # twenty messages a second are allowed
            await socket.send(msgspec.json.encode(body | {"action": luck.choice(options)["action"]}).decode())
    await socket.close()


async def flood(address: str, client: httpx.AsyncClient, tables: int, bot: str) -> list["asyncio.Task[None]"]:
    """One guest's tables of six bots each, all looked at."""
    cookie = await guest(client, "Anna")
    tasks = []
    for _ in range(tables):
        seats = [{"kind": "bot", "bot": bot}] * 6
        answer = await client.post(
            "/api/tables", json={"setup": {"players": 6}, "seats": seats}, headers={"Cookie": f"alhambra={cookie}"}
        )
        table = answer.raise_for_status().json()["id"]
        socket = await looked_at(address, table, cookie)
        tasks.append(asyncio.create_task(drained(socket)))
        start = await client.post(f"/api/tables/{table}/start", json={}, headers={"Cookie": f"alhambra={cookie}"})
        start.raise_for_status()
    return tasks


async def drained(socket: ClientConnection) -> None:
    """Take in whatever comes."""
    async for _ in socket:
        pass


async def measured(options: argparse.Namespace, folder: Path) -> dict[str, Waits]:
    """The waits on an idle server, and beside the flood."""
    with our_server(f"sqlite:///{folder / 'alhambra.sqlite'}", folder) as running:
        async with httpx.AsyncClient(base_url=running.address, timeout=120) as client:
            alone = await played(running.address, client, options.seconds)
            tasks = await flood(running.address, client, options.tables, options.bot)
            beside = await played(running.address, client, options.seconds)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    return {"alone": alone, f"beside {options.tables} tables of six {options.bot}": beside}


def main() -> None:
    """Measure, show."""
    parser = argparse.ArgumentParser(prog="python -m bench.many_bots", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--limit", type=float, default=0.0, help="fail if it waits longer beside them: ms, p95")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    options = parser.parse_args()
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measured(options, Path(folder)))
    show(found, options.json)
    end_within({name: waits.p95 for name, waits in found.items()}, options.limit)


def show(found: dict[str, Waits], as_json: bool) -> None:
    """The figures, as a table or for programs."""
    if as_json:
        print_json({name: asdict(waits) for name, waits in found.items()})
        return
    cores, load = len(os.sched_getaffinity(0)), ", ".join(f"{value:.1f}" for value in os.getloadavg())
    print_text(f"{time.strftime('%Y-%m-%d %H:%M')} · {cores} cores, load average {load} · {build.describe()}")
    rows = [
        (name, str(waits.moves), f"{waits.p50:.0f}", f"{waits.p95:.0f}", f"{waits.longest:.0f}")
        for name, waits in found.items()
    ]
    print_table(("greedy moves", "moves", "p50 ms", "p95 ms", "longest ms"), rows)


if __name__ == "__main__":
    main()
