"""Records that came as files: they are kept, and listed as finished games are."""

from dataclasses import replace
from typing import Final

import msgspec

from alhambra.offline.store import Kept, Store, encode_text, read_kept
from alhambra.record.record import Record
from alhambra.record.text_form import parse_record, record_text
from alhambra.server.edge.refused import Refused
from alhambra.server.play.bot_names import record_names
from alhambra.server.play.lines import TableLine, describe_table
from alhambra.server.play.rows import OVER, SeatRow, TableRow
from alhambra.server.study.replay_store import FILE, Loaded, file_number
from alhambra.texts import catalogue

LISTED: Final = "record/"  # where it lies what a list tells of a record,
WHOLE: Final = "file/"  # and where the record itself lies


def is_of_file(number: str) -> bool:
    """Is it the number of a record that came as a file, and not that of a table?"""
    return number.startswith(FILE)


async def keep_record(store: Store, replay: Loaded, now: float) -> str:
    """Keep a game that came as a file; returns its number. One that is there already stays as it came first."""
    number = file_number(replay)
    line = encode_text(Kept(0, make_row(number, replay, now), make_seats(replay.record)))
    rows = [(LISTED + number, line), (WHOLE + number, record_text(replay.record))]
    await store.write(rows, LISTED + number, -1)
    return number


def make_row(number: str, replay: Loaded, now: float) -> TableRow:
    """The row of a table at which such a game would have been played."""
    record, outcome = replay.record, replay.replay.at(len(replay.replay)).outcome
    assert outcome is not None
    points, winners = tuple(int(one) for one in outcome.points), tuple(sorted(outcome.ranking[0]))
    row = TableRow(number, record.setup, record.rules, "", phase=OVER, created=now, updated=now)
    return replace(row, result=points, winners=winners)


def make_seats(record: Record) -> tuple[SeatRow, ...]:
    """Who sat there; a record need not name them."""
    names = record.names or ("",) * record.setup.players
    return tuple(SeatRow(seat, "person", name=name) for seat, name in enumerate(names))


async def list_records(store: Store, language: str) -> list[TableLine]:
    """All of them, as they stand in a list."""
    found = [msgspec.json.decode(text, type=Kept) for _, text in await store.read(LISTED)]
    return [describe_table(one.row, name_seats(one.seats, language), None, language) for one in found]


def name_seats(seats: tuple[SeatRow, ...], language: str) -> list[SeatRow]:
    """Seats with names as they are spoken of in a language."""
    words, names = catalogue(language), record_names([seat.name for seat in seats], language)
    numbered = [words.text("word-player.number", number=seat.number + 1) for seat in seats]
    return [replace(seat, name=names[seat.number] or numbered[seat.number]) for seat in seats]


async def read_record(store: Store, number: str) -> Record | None:
    """A record by its number; None if there is none."""
    text = await read_kept(store, WHOLE + number)
    return None if text is None else parse_record(text)


async def delete_record(store: Store, number: str) -> None:
    """Delete a record; refused if there is none."""
    if await read_kept(store, LISTED + number) is None:
        raise Refused("replay-missing", 404)
    await store.delete(LISTED + number, [WHOLE + number])
