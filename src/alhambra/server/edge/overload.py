"""Is there too much to do? Then new tables and spectators are refused, so that those who play can go on.

What is measured is how late the event loop comes back to a task that sleeps: that is what everybody waits.
"""

import asyncio
import time
from typing import Final

from alhambra.server.edge.refused import Refused

MEASURE_SECONDS: Final = 0.25  # seconds
LATE_SECONDS: Final = 0.5  # seconds that the loop may be behind
NEWEST_WEIGHT: Final = 0.3  # of the newest measurement


class Overload:
    """Measures how far the event loop is behind."""

    def __init__(self, too_late: float = LATE_SECONDS) -> None:
        self.too_late = too_late
        self.lag = 0.0  # seconds, smoothed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to measure."""
        self._task = asyncio.create_task(self._measure(), name="overload")

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def check(self) -> None:
        """Raise Refused if nothing new should be begun now."""
        if self.lag > self.too_late:
            raise Refused("overloaded", 503)

    async def _measure(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(MEASURE_SECONDS)
            late = max(0.0, time.monotonic() - began - MEASURE_SECONDS)
            self.lag += NEWEST_WEIGHT * (late - self.lag)
