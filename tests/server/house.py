"""A server of our own on a real port, in this event loop, and visitors who talk to it over real sockets."""

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from alhambra.engine.play.game import Game
from alhambra.record.fairness import commit_to_number
from alhambra.record.position import position_text
from alhambra.server.app import create_app
from alhambra.server.edge.name_lookup import NameLookup
from alhambra.server.people.chat_limits import ChatLimits
from alhambra.server.play.match import Match
from alhambra.server.play.sitting import Change
from alhambra.server.routes import socket as table_socket
from alhambra.server.serving import configure_uvicorn, open_socket
from alhambra.server.settings import Settings
from alhambra.server.site import Site
from alhambra.server.table.live import LiveTable
from tests.server.process import PATIENCE

Message = dict[str, Any]


class Quiet(uvicorn.Server):
    """Leaves the signals to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class House:
    """A server that can be closed and opened again."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.site: Site
        self.address = ""
        self._visitors: list[Visitor] = []

    async def open(self) -> None:
        """Take connections."""
        config = configure_uvicorn(self.settings)
        config.app = create_app(self.settings)
        self.site = config.app.state.site
        self.site.services.chat_limits = ChatLimits(1e6, 1e6)  # scripted people talk fast
        self.site.bots.grace = self.site.webhooks._seconds = PATIENCE  # machines of tests are busy
        self.site.webhook_addresses._lookup = NameLookup(PATIENCE)
        listening = open_socket("127.0.0.1", int(self.address.rpartition(":")[2] or 0))
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._server = Quiet(config)
        self._task = asyncio.create_task(self._server.serve([listening]))
        while not self._server.started:
            if self._task.done():
                self._task.result()
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """As on SIGTERM."""
        self._server.should_exit = True
        await self._task

    async def reopen(self) -> None:
        """A restart, on the same database and port."""
        await self.close()
        await self.open()

    async def visitor(self, name: str, language: str = "en") -> "Visitor":
        """Somebody new."""
        visitor = self.stranger()
        await visitor.post("/api/me", name=name, language=language)
        return visitor

    def stranger(self) -> "Visitor":
        """Somebody who has not said a name."""
        visitor = Visitor(self.address)
        self._visitors.append(visitor)
        return visitor

    async def visitors(self, *names: str) -> "list[Visitor]":
        """Several."""
        return [await self.visitor(name) for name in names]

    async def leave(self) -> None:
        """Everybody goes home."""
        for visitor in self._visitors:
            for chair in visitor.chairs:
                await chair.close()
            await visitor.http.aclose()
        self._visitors = []

    async def table(self, number: str) -> LiveTable:
        """A table as the server has it."""
        return await self.site.tables.get(number)

    async def stage(self, number: str, game: Game) -> None:
        """Let a table begin with a position instead of a deal."""
        await self.change(number, origin=position_text(game))

    async def change(self, number: str, **values: Any) -> None:
        """Change what is stored of a table."""
        table = await self.table(number)
        async with table.lock:
            await table.perform(lambda state, moment: Change(state.revise_row(moment.now, **values)))

    async def match(self, number: str) -> Match:
        """The game at a table as the server has it."""
        state = (await self.table(number)).state
        assert isinstance(state, Match)
        return state


