"""Names as they are spoken of in a language: a bot without a name of its own goes by what it is."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from alhambra.server.play.rows import SeatRow
from alhambra.texts.catalogue import catalogue

_NUMBERED: Final = re.compile(r"(.*?)( \d+)?")


def bot_name(name: str, language: str) -> str:
    """`novice 2` is “Débutant 2” in French. Other names stay as they are."""
    found = _NUMBERED.fullmatch(name)
    level, number = (found[1], found[2] or "") if found else (name, "")
    texts = catalogue(language)
    return texts.text("bot-" + level) + number if texts.has("bot-" + level) else name


def seat_names(seats: Sequence[SeatRow], language: str) -> tuple[str, ...]:
    """The names at a table, in order of the seats."""
    return tuple(bot_name(seat.name, language) if seat.kind == "bot" else seat.name for seat in seats)


def record_names(names: Iterable[str], language: str) -> tuple[str, ...]:
    """The names of a record, which does not say who was a bot."""
    return tuple(bot_name(name, language) for name in names)
