"""The requests of a page, as a server has them under /api: each is answered with a status and plain data."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from alhambra.engine.errors import AlhambraError
from alhambra.offline import bodies
from alhambra.offline.desk import Desk
from alhambra.offline.games import READING_SECONDS, Games
from alhambra.offline.table import ME
from alhambra.record.refusal_text import refusal_text
from alhambra.record.setup_text import parse_setup
from alhambra.record.text_form import record_text
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.moving import lay_out, take_away
from alhambra.server.play.opening import Wish
from alhambra.server.play.rows import DEALING, TableOptions
from alhambra.server.play.set_names import set_title
from alhambra.server.play.sitting import begin, leave_seat, take_seat
from alhambra.server.study.lessons import LEARNER, lesson

B = TypeVar("B", bound=bodies.Body)


class Asked(msgspec.Struct, frozen=True):
    """A request: what its path names, what it asks for, and what it brings."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: str
    language: str

    def read(self, kind: type[B]) -> B:
        """What it brings."""
        return msgspec.json.decode(self.body or "{}", type=kind)


class Requests:
    """Answers requests."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.games = Games(desk)

    async def answer(self, method: str, path: str, body: str, language: str) -> tuple[int, Any]:
        """The status and the data of an answer; a refusal is an answer too."""
        url = urlsplit(path)
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        try:
            for known, pattern, handler in ROUTES:
                found = re.fullmatch(pattern, url.path) if known == method else None
                if found:
                    parts = tuple(unquote(part) for part in found.groups())
                    return 200, await handler(self, Asked(parts, query, body, language))
            raise Refused("not-found", 404)
        except Refused as refused:
            return refusal(refused, language)
        except msgspec.DecodeError as error:
            return refusal(Refused("not-understood", 400, detail=str(error)[:200]), language)
        except AlhambraError as error:
            broken = error.refusal
            return 409, {"key": broken.key, "text": refusal_text(broken, language), "rule": broken.rule or ""}

    async def answer_text(self, method: str, path: str, body: str, language: str) -> str:
        """An answer as JSON, with its status."""
        status, data = await self.answer(method, path, body, language)
        return json.dumps({"status": status, "data": data})

    # --- who plays here ---------------------------------------------------------------------------------------

    async def me(self, asked: Asked) -> Any:
        """The person who plays here; nobody yet, if there is no name."""
        name = await self.desk.name()
        me = {"id": ME, "name": name, "kind": "guest", "language": asked.language, "webhook": "", "tables": []}
        return me if name else None

    async def be_somebody(self, asked: Asked) -> Any:
        """Take a name."""
        await self.desk.be(asked.read(bodies.Somebody).name)
        return await self.me(asked)

    # --- tables -----------------------------------------------------------------------------------------------

    async def check(self, asked: Asked) -> Any:
        """Can it be played? A refusal names both parties of a conflict."""
        return {"ok": True, "title": set_title(asked.read(bodies.SetupBody).setup(), asked.language)}

    async def tables(self, asked: Asked) -> Any:
        """One's own tables; there are no others."""
        return await self.desk.lines(asked.language) if asked.query.get("mine") else []

    async def table(self, asked: Asked) -> Any:
        """One table."""
        return await self.desk.line(asked.parts[0], asked.language)

    async def new_table(self, asked: Asked) -> Any:
        """Open a table; nothing is rated here, and nobody has to be kept out."""
        new = asked.read(bodies.NewTable)
        options = msgspec.structs.replace(new.options, rated=False, private=False)
        return await self._opened(Wish(new.setup.setup(), options), new.seats, asked)

    async def play_now(self, asked: Asked) -> Any:
        """A table with bots in all other seats, dealt at once."""
        now = asked.read(bodies.PlayNow)
        seats = against_bots(now.setup.players, 0, now.bot)
        return await self._opened(Wish(now.setup.setup(), phase=DEALING), seats, asked)

    async def tutorial(self, asked: Asked) -> Any:
        """A table for a lesson of the tutorial."""
        return await self.from_position(asked, lesson(asked.parts[0]), LEARNER, "novice")

    async def from_position(self, asked: Asked, position: str, seat: int, bot: str) -> Any:
        """A table that goes on from a position, against bots."""
        setup = parse_setup(position.partition("setup: ")[2].splitlines()[0])
        wish = Wish(setup, TableOptions(), position, DEALING)
        return await self._opened(wish, against_bots(setup.players, seat, bot), asked)

    async def _opened(self, wish: Wish, seats: tuple[bodies.SeatBody, ...], asked: Asked) -> Any:
        return await self.desk.line(await self.desk.open(wish, seats), asked.language)

    async def sit(self, asked: Asked) -> Any:
        """Take a seat, or put a bot or somebody on this device there."""
        table = await self.desk.table(asked.parts[0])
        wish = await self.desk.seat(asked.read(bodies.SeatBody), int(asked.parts[1]))
        async with table.lock:
            await table.perform(lambda state, moment: take_seat(state, ME, wish, moment.now))
        return await self.desk.line(asked.parts[0], asked.language)

    async def stand_up(self, asked: Asked) -> Any:
        """Clear a seat."""
        table, number = await self.desk.table(asked.parts[0]), int(asked.parts[1])
        async with table.lock:
            await table.perform(lambda state, moment: leave_seat(state, ME, number, "", moment.now))
        return await self.desk.line(asked.parts[0], asked.language)

    async def start(self, asked: Asked) -> Any:
        """Have the cards dealt."""
        table = await self.desk.table(asked.parts[0])
        async with table.lock:
            await table.perform(lambda state, moment: begin(state, ME, moment.now))
        self.desk.drive(table)
        return await self.desk.line(asked.parts[0], asked.language)

    async def rematch(self, asked: Asked) -> Any:
        """The next game of the same people; a second request gets the same table."""
        following = await self.desk.open_next(asked.parts[0], asked.read(bodies.Rematch).same_deal)
        return await self.desk.line(following, asked.language)

    async def take(self, asked: Asked) -> Any:
        """End a game here, and get the record with which it goes on elsewhere."""
        table = await self.desk.table(asked.parts[0])
        async with table.lock:
            record, change = take_away(table.state, ME, table.now())
            await table.commit(change)
        return record_text(record)

    async def move_here(self, asked: Asked) -> Any:
        """A new table at which the game of a record goes on, with the same seats."""
        position, sitting = lay_out(asked.read(bodies.Moved).record, READING_SECONDS)
        setup = parse_setup(position.partition("setup: ")[2].splitlines()[0])
        seats = tuple(bodies.SeatBody(kind=sat.kind, name=sat.name, bot=sat.bot) for sat in sitting)
        return await self._opened(Wish(setup, TableOptions(), position, DEALING), seats, asked)

    async def record(self, asked: Asked) -> Any:
        """The record of a game; while it is played as everybody may know it."""
        return record_text(await self.games.record(asked.parts[0]))

    # --- finished games ---------------------------------------------------------------------------------------

    async def replay(self, asked: Asked) -> Any:
        """Load a finished game: a file, or one that was played here."""
        new = asked.read(bodies.NewReplay)
        if bool(new.record) == bool(new.table):
            raise Refused("replay-what", 400)
        return await self.games.told(new.record, new.table, asked.language)

    async def replay_view(self, asked: Asked) -> Any:
        """The game after a step."""
        number, step = asked.parts
        view = await self.games.view(number, int(step), int(asked.query.get("seat", "-1")), asked.language)
        return msgspec.to_builtins(view)

    async def what_if(self, asked: Asked) -> Any:
        """A new table that goes on from a step of a finished game, against bots."""
        new = asked.read(bodies.WhatIf)
        position = await self.games.position(asked.parts[0], new.step, new.seat)
        return await self.from_position(asked, position, new.seat, new.bot)

    async def schema(self, _asked: Asked) -> Any:
        """The JSON schema of all messages of a table."""
        return wire.schema()


