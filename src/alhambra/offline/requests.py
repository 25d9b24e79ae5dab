"""The requests of a page, as a server has them under /api: each is answered with a status and plain data."""

import json
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from typing_extensions import TypedDict

from alhambra.engine.chance import Seeded
from alhambra.engine.errors import AlhambraError
from alhambra.offline import bodies
from alhambra.offline.desk import Desk
from alhambra.offline.games import READING_SECONDS, Games
from alhambra.offline.puzzles import Puzzles
from alhambra.offline.reviews import GraphAnswer, Reviews
from alhambra.offline.table import ME
from alhambra.record.refusal_text import refusal_text
from alhambra.record.setup_text import parse_setup
from alhambra.record.text_form import record_text
from alhambra.server.bots.analysed import AnalysisAnswer
from alhambra.server.bots.questions import parse_server_bot
from alhambra.server.contests.puzzle_answers import PuzzleAnswer, PuzzleLine, PuzzleOverview, PuzzleTable
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.lines import TableLine
from alhambra.server.play.moving import lay_out, take_away
from alhambra.server.play.opening import TableWish
from alhambra.server.play.rows import DEALING, TableOptions
from alhambra.server.play.set_names import setup_title_text
from alhambra.server.play.sitting import begin, leave_seat, take_seat
from alhambra.server.study.lessons import LEARNER, load_lesson
from alhambra.server.study.replay_store import ReplayAnswer

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


class DeletedAnswer(TypedDict):
    """It is gone."""

    ok: bool


