"""A table in memory: its rows, its game, who looks at it. What changes is on the disk before anybody hears of it."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.engine.play.compose import compose
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.view.view import SPECTATOR
from alhambra.record.setup_text import parse_setup
from alhambra.server.people.rated_games import rate
from alhambra.server.play import wire
from alhambra.server.play.clock import Clock, new_clock, window_seconds
from alhambra.server.play.trial import Play, Trial, dealt, turn_ended
from alhambra.server.play.windows import concerned, is_window
from alhambra.server.storage.log import (
    MOVES,
    LogStep,
    append_step,
    follow,
    follows_seed,
    load_answers,
    load_game,
    load_seats,
    load_steps,
    played,
)
from alhambra.server.storage.peers import Crowd
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import seat as seats
from alhambra.server.table.talk import last_line, new_lines
from alhambra.server.table.telling import send_game, send_table
from alhambra.server.table.viewer import Viewer

if TYPE_CHECKING:
    from alhambra.server.site import Site

NOTHING: Final[Mapping[str, Any]] = {}


class Conflict(Exception):
    """Somebody else was faster: the table has been brought up to date, the message is stale."""


def _nothing() -> None:
    """Nobody waits for an answer."""


class LiveTable:
    """One table. Messages are handled one at a time, under `lock`."""

    def __init__(self, site: "Site", game_id: str) -> None:
        self.site = site
        self.id = game_id
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.awake = asyncio.Event()  # something has changed: the driver looks again
        self.row: Row[Any]
        self.seats: list[Row[Any]] = []
        self.steps: list[LogStep] = []
        self.messages: dict[str, int | None] = {}  # message → step, where it has one
        self.play: Play | None = None
        self.clock = Clock()
        self.window: int | None = None  # the step after which the open window stands
        self.window_until = 0.0
        self.answers: dict[int, str] = {}  # by seat, in the open window
        self.crowds: dict[str, Crowd] = {}  # who is there in other processes
        self.announced = 0.0
        self.talked = 0  # the last line of chat that was told here
        self.quiet_since = time.time()

    # --- what is stored -------------------------------------------------------------------------------------

    @property
    def options(self) -> dict[str, Any]:
        """The options of the table."""
        options: dict[str, Any] = json.loads(self.row.options)
        return options

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.play.game.rules if self.play else compose(parse_setup(self.row.setup))

    @property
    def last(self) -> int:
        """The number of the last step; -1 before the deal."""
        return len(self.steps) - 1

    @property
    def moved(self) -> int:
        """The number of the last step that changed the game; that somebody resigns does not."""
        return next((entry.number for entry in reversed(self.steps) if entry.kind in MOVES), -1)

    @property
    def is_running(self) -> bool:
        """Is a game in play?"""
        return bool(self.row.phase == "playing")

    def own_seats(self, viewer: Viewer) -> list[int]:
        """The seats that belong to the person on a connection."""
        if viewer.person is None:
            return []
        return [seat.number for seat in self.seats if seat.person == viewer.person.id and not seat.has_resigned]

    def shown(self, viewer: Viewer) -> int:
        """The seat whose view is shown: the only one of the device, or the unveiled one; else a spectator's."""
        own = self.own_seats(viewer)
        if viewer.unveiled in own:
            return int(viewer.unveiled)
        of_device = [seat for seat in self.seats if viewer.person is not None and seat.person == viewer.person.id]
        return own[0] if own and len(of_device) == 1 else SPECTATOR

    async def load(self) -> None:
        """Read everything, and play the game up to where it stands."""
        async with self.site.database.read() as connection:
            await self._read(connection)
            self.talked = await last_line(connection, self.id)
        self.clock = self.restored_clock()

    async def _read(self, connection: AsyncConnection) -> bool:
        """Take over what is on the disk; true if there are new steps."""
        self.row = await load_game(connection, self.id)
        self.seats = await load_seats(connection, self.id)
        new = await load_steps(connection, self.id, self.last)
        if new:
            await self._follow(new)
            self.steps += new
            self.messages |= {entry.message: entry.number for entry in new if entry.message}
            self.clock = self.restored_clock()
        given = await load_answers(connection, self.id, -1 if self.last < len(new) else self.moved)
        self.messages |= {row.message: None for row in given if row.message and row.message not in self.messages}
        self.open_window()
        self.answers |= {row.seat: row.action for row in given if row.window == self.window}
        return bool(new)

    async def _follow(self, new: list[LogStep]) -> None:
        if self.play is not None and follows_seed(self.row):
            for entry in new:
                follow(self.play, entry)
        else:  # a game of five hundred steps takes some milliseconds: not in the event loop
            self.play = await asyncio.to_thread(played, self.row, [*self.steps, *new])

    async def refresh(self) -> None:
        """Take over what another process has written, and tell everybody here."""
        async with self.lock:
            await self.catch_up()
            await self.tell_talk()

    async def catch_up(self) -> None:
        """The same, where the lock is held."""
        async with self.site.database.read() as connection:
            is_new = await self._read(connection)
        self.tell(is_new)

    def restored_clock(self) -> Clock:
        """The clocks as the log left them. Time in which no server ran is nobody's."""
        clock = new_clock(self.options, len(self.seats))
        if self.steps and self.steps[-1].left:
            clock = replace(clock, left=self.steps[-1].left)
        since = time.time() if clock.kind != "days" else (self.steps[-1].at if self.steps else time.time())
        return replace(clock, running=self.clock_seat() if clock.kind != "none" else None, since=since)

    # --- what is going on -----------------------------------------------------------------------------------

    def clock_seat(self) -> int | None:
        """The seat whose clock runs: nobody's in a window, or while a bot thinks."""
        if not self.is_running or self.play is None or self.play.game.is_over or is_window(self.play.game):
            return None
        seat = self.play.game.to_act
        return None if self.seats[seat].bot else seat

    def awaited(self) -> list[int]:
        """The seats of people that the game waits for. In a window nobody else may know them."""
        if self.window is None or self.play is None:
            seat = self.clock_seat()
            return [] if seat is None else [seat]
        asked = [seat for seat in concerned(self.play.game) if not self.seats[seat].bot]
        return [seat for seat in asked if seat not in self.answers and not self.has_order(seat)]

    def has_order(self, seat: int) -> bool:
        """Has the seat a standing order for the open window?"""
        return self.play is not None and self.play.game.decision in json.loads(self.seats[seat].orders)

    def open_window(self) -> None:
        """Note whether the game has come to a window, and how long that lasts."""
        is_open = self.is_running and self.play is not None and is_window(self.play.game)
        window = self.moved if is_open else None
        if window == self.window:
            return
        self.window, self.answers = window, {}
        since = self.steps[-1].at if self.clock.kind == "days" else time.time()
        self.window_until = since + window_seconds(self.options)

    # --- changes --------------------------------------------------------------------------------------------

    async def append(
        self,
        step: LogStep,
        trial: Trial | None = None,
        done: Callable[[], None] = _nothing,
        *,
        seat_values: Mapping[str, Any] = NOTHING,
        game_values: Mapping[str, Any] = NOTHING,
    ) -> None:
        """Write a step (and what it changes beside the game) to the log; then adopt it, say `done` and tell everybody.

        Conflict, with everything brought up to date, if another process has written one first.
        """
        clock = self._clock_after(step, trial)
        step = replace(step, left=clock.left)
        is_over = trial is not None and trial.game.is_over
        ending = self.ending(trial) if is_over and trial else {}
        try:
            async with self.site.database.begin() as connection:
                await append_step(connection, self.id, step)
                if seat_values:
                    await self.change_seat(connection, step.seat, **seat_values)
                await self.change_game(connection, **ending, **game_values)
                if is_over and self.row.is_rated:
                    await rate(connection, self.id)
                await self.site.tell_others(connection, self.id)
        except IntegrityError as error:
            await self.catch_up()
            raise Conflict from error
        self._adopted(step, trial)
        if seat_values or ending or game_values:
            await self._reread()
        self.clock = replace(clock, running=self.clock_seat() if clock.kind != "none" else None, since=step.at)
        self.open_window()
        done()
        self.tell(True)

    def _clock_after(self, step: LogStep, trial: Trial | None) -> Clock:
        """The clocks when the step is done. What an undo takes back was no turn: it brings nothing."""
        assert self.play is not None
        clock = self.clock.passed(step.at, None, trial is not None and turn_ended(self.play.game, trial.game))
        if step.kind == "undo" and turn_ended(self.play.past[-1][2], self.play.game):
            return clock.without_increment(step.seat)
        return clock

    def _adopted(self, step: LogStep, trial: Trial | None) -> None:
        assert self.play is not None
        if trial is not None:
            self.play.adopt(step.number, trial)
        elif step.kind == "undo":
            self.play.undo()
        self.steps.append(step)
        if step.message:
            self.messages[step.message] = step.number
        self.site.metrics.step(time.time() - step.at)

    def ending(self, trial: Trial) -> dict[str, Any]:
        """What the table's row says when the game is over. Whoever has resigned cannot win."""
        outcome = trial.game.outcome
        assert outcome is not None
        playing = {seat.number for seat in self.seats if not seat.has_resigned}
        winners = next((sorted(playing & set(seats)) for seats in outcome.ranking if playing & set(seats)), [])
        return {"phase": "over", "result": json.dumps(list(outcome.points)), "winners": json.dumps(winners)}

    async def change_game(self, connection: AsyncConnection, **values: Any) -> None:
        """Change the table's row."""
        await connection.execute(update(games).where(games.c.id == self.id).values(updated=time.time(), **values))

    async def change_seat(self, connection: AsyncConnection, number: int, **values: Any) -> None:
        """Change the row of a seat."""
        which = (seats.c.game == self.id) & (seats.c.number == number)
        await connection.execute(update(seats).where(which).values(**values))

    async def _reread(self) -> None:
        """Rows of table and seats as they are now."""
        async with self.site.database.read() as connection:
            self.row = await load_game(connection, self.id)
            self.seats = await load_seats(connection, self.id)

    async def deal(self, key: str) -> None:
        """Deal the cards; the nonces are known by now."""
        setup = parse_setup(self.row.setup)
        play, draws = await asyncio.to_thread(dealt, setup, key, self.row.origin)
        clock = new_clock(self.options, len(self.seats))
        step = LogStep(0, "deal", -1, "deal", draws, None, time.time(), clock.left)
        try:
            async with self.site.database.begin() as connection:
                await append_step(connection, self.id, step)
                await self.change_game(connection, phase="playing", key=key)
                await self.site.tell_others(connection, self.id)
        except IntegrityError:
            await self.catch_up()
            return
        self.play = play
        self.steps.append(step)
        await self._reread()
        running = self.clock_seat() if clock.kind != "none" else None
        self.clock = replace(clock, running=running, since=step.at)
        self.open_window()
        self.tell(True)

    async def changed(self) -> None:
        """Rows of table or seats were changed by this process: read them and tell everybody."""
        await self._reread()
        self.tell(False)

    # --- telling --------------------------------------------------------------------------------------------

    def tell(self, game_too: bool) -> None:
        """Send everybody what is new."""
        for viewer in list(self.viewers):
            if viewer.has_greeted:
                send_table(self, viewer)
                if game_too:
                    send_game(self, viewer)
        self.awake.set()

    async def tell_talk(self) -> None:
        """Send everybody what was said since."""
        async with self.site.database.read() as connection:
            lines = await new_lines(connection, self.id, self.talked)
        for line in lines:
            self.talked = line.number
            self.say(line)

    def say(self, message: wire.FromServer) -> None:
        """Send everybody the same."""
        for viewer in list(self.viewers):
            if viewer.has_greeted:
                viewer.send(message)

    # --- who is there ---------------------------------------------------------------------------------------

    def people_here(self) -> Iterator[str]:
        """Who is connected, in any process."""
        for viewer in self.viewers:
            if viewer.person is not None:
                yield viewer.person.id
        for crowd in self.crowds.values():
            if crowd.is_fresh:
                yield from crowd.people

    def spectators(self) -> int:
        """How many connections belong to nobody who plays."""
        elsewhere = sum(crowd.spectators for crowd in self.crowds.values() if crowd.is_fresh)
        return elsewhere + sum(1 for viewer in self.viewers if not self.own_seats(viewer))

    def announce(self) -> None:
        """Tell other processes who is here."""
        self.announced = time.time()
        players = {viewer.person.id for viewer in self.viewers if viewer.person and self.own_seats(viewer)}
        looking = sum(1 for viewer in self.viewers if not self.own_seats(viewer))
        self.site.spawn(self.site.peers.announce(self.id, players, looking))
