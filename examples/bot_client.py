"""A bot that plays at a table of a server, from outside: `docs/bot-api.md` describes what it does.

    python examples/bot_client.py http://127.0.0.1:8000 TABLE --name Robot
    python examples/bot_client.py http://127.0.0.1:8000 TABLE --token TOKEN --seat 2
    python examples/bot_client.py http://127.0.0.1:8000 TABLE --bot master@0.5s

It knows no rules: every view brings the options of its seat, and `choose` picks one. Write a better `choose`. With
`--bot` a bot of the library plays (any that the arena knows, such as `mine.py:MyBot`): it asks for what its seat knows,
and gets a `View` to search in.
"""

import argparse
import asyncio
import hashlib
import json
import secrets
import sys
import uuid
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

Message = dict[str, Any]
LONGEST_WAIT = 30.0
PACE = 0.06  # seconds before a message: nobody may send more than 20 a second


def choose(view: Message) -> str:
    """One of the options: build and buy where nothing is lost, else take as much money as possible."""
    best = max(appeal(option) for option in view["options"])
    return str(secrets.choice([option["action"] for option in view["options"] if appeal(option) == best]))


def appeal(option: Message) -> int:
    """How gladly the bot does it."""
    match option["kind"]:
        case "buy" | "vizier" if option["exact"]:
            return 100
        case "place" | "add" | "hut" | "finish" | "reveal":
            return 90
        case "take":
            return 20 + int(option["total"])
        case "buy":
            return 30 - 5 * int(option["change"])
        case "pass" | "hold" | "conceal" | "reserve":
            return 10
        case "remove" | "swap" | "turn" | "turn-reserve":
            return -10
        case _:
            return 0


class Searcher:
    """A bot of the library, which only this class needs: it chooses from what the server answers to `sample`."""

    def __init__(self, label: str) -> None:
        from alhambra.entrants.entrant import parse_entrant  # noqa: PLC0415

        self.entrant = parse_entrant(label)
        self.bot = self.entrant.make_bot(secrets.token_hex(8), 0)

    def choose(self, sampled: Message) -> str:
        """An action in notation."""
        from alhambra import View  # noqa: PLC0415
        from alhambra.engine.chance import Fast  # noqa: PLC0415
        from alhambra.engine.notation.notation import action_text  # noqa: PLC0415

        view = View.from_shown(sampled)
        options = view.sample(Fast(1)).legal_codes()  # all worlds that agree with the view have these options
        return action_text(view.rules, self.bot.choose(view, options, self.entrant.budget))