class Requests:
    """Answers requests."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.games = Games(desk)
        self.reviews = Reviews(desk.thinking)
        self.puzzles = Puzzles(desk)

    async def answer(self, method: str, path: str, body: str, language: str) -> tuple[int, object]:
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
            return describe_refusal(refused, language)
        except msgspec.DecodeError as error:
            return describe_refusal(Refused("not-understood", 400, detail=str(error)[:200]), language)
        except AlhambraError as error:
            broken = error.refusal
            return 409, {"key": broken.key, "text": refusal_text(broken, language), "rule": broken.rule or ""}

    async def answer_text(self, method: str, path: str, body: str, language: str) -> str:
        """An answer as JSON, with its status."""
        status, data = await self.answer(method, path, body, language)
        return json.dumps({"status": status, "data": data})

    # --- who plays here ---------------------------------------------------------------------------------------

    async def describe_me(self, asked: Asked) -> object:
        """The person who plays here; nobody yet, if there is no name."""
        name = await self.desk.read_name()
        me = {"id": ME, "name": name, "kind": "guest", "language": asked.language, "webhook": "", "tables": []}
        return me if name else None

    async def take_name(self, asked: Asked) -> object:
        """Take a name."""
        await self.desk.take_name(asked.read(bodies.Somebody).name)
        return await self.describe_me(asked)

    # --- tables -----------------------------------------------------------------------------------------------

    async def check(self, asked: Asked) -> object:
        """Can it be played? A refusal names both parties of a conflict."""
        return {"ok": True, "title": setup_title_text(asked.read(bodies.SetupBody).build_setup(), asked.language)}

    async def list_tables(self, asked: Asked) -> list[TableLine]:
        """One's own tables; there are no others."""
        return await self.desk.list_tables(asked.language) if asked.query.get("mine") else []

    async def describe_table(self, asked: Asked) -> TableLine:
        """One table."""
        return await self.desk.describe_table(asked.parts[0], asked.language)

    async def open_table(self, asked: Asked) -> TableLine:
        """Open a table; nothing is rated here, and nobody has to be kept out."""
        new = asked.read(bodies.NewTable)
        options = msgspec.structs.replace(new.options, rated=False, private=False)
        return await self._open(TableWish(new.setup.build_setup(), options), new.seats, asked)

    async def play_now(self, asked: Asked) -> TableLine:
        """A table with bots in all other seats, dealt at once."""
        now = asked.read(bodies.PlayNow)
        seats = seat_against_bots(now.setup.players, 0, now.bot)
        return await self._open(TableWish(now.setup.build_setup(), phase=DEALING), seats, asked)

    async def open_tutorial(self, asked: Asked) -> TableLine:
        """A table for a lesson of the tutorial."""
        return await self.from_position(asked, load_lesson(asked.parts[0]), LEARNER, "novice")

    async def from_position(self, asked: Asked, position: str, seat: int, bot: str) -> TableLine:
        """A table that goes on from a position, against bots."""
        setup = parse_setup(position.partition("setup: ")[2].splitlines()[0])
        wish = TableWish(setup, TableOptions(), position, DEALING)
        return await self._open(wish, seat_against_bots(setup.players, seat, bot), asked)

    async def _open(self, wish: TableWish, seats: tuple[bodies.SeatBody, ...], asked: Asked) -> TableLine:
        return await self.desk.describe_table(await self.desk.open(wish, seats), asked.language)

    async def take_seat(self, asked: Asked) -> TableLine:
        """Take a seat, or put a bot or somebody on this device there."""
        table = await self.desk.find_table(asked.parts[0])
        wish = await self.desk.make_seat(asked.read(bodies.SeatBody), int(asked.parts[1]))
        async with table.lock:
            await table.perform(lambda state, moment: take_seat(state, ME, wish, moment.now))
        return await self.desk.describe_table(asked.parts[0], asked.language)

    async def leave_seat(self, asked: Asked) -> TableLine:
        """Clear a seat."""
        table, number = await self.desk.find_table(asked.parts[0]), int(asked.parts[1])
        async with table.lock:
            await table.perform(lambda state, moment: leave_seat(state, ME, number, "", moment.now))
        return await self.desk.describe_table(asked.parts[0], asked.language)

    async def start(self, asked: Asked) -> TableLine:
        """Have the cards dealt."""
        table = await self.desk.find_table(asked.parts[0])
        async with table.lock:
            await table.perform(lambda state, moment: begin(state, ME, moment.now))
        self.desk.drive(table)
        return await self.desk.describe_table(asked.parts[0], asked.language)

    async def open_rematch(self, asked: Asked) -> TableLine:
        """The next game of the same people; a second request gets the same table."""
        following = await self.desk.open_next(asked.parts[0], asked.read(bodies.Rematch).same_deal)
        return await self.desk.describe_table(following, asked.language)

    async def take(self, asked: Asked) -> str:
        """End a game here, and get the record with which it goes on elsewhere."""
        table = await self.desk.find_table(asked.parts[0])
        async with table.lock:
            record, change = take_away(table.state, ME, table.now())
            await table.commit(change)
        return record_text(record)

    async def move_here(self, asked: Asked) -> TableLine:
        """A new table at which the game of a record goes on, with the same seats."""
        until, chance = time.monotonic() + READING_SECONDS, Seeded(secrets.token_bytes(32))
        laid = lay_out(asked.read(bodies.Moved).record, until, chance)
        seats = tuple(bodies.SeatBody(kind=sat.kind, name=sat.name, bot=sat.bot) for sat in laid.seats)
        return await self._open(TableWish(laid.setup, TableOptions(), laid.position, DEALING), seats, asked)

    async def delete_game(self, asked: Asked) -> DeletedAnswer:
        """Delete a game, or a record that came as a file."""
        await self.desk.delete(asked.parts[0])
        self.games.forget(asked.parts[0])
        return {"ok": True}

    async def write_record(self, asked: Asked) -> str:
        """The record of a game; while it is played as everybody may know it."""
        return record_text(await self.games.record(asked.parts[0]))

    # --- finished games ---------------------------------------------------------------------------------------

    async def replay(self, asked: Asked) -> ReplayAnswer:
        """Load a finished game: a file, or one that was played here."""
        new = asked.read(bodies.NewReplay)
        if bool(new.record) == bool(new.table):
            raise Refused("replay-what", 400)
        return await self.games.describe_replay(new.record, new.table, asked.language)

    async def replay_view(self, asked: Asked) -> object:
        """The game after a step."""
        number, step = asked.parts
        view = await self.games.view(number, int(step), int(asked.query.get("seat", "-1")), asked.language)
        return msgspec.to_builtins(view)

    async def report_analysis(self, asked: Asked) -> AnalysisAnswer:
        """Start an analysis, or say how far it has come."""
        body = asked.read(bodies.AnalysisBody)
        label = f"{body.bot}@{body.playouts}" if body.playouts else body.bot
        parse_server_bot(label)
        return self.reviews.find_analysis(await self.games.find(asked.parts[0]), label).report(asked.language)

    async def report_chances(self, asked: Asked) -> GraphAnswer:
        """How likely each seat was to win after each step of a finished game, as far as that is known."""
        return self.reviews.find_graph(await self.games.find(asked.parts[0])).report()

    async def play_what_if(self, asked: Asked) -> TableLine:
        """A new table that goes on from a step of a finished game, against bots."""
        new = asked.read(bodies.WhatIf)
        position = await self.games.find_position(asked.parts[0], new.step, new.seat)
        return await self.from_position(asked, position, new.seat, new.bot)

    # --- puzzles ----------------------------------------------------------------------------------------------

    async def describe_puzzles(self, asked: Asked) -> PuzzleOverview:
        """How many there are, the one of the day, and how one does."""
        return await self.puzzles.describe(asked.language)

    async def choose_puzzle(self, asked: Asked) -> PuzzleLine:
        """A puzzle that was not tried yet."""
        return await self.puzzles.choose_next(asked.query.get("theme", ""), asked.language)

    async def open_puzzle(self, asked: Asked) -> PuzzleTable:
        """A table with the position of a puzzle."""
        return await self.puzzles.open(asked.parts[0], asked.language)

    async def answer_puzzle(self, asked: Asked) -> PuzzleAnswer:
        """Judge the turn that was played at a table with a puzzle."""
        body = asked.read(bodies.PuzzleAnswerBody)
        return await self.puzzles.answer(asked.parts[0], body.table, body.gives_up, asked.language)

    async def describe_schema(self, _asked: Asked) -> object:
        """The JSON schema of all messages of a table."""
        return wire.make_schema()


