"""The tables of a page: those it has open, how they are begun and found, and the connections to them."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

from alhambra.offline.bodies import SeatBody
from alhambra.offline.records import delete_record, is_of_file, list_records
from alhambra.offline.store import Kept, Store, delete_table, opened_rows, read_tables, read_whole, table_key
from alhambra.offline.table import ME, Line, PageTable
from alhambra.offline.thinking import Bots, Thinking
from alhambra.server.edge.names import check_name
from alhambra.server.edge.refused import Refused
from alhambra.server.play.lines import TableLine, describe_table
from alhambra.server.play.match import Match
from alhambra.server.play.opening import Opened, TableWish, Tokens, make_next_table, make_table
from alhambra.server.play.rows import PLAYING, SeatRow
from alhambra.server.play.sitting import Change
from alhambra.server.table.drive import Drive
from alhambra.server.table.seats import Sitter, make_seat

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without signs that look alike


def make_tokens() -> Tokens:
    """The number of a new table, and the secret that its chance comes from. Nobody has to be let in."""
    number = "".join(secrets.choice(ALPHABET) for _ in range(10))
    return Tokens(number, "", secrets.token_hex(32))


def list_awaited_seats(kept: Kept) -> list[int]:
    """The seats that a game waits for: bots do not think while nobody looks, so it is people's turn in every game."""
    return [seat.number for seat in kept.seats if seat.person] if kept.row.phase == PLAYING else []


class Desk:
    """Everything that a page without a server has."""

    def __init__(self, store: Store, bots: Bots, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.thinking = Thinking(bots)
        self._now = now
        self._latest = 0.0
        self._tables: dict[str, PageTable] = {}
        self._drives: dict[str, Drive] = {}

    def now(self) -> float:
        """The time, which never goes back, even if somebody sets the clock of the device."""
        self._latest = max(self._latest, self._now())
        return self._latest

    async def read_name(self) -> str:
        """The name of the person who plays here; "" if nobody has said it."""
        return dict(await self.store.read("me")).get("me", "")

    async def take_name(self, name: str) -> None:
        """Keep a name."""
        await self.store.write([("me", check_name(name))], "", -1)

    # --- tables -----------------------------------------------------------------------------------------------

    async def find_table(self, number: str) -> PageTable:
        """A table, from memory or as it was kept; refused if there is none."""
        table = self._tables.get(number)
        if table is None:
            whole = await read_whole(self.store, number)
            if whole is None:
                raise Refused("no-table", 404)
            table = self._tables.setdefault(number, PageTable(self.store, self.thinking, self.now, whole))
        return table

    async def catch_up(self, number: str) -> None:
        """Another page has written something about a table: show it, if somebody looks at that table here."""
        table = self._tables.get(number)
        if table is not None:
            async with table.lock:
                await table.catch_up()

    async def list_tables(self, language: str) -> list[TableLine]:
        """All tables as they stand in a list, and records of files, those first that somebody has touched last."""
        kept = await read_tables(self.store)
        lines = [describe_table(one.row, one.seats, ME, language, list_awaited_seats(one)) for one in kept]
        return sorted([*lines, *await list_records(self.store, language)], key=lambda line: -line["updated"])

    async def delete(self, number: str) -> None:
        """Delete a game, over or not, or a record; refused if there is none. In pages that show it, it has ended."""
        if is_of_file(number):
            await delete_record(self.store, number)
            return
        table = await self.find_table(number)
        async with table.lock:
            await delete_table(self.store, number)
            await table.catch_up()
        if not table.lines:
            self._tables.pop(number, None)

    async def describe_table(self, number: str, language: str) -> TableLine:
        """One table as it stands in a list."""
        state = (await self.find_table(number)).state
        awaited = state.awaited if isinstance(state, Match) else ()
        return describe_table(state.row, state.seats, ME, language, awaited)

    async def open(self, wish: TableWish, seats: Sequence[SeatBody]) -> str:
        """Open a table; returns its number."""
        sitting = seats or [SeatBody(kind="person")]
        rows = [await self.make_seat(body, number) for number, body in enumerate(sitting)]
        return await self._keep(make_table(wish, ME, rows, make_tokens(), self.now()))

    async def open_next(self, number: str, same_deal: bool) -> str:
        """Open the table of the next game; a second request gets the same."""
        table = await self.find_table(number)
        async with table.lock:
            row = table.state.row
            if row.is_open or (same_deal and not row.key):
                raise Refused("not-over")
            if not row.rematch:
                following = await self._keep(make_next_table(table.state, same_deal, make_tokens(), self.now()))
                await table.perform(lambda state, moment: Change(state.revise_row(moment.now, rematch=following)))
            return table.state.row.rematch

    async def _keep(self, opened: Opened) -> str:
        row, seats = opened
        await self.store.write(opened_rows(row, seats), table_key(row.id), -1)
        return row.id

    async def make_seat(self, body: SeatBody, number: int) -> SeatRow:
        """The row of a seat as it is asked for; refused if there is no such bot."""
        return make_seat(body, number, Sitter(ME, await self.read_name()), check_name)

    # --- connections ------------------------------------------------------------------------------------------

    async def connect(self, number: str, post: Callable[[str], None], language: str = "en") -> tuple[PageTable, Line]:
        """Somebody looks at a table: it goes on from now."""
        table = await self.find_table(number)
        line = Line(post, language)
        table.lines.add(line)
        self.drive(table)
        return table, line

    def drive(self, table: PageTable) -> None:
        """Let happen what happens by itself, while somebody looks."""
        number = table.state.row.id
        drive = self._drives.get(number)
        if table.lines and table.is_driven and (drive is None or drive.task.done()):
            self._drives[number] = Drive(table)

    async def leave(self, table: PageTable, line: Line) -> None:
        """Somebody has looked enough; a table without any eyes on it pauses, and is forgotten here."""
        table.lines.discard(line)
        line.close()
        number = table.state.row.id
        if not table.lines:
            self._tables.pop(number, None)
            drive = self._drives.pop(number, None)
            if drive is not None:
                await drive.stop()
