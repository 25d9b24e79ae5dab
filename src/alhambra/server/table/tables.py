"""The tables that this process has in memory, and those that it drives."""

import asyncio
from typing import Final

import structlog
from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError

from alhambra.server.play import wire
from alhambra.server.play.leaving import close, set_adjourned
from alhambra.server.play.match import Match
from alhambra.server.play.rows import DEALING, OPEN, PLAYING
from alhambra.server.storage.peers import REPEAT_SECONDS, Crowd
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import person as people
from alhambra.server.storage.schema import seat as seats
from alhambra.server.storage.uptime import BEAT_SECONDS
from alhambra.server.table.driver import Driver
from alhambra.server.table.live import LiveTable
from alhambra.server.table.services import Services
from alhambra.texts.catalogue import catalogue

LOOK_SECONDS: Final = 2.0  # seconds between two looks for tables that nobody drives
IDLE_SECONDS: Final = 120.0  # seconds that a table nobody looks at stays in memory
DAY_SECONDS: Final = 86400.0

log = structlog.get_logger("alhambra.server.table.tables")


class Tables:
    """Tables by their number."""

    def __init__(self, services: Services, idle_days: float) -> None:
        self.services = services
        self.idle_days = idle_days
        self.live: dict[str, LiveTable] = {}
        self.drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._claimed: set[str] = set()  # about to be driven
        self._broken: set[str] = set()  # those that cannot be played on
        self._changed: set[str] = set()  # by another process, while they were being loaded
        self._task: asyncio.Task[None] | None = None
        self._expired = 0.0
        self._beaten = 0.0

    async def start(self) -> None:
        """Go on with every game that was being played."""
        await self.look()
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop driving; nothing is lost, everything is in the log."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        # One that fails while it is stopped must not keep the others, and the database, open.
        await asyncio.gather(*(driver.stop() for driver in self.drivers.values()), return_exceptions=True)
        for table in self.live.values():
            for viewer in list(table.room.viewers):
                viewer.give_up()

    def count_viewers(self) -> int:
        """How many connections there are."""
        return sum(len(table.room.viewers) for table in self.live.values())

    async def get(self, table_id: str) -> LiveTable:
        """A table, from memory or from the disk; refused if there is none."""
        table = self.live.get(table_id)
        if table is None:
            table = await self._load(table_id)
            await self.drive(table)
        table.quiet_since = self.services.now()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        """Read a table, once, however many ask for it at the same time."""
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            table = self.live.get(table_id)
            try:
                if table is None:
                    table = LiveTable(self.services, table_id)
                    await table.load()
                    self.live[table_id] = table
            finally:
                self._loading.pop(table_id, None)
                is_behind = table_id in self._changed
                self._changed.discard(table_id)
        if is_behind:
            await table.refresh()
        return table

    async def drive(self, table: LiveTable) -> None:
        """Drive a table, if no other process does."""
        if not table.is_driven or table.id in self.drivers or table.id in self._claimed:
            return
        self._claimed.add(table.id)
        try:
            if await self.services.peers.claim([table.id]):
                self._begin_driving(table)
        finally:
            self._claimed.discard(table.id)

    def _begin_driving(self, table: LiveTable) -> None:
        if table.id in self.drivers:
            return
        driver = self.drivers[table.id] = Driver(table, self.remind_viewers)
        driver.task.add_done_callback(lambda task: self._note_end(table.id, task))

    def _note_end(self, table_id: str, task: asyncio.Task[None]) -> None:
        driver = self.drivers.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("driver failed", table=table_id, exc_info=task.exception())
        if driver is not None:
            self.services.spawn(self.services.peers.release(table_id))

    def hear_change(self, table_id: str) -> None:
        """Another process has changed a table."""
        table = self.live.get(table_id)
        if table is not None:
            self.services.spawn(table.refresh())
        elif table_id in self._loading:
            self._changed.add(table_id)

    def meet_crowd(self, crowd: Crowd) -> None:
        """Another process says who is at a table; one that we did not know does not know about ours."""
        table = self.live.get(crowd.table)
        if table is None:
            return
        is_new = crowd.process not in table.room.crowds
        table.room.crowds[crowd.process] = crowd
        table.room.tell(table.state, table.make_moment(), False)
        table.awake.set()
        if is_new and table.room.viewers:
            table.announce()

    def remind_viewers(self, table_id: str, person_id: str) -> None:
        """Tell somebody at their other tables that it is their turn."""
        for table in self.live.values():
            for viewer in table.room.viewers if table.id != table_id else ():
                if viewer.person is not None and viewer.person.id == person_id:
                    text = catalogue(viewer.language).text("table-your-turn")
                    viewer.send(wire.Notice("your-turn", text, table_id))

    def is_awaited(self, table_id: str, person_id: str) -> bool:
        """Does a table that is driven here wait for a person?"""
        table = self.live.get(table_id) if table_id in self.drivers else None
        state = table.state if table is not None else None
        return isinstance(state, Match) and person_id in {state.seats[seat].person for seat in state.awaited}

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
                await self.tidy()
            except Exception:
                log.exception("could not look after the tables")

    async def look(self) -> None:
        """Take over the games that are being played and that nobody drives."""
        # Nobody has told us anything while we were cut off, and what we drove may be another's.
        if await self.services.peers.has_reconnected():
            await self._claim_again()
        async with self.services.database.read() as connection:
            found = await connection.execute(select(games.c.id).where(games.c.phase.in_((DEALING, PLAYING))))
            known = self.drivers.keys() | self._claimed | self._broken
            waiting = {row.id for row in found} - known
        if not waiting:
            return
        self._claimed |= waiting
        try:
            for table_id in await self.services.peers.claim(waiting):
                await self._take_over(table_id)
        finally:
            self._claimed -= waiting

    async def _claim_again(self) -> None:
        """The locks are gone with the connection: leave the tables that another process has taken meanwhile."""
        for table_id in self.live:
            self.hear_change(table_id)
        driven = set(self.drivers)
        kept = await self.services.peers.claim(driven)
        for table_id in driven - kept:
            driver = self.drivers.pop(table_id, None)
            if driver is not None:
                await driver.stop()

    async def _take_over(self, table_id: str) -> None:
        """Drive a table that is this process's now; one that cannot be read must not stop the others."""
        try:
            if table_id in self.live:
                await self.live[table_id].refresh()
            self._begin_driving(await self._load(table_id))
        except (SQLAlchemyError, OSError):  # the database has failed, not the table
            await self.services.peers.release(table_id)
            raise
        except Exception:
            self._broken.add(table_id)
            log.exception("could not go on with a game", table=table_id)
            await self.services.peers.release(table_id)  # another process may be able to

    async def tidy(self) -> None:
        """Forget tables that nobody looks at, and close those that nobody touched for long."""
        now = self.services.now()
        if now - self._beaten > BEAT_SECONDS:
            self._beaten = now
            await self.services.uptime.beat()
        for table_id, table in list(self.live.items()):
            if table.room.viewers:
                table.quiet_since = now
                if now - table.announced > REPEAT_SECONDS:
                    table.announce()
            elif now - table.quiet_since > IDLE_SECONDS and (
                table.state.row.phase != PLAYING or table_id not in self.drivers
            ):
                await self.forget(table_id)
        await self.notice_changes()
        if now - self._expired > DAY_SECONDS / 24:
            self._expired = now
            await self.expire_tables(now - self.idle_days * DAY_SECONDS)

    async def notice_changes(self) -> None:
        """See what was changed in the database by others who could not say so, as `alhambra admin` on SQLite."""
        is_gone = or_(people.c.is_banned, people.c.is_deleted)
        sitting = select(seats.c.game, seats.c.person).join(people, people.c.id == seats.c.person)
        versions = select(games.c.id, games.c.version).where(games.c.id.in_(self.live))
        async with self.services.database.read() as connection:
            at_tables = (await connection.execute(sitting.where(is_gone, seats.c.game.in_(self.live)))).all()
            found = (await connection.execute(versions)).all()
        for row in found:
            if row.id in self.live and row.version > self.live[row.id].state.row.version:
                self.hear_change(row.id)
        for table_id, table in list(self.live.items()):
            missing = frozenset(row.person for row in at_tables if row.game == table_id)
            if missing != table.gone:  # games go on without people who have been banned or deleted
                table.gone = missing
                table.awake.set()

    async def forget(self, table_id: str) -> None:
        """Take a table out of memory."""
        self.live.pop(table_id, None)
        driver = self.drivers.get(table_id)
        if driver is not None:
            await driver.stop()

    async def expire_tables(self, before: float) -> None:
        """End what nobody has touched since; a game over days has clocks of its own."""
        is_idle = games.c.phase.in_(OPEN) & (games.c.updated < before)
        is_slow = (games.c.clock == "days") & (games.c.phase == PLAYING)
        async with self.services.database.read() as connection:
            found = [row.id for row in await connection.execute(select(games.c.id).where(is_idle & ~is_slow))]
        for table_id in found:
            await self.close_table(table_id)

    async def set_adjourned(self, table_id: str, is_adjourned: bool) -> None:
        """Let a game rest, or go on."""
        table = await self.get(table_id)
        async with table.lock:
            await table.perform(lambda state, moment: set_adjourned(state, is_adjourned, moment.now))

    async def close_table(self, table_id: str) -> None:
        """End a game without a result."""
        table = await self.get(table_id)
        async with table.lock:
            if table.is_driven:
                await table.perform(lambda state, moment: close(state, moment.now) if state.row.is_open else ())
