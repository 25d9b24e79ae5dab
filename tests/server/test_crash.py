"""A server that is killed at any moment loses nothing that it has acknowledged, does nothing twice, and goes on."""

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from alhambra import build
from alhambra.bots.bot import Budget
from alhambra.bots.ladder import make_bot
from alhambra.engine.rules.setup import Setup
from alhambra.record.recorder import Recorder
from alhambra.record.text_form import record_text
from alhambra.record.verify import verify
from alhambra.server.play.log import replay_log
from alhambra.server.play.rows import LogStep, WindowAnswer
from alhambra.server.storage.database import Database
from alhambra.server.storage.log import load_answers, load_record, load_steps, load_table
from tests.effort import effort
from tests.server.players import Guest, Player
from tests.server.process import Server

GAMES = 100 if build.is_compiled() else 20
GUESTS = 20
KILLS = min(50, effort(5))
LENGTH = max(20, effort(20))  # steps that most games have still to go; in a long run they are played from the deal
WINDOW = 2.0  # seconds
PATIENCE = 120.0  # seconds without a step anywhere until something must be wrong
LIMITS = {
    "ALHAMBRA_ATTEMPT_BURST": "1000",
    "ALHAMBRA_REQUESTS_PER_SECOND": "1000",
    "ALHAMBRA_REQUEST_BURST": "1000",
    "ALHAMBRA_CONNECTIONS_PER_ADDRESS": "1000",
}


