"""A device without a browser: what it keeps, its bots, and somebody who plays there."""

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from alhambra.engine.chance import Fast
from alhambra.offline.bots import answer_text
from alhambra.offline.desk import Desk
from alhambra.offline.requests import Requests
from alhambra.offline.store import Written
from alhambra.offline.table import Line, PageTable
from alhambra.offline.thinking import Bots

Message = dict[str, Any]


class MemoryStore:
    """Keeps texts as an IndexedDB does: in the order of their keys, and a write whole or not at all."""

    def __init__(self, rows: dict[str, str] | None = None) -> None:
        self.rows = dict(rows or {})

    async def read(self, prefix: str) -> Sequence[Written]:
        await asyncio.sleep(0)
        return [(key, self.rows[key]) for key in sorted(self.rows) if key.startswith(prefix)]

    async def write(self, rows: Sequence[Written], key: str, version: int) -> bool:
        await asyncio.sleep(0)
        if key and (json.loads(self.rows[key])["version"] if key in self.rows else -1) != version:
            return False
        self.rows |= dict(rows)
        return True

    async def delete(self, key: str, prefixes: Sequence[str]) -> None:
        await asyncio.sleep(0)
        self.rows = {one: text for one, text in self.rows.items() if one != key and not one.startswith(tuple(prefixes))}


class BotsHere:
    """Bots that think at once, in this process."""

    async def ask(self, question: str) -> str:
        await asyncio.sleep(0)
        return answer_text(question)


class SlowBots:
    """Bots that think for ever; how often that was given up."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.given_up = asyncio.Event()

    async def ask(self, _question: str) -> str:
        self.asked.set()
        try:
            return await asyncio.Future()
        except asyncio.CancelledError:
            self.given_up.set()
            raise


class Device:
    """A desk with its store, and requests to it."""

    def __init__(
        self, store: MemoryStore | None = None, now: Callable[[], float] = time.time, bots: Bots | None = None
    ) -> None:
        self.store = store or MemoryStore()
        self.desk = Desk(self.store, bots or BotsHere(), now)
        self.requests = Requests(self.desk)

    async def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """A request; its answer must have that status."""
        found, data = await self.requests.answer(method, path, json.dumps(body), "en")
        assert found == status, data
        return data

    async def play_now(self, bot: str = "novice", **setup: Any) -> "Chair":
        """A table against bots."""
        await self.ask("POST", "me", name="Ana", language="en")
        number = (await self.ask("POST", "play", setup=setup, bot=bot))["id"]
        return await Chair.at(self, number)


class Chair:
    """Somebody at a table: every message that came, and the table as the last of them says."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.heard: list[Message] = []
        self.news = asyncio.Event()
        self.table: PageTable
        self.line: Line
        self.luck = Fast(7)

    @classmethod
    async def at(cls, device: Device, number: str) -> "Chair":
        """Sit down, and say hello."""
        chair = cls(device)
        chair.table, chair.line = await device.desk.connect(number, chair.take)
        await chair.say(type="hello")
        return chair

    def take(self, text: str) -> None:
        """A message has come. Of a view, everything must have been kept before, unless the game was deleted."""
        message = json.loads(text)
        if message["type"] == "view":
            number, rows = self.table.state.row.id, self.device.store.rows
            assert f"step/{number}/{message['seen']:06}" in rows or f"table/{number}" not in rows
        self.heard.append(message)
        self.news.set()

    async def say(self, **message: Any) -> None:
        await self.table.hear(self.line, json.dumps(message))

    async def until(self, kind: str, **wanted: Any) -> Message:
        """The last message of a kind, once it says that."""
        while True:
            found = next((one for one in reversed(self.heard) if one["type"] == kind), None)
            if found and all(found.get(name) == value for name, value in wanted.items()):
                return found
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)

    async def asked(self) -> Message | None:
        """The view in which something is to be decided; None when the game is over."""
        while True:
            view = next((one for one in reversed(self.heard) if one["type"] == "view"), None)
            if view and (view["game"]["is_over"] or view["options"]):
                return None if view["game"]["is_over"] else view
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)

    async def decide(self) -> bool:
        """Do something that is offered; false when the game is over."""
        view = await self.asked()
        if view is None:
            return False
        option = view["options"][self.luck.draw_below(len(view["options"]))]
        identifier = (
            f"{view['seen']}-{len(self.heard)}"  # another one than those of a page before: it would be done already
        )
        await self.say(type="act", id=identifier, seen=view["seen"], seat=view["viewer"], action=option["action"])
        return True

    async def resign(self) -> str:
        """Let bots play to the end; the number of the table."""
        await self.asked()
        await self.say(type="resign", id="r", seat=0)
        while not (await self.until("view"))["game"]["is_over"]:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)
        return self.table.state.row.id

    async def leave(self) -> None:
        await self.device.desk.leave(self.table, self.line)
