"""Closes the connections of those who may no longer be there: their session has ended, or they were sent away.

It looks at what is stored, twice a second. So it does not matter who ended a session, in which process, or whether that
was `alhambra admin`; and nobody slips in between two messages.
"""

import asyncio
from collections.abc import Iterator
from typing import Final

import structlog

from alhambra.server.edge.refused import Refused
from alhambra.server.people.sessions import find_valid_digests
from alhambra.server.play.admission import admit
from alhambra.server.table.tables import Tables
from alhambra.server.table.viewer import Viewer

LOOK_SECONDS: Final = 0.5  # seconds

log = structlog.get_logger("alhambra.server.table.doorkeeper")


class Doorkeeper:
    """Watches all connections of a process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to watch."""
        self._task = asyncio.create_task(self._watch(), name="doorkeeper")

    async def stop(self) -> None:
        """Watch no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception as error:  # the database is away: everybody stays until it is back
                log.warning("could not look after sessions", error=type(error).__name__)

    async def look(self) -> None:
        """Show out those who may not be here any more."""
        known = [viewer for viewer in self._list_viewers() if viewer.digest]
        valid = (
            await find_valid_digests(self._tables.services.database, {viewer.digest for viewer in known})
            if known
            else set()
        )
        for viewer in known:
            if viewer.digest not in valid:
                viewer.show_out(Refused("session-ended", 401))
        now = self._tables.services.now()
        for table in list(self._tables.live.values()):
            for viewer in list(table.room.viewers):
                try:
                    admit(table.state, viewer.person_id, viewer.invitation, now)
                except Refused as refused:
                    viewer.show_out(refused)

    def _list_viewers(self) -> Iterator[Viewer]:
        for table in list(self._tables.live.values()):
            yield from list(table.room.viewers)
