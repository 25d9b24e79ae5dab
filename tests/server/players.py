"""People who play by a script over real sockets: they choose at random, and come back whenever a connection breaks."""

import asyncio
import hashlib
import json
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LANGUAGE = "en"
DULL = ("pass", "remove", "swap")  # what makes games long
SHORTEST, LONGEST = 0.1, 0.8  # seconds before somebody tries to come back, as much again by chance
UNDO = 0.05  # how often somebody takes a step back who may


@dataclass
class Guest:
    """Somebody known to the server."""

    id: str
    cookie: str

    @classmethod
    async def arrived(cls, client: httpx.AsyncClient, name: str) -> "Guest":
        """A new guest."""
        answer = await client.post("/api/me", json={"name": name, "language": LANGUAGE})
        client.cookies.clear()
        return cls(answer.raise_for_status().json()["id"], answer.cookies["alhambra"])

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request in the guest's name."""
        headers = {"Cookie": f"alhambra={self.cookie}"}
        answer = await client.request(method, path, json=body, headers=headers)
        found: dict[str, Any] = answer.raise_for_status().json()
        return found


class Fault(AssertionError):
    """The server has broken a promise."""


@dataclass
class Player:
    """A guest at a seat, or (without one) a spectator. `addresses` are servers of which one is there."""

    guest: Guest | None
    addresses: Sequence[str]
    random: random.Random
    table: str = ""
    nonce: str = ""
    heard: list[dict[str, Any]] = field(default_factory=list)  # the log
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)  # by id
    acknowledged: dict[str, int | None] = field(default_factory=dict)  # id → step; an answer in a window has none
    waiting: str = ""  # the message that was not answered yet
    view: dict[str, Any] = field(default_factory=dict)
    needed: int = -1  # the step that a view must have seen before something is chosen from it
    breaks: int = 0
    is_over: bool = False

    @property
    def commitment(self) -> str:
        """What is said of the nonce before it is opened."""
        return hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest() if self.nonce else ""

    async def play(self) -> None:
        """Play to the end, whatever happens to connections."""
        place, pause = self.random.randrange(len(self.addresses)), SHORTEST
        while not self.is_over:
            address = self.addresses[place % len(self.addresses)]
            try:
                async with self.connected(address) as socket:
                    pause = SHORTEST
                    await self.converse(socket)
            except (OSError, TimeoutError, WebSocketException):
                self.breaks += 1
                place += 1
                await asyncio.sleep(pause + self.random.uniform(0, pause))
                pause = min(LONGEST, 2 * pause)

    def connected(self, address: str) -> connect:
        """A connection to the table."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"alhambra={self.guest.cookie}"} if self.guest else {}
        return connect(url, additional_headers=headers, proxy=None, compression=None, ping_interval=None)

    async def converse(self, socket: ClientConnection) -> None:
        """One connection: greet, repeat what was not answered, then listen and act."""
        await self.send(socket, {"type": "hello", "since": len(self.heard) - 1, "language": LANGUAGE})
        self.view = {}
        if self.waiting:
            await self.send(socket, self.sent[self.waiting])
        async for text in socket:
            message = msgspec.json.decode(text)
            self.hear(message)
            if self.is_over:
                return
            await self.answer(socket, message)
            await self.act(socket)

    async def send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(json.dumps(message))

    # --- listening ----------------------------------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        """Take in what the server says, and insist on its promises."""
        match message["type"]:
            case "table":
                self.is_over = message["phase"] == "over"
                self.insist(message["phase"] != "aborted", message)
            case "steps":
                for step in message["steps"]:
                    self.insist(step["number"] == len(self.heard), message)
                    self.heard.append(step)
            case "view":
                self.insist(message["seen"] == len(self.heard) - 1, message)
                self.view = message
            case "done":
                self.insist(message["id"] in self.sent, message)
                self.insist(self.acknowledged.setdefault(message["id"], message["step"]) == message["step"], message)
                self.answered(message["id"], message["step"])
                if message["step"] is None and self.view.get("window"):
                    self.view = {}  # its options are those from before the answer
            case "stale":
                self.answered(message["id"], message["seen"])
            case "refused":  # on a busy machine a number may come after the deal, and a greeting after its time
                self.insist(not message["id"] and message["key"] in ("too-late", "say-hello"), message)

    def answered(self, identifier: str, needed: int | None) -> None:
        if identifier == self.waiting:
            self.waiting, self.needed = "", -1 if needed is None else needed

    def insist(self, is_kept: bool, message: dict[str, Any]) -> None:
        if not is_kept:
            raise Fault(self.described(message))

    def described(self, message: dict[str, Any]) -> str:
        about = {name: message[name] for name in message if name not in ("game", "options", "aids")}
        return f"table {self.table}, {len(self.heard)} steps heard, waiting for {self.waiting or 'nothing'}: {about}"

    # --- acting -------------------------------------------------------------------------------------------

    async def answer(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Open the nonces that the server asks for."""
        if message["type"] == "openings":
            for seat in message["seats"]:
                await self.send(socket, {"type": "nonce", "seat": seat, "nonce": self.nonce})

    async def act(self, socket: ClientConnection) -> None:
        """Do something, if it is the time for it."""
        if self.waiting or not self.view or self.view["seen"] < self.needed or not self.view["options"]:
            return
        message = self.chosen()
        self.sent[message["id"]] = message
        self.waiting = message["id"]
        await asyncio.sleep(self.random.uniform(0.02, 0.08))  # twenty messages a second are allowed
        await self.send(socket, message)

    def chosen(self) -> dict[str, Any]:
        view = self.view
        common = {"id": secrets.token_hex(8), "seen": view["seen"], "seat": view["viewer"]}
        if view["may_undo"] and self.random.random() < UNDO:
            return {"type": "undo", **common}
        options = [option for option in view["options"] if option["kind"] not in DULL] or view["options"]
        return {"type": "act", **common, "action": self.random.choice(options)["action"]}
