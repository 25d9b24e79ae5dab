"""`python -m bench.load`: scripted people over real sockets, beside a bare echo measured in the same run.

Every table has two people and a spectator. A step is timed from the moment it is sent until all three have seen the
view after it. The server, the echo and the clients are processes of their own on this machine.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from alhambra import build
from alhambra.cli.output import print_json, print_table, print_text
from bench.attacks import under_attack
from bench.company import Counts, in_company
from bench.load_clients import EchoTable, Figures, Table, hurried, paced
from bench.load_servers import MANY_ADDRESSES, Running, echo_server, many_files, our_server


@dataclass
class Round:
    """The latencies of one round, in milliseconds."""

    steps: int
    seconds: float
    p50: float
    p95: float
    p99: float

    @classmethod
    def of(cls, figures: Figures, seconds: float) -> "Round":
        """From what was measured since the last round; the figures begin again."""
        cuts = quantiles(figures.latencies, n=100) if len(figures.latencies) > 1 else [0.0] * 99
        found = cls(figures.steps, seconds, *(1000 * cuts[at - 1] for at in (50, 95, 99)))
        figures.latencies, figures.steps = [], 0
        return found


@dataclass
class Level:
    """What was measured with a number of tables."""

    tables: int
    rounds: list[Round]
    echo: list[Round]
    cpu: float  # of one core, while it was measured
    memory: float  # bytes a table
    view: float  # bytes of a message, on average
    load: list[float]  # load average of the machine: before, and after
    refusals: list[str]
    company: Counts  # what those did who waited for games meanwhile


class Bench:
    """One run."""

    def __init__(self, options: argparse.Namespace, folder: Path, progress: Progress) -> None:
        self.options = options
        self.folder = folder
        self.progress = progress

    def server(self, name: str) -> Any:
        """Our server on a new database."""
        place = self.folder / name
        place.mkdir()
        return our_server(f"sqlite:///{place / 'alhambra.sqlite'}", place, MANY_ADDRESSES)

    async def seated(self, running: Running, number: int, stack: AsyncExitStack) -> tuple[list[Table], Figures]:
        """Open a number of tables, dealt and looked at."""
        figures = Figures()
        tables = [Table(figures, random.Random(n)) for n in range(number)]
        bar = self.progress.add_task(f"{number} tables sit down", total=number)
        for name, table in enumerate(tables):
            await table.open(running.address, name)
            for task in await table.connect(running.address):
                stack.callback(task.cancel)
            stack.push_async_callback(table.close)
            self.progress.advance(bar)
        for table in tables:
            await table.all_have_it.wait()
        self.progress.remove_task(bar)
        figures.bytes_heard = figures.messages = 0
        return tables, figures

    async def level(self, number: int) -> Level:
        """Rounds of ours and of the echo, in turns."""
        before = os.getloadavg()[0]
        with self.server(f"level-{number}") as running, echo_server(self.folder) as other:
            async with AsyncExitStack() as stack:
                empty = running.memory()
                tables, figures = await self.seated(running, number, stack)
                echoes = await self.echoes(other, number, stack)
                if self.options.attacks:
                    await stack.enter_async_context(under_attack(running.address, tables[0].id))
                company = Counts()
                if self.options.company:
                    company = await stack.enter_async_context(in_company(running.address, self.options.company))
                rounds, echo_rounds, cpu = [], [], 0.0
                for _ in range(self.options.rounds):
                    began = running.cpu()
                    rounds.append(await self.round(tables, figures, f"{number} tables"))
                    cpu += running.cpu() - began
                    echo_rounds.append(await self.round(echoes, echoes[0].figures, f"{number} echoes"))
                memory = (running.memory() - empty) / number
        return Level(
            number,
            rounds,
            echo_rounds,
            cpu / sum(one.seconds for one in rounds),
            memory,
            figures.bytes_heard / max(1, figures.messages),
            [before, os.getloadavg()[0]],
            figures.refusals[:10],
            company,
        )

    async def echoes(self, running: Running, number: int, stack: AsyncExitStack) -> list[EchoTable]:
        """As many connections to the echo."""
        figures = Figures()
        echoes = [EchoTable(figures, random.Random(n), "x" * self.options.size) for n in range(number)]
        for echo in echoes:
            await echo.connect(running.address)
            stack.push_async_callback(echo.close)
        return echoes

    async def round(self, tables: Sequence[Table | EchoTable], figures: Figures, name: str) -> Round:
        """Play steps for that number of seconds, at the pace that is asked for."""
        seconds = self.options.seconds
        until = time.perf_counter() + seconds
        bar = self.progress.add_task(name, total=round(seconds))
        async with asyncio.TaskGroup() as group:
            for table in tables:
                group.create_task(paced(table, self.options.every, until))
            for _ in range(round(seconds)):
                await asyncio.sleep(1)
                self.progress.advance(bar)
        self.progress.remove_task(bar)
        return Round.of(figures, seconds)

    async def throughput(self) -> dict[str, Any]:
        """Whole games as fast as they go, then the echo as fast as it goes."""
        number, load = self.options.hurried, os.getloadavg()[0]
        async with AsyncExitStack() as stack:
            with self.server("hurried") as running:
                tables, figures = await self.seated(running, number, stack)
                began, computed = time.perf_counter(), running.cpu()
                bar = self.progress.add_task(f"{number} whole games", total=number)
                async with asyncio.TaskGroup() as group:
                    for table in tables:
                        task = group.create_task(hurried(table))
                        task.add_done_callback(lambda _: self.progress.advance(bar))
                self.progress.remove_task(bar)
                seconds = time.perf_counter() - began
                cpu = (running.cpu() - computed) / seconds
                await stack.aclose()
        found = {"tables": number, "seconds": seconds, "games_a_second": figures.games / seconds, "cpu": cpu}
        rate = {"steps_a_second": figures.steps / seconds, "load": load, "refusals": figures.refusals[:10]}
        return {**found, **rate, **asdict(Round.of(figures, seconds)), "echo_a_second": await self.echo_rate(number)}

    async def echo_rate(self, number: int) -> float:
        """Steps a second of the echo: three texts there and back."""
        async with AsyncExitStack() as stack:
            with echo_server(self.folder) as running:
                echoes = await self.echoes(running, number, stack)
                until = time.perf_counter() + 5
                await asyncio.gather(*[repeated(echo, until) for echo in echoes])
                await stack.aclose()
        return echoes[0].figures.steps / 5


async def repeated(echo: EchoTable, until: float) -> None:
    """One step after the other."""
    while time.perf_counter() < until:
        await echo.step()


async def measured(options: argparse.Namespace) -> tuple[list[Level], dict[str, Any]]:
    """Everything that was asked for."""
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    with Progress(*columns, console=console) as progress, tempfile.TemporaryDirectory() as folder:
        bench = Bench(options, Path(folder), progress)
        levels = [await bench.level(number) for number in options.tables]
        return levels, await bench.throughput() if options.hurried else {}


# --- showing --------------------------------------------------------------------------------------------------


def spread(values: list[float]) -> str:
    """The median, and the lowest and highest."""
    return f"{median(values):.1f} ({min(values):.1f}–{max(values):.1f})"


def shown(levels: list[Level], fast: dict[str, Any]) -> None:
    """As tables."""
    names = ("p50", "p95", "p99")
    rows = []
    for level in levels:
        rate = sum(one.steps for one in level.rounds) / sum(one.seconds for one in level.rounds)
        ours = [spread([getattr(one, name) for one in level.rounds]) for name in names]
        echo = [spread([getattr(one, name) for one in level.echo]) for name in names]
        what = [f"{rate:.1f}", *ours, f"{level.cpu:.0%}", f"{level.memory / 1024:.0f} kB"]
        rows.append((str(level.tables), *what, " · ".join(value.partition(" ")[0] for value in echo)))
    head = (
        "tables",
        "steps a second",
        "p50 ms",
        "p95 ms",
        "p99 ms",
        "of a core",
        "memory a table",
        "echo p50 · 95 · 99 ms",
    )
    print_table(head, rows)
    if fast:
        print_text(
            f"As fast as it goes, {fast['tables']} tables: {fast['games_a_second']:.2f} games and "
            f"{fast['steps_a_second']:.0f} steps a second, p50 {fast['p50']:.0f}, p95 {fast['p95']:.0f}, "
            f"p99 {fast['p99']:.0f} ms; echo {fast['echo_a_second']:.0f} steps a second"
        )
    for level in levels:
        if level.company.games:
            print_text(
                f"{level.tables} tables in company: {level.company.games // 2} games by matching, "
                f"{level.company.moves} moves in them, {level.company.told} words by push, "
                f"{level.company.asked} lists of the lobby"
            )
    for refusal in [*(text for level in levels for text in level.refusals), *fast.get("refusals", [])]:
        print_text(f"refused: {refusal}")


def asked() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 500], help="how many tables, in turn")
    parser.add_argument("--seconds", type=float, default=20.0, help="of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two steps of a table")
    parser.add_argument("--hurried", type=int, default=50, help="tables that play as fast as they can; 0 for none")
    parser.add_argument("--size", type=int, default=8000, help="bytes of a text for the echo")
    parser.add_argument("--attacks", action="store_true", help="while the server is attacked (bench/attacks.py)")
    parser.add_argument(
        "--company", type=int, default=0, help="people in the lobby who wait for games and are told by push"
    )
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    return parser.parse_args()


def main() -> None:
    """Measure, show."""
    options = asked()
    many_files()
    levels, fast = asyncio.run(measured(options))
    if options.json:
        print_json({"levels": [asdict(level) for level in levels], "hurried": fast})
        return
    cores, load = len(os.sched_getaffinity(0)), ", ".join(f"{value:.1f}" for value in os.getloadavg())
    print_text(f"{time.strftime('%Y-%m-%d %H:%M')} · {cores} cores, load average {load} · {build.describe()}")
    shown(levels, fast)


if __name__ == "__main__":
    main()
