"""The tables of a page: those it has open, how they are begun and found, and the connections to them."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from alhambra.offline.bodies import SeatBody
from alhambra.offline.store import Kept, Store, opened_rows, read_tables, read_whole, table_key
from alhambra.offline.table import ME, Line, PageTable
from alhambra.offline.thinking import Bots, Thinking
from alhambra.server.bots.questions import server_bot
from alhambra.server.edge.refused import Refused
from alhambra.server.play.lines import table_values
from alhambra.server.play.match import Match
from alhambra.server.play.opening import Opened, Tokens, Wish, new_table, next_table
from alhambra.server.play.rows import PLAYING, SeatRow
from alhambra.server.play.sitting import Change
from alhambra.server.table.drive import Drive

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without signs that look alike
LONGEST_NAME: Final = 40


def new_tokens() -> Tokens:
    """The number of a new table, and the secret that its chance comes from. Nobody has to be let in."""
    number = "".join(secrets.choice(ALPHABET) for _ in range(10))
    return Tokens(number, "", secrets.token_hex(32))


def proper_name(text: str) -> str:
    """A name in one line; refused if nothing of it can be seen."""
    name = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not name:
        raise Refused("name-empty", 400)
    if len(name) > LONGEST_NAME:
        raise Refused("name-long", 400, longest=LONGEST_NAME)
    return name


def waited_for(kept: Kept) -> list[int]:
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

    async def name(self) -> str:
        """The name of the person who plays here; "" if nobody has said it."""
        return dict(await self.store.read("me")).get("me", "")

    async def be(self, name: str) -> None:
        """Keep a name."""
        await self.store.write([("me", proper_name(name))], "", -1)

    # --- tables -----------------------------------------------------------------------------------------------

    async def table(self, number: str) -> PageTable:
        """A table, from memory or as it was kept; refused if there is none."""
        table = self._tables.get(number)
        if table is None:
            whole = await read_whole(self.store, number)
            if whole is None:
                raise Refused("no-table", 404)
            table = self._tables.setdefault(number, PageTable(self.store, self.thinking, self.now, whole))
        return table

    async def lines(self, language: str) -> list[dict[str, Any]]:
        """All tables as they stand in a list, those first that somebody has touched last."""
        kept = sorted(await read_tables(self.store), key=lambda one: -one.row.updated)
        return [table_values(one.row, one.seats, ME, language, waited_for(one)) for one in kept]

    async def line(self, number: str, language: str) -> dict[str, Any]:
        """One table as it stands in a list."""
        state = (await self.table(number)).state
        awaited = state.awaited() if isinstance(state, Match) else ()
        return table_values(state.row, state.seats, ME, language, awaited)

    async def open(self, wish: Wish, seats: Sequence[SeatBody]) -> str:
        """Open a table; returns its number."""
        sitting = seats or [SeatBody(kind="person")]
        rows = [await self.seat(body, number) for number, body in enumerate(sitting)]
        return await self._keep(new_table(wish, ME, rows, new_tokens(), self.now()))

    async def open_next(self, number: str, same_deal: bool) -> str:
        """Open the table of the next game; a second request gets the same."""
        table = await self.table(number)
        async with table.lock:
            row = table.state.row
            if row.is_open or (same_deal and not row.key):
                raise Refused("not-over")
            if not row.rematch:
                following = await self._keep(next_table(table.state, same_deal, new_tokens(), self.now()))
                await table.perform(lambda state, moment: Change(state.revised(moment.now, rematch=following)))
            return table.state.row.rematch

    async def _keep(self, opened: Opened) -> str:
        row, seats = opened
        await self.store.write(opened_rows(row, seats), table_key(row.id), -1)
        return row.id

    async def seat(self, body: SeatBody, number: int) -> SeatRow:
        """The row of a seat as it is asked for; refused if there is no such bot."""
        match body.kind:
            case "bot":
                bot = body.bot or "greedy"
                server_bot(bot)
                return SeatRow(number, "bot", bot=bot, name=proper_name(body.name) if body.name else bot)
            case "local":
                return SeatRow(number, "local", ME, proper_name(body.name))
            case "person":
                return SeatRow(number, "person", ME, await self.name(), nonce_commitment=body.nonce_commitment)
            case _:
                return SeatRow(number)

    # --- connections ------------------------------------------------------------------------------------------

    async def connect(self, number: str, post: Callable[[str], None], language: str = "en") -> tuple[PageTable, Line]:
        """Somebody looks at a table: it goes on from now."""
        table = await self.table(number)
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
        number = table.state.row.id
        if not table.lines:
            self._tables.pop(number, None)
            drive = self._drives.pop(number, None)
            if drive is not None:
                await drive.stop()