def refusal(refused: Refused, language: str) -> tuple[int, Any]:
    """The answer that a refusal is."""
    return refused.status, {"key": refused.key, "text": refused.text(language), "rule": ""}


def against_bots(players: int, seat: int, bot: str) -> tuple[bodies.SeatBody, ...]:
    """The seats of somebody who plays alone against bots."""
    person, other = bodies.SeatBody(kind="person"), bodies.SeatBody(kind="bot", bot=bot)
    return tuple(person if number == seat else other for number in range(players))


Handler = Callable[[Requests, Asked], Awaitable[Any]]

TABLE: Final = "tables/([^/]+)"
ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "me", Requests.me),
    ("POST", "me", Requests.be_somebody),
    ("POST", "sets/check", Requests.check),
    ("GET", "tables", Requests.tables),
    ("POST", "tables", Requests.new_table),
    ("POST", "play", Requests.play_now),
    ("POST", "tutorials/([^/]+)", Requests.tutorial),
    ("GET", TABLE, Requests.table),
    ("PUT", TABLE + "/seats/([0-5])", Requests.sit),
    ("DELETE", TABLE + "/seats/([0-5])", Requests.stand_up),
    ("POST", TABLE + "/start", Requests.start),
    ("POST", TABLE + "/rematch", Requests.rematch),
    ("GET", TABLE + "/record", Requests.record),
    ("POST", TABLE + "/take", Requests.take),
    ("POST", "moved", Requests.move_here),
    ("POST", "replays", Requests.replay),
    ("GET", "replays/([^/]+)/([0-9]{1,6})", Requests.replay_view),
    ("POST", "replays/([^/]+)/whatif", Requests.what_if),
    ("GET", "schema", Requests.schema),
)
