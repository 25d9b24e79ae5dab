"""Finished games that somebody is looking at, kept ready to step through."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from alhambra.engine.chance import Seeded
from alhambra.engine.events import Event
from alhambra.engine.rules.setup import CHECKED_RULES
from alhambra.entrants.win_chances import Forecast
from alhambra.record.json_form import from_json
from alhambra.record.narrate import Narrator
from alhambra.record.position import position_text
from alhambra.record.record import Record
from alhambra.record.replay import BrokenRecord, Replay
from alhambra.record.text_form import parse_record, record_text
from alhambra.record.verify import other_components
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire, wire_parts
from alhambra.server.play.bot_names import record_names
from alhambra.server.play.lines import setup_values
from alhambra.server.play.views import Sight, changed_cells, seen_view

MOST_RECORD_CHARACTERS: Final = 300_000  # signs of a record
MOST_STEPS: Final = 3_000
READING_SECONDS: Final = 5.0  # that reading a record may take
MOST_WAITING_RECORDS: Final = 10  # people whose records wait to be read
AN_HOUR: Final = 240  # records of one person, a quarter of them at once
REPLAYS_KEPT: Final = 64  # replays in memory
AT_ONCE: Final = 2  # that are read at the same time


@dataclass(frozen=True)
class Told:
    """What happened in one step, how the scores stood then, and how likely each seat was to win."""

    events: tuple[Event, ...]
    scores: list[int]
    chances: list[float]


@dataclass(frozen=True)
class Loaded:
    """A finished game: `digest` is the SHA-256 of its record."""

    record: Record
    digest: str
    replay: Replay
    told: list[Told]

    def check_step(self, step: int) -> None:
        """Refuse what is not a step."""
        if not 0 <= step <= len(self.replay):
            raise Refused("replay-step", 404, step=step, last=len(self.replay))


def loaded(record: Record, trust: bool = False, seconds: float = READING_SECONDS, foresees: bool = True) -> Loaded:
    """Play a record through. Refused, or BrokenRecord, if it is none of a finished game, or it takes too long."""
    until = time.monotonic() + seconds
    if len(record.steps) > MOST_STEPS:
        raise Refused("replay-large", 413)
    for refusal in other_components(record):
        raise BrokenRecord(0, refusal)
    replay = Replay(record, trust)
    told: list[Told] = []
    is_over = False
    forecast: Forecast | None = None
    for game, events in replay.walk():
        forecast = forecast or (Forecast(game) if foresees else None)
        chances = [round(chance, 3) for chance in forecast.chances(game)] if forecast else []
        told.append(Told(tuple(events), [int(points) for points in game.scores], chances))
        is_over = game.is_over
        if time.monotonic() > until:
            raise Refused("replay-large", 413)
    if not is_over:
        raise Refused("replay-unfinished")
    return Loaded(record, hashlib.sha256(record_text(record).encode()).hexdigest(), replay, told)


def from_file(text: str, seconds: float = READING_SECONDS, foresees: bool = True) -> Loaded:
    """The game of a file that somebody has sent, as text or JSON. Everything in it is checked."""
    if len(text) > MOST_RECORD_CHARACTERS:
        raise Refused("replay-large", 413)
    record = from_json(text) if text.lstrip()[:1] == "{" else parse_record(text)
    return loaded(record, seconds=seconds, foresees=foresees)


def from_table(record: Record, seconds: float = READING_SECONDS, foresees: bool = True) -> Loaded:
    """A game of this server; one by older rules is believed."""
    if not record.is_finished:
        raise Refused("replay-unfinished")
    return loaded(record, record.rules not in CHECKED_RULES, seconds, foresees)


class ReplayStore:
    """Replays by number, the last used ones. Reading is done in threads, a few at a time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Loaded] = OrderedDict()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._reading: set[str] = set()  # people whose record is being read
        self._often = Buckets(AN_HOUR / 3600, AN_HOUR / 4)
        self._answers: OrderedDict[tuple[str, str], str] = OrderedDict()  # by number and language

    def find(self, number: str) -> Loaded | None:
        """The replay of that number, if it is still there."""
        if number in self._kept:
            self._kept.move_to_end(number)
        return self._kept.get(number)

    @asynccontextmanager
    async def reading(self, asked_by: str) -> AsyncIterator[None]:
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
        async with self.reading(asked_by):
            replay = await asyncio.to_thread(from_file, text)
        return self._keep(file_number(replay), replay)

    async def answer(self, number: str, language: str, write: Callable[[], str]) -> str:
        """What is said about a replay in a language. It is written once, outside the event loop."""
        key = number, language
        if key not in self._answers:
            async with self._room:
                self._answers[key] = await asyncio.to_thread(write)
            if len(self._answers) > REPLAYS_KEPT:
                self._answers.popitem(last=False)
        return self._answers[key]

    async def add_table(self, number: str, record: Record) -> Loaded:
        """Keep a game of this server under that number."""
        async with self._room:
            replay = await asyncio.to_thread(from_table, record)
        self._keep(number, replay)
        return replay

    def _keep(self, number: str, replay: Loaded) -> str:
        self._kept[number] = replay
        self._kept.move_to_end(number)
        if len(self._kept) > REPLAYS_KEPT:
            self._kept.popitem(last=False)
        return number


