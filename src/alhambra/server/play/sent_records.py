"""Records that somebody has sent: they are read and played within limits, and nothing in them is believed."""

import time
from collections.abc import Iterator
from typing import Final

from alhambra.engine.events import Event
from alhambra.engine.play.game import Game
from alhambra.record.json_form import from_json
from alhambra.record.record import Record
from alhambra.record.replay import BrokenRecord, Replay
from alhambra.record.text_form import parse_record
from alhambra.record.verify import find_other_components
from alhambra.server.edge.refused import Refused

MOST_STEPS: Final = 3_000


def parse_sent_record(text: str) -> Record:
    """The record in a file, as text or JSON."""
    return from_json(text) if text.lstrip()[:1] == "{" else parse_record(text)


def check_sent_record(record: Record) -> None:
    """Refused, or BrokenRecord, if a record is too long or was made with other pieces than ours."""
    if len(record.steps) > MOST_STEPS:
        raise Refused("replay-large", 413)
    for refusal in find_other_components(record):
        raise BrokenRecord(0, refusal)


def walk_until(replay: Replay, until: float) -> Iterator[tuple[Game, list[Event]]]:
    """The game after each step, with what happened in it; refused if that takes longer than until then."""
    for step in replay.walk():
        yield step
        if time.monotonic() > until:
            raise Refused("replay-large", 413)
