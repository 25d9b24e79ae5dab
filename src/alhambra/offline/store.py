"""What is kept: texts by key, written together or not at all."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from alhambra.server.play.rows import LogStep, SeatRow, TableRow, WindowAnswer
from alhambra.server.play.sitting import Change, Sitting

Written = tuple[str, str]
"""A key and its text."""


class Store(Protocol):
    """A place that keeps texts; in a page it is an IndexedDB."""

    async def read(self, prefix: str) -> Sequence[Written]:
        """What is kept under keys that begin so, in the order of the keys."""

    async def write(self, rows: Sequence[Written], key: str, version: int) -> bool:
        """Keep rows, all or none: false if what lies under `key` has another version by now (-1 for nothing)."""

    async def delete(self, key: str, prefixes: Sequence[str]) -> None:
        """Delete what lies under `key` and under all keys that begin so, all or nothing."""


class Kept(msgspec.Struct, frozen=True):
    """A table and its seats as they are kept; `version` is that of the row."""

    version: int
    row: TableRow
    seats: tuple[SeatRow, ...]


class Whole(msgspec.Struct, frozen=True):
    """All that is kept of a table."""

    kept: Kept
    steps: list[LogStep]
    answers: list[WindowAnswer]


def table_key(table: str) -> str:
    """Where a table lies."""
    return f"table/{table}"


def encode_text(value: object) -> str:
    """A value as it is kept."""
    return msgspec.json.encode(value).decode()


def opened_rows(row: TableRow, seats: Sequence[SeatRow]) -> list[Written]:
    """The rows of a table without a game."""
    return [(table_key(row.id), encode_text(Kept(row.version, row, tuple(seats))))]


def change_rows(state: Sitting, change: Change) -> list[Written]:
    """What a change writes."""
    changed = {seat.number: seat for seat in change.seats}
    rows = opened_rows(change.row, [changed.get(seat.number, seat) for seat in state.seats])
    table, step, answer = change.row.id, change.step, change.answer
    if step is not None:
        rows.append((f"step/{table}/{step.number:06}", encode_text(step)))
    if answer is not None:
        rows.append((f"answer/{table}/{answer.window:06}/{answer.seat}", encode_text(answer)))
    return rows


async def read_tables(store: Store) -> list[Kept]:
    """Every table there is."""
    return [msgspec.json.decode(text, type=Kept) for _, text in await store.read("table/")]


async def read_whole(store: Store, table: str) -> Whole | None:
    """A table with its log; None if there is none of that number."""
    while True:
        found = await _read_table(store, table)
        if found is None:
            return None
        steps = [msgspec.json.decode(text, type=LogStep) for _, text in await store.read(f"step/{table}/")]
        answers = [msgspec.json.decode(text, type=WindowAnswer) for _, text in await store.read(f"answer/{table}/")]
        again = await _read_table(store, table)
        if again is not None and again.version == found.version:
            return Whole(found, steps, answers)  # no other page has written meanwhile: its parts go together


async def delete_table(store: Store, table: str) -> None:
    """Delete a table with its log. A page that would still write there finds that it is gone."""
    await store.delete(table_key(table), [f"step/{table}/", f"answer/{table}/"])


async def read_kept(store: Store, key: str) -> str | None:
    """What lies under a key; None if there is nothing."""
    return dict(await store.read(key)).get(key)


async def _read_table(store: Store, table: str) -> Kept | None:
    text = await read_kept(store, table_key(table))
    return None if text is None else msgspec.json.decode(text, type=Kept)
