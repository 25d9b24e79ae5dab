"""What the end of a game means for the contest that it was played in."""

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.contests import arbiter, duplicate, tournament
from alhambra.server.contests.entries import count_try
from alhambra.server.play.rows import OVER, SeatRow, TableRow


async def note_end(connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow], at: float) -> None:
    """A game has ended, or was aborted: note it in the same transaction."""
    if row.contest.startswith(tournament.PREFIX):
        await arbiter.note_game(connection, row, seats, at)
        return
    if row.phase == OVER:
        await count_try(connection, row, seats, at)
    if row.contest.startswith(duplicate.PREFIX):
        await duplicate.end_if_done(connection, row.contest.removeprefix(duplicate.PREFIX), at)
