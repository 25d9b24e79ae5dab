"""Who has resigned, as the record of a table says it: a bot has played on, and the points alone do not tell it."""

from collections.abc import Iterable
from typing import Final

from alhambra.record.record import Record

RESIGNED: Final = "Resigned"  # the header with the seats, counted from 1


def write_resigned(seats: Iterable[int]) -> dict[str, str]:
    """The header, where somebody has."""
    said = ",".join(str(seat + 1) for seat in sorted(seats))
    return {RESIGNED: said} if said else {}


def find_resigned(record: Record) -> list[int]:
    """The seats that have, counted from 0; whatever else is written there says nothing."""
    said = record.headers.get(RESIGNED, "").split(",")
    return [seat for seat in range(record.setup.players) if str(seat + 1) in said]