def describe_refusal(refused: Refused, language: str) -> tuple[int, object]:
    """The answer that a refusal is."""
    return refused.status, {"key": refused.key, "text": refused.text(language), "rule": ""}


def seat_against_bots(players: int, seat: int, bot: str) -> tuple[bodies.SeatBody, ...]:
    """The seats of somebody who plays alone against bots."""
    person, other = bodies.SeatBody(kind="person"), bodies.SeatBody(kind="bot", bot=bot)
    return tuple(person if number == seat else other for number in range(players))


Handler = Callable[[Requests, Asked], Awaitable[object]]

TABLE: Final = "tables/([^/]+)"
ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "me", Requests.describe_me),
    ("POST", "me", Requests.take_name),
    ("POST", "sets/check", Requests.check),
    ("GET", "tables", Requests.list_tables),
    ("POST", "tables", Requests.open_table),
    ("POST", "play", Requests.play_now),
    ("POST", "tutorials/([^/]+)", Requests.open_tutorial),
    ("GET", TABLE, Requests.describe_table),
    ("DELETE", TABLE, Requests.delete_game),
    ("PUT", TABLE + "/seats/([0-5])", Requests.take_seat),
    ("DELETE", TABLE + "/seats/([0-5])", Requests.leave_seat),
    ("POST", TABLE + "/start", Requests.start),
    ("POST", TABLE + "/rematch", Requests.open_rematch),
    ("GET", TABLE + "/record", Requests.write_record),
    ("POST", TABLE + "/take", Requests.take),
    ("POST", "moved", Requests.move_here),
    ("POST", "replays", Requests.replay),
    ("GET", "replays/([^/]+)/([0-9]{1,6})", Requests.replay_view),
    ("POST", "replays/([^/]+)/analysis", Requests.report_analysis),
    ("POST", "replays/([^/]+)/chances", Requests.report_chances),
    ("POST", "replays/([^/]+)/whatif", Requests.play_what_if),
    ("GET", "puzzles", Requests.describe_puzzles),
    ("GET", "puzzles/next", Requests.choose_puzzle),
    ("POST", "puzzles/([0-9a-f]{10})", Requests.open_puzzle),
    ("POST", "puzzles/([0-9a-f]{10})/answer", Requests.answer_puzzle),
    ("GET", "schema", Requests.describe_schema),
)
