"""Finished games that somebody is looking at, kept ready to step through."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, cast

import msgspec
from typing_extensions import TypedDict

from alhambra.engine.chance import Seeded
from alhambra.engine.events import Event
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import CHECKED_RULES
from alhambra.entrants.win_chances import Forecast
from alhambra.record.narrate import Narrator
from alhambra.record.position import position_text
from alhambra.record.record import Record
from alhambra.record.replay import Replay
from alhambra.record.text_form import record_text
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.bot_names import record_names
from alhambra.server.play.resigned import find_resigned
from alhambra.server.play.sent_records import check_sent_record, parse_sent_record, walk_until
from alhambra.server.play.set_names import SetupLine, describe_setup
from alhambra.server.play.shown import RulesInfo
from alhambra.server.play.views import Sight, list_changed_cells, make_view

FILE: Final = "file-"  # begins the number of a replay of a file
MOST_RECORD_CHARACTERS: Final = 300_000  # signs of a record
READING_SECONDS: Final = 5.0  # that reading a record may take
MOST_WAITING_RECORDS: Final = 10  # people whose records wait to be read
RECORDS_AN_HOUR: Final = 240  # records of one person, a quarter of them at once
VIEWS_A_SECOND: Final = 10.0  # positions of replays, for one person,
VIEWS_AT_ONCE: Final = 300.0
REPLAYS_KEPT: Final = 64  # replays in memory
RECORDS_AT_ONCE: Final = 2  # that are read at the same time


class EventTold(TypedDict):
    """One thing that happened."""

    key: str
    seat: int
    values: dict[str, str | int]
    text: str


class ReplayStep(TypedDict):
    """One step of a finished game; `chances` are those of each seat to win."""

    number: int
    seat: int
    action: str
    text: str
    scores: list[int]
    chances: list[float]
    events: list[EventTold]


class ReplayAnswer(TypedDict):
    """A finished game."""

    id: str
    setup: SetupLine
    names: list[str]
    steps: list[ReplayStep]
    headers: dict[str, str]
    result: list[int]
    rules: RulesInfo


@dataclass(frozen=True)
class Told:
    """What happened in one step, how the scores stood then, and how likely each seat was to win."""

    events: tuple[Event, ...]
    scores: list[int]
    chances: list[float]


@dataclass(frozen=True)
class Loaded:
    """A finished game: `digest` is the SHA-256 of its record. `turn` is for those who step through it, in threads."""

    record: Record
    digest: str
    replay: Replay
    told: list[Told]
    turn: asyncio.Lock = field(default_factory=asyncio.Lock, compare=False)

    def check_step(self, step: int) -> None:
        """Refuse what is not a step."""
        if not 0 <= step <= len(self.replay):
            raise Refused("replay-step", 404, step=step, last=len(self.replay))


def play_record(record: Record, trust: bool = False, seconds: float = READING_SECONDS, foresees: bool = True) -> Loaded:
    """Play a record through. Refused, or BrokenRecord, if it is none of a finished game, or it takes too long."""
    until = time.monotonic() + seconds
    check_sent_record(record)
    replay = Replay(record, trust)
    told: list[Told] = []
    is_over = False
    forecast: Forecast | None = None
    for game, events in walk_until(replay, until):
        forecast = forecast or (Forecast(game, resigned=find_resigned(record)) if foresees else None)
        chances = round_chances(forecast, game) if forecast else []
        told.append(Told(tuple(events), [int(points) for points in game.scores], chances))
        is_over = game.is_over
    if not is_over:
        raise Refused("replay-unfinished")
    return Loaded(record, hashlib.sha256(record_text(record).encode()).hexdigest(), replay, told)


def round_chances(forecast: Forecast, game: Game) -> list[float]:
    """The chance of each seat to win, as it is told."""
    return [round(chance, 3) for chance in forecast.chances(game)]


def from_file(text: str, seconds: float = READING_SECONDS, foresees: bool = True) -> Loaded:
    """The game of a file that somebody has sent, as text or JSON. Everything in it is checked."""
    if len(text) > MOST_RECORD_CHARACTERS:
        raise Refused("replay-large", 413)
    return play_record(parse_sent_record(text), seconds=seconds, foresees=foresees)


def from_table(record: Record, seconds: float = READING_SECONDS, foresees: bool = True) -> Loaded:
    """A game of this server; one by older rules is believed."""
    if not record.is_finished:
        raise Refused("replay-unfinished")
    return play_record(record, record.rules not in CHECKED_RULES, seconds, foresees)


class ReplayStore:
    """Replays by number, the last used ones. Reading is done in threads, a few at a time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, Loaded]] = OrderedDict()  # each with the version of its table
        self._room = asyncio.Semaphore(RECORDS_AT_ONCE)
        self._reading: set[str] = set()  # people whose record is being read
        self._often = Buckets(RECORDS_AN_HOUR / 3600, RECORDS_AN_HOUR / 4)
        self._views = Buckets(VIEWS_A_SECOND, VIEWS_AT_ONCE)
        self._under_way: dict[tuple[str, ...], asyncio.Lock] = {}  # what is being read or written, once for all
        self._answers: OrderedDict[tuple[str, str, str], str] = OrderedDict()  # by number, digest and language

    def find(self, number: str, version: int = 0) -> Loaded | None:
        """The replay of that number, if it is still there, and its table as it was: names may be others since."""
        kept, replay = self._kept.get(number, (version, None))
        if replay is None or kept != version:
            return None
        self._kept.move_to_end(number)
        return replay

    @asynccontextmanager
    async def hold_reading_place(self, asked_by: str) -> AsyncIterator[None]:
        """While a record is read: one of each person, a few at a time. Refused for those who send too many."""
        if asked_by in self._reading or len(self._reading) >= MOST_WAITING_RECORDS or not self._often.take(asked_by):
            raise Refused("replay-often", 429)
        self._reading.add(asked_by)
        try:
            async with self._room:
                yield
        finally:
            self._reading.discard(asked_by)

    async def add_file(self, text: str, asked_by: str) -> str:
        """Keep the game of a file; returns its number."""
        async with self.hold_reading_place(asked_by):
            replay = await asyncio.to_thread(from_file, text)
        number = file_number(replay)
        self._keep(number, 0, replay)
        return number

    @asynccontextmanager
    async def hold_alone(self, *work: str) -> AsyncIterator[None]:
        """While something is done; others who want the same wait, and find it done."""
        async with self._under_way.setdefault(work, asyncio.Lock()):
            try:
                yield
            finally:
                self._under_way.pop(work, None)

    async def answer(self, number: str, replay: Loaded, language: str, asked_by: str) -> str:
        """What is said about a replay in a language. It is written once, outside the event loop."""
        key = number, replay.digest, language
        async with self.hold_alone(*key):
            if key not in self._answers:
                async with self.hold_reading_place(asked_by):
                    self._answers[key] = await asyncio.to_thread(write_replay, number, replay, language)
                if len(self._answers) > REPLAYS_KEPT:
                    self._answers.popitem(last=False)
            return self._answers[key]

    async def add_table(self, number: str, version: int, record: Record, asked_by: str) -> Loaded:
        """Keep a game of this server under that number, as its table is in that version; it is read once for all."""
        async with self.hold_alone(number):
            replay = self.find(number, version)
            if replay is None:
                async with self.hold_reading_place(asked_by):
                    replay = await asyncio.to_thread(from_table, record)
                self._keep(number, version, replay)
        return replay

    async def look(self, replay: Loaded, asked_by: str, make: Callable[[], wire.View]) -> wire.View:
        """A position of a replay, made outside the event loop; Refused for those who look at too many."""
        if not self._views.take(asked_by):
            raise Refused("too-many", 429)
        async with replay.turn:  # what it keeps to go back to is for one thread at a time
            return await asyncio.to_thread(make)

    def _keep(self, number: str, version: int, replay: Loaded) -> None:
        self._kept[number] = version, replay
        self._kept.move_to_end(number)
        if len(self._kept) > REPLAYS_KEPT:
            self._kept.popitem(last=False)


