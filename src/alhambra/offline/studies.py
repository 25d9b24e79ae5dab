"""Finished games, looked at where bots think: how likely each seat was to win, and how much a move gave away.

Both ask the learned network, which takes too long beside the tables of a page.
"""

import time
from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec
from msgspec import Struct

from alhambra.entrants.win_chances import Forecast
from alhambra.record.replay import Replay
from alhambra.record.text_form import parse_record, record_text
from alhambra.server.bots.analysed import Decision, measure_chance_loss
from alhambra.server.bots.questions import Failed
from alhambra.server.play.resigned import find_resigned
from alhambra.server.study.replay_store import Loaded, round_chances


class Foresee(Struct, frozen=True, tag="foresee", tag_field="kind"):
    """How likely was each seat to win, from a step of a finished game on? As many steps as there are seconds for."""

    record: str
    is_trusted: bool
    first: int
    seconds: float


class Compare(Struct, frozen=True, tag="compare", tag_field="kind"):
    """How much of the chance to win did a decision give away, compared with the best line?"""

    decision: Decision
    best: tuple[str, ...]


class Foreseen(Struct, frozen=True, tag="foreseen", tag_field="kind"):
    """Chances of each seat, of at least one step."""

    chances: list[list[float]]


class Compared(Struct, frozen=True, tag="compared", tag_field="kind"):
    """How much."""

    given: float


Study = Foresee | Compare
study_decoder: Final[msgspec.json.Decoder[Study]] = msgspec.json.Decoder(Study)
found_decoder: Final[msgspec.json.Decoder[Foreseen | Compared | Failed]] = msgspec.json.Decoder(
    Foreseen | Compared | Failed
)


def foresee(replay: Loaded, first: int, seconds: float) -> Foresee:
    """The question about a game from a step on."""
    return Foresee(record_text(replay.record), replay.replay.trust, first, seconds)


class Followed:
    """The game that was asked about last, followed step by step: what comes next has to be asked for only."""

    def __init__(self) -> None:
        self._record = ""
        self._next = 0
        self._chances: Iterator[list[float]] = iter(())

    def answer(self, question: Foresee) -> Foreseen:
        """Chances from the step on that is asked for."""
        until = time.monotonic() + question.seconds
        if (question.record, question.first) != (self._record, self._next):
            self._record, self._next = question.record, question.first
            self._chances = estimate_chances(question)
        found = []
        for chances in self._chances:
            found.append(chances)
            if time.monotonic() > until:
                break
        self._next += len(found)
        return Foreseen(found)


def estimate_chances(question: Foresee) -> Iterator[list[float]]:
    """The chances after each step from the first on that is asked for."""
    record = parse_record(question.record)
    replay = Replay(record, question.is_trusted)
    forecast: Forecast | None = None
    for game, _ in islice(replay.walk(), question.first, None):
        forecast = forecast or Forecast(game, resigned=find_resigned(record))
        yield round_chances(forecast, game)


followed: Final = Followed()


def study_text(question: str) -> str:
    """The answer to such a question, both JSON; an error is an answer too."""
    found: Foreseen | Compared | Failed
    try:
        asked = study_decoder.decode(question)
        if isinstance(asked, Foresee):
            found = followed.answer(asked)
        else:
            found = Compared(measure_chance_loss(asked.decision, asked.best))
    except Exception as error:  # whatever happens, the worker goes on
        found = Failed(type(error).__name__)
    return msgspec.json.encode(found).decode()
