"""When servers ran: time in which none did is nobody's, and everybody's clock goes on however processes change."""

import secrets
import time
from collections.abc import Iterable

from sqlalchemy import delete, insert, select, update

from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import run

BEAT_SECONDS = 5.0  # seconds between two signs of life
RUNS_KEPT_SECONDS = 40 * 86400.0  # seconds that runs are remembered

Span = tuple[float, float]


class Uptime:
    """The time of this process: it never goes back, whatever happens to the clock of the machine."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._id = secrets.token_hex(8)
        self._offset = time.time() - time.monotonic()
        self._began = self.now()
        self._others: list[Span] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return self._offset + time.monotonic()

    async def start(self) -> None:
        """Note that this process runs; from now on `lost` knows when none did."""
        now = self._began = self.now()
        async with self._database.begin() as connection:
            await connection.execute(delete(run).where(run.c.seen < now - RUNS_KEPT_SECONDS))
            await connection.execute(insert(run).values(id=self._id, began=now, seen=now))
        await self._read()

    async def beat(self) -> None:
        """Say that this process still runs."""
        async with self._database.begin() as connection:
            await connection.execute(update(run).where(run.c.id == self._id).values(seen=self.now()))
        await self._read()

    async def _read(self) -> None:
        async with self._database.read() as connection:
            found = await connection.execute(select(run).where(run.c.id != self._id))
            self._others = [(row.began, row.seen + BEAT_SECONDS) for row in found]

    def compute_lost(self, since: float) -> float:
        """How many of the seconds since then no server ran."""
        now = self.now()
        return max(0.0, now - since - sum_covered([*self._others, (self._began, now)], since, now))


def sum_covered(spans: Iterable[Span], begin: float, end: float) -> float:
    """How much of a time is covered by spans, which may overlap."""
    total, reached = 0.0, begin
    for first, last in sorted(spans):
        total += max(0.0, min(last, end) - max(first, reached))
        reached = max(reached, min(last, end))
    return total