@asynccontextmanager
async def open_house(folder: Path, database: str = "", **settings: object) -> AsyncIterator[House]:
    """A house that is closed in the end."""
    flags = {"data": folder, "workers": 1, "requests_per_second": 1e6, "request_burst": 10**6, "attempt_burst": 10**6}
    flags["overload_seconds"] = 600.0  # machines of tests are busy
    house = House(Settings.read({"database": database or None, **flags, **settings}, {}))
    usual = table_socket.MESSAGES_PER_SECOND, table_socket.BURST_MESSAGES
    table_socket.MESSAGES_PER_SECOND = table_socket.BURST_MESSAGES = 1e6  # type: ignore[misc]  # scripted people are fast
    await house.open()
    try:
        yield house
    finally:
        await house.leave()
        await house.close()
        table_socket.MESSAGES_PER_SECOND, table_socket.BURST_MESSAGES = usual  # type: ignore[misc]


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.nonces: dict[str, str] = {}  # by table
        self.chairs: list[Chair] = []

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """A request, whatever is answered."""
        return await self.http.request(method, path, json=body)

    async def _done(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        return await self._done("GET", path)

    async def post(self, path: str, **body: Any) -> Any:
        return await self._done("POST", path, body)

    async def put(self, path: str, **body: Any) -> Any:
        return await self._done("PUT", path, body)

    async def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """Status and key of a refusal in words."""
        answer = await self.ask(method, path, body if method in ("POST", "PUT") else None)
        assert not answer.is_success, answer.text
        assert answer.json()["text"]
        return answer.status_code, answer.json()["key"]

    async def seat(self, table: str, number: int, **more: Any) -> Any:
        """Take a seat, bound to a nonce."""
        nonce = self.nonces[table] = secrets.token_hex(32)
        path = f"/api/tables/{table}/seats/{number}"
        return await self.put(path, kind="person", nonce_commitment=commit_to_number(nonce), **more)

    async def sit(self, table: str, since: int = -1, language: str = "en", invitation: str = "") -> "Chair":
        """Connect to a table and say hello."""
        chair = await self.connect(table, invitation)
        await chair.send("hello", since=since, language=language)
        await chair.until("table")
        return chair

    async def connect(self, table: str, invitation: str = "") -> "Chair":
        """Connect to a table."""
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        address += f"?invitation={invitation}" if invitation else ""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        wire = await websockets.connect(
            address, additional_headers=headers, max_queue=None, open_timeout=PATIENCE, ping_interval=None
        )
        self.chairs.append(Chair(self, table, wire))
        return self.chairs[-1]


class Chair:
    """A connection to a table: everything that came by it, and how things stand."""

    def __init__(self, visitor: Visitor, number: str, wire: websockets.ClientConnection) -> None:
        self.visitor = visitor
        self.number = number
        self.wire = wire
        self.heard: list[Message] = []
        self.steps: list[Message] = []
        self.table: Message = {}
        self.view: Message = {}

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a message; returns its id, if it has one."""
        await self.wire.send(json.dumps({"type": kind, **fields}))
        return str(fields.get("id", ""))

    async def next(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.wire.recv())
        self.heard.append(message)
        match message["type"]:
            case "table":
                self.table = message
            case "view":
                self.view = message
            case "steps":
                self.steps += message["steps"]
            case "openings":
                for seat in message["seats"]:
                    await self.send("nonce", seat=seat, nonce=self.visitor.nonces[self.number])
        return message

    async def until(self, what: str | Callable[[Message], object]) -> Message:
        """The next message of that type, or for which that is true."""
        while True:
            message = await self.next()
            if message["type"] == what if isinstance(what, str) else what(message):
                return message

    async def until_view(self, is_it: Callable[[Message], object] = bool) -> Message:
        """The view, as soon as that is true of it."""
        while not (self.view and is_it(self.view)):
            await self.until("view")
        return self.view

    async def seen_after(self, answer: Message) -> None:
        """Wait for the position after something was done."""
        assert answer["type"] == "done", answer
        await self.until_view(lambda view: view["seen"] >= answer["step"])

    async def until_table(self, is_it: Callable[[Message], object]) -> Message:
        """The table, as soon as that is true of it."""
        while not is_it(self.table):
            await self.until("table")
        return self.table

    async def quiet(self, seconds: float = 0.1) -> None:
        """Take in what comes until nothing comes any more, and whatever was on its way before that, however slow."""
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout(seconds):
                    await self.next()
        await self.send("ping")
        self.heard.remove(await self.until("pong"))

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message with an id (or that one) and wait for its answer."""
        number = await self.send(kind, **{"id": secrets.token_hex(8), **fields})
        answers = ("done", "refused", "stale", "answers", "looked", "hinted", "foreseen")
        return await self.until(lambda message: message["type"] in answers and message["id"] == number)

    async def act(self, action: str, **more: Any) -> Message:
        """Act for the seat that is shown."""
        fields = {"seen": self.view["seen"], "seat": self.view["viewer"], "action": action}
        return await self.ask("act", **{**fields, **more})

    async def undo(self, **more: Any) -> Message:
        """Take the last step of the seat back."""
        return await self.ask("undo", **{"seen": self.view["seen"], "seat": self.view["viewer"], **more})

    async def close(self) -> None:
        await self.wire.close()

    # --- playing by itself --------------------------------------------------------------------------------

    async def play(self, until: Callable[["Chair"], object], rng: random.Random) -> None:
        """Act whenever there is something to decide, by chance, until that is true."""
        acted = -1
        while not until(self):
            if self.view and self.view["options"] and self.view["seen"] > acted:
                acted = self.view["seen"]
                chosen = rng.choice(lively(self.view["options"]))
                fields = {"seen": acted, "seat": self.view["viewer"], "action": chosen["action"]}
                await self.send("act", id=secrets.token_hex(8), **fields)
            message = await self.next()
            assert message["type"] != "refused", message


def lively(options: list[Message]) -> list[Message]:
    """Options that bring a game forward."""
    return [one for one in options if one["kind"] not in ("remove", "swap", "pass", "turn", "reserve")] or options


def is_over(chair: Chair) -> bool:
    """Is the game over?"""
    return bool(chair.table["phase"] == "over")


async def play_out(chairs: Iterable[Chair], seed: int = 1, until: Callable[[Chair], object] = is_over) -> None:
    """Everybody plays."""
    await asyncio.gather(*(chair.play(until, random.Random(seed + n)) for n, chair in enumerate(chairs)))


async def gathered(host: Visitor, guests: list[Visitor], setup: Message | None = None, **options: Any) -> str:
    """A table at which those people sit, not dealt yet."""
    setup = {"players": 1 + len(guests), **(setup or {})}
    bots = [{"kind": "bot", "bot": "greedy"}] * (setup["players"] - 1 - len(guests))
    seats = [{"kind": "open"}] * (1 + len(guests)) + bots
    number = str((await host.post("/api/tables", setup=setup, seats=seats, options=options))["id"])
    invitation = (await host.get(f"/api/tables/{number}"))["invitation"]
    for seat, visitor in enumerate([host, *guests]):
        await visitor.seat(number, seat, invitation=invitation)
    return number


async def seated(host: Visitor, *guests: Visitor, setup: Message | None = None, **options: Any) -> list[Chair]:
    """Those people at a table of theirs, the cards dealt."""
    return await started(host, list(guests), await gathered(host, list(guests), setup, **options))


async def started(host: Visitor, guests: list[Visitor], number: str) -> list[Chair]:
    """The cards are dealt, and everybody has seen theirs."""
    chairs = [await visitor.sit(number) for visitor in (host, *guests)]
    await host.post(f"/api/tables/{number}/start")
    await asyncio.gather(*(chair.until_view() for chair in chairs))
    return chairs


def deciding(chairs: Iterable[Chair]) -> Chair:
    """The one whose turn it is."""
    return next(chair for chair in chairs if chair.view["deciding"] == [chair.view["viewer"]])


async def until(is_it: Callable[[], object]) -> None:
    """Wait for something that the server does by itself."""
    async with asyncio.timeout(PATIENCE):
        while not is_it():  # noqa: ASYNC110 - the server does not know that it is waited for
            await asyncio.sleep(0.01)