def file_number(replay: Loaded) -> str:
    """The number of a file's game: the same file has the same."""
    return "file-" + replay.digest[:32]


# --- what is told -----------------------------------------------------------------------------------------


def replay_told(number: str, replay: Loaded, language: str) -> dict[str, Any]:
    """A finished game in words: some hundred steps, which take a while."""
    record = replay.record
    return {
        "id": number,
        "setup": setup_values(record.setup),
        "names": list(record.names),
        "steps": steps_told(replay, language),
        "headers": dict(record.headers) | {"Commitment": record.commitment, "Key": record.key},
        "result": list(record.result),
        "rules": replay.replay.rules.describe(),
    }


def steps_told(replay: Loaded, language: str) -> list[dict[str, Any]]:
    """All steps in words. The game is over, so everything may be known."""
    narrator = Narrator(replay.replay.rules, language, record_names(replay.record.names, language), True)
    return [
        {
            "number": step.number,
            "seat": step.seat,
            "action": step.action,
            "text": " ".join(sentences(told.events, narrator)),
            "scores": told.scores,
            "chances": told.chances,
            "events": [msgspec.to_builtins(happened(event, narrator)) for event in told.events],
        }
        for step, told in zip(replay.record.steps, replay.told, strict=True)
    ]


def sentences(events: tuple[Event, ...], narrator: Narrator) -> list[str]:
    """The log of a step, with what only one player knew."""
    return narrator.log([Event(event.key, event.seat, event.values) for event in events])


def happened(event: Event, narrator: Narrator) -> wire_parts.HappenedEvent:
    """An event for clients."""
    return wire_parts.HappenedEvent(event.key, event.seat, dict(event.values), narrator.sentence([event]))


def view_after(replay: Loaded, step: int, seat: int, language: str) -> wire.View:
    """The game after a step, as a seat (or a spectator) saw it, with open hands and nothing to decide."""
    replay.check_step(step)
    if not -1 <= seat < replay.record.setup.players:
        raise Refused("replay-seat", 404, seat=seat)
    sight = Sight(seat, language, open_money=True, names=record_names(replay.record.names, language))
    narrator = Narrator(replay.replay.rules, language, record_names(replay.record.names, language))
    changed = changed_cells([happened(event, narrator) for event in replay.told[step].events])
    return seen_view(replay.replay.at(step), sight, step, has_answered=True, highlight=changed)


def whatif_position(record: Record, step: int) -> str:
    """The position after a step of a finished game, to be played on.

    What lay open, and what players held in secret, is as it was; what nobody could know is dealt again.
    """
    replay = Replay(record, trust=record.rules not in CHECKED_RULES)
    game = replay.resume(Seeded(secrets.token_bytes(32)), step)
    if game.is_over:
        raise Refused("replay-over")
    return position_text(game)
