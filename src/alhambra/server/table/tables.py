"""The tables that this process has in memory, and those that it drives."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import select

from alhambra.server.play import wire
from alhambra.server.storage.log import LogStep
from alhambra.server.storage.peers import REPEATED, Crowd
from alhambra.server.storage.schema import OPEN
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import person as people
from alhambra.server.table.driver import Driver
from alhambra.server.table.live import LiveTable
from alhambra.texts.catalogue import catalogue

if TYPE_CHECKING:
    from alhambra.server.site import Site

LOOK: Final = 2.0  # seconds between two looks for tables that nobody drives
SHOWN_OUT: Final = 10.0  # seconds until whoever was banned meanwhile has to leave
KEPT: Final = 120.0  # seconds that a table nobody looks at stays in memory
DAY: Final = 86400.0

log = structlog.get_logger("alhambra.server.table.tables")


class Tables:
    """Tables by their number."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self.live: dict[str, LiveTable] = {}
        self.drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._claimed: set[str] = set()  # about to be driven
        self._broken: set[str] = set()  # those that cannot be played on
        self._changed: set[str] = set()  # by another process, while they were being loaded
        self._task: asyncio.Task[None] | None = None
        self._expired = 0.0
        self._shown_out = 0.0

    async def start(self) -> None:
        """Go on with every game that was being played."""
        await self.look()
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop driving; nothing is lost, everything is in the log."""
        if self._task is not None:
            self._task.cancel()
        for driver in list(self.drivers.values()):
            await driver.stop()
        for table in self.live.values():
            for viewer in list(table.viewers):
                viewer.give_up()

    def count_viewers(self) -> int:
        """How many connections there are."""
        return sum(len(table.viewers) for table in self.live.values())

    async def get(self, game_id: str) -> LiveTable:
        """A table, from memory or from the disk; refused if there is none."""
        table = self.live.get(game_id)
        if table is None:
            table = await self._loaded(game_id)
            await self.drive(table)
        table.quiet_since = time.time()
        return table

    async def _loaded(self, game_id: str) -> LiveTable:
        """Read a table, once, however many ask for it at the same time."""
        async with self._loading.setdefault(game_id, asyncio.Lock()):
            table = self.live.get(game_id)
            try:
                if table is None:
                    table = LiveTable(self.site, game_id)
                    await table.load()
                    self.live[game_id] = table
            finally:
                self._loading.pop(game_id, None)
                is_behind = game_id in self._changed
                self._changed.discard(game_id)
        if is_behind:
            await table.refresh()
        return table

    async def drive(self, table: LiveTable) -> None:
        """Drive a table, if no other process does."""
        if table.row.phase not in OPEN or table.id in self.drivers or table.id in self._claimed:
            return
        self._claimed.add(table.id)
        try:
            if await self.site.peers.claim([table.id]):
                self._driven(table)
        finally:
            self._claimed.discard(table.id)

    def _driven(self, table: LiveTable) -> None:
        if table.id in self.drivers:
            return
        driver = self.drivers[table.id] = Driver(table)
        driver.task.add_done_callback(lambda task: self._ended(table.id, task))

    def _ended(self, game_id: str, task: asyncio.Task[None]) -> None:
        self.drivers.pop(game_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("driver failed", table=game_id, exc_info=task.exception())
        self.site.spawn(self.site.peers.release(game_id))

    def heard(self, game_id: str) -> None:
        """Another process has changed a table."""
        table = self.live.get(game_id)
        if table is not None:
            self.site.spawn(table.refresh())
        elif game_id in self._loading:
            self._changed.add(game_id)

    def met(self, crowd: Crowd) -> None:
        """Another process says who is at a table; one that we did not know does not know about ours."""
        table = self.live.get(crowd.table)
        if table is None:
            return
        is_new = crowd.process not in table.crowds
        table.crowds[crowd.process] = crowd
        table.tell(False)
        if is_new and table.viewers:
            table.announce()

    def reminded(self, game_id: str, person_id: str) -> None:
        """Tell somebody at their other tables that it is their turn."""
        for table in self.live.values():
            for viewer in table.viewers if table.id != game_id else ():
                if viewer.person is not None and viewer.person.id == person_id:
                    text = catalogue(viewer.language).text("table-your-turn")
                    viewer.send(wire.Notice("your-turn", text, game_id))

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
                await self.tidy()
            except Exception:
                log.exception("could not look after the tables")

    async def look(self) -> None:
        """Take over the games that are being played and that nobody drives."""
        if await self.site.peers.lost():  # nobody has told us anything since
            for game_id in self.live:
                self.heard(game_id)
        async with self.site.database.read() as connection:
            found = await connection.execute(select(games.c.id).where(games.c.phase.in_(("dealing", "playing"))))
            known = self.drivers.keys() | self._claimed | self._broken
            waiting = {row.id for row in found} - known
        if not waiting:
            return
        self._claimed |= waiting
        try:
            for game_id in await self.site.peers.claim(waiting):
                await self._take_over(game_id)
        finally:
            self._claimed -= waiting

    async def _take_over(self, game_id: str) -> None:
        """Drive a table that is this process's now; one that cannot be read must not stop the others."""
        try:
            if game_id in self.live:
                await self.live[game_id].refresh()
            self._driven(await self._loaded(game_id))
        except Exception:
            self._broken.add(game_id)
            log.exception("could not go on with a game", table=game_id)
            await self.site.peers.release(game_id)  # another process may be able to

    async def tidy(self) -> None:
        """Forget tables that nobody looks at, and close those that nobody touched for long."""
        now = time.time()
        for game_id, table in list(self.live.items()):
            if table.viewers:
                table.quiet_since = now
                if now - table.announced > REPEATED:
                    table.announce()
            elif now - table.quiet_since > KEPT and (table.row.phase != "playing" or game_id not in self.drivers):
                await self.forget(game_id)
        if now - self._shown_out > SHOWN_OUT:
            self._shown_out = now
            await self.show_out()
        if now - self._expired > DAY / 24:
            self._expired = now
            await self.expire(now - self.site.settings.idle_days * DAY)

    async def show_out(self) -> None:
        """Close the connections of people who have been banned since they came; coming back, they are told why."""
        async with self.site.database.read() as connection:
            banned = {row.id for row in await connection.execute(select(people.c.id).where(people.c.is_banned))}
        for table in self.live.values():
            for viewer in list(table.viewers):
                if viewer.person is not None and viewer.person.id in banned:
                    viewer.give_up()

    async def forget(self, game_id: str) -> None:
        """Take a table out of memory."""
        self.live.pop(game_id, None)
        driver = self.drivers.get(game_id)
        if driver is not None:
            await driver.stop()

    async def expire(self, before: float) -> None:
        """End what nobody has touched since; a game over days has clocks of its own."""
        is_idle = games.c.phase.in_(OPEN) & (games.c.updated < before)
        is_slow = games.c.options.like('%"kind": "days"%') & (games.c.phase == "playing")
        async with self.site.database.read() as connection:
            found = [row.id for row in await connection.execute(select(games.c.id).where(is_idle & ~is_slow))]
        for game_id in found:
            await self.close_table(game_id)

    async def close_table(self, game_id: str) -> None:
        """End a game without a result."""
        table = await self.get(game_id)
        async with table.lock:
            if table.is_running:
                step = LogStep(table.last + 1, "abort", -1, "", (), None, time.time())
                await table.append(step, game_values={"phase": "aborted"})
            elif table.row.phase in OPEN:
                async with self.site.database.begin() as connection:
                    await table.change_game(connection, phase="aborted")
                    await self.site.tell_others(connection, game_id)
                await table.changed()
