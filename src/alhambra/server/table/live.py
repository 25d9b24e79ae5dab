"""A table in memory: its log, its game and its room. One place writes, adopts and tells, in this order."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from alhambra.server.bots.queue import Asker
from alhambra.server.contests.endings import note_end
from alhambra.server.edge.limits import Bucket
from alhambra.server.edge.refused import Refused
from alhambra.server.people.played_games import note_results
from alhambra.server.people.rated_games import rate
from alhambra.server.play.match import Match, adopt_change, deal, restore_sitting
from alhambra.server.play.personal_results import list_results_of_change
from alhambra.server.play.rows import OVER, LogStep
from alhambra.server.play.sitting import Change, Moment, Outcome, Sitting
from alhambra.server.storage.log import Outdated, load_whole, write_change
from alhambra.server.table.drive import Conflict
from alhambra.server.table.room import Room
from alhambra.server.table.services import Services
from alhambra.server.table.talk import LINES_KEPT, Line, read_last_lines, read_new_lines
from alhambra.server.table.viewer import Viewer

WRITE_ATTEMPTS: Final = 8  # to write a change, while others write too
RECOVERY_SECONDS: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to reach the database again
FEW_VIEWERS: Final = 32  # viewers who are told at once who comes and goes
CATCH_UPS_A_SECOND: Final = 1.0  # of a table, because clients say that they know more,
CATCH_UPS_AT_ONCE: Final = 5.0
PRESENCE_SECONDS: Final = 0.5  # seconds after which more of them are,
PRESENCE_SECONDS_A_VIEWER: Final = (
    0.002  # or this for each of them, if that is longer: telling a crowd costs the same however large
)

log = structlog.get_logger("alhambra.server.table")


Decide = Callable[[Sitting, Moment], Outcome]


class LiveTable:
    """One table. Whatever changes it is done under `lock`."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.services = services
        self.id = table_id
        self.lock = asyncio.Lock()
        self.awake = asyncio.Event()  # something has changed: the driver looks again
        self.state: Sitting
        self.room = Room(services.now())
        self.gone: frozenset[str] = frozenset()  # people with seats who are banned or deleted
        self.said: list[Line] = []  # the last lines of chat, for newcomers
        self.announced = 0.0
        self.quiet_since = services.now()
        self.catch_ups = Bucket(CATCH_UPS_A_SECOND, CATCH_UPS_AT_ONCE)
        self._is_stirred = False
        self._is_recovering = False

    @property
    def is_driven(self) -> bool:
        """Is there anything to happen by itself?"""
        return self.state.row.is_open

    def now(self) -> float:
        """The time, which never goes back."""
        return self.services.now()

    async def choose(self, position: str, seat: int, bot: str, seed: int, seconds: float) -> str:
        """The action that a bot chooses; it thinks on account of the host."""
        asker = Asker(self.state.row.host, self.id)
        return await self.services.bots.choose(asker, position, seat, bot, seed, seconds)

    def make_moment(self) -> Moment:
        """What is so just now at this table, and not in the log."""
        moment = self.room.make_moment(self.state, self.services.now(), self.gone)
        return replace(moment, claim=self.services.claim_seconds)

    # --- the log ----------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read everything, and play the game up to where it stands."""
        async with self.services.database.read() as connection:
            whole = await load_whole(connection, self.id)
            self.said = await read_last_lines(connection, self.id)
        lost = self.services.uptime.compute_lost(whole.steps[-1].at) if whole.steps else 0.0
        # A game of five hundred steps takes some milliseconds: not in the event loop.
        self.state = await asyncio.to_thread(restore_sitting, whole.row, whole.seats, whole.steps, lost)
        if isinstance(self.state, Match):
            self.state.take_answers(whole.answers)

    async def refresh(self) -> None:
        """Take over what another process has written, and tell everybody here."""
        async with self.lock:
            last = self.state.last
            await self.catch_up()
            await self.tell_talk(again=self.state.last == last)  # the name of a person may be another, or a line gone

    async def catch_up(self) -> None:
        """Take over what another process has written, and tell everybody; the lock is held."""
        state = self.state
        async with self.services.database.read() as connection:
            window = state.moved if isinstance(state, Match) else -1
            whole = await load_whole(connection, self.id, state.last, window)
        steps = whole.steps
        answered = set(state.answers) if isinstance(state, Match) else set()
        if isinstance(state, Match) and (state.can_follow() or not steps):
            state.follow(whole.row, whole.seats, steps)
        else:
            entries = [*state.steps, *steps] if isinstance(state, Match) else steps
            self.state = state = await asyncio.to_thread(restore_sitting, whole.row, whole.seats, entries)
        if isinstance(state, Match):
            state.take_answers(whole.answers)
        self.tell(bool(steps))
        if isinstance(state, Match) and not steps:
            for seat in set(state.answers) - answered:
                self.room.tell_seat(state, self.make_moment(), seat)

    # --- changes ----------------------------------------------------------------------------------------------

    async def perform(self, decide: Decide, viewer: Viewer | None = None) -> Outcome:
        """Have something decided for the table as it is, and write it; again, if somebody else has been faster."""
        for _ in range(WRITE_ATTEMPTS):
            outcome = decide(self.state, self.make_moment())
            if not isinstance(outcome, Change):
                self._reply(outcome, viewer)
                return outcome
            try:
                await self.commit(outcome, viewer)
            except Conflict:
                continue
            return outcome
        raise Refused("too-many", 429)

    async def commit(self, change: Change, viewer: Viewer | None = None) -> None:
        """Write a change; then adopt it, reply, and tell everybody.

        Conflict, with everything brought up to date, if the table is not any more as the change takes it to be.
        """
        results = list_results_of_change(self.state, change)
        try:
            async with self.services.database.begin() as connection:
                await write_change(connection, change)
                if change.row.phase == OVER and change.row.is_rated and change.step is not None:
                    await rate(connection, self.id)
                await note_results(connection, change.row, results)
                if change.row.contest and self.state.row.is_open and not change.row.is_open:
                    await note_end(connection, change.row, self.state.seats, change.row.updated)
                await self.services.peers.tell(connection, self.id)
        except (Outdated, IntegrityError) as error:
            await self.catch_up()
            raise Conflict from error
        except (SQLAlchemyError, OSError):  # it may be written nevertheless
            self.services.spawn(self._recover())
            raise
        self.state = adopt_change(self.state, change)
        if change.step is not None:
            self.services.metrics.count_step(self.services.now() - change.step.at)
        self._reply(change.replies, viewer)
        if change.teller is None:
            self.tell(change.step is not None)
        else:
            self.room.tell_seat(self.state, self.make_moment(), change.teller)
            self.awake.set()

    def _reply(self, messages: Outcome, viewer: Viewer | None) -> None:
        if viewer is not None and not isinstance(messages, Change):
            for message in messages:
                viewer.send(message)

    async def deal(self, key: str) -> None:
        """Deal the cards; Conflict if another process has."""
        change = await asyncio.to_thread(deal, self.state, key, self.services.now())
        await self.commit(change)

    async def _recover(self) -> None:
        """The database has failed: everybody gets what it has as soon as it answers again."""
        if self._is_recovering:
            return
        self._is_recovering = True
        try:
            for attempt in range(10_000):
                await asyncio.sleep(RECOVERY_SECONDS[min(attempt, len(RECOVERY_SECONDS) - 1)])
                try:
                    await self.refresh()
                except (SQLAlchemyError, OSError) as error:
                    log.warning("database does not answer", table=self.id, error=type(error).__name__)
                else:
                    return
        finally:
            self._is_recovering = False

    # --- telling ----------------------------------------------------------------------------------------------

    def tell(self, game_too: bool) -> None:
        """Send everybody what is new."""
        self.room.forget_texts()
        self.room.tell(self.state, self.make_moment(), game_too)
        self.awake.set()

    async def tell_talk(self, again: bool = False) -> None:
        """Send everybody what was said since; newcomers get the last lines, which are all read `again` if need be."""
        told = self.said[-1].number if self.said else 0
        async with self.services.database.read() as connection:
            if again:
                self.said = await read_last_lines(connection, self.id)
            else:
                self.said = [*self.said, *await read_new_lines(connection, self.id, told)][-LINES_KEPT:]
        self.room.say(line for line in self.said if line.number > told)

    def stir(self) -> None:
        """Somebody has come or gone: tell the others, and other processes. A crowd is told a little later, once."""
        self.awake.set()
        if len(self.room.viewers) <= FEW_VIEWERS:
            self.room.tell(self.state, self.make_moment(), False)
            self.announce()
        elif not self._is_stirred:
            self._is_stirred = True
            self.services.spawn(self._tell_later())

    async def _tell_later(self) -> None:
        await asyncio.sleep(max(PRESENCE_SECONDS, PRESENCE_SECONDS_A_VIEWER * len(self.room.viewers)))
        self._is_stirred = False
        self.room.tell(self.state, self.make_moment(), False)
        self.announce()

    def announce(self) -> None:
        """Tell other processes who is here."""
        self.announced = self.services.now()
        players, spectators = self.room.count_crowd(self.state)
        self.services.spawn(self.services.peers.announce(self.id, players, spectators))

    @property
    def steps(self) -> list[LogStep]:
        """The log; empty before the deal."""
        return self.state.steps if isinstance(self.state, Match) else []