class BotClient:
    """One seat at one table."""

    def __init__(
        self, server: str, table: str, token: str, invitation: str = "", searcher: Searcher | None = None
    ) -> None:
        self.server = server.rstrip("/")
        self.table = quote(table, safe="")
        self.invitation = invitation
        self.searcher = searcher
        self.headers = {"Authorization": f"Bearer {token}"}
        self.nonce = secrets.token_hex(32)  # our part of chance: shown hashed now, opened when the cards are dealt
        self.seat = -1
        self.seen = -1  # the last step that we know
        self.pending = ""  # the action that the server has not answered yet
        self.is_over = False
        self.result: list[int] = []

    # --- sitting down -------------------------------------------------------------------------------------

    async def sit(self, wanted: int | None = None) -> None:
        """Take a seat: that one, or the first that is free; or the one that we have already."""
        async with httpx.AsyncClient(base_url=self.server, headers=self.headers) as client:
            path = f"/api/tables/{self.table}"
            line = answered(await client.get(path, params={"invitation": self.invitation}))
            mine = [seat["number"] for seat in line["seats"] if seat.get("is_mine")]
            free = [seat["number"] for seat in line["seats"] if seat["kind"] == "open"]
            if mine:
                self.seat = mine[0]
                return
            if not free and wanted is None:
                raise SystemExit("no seat is free")
            self.seat = free[0] if wanted is None else wanted
            commitment = hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()
            wish = {"kind": "person", "nonce_commitment": commitment, "invitation": self.invitation}
            answered(await client.put(f"{path}/seats/{self.seat}", json=wish))

    # --- playing ------------------------------------------------------------------------------------------

    async def play(self) -> list[int]:
        """Play until the game is over; a connection that is lost is made again. Returns the points."""
        wait = 0.5
        while not self.is_over:
            try:
                address = f"{self.server}/api/tables/{self.table}/socket?invitation={quote(self.invitation)}"
                async with connect(address.replace("http", "ws", 1), additional_headers=self.headers) as socket:
                    wait = 0.5
                    await self.talk(socket)
            except (ConnectionClosed, OSError, InvalidStatus):
                await asyncio.sleep(wait * (1 + secrets.randbelow(1000) / 1000))
                wait = min(2 * wait, LONGEST_WAIT)
        return self.result

    async def talk(self, socket: ClientConnection) -> None:
        """Say hello, then answer whatever comes."""
        self.pending = ""
        await say(socket, {"type": "hello", "since": self.seen})
        async for text in socket:
            await self.hear(socket, json.loads(text))
            if self.is_over:
                return

    async def hear(self, socket: ClientConnection, message: Message) -> None:
        """One message of the server."""
        match message["type"]:
            case "openings":
                for seat in message["seats"]:
                    await say(socket, {"type": "nonce", "seat": seat, "nonce": self.nonce})
            case "view":
                await self.look(socket, message)
            case "sampled" if message["id"] == self.pending:
                assert self.searcher
                self.seen = message["seen"]
                await self.act(socket, await asyncio.to_thread(self.searcher.choose, message))
            case "table" if message["phase"] in {"over", "aborted"}:
                self.is_over, self.result = True, message["result"]
            case "done" | "stale":  # a new view follows
                self.pending = ""
            case "refused" if self.searcher and message["key"] == "not-your-turn":  # a window has closed meanwhile
                self.pending = ""
                await say(socket, {"type": "hello", "since": self.seen})
            case "refused":
                raise SystemExit(f"{message['text']} {message['rule']}")

    async def look(self, socket: ClientConnection, view: Message) -> None:
        """Act, if there is something to decide and the server has answered what we did last."""
        self.seen = view["seen"]
        if not view["options"] or self.pending:
            return
        self.pending = uuid.uuid4().hex
        if self.searcher:
            await say(socket, {"type": "sample", "id": self.pending, "seat": self.seat})
        else:
            await self.act(socket, choose(view))

    async def act(self, socket: ClientConnection, action: str) -> None:
        """Send an action."""
        act = {"type": "act", "id": self.pending, "seen": self.seen, "seat": self.seat, "action": action}
        await say(socket, act)


async def say(socket: ClientConnection, message: Message) -> None:
    """Send a message, not too soon after the last one."""
    await asyncio.sleep(PACE)
    await socket.send(json.dumps(message))


def answered(response: httpx.Response) -> Any:
    """What the server answers; its refusal ends the program."""
    if response.is_error:
        raise SystemExit(response.json()["text"])
    return response.json()


async def new_token(server: str, name: str) -> str:
    """A guest of that name, and a token for it: what a person would do in a browser."""
    async with httpx.AsyncClient(base_url=server) as client:
        answered(await client.post("/api/me", json={"name": name, "language": "en"}))
        token: str = answered(await client.post("/api/me/tokens", json={"label": "bot client"}))["token"]
        return token


async def main() -> None:
    """Sit down at a table and play."""
    parser = argparse.ArgumentParser(description="A bot that plays at a table of a server.")
    parser.add_argument("server", help="its address, such as http://127.0.0.1:8000")
    parser.add_argument("table", help="the number of the table")
    parser.add_argument("--token", help="of POST /api/me/tokens; without it, play as a new guest")
    parser.add_argument("--name", default="Robot", help="of the new guest")
    parser.add_argument("--seat", type=int, help="counted from 1; without it, the first that is free")
    parser.add_argument("--invitation", default="", help="of a private table")
    parser.add_argument("--bot", help="of the library, such as greedy, master@0.5s or mine.py:MyBot")
    wish = parser.parse_args()
    token = wish.token or await new_token(wish.server, wish.name)
    searcher = Searcher(wish.bot) if wish.bot else None
    client = BotClient(wish.server, wish.table, token, wish.invitation, searcher)
    await client.sit(None if wish.seat is None else wish.seat - 1)
    points = await client.play()
    sys.stdout.write(" ".join(str(number) for number in points) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