def file_number(replay: Loaded) -> str:
    """The number of a file's game: the same file has the same."""
    return FILE + replay.digest[:32]


# --- what is told -----------------------------------------------------------------------------------------


def describe_replay(number: str, replay: Loaded, language: str) -> ReplayAnswer:
    """A finished game in words: some hundred steps, which take a while."""
    record = replay.record
    return ReplayAnswer(
        id=number,
        setup=describe_setup(record.setup),
        names=list(record.names),
        steps=describe_steps(replay, language),
        headers=dict(record.headers) | {"Commitment": record.commitment, "Key": record.key},
        result=[int(points) for points in record.result],
        rules=cast(RulesInfo, replay.replay.rules.describe()),
    )


def write_replay(number: str, replay: Loaded, language: str) -> str:
    """What `describe_replay` says, as JSON."""
    return msgspec.json.encode(describe_replay(number, replay, language)).decode()


def describe_steps(replay: Loaded, language: str) -> list[ReplayStep]:
    """All steps in words. The game is over, so everything may be known."""
    narrator = Narrator(replay.replay.rules, language, record_names(replay.record.names, language), True)
    return [
        ReplayStep(
            number=step.number,
            seat=step.seat,
            action=step.action,
            text=" ".join(list_sentences(told.events, narrator)),
            scores=told.scores,
            chances=told.chances,
            events=[describe_event(event, narrator) for event in told.events],
        )
        for step, told in zip(replay.record.steps, replay.told, strict=True)
    ]


def list_sentences(events: tuple[Event, ...], narrator: Narrator) -> list[str]:
    """The log of a step, with what only one player knew."""
    return narrator.log([Event(event.key, event.seat, event.values) for event in events])


def describe_event(event: Event, narrator: Narrator) -> EventTold:
    """An event for clients."""
    return {"key": event.key, "seat": event.seat, "values": dict(event.values), "text": narrator.tell_event([event])}


def make_view_after(replay: Loaded, step: int, seat: int, language: str) -> wire.View:
    """The game after a step, as a seat (or a spectator) saw it, with open hands and nothing to decide."""
    replay.check_step(step)
    if not -1 <= seat < replay.record.setup.players:
        raise Refused("replay-seat", 404, seat=seat)
    sight = Sight(seat, language, open_money=True, names=record_names(replay.record.names, language))
    changed = list_changed_cells(replay.told[step].events)
    return make_view(replay.replay.at(step), sight, step, has_answered=True, highlight=changed)


def make_whatif_position(record: Record, step: int) -> str:
    """The position after a step of a finished game, to be played on.

    What lay open, and what players held in secret, is as it was; what nobody could know is dealt again.
    """
    replay = Replay(record, trust=record.rules not in CHECKED_RULES)
    game = replay.resume(Seeded(secrets.token_bytes(32)), step)
    if game.is_over:
        raise Refused("replay-over")
    return position_text(game)