@dataclass
class Evening:
    """Everything that is played at the same time."""

    servers: list[Server]
    database: Database
    chance: random.Random
    tables: list[str] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)

    def player(self, guest: Guest) -> Player:
        chance = random.Random(self.chance.random())
        return Player(guest, [server.url for server in self.servers], chance, nonce=secrets.token_hex(32))

    # --- opening tables -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Seat everybody: a tenth of the games from the deal, the others from a position near their end."""
        async with httpx.AsyncClient(base_url=self.servers[0].url, timeout=PATIENCE) as client:
            guests = [await Guest.arrived(client, f"Guest {n}") for n in range(GUESTS)]
            replays = [await guests[0].ask(client, "POST", "/api/replays", {"record": game_of_bots(n)}) for n in (2, 3)]
            for number in range(GAMES):
                guest, other = guests[number % GUESTS], guests[(number + 1) % GUESTS]
                if number % 10:
                    await self.open_position(client, guest, replays[number % 2], number % 5)
                else:
                    await self.open_table(client, guest, other, 2 + number // 20 % 2)

    async def open_table(self, client: httpx.AsyncClient, host: Guest, other: Guest, seats: int) -> None:
        """A table of two people and perhaps a bot."""
        bots: list[dict[str, str]] = [{"kind": "bot", "bot": self.chance.choice(("novice", "greedy"))}] * seats
        people = [self.player(guest) for guest in (host, other)]
        sitting = [{"kind": "person", "nonce_commitment": people[0].commitment}, {"kind": "open"}]
        setup = {"players": seats, "modules": ["vizier"]}  # windows for several people
        body = {"setup": setup, "seats": [*sitting, *bots][:seats], "options": {"window": WINDOW}}
        table = (await host.ask(client, "POST", "/api/tables", body))["id"]
        taken = {"kind": "person", "nonce_commitment": people[1].commitment}
        await other.ask(client, "PUT", f"/api/tables/{table}/seats/1", taken)
        await host.ask(client, "POST", f"/api/tables/{table}/start", {})
        self.seated(table, people)

    async def open_position(self, client: httpx.AsyncClient, guest: Guest, replay: dict[str, Any], number: int) -> None:
        """A table that goes on from a game of bots, against bots."""
        start = max(0, len(replay["steps"]) - LENGTH - number)
        body = {"step": start, "seat": number % replay["setup"]["players"], "bot": "novice"}
        table = await guest.ask(client, "POST", f"/api/replays/{replay['id']}/whatif", body)
        self.seated(table["id"], [self.player(guest)])

    def seated(self, table: str, players: list[Player]) -> None:
        self.tables.append(table)
        for player in players:
            player.table = table
        self.players += players

    # --- looking into the log -----------------------------------------------------------------------------

    async def audit(self) -> dict[str, list[LogStep]]:
        """Nothing that was acknowledged is missing, nothing is there twice, and nobody did what nobody sent."""
        acknowledged = [(player, dict(player.acknowledged)) for player in self.players]
        async with self.database.read() as connection:
            logs = {table: await load_steps(connection, table) for table in self.tables}
            answers = {table: await load_answers(connection, table) for table in {one.table for one in self.players}}
        for table, entries in logs.items():
            assert [entry.number for entry in entries] == list(range(len(entries))), table
            messages = [entry.message for entry in entries if entry.message]
            assert len(messages) == len(set(messages)), table
        for player, known in acknowledged:
            self.audit_steps(player, known, logs[player.table])
            self.audit_answers(player, known, {one.message: one for one in answers[player.table] if one.message})
        return logs

    def audit_steps(self, player: Player, known: dict[str, int | None], entries: list[LogStep]) -> None:
        assert player.guest
        own = {entry.message: entry for entry in entries if entry.message and entry.message.startswith(player.guest.id)}
        for identifier, number in known.items():
            if number is None:
                continue
            message, entry = player.sent[identifier], own[f"{player.guest.id}:{identifier}"]
            assert (entry.number, entry.seat) == (number, message["seat"])
            assert entry.action == message.get("action", entry.action)
        assert {key.partition(":")[2] for key in own if key} <= set(player.sent)

    def audit_answers(self, player: Player, known: dict[str, int | None], given: dict[str, WindowAnswer]) -> None:
        assert player.guest
        for identifier in (one for one, number in known.items() if number is None):
            row, message = given[f"{player.guest.id}:{identifier}"], player.sent[identifier]
            assert (row.seat, row.action) == (message["seat"], message["action"])

    async def audit_end(self) -> None:
        """Every game is over as the log says, everybody heard all of it, and records are sound."""
        logs = await self.audit()
        for player in self.players:
            entries = logs[player.table]
            heard = [(step["number"], step["seat"]) for step in player.heard]
            assert heard == [(entry.number, entry.seat) for entry in entries[: len(heard)]]
        async with self.database.read() as connection:
            for table, entries in logs.items():
                row = await load_table(connection, table)
                assert row.phase == "over", table
                assert replay_log(row, entries).game.is_over, table
                if not row.origin:
                    verdict = verify(await load_record(connection, table, 0.0))
                    assert verdict.is_sound, verdict.list_texts()

    # --- waiting ------------------------------------------------------------------------------------------

    async def bots_have_ended(self) -> None:
        """Until games without people are over, too."""
        waiting, changed = dict.fromkeys(self.tables, 0.0), time.monotonic()
        while waiting:
            async with self.database.read() as connection:
                rows = [await load_table(connection, table) for table in waiting]
            now = {row.id: row.updated for row in rows if row.phase != "over"}
            changed = changed if now == waiting else time.monotonic()
            assert time.monotonic() - changed < PATIENCE, f"nothing happens at {', '.join(now)}"
            waiting = now
            await asyncio.sleep(0.2)


def game_of_bots(players: int) -> str:
    """The record of a game of bots."""
    recorder = Recorder(Setup(players=players), players)
    bots = [make_bot("novice", seat) for seat in range(players)]
    while not recorder.game.is_over:
        game = recorder.game
        recorder.apply(bots[game.to_act].choose(game.view(game.to_act), game.legal_codes(), Budget()))
    return record_text(recorder.record())


@asynccontextmanager
async def evening(url: str, folder: Path, processes: int, seed: int) -> AsyncIterator[Evening]:
    """Servers on one database, with everybody seated."""
    servers = [Server(url, folder, "--log-level", "warning", port=0, **LIMITS) for _ in range(processes)]
    database = Database(url)
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        everything = Evening(servers, database, random.Random(seed))
        await everything.open()
        yield everything
        for server in servers:
            assert "Traceback" not in server.log.read_text(), server.log.read_text()
    finally:
        for server in servers:
            await asyncio.to_thread(server.stop)
        await database.close()


async def kill_again_and_again(everything: Evening) -> None:
    """Kill one server after the other, without warning, and start it again."""
    for _ in range(KILLS):
        await asyncio.sleep(everything.chance.uniform(0.1, 1.5))
        server = everything.chance.choice(everything.servers)
        await asyncio.to_thread(server.kill)
        await everything.audit()
        await asyncio.to_thread(server.start)
        await everything.audit()


async def played_while_killed(everything: Evening) -> None:
    """Everybody plays to the end, while servers die."""
    async with asyncio.TaskGroup() as group:
        for player in everything.players:
            group.create_task(player.play())
        group.create_task(kill_again_and_again(everything))
        group.create_task(everything.bots_have_ended())
    assert sum(player.breaks for player in everything.players) > 0
    await everything.audit_end()


@pytest.mark.parametrize("seed", [1])
async def test_one_server_on_SQLite_is_killed(tmp_path: Path, seed: int) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'alhambra.sqlite'}"
    async with evening(url, tmp_path, 1, seed) as everything:
        await played_while_killed(everything)


@pytest.mark.parametrize("seed", [2])
async def test_one_of_two_servers_on_PostgreSQL_is_killed(postgres_url: str, tmp_path: Path, seed: int) -> None:
    async with evening(postgres_url, tmp_path, 2, seed) as everything:
        await played_while_killed(everything)
