"""What happens at a table by itself, wherever it stands: the deal, the moves of bots, windows that close, clocks.

Nothing here knows a server: a table in a page is driven by the same code.
"""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

from alhambra.engine.play.game import Game
from alhambra.engine.view.view import View
from alhambra.server.bots.questions import sample_position
from alhambra.server.play.dealing import complete_nonces, dealing_key, list_unopened_seats
from alhambra.server.play.leaving import run_out
from alhambra.server.play.match import Match
from alhambra.server.play.moves import keep_answer, play, settle
from alhambra.server.play.plans import carry_out, is_due
from alhambra.server.play.rows import DEALING
from alhambra.server.play.sitting import Change, Sitting
from alhambra.server.play.windows import find_asked_seats, select_counting_answers

OPENING_SECONDS: Final = 30.0  # seconds until the cards are dealt without the nonces that did not come
THINKING_SECONDS: Final = 5.0  # seconds that the bots of a table may think together, each about one move


class Conflict(Exception):
    """Somebody else was faster: the table has been brought up to date, and the change must be made again."""


class Driven(Protocol):
    """A table that can be driven. Whatever changes it is done under `lock`; `awake` says that something has changed."""

    state: Sitting
    lock: asyncio.Lock
    awake: asyncio.Event

    @property
    def is_driven(self) -> bool:
        """Is there anything to happen by itself?"""

    def now(self) -> float:
        """The time, which never goes back."""

    async def commit(self, change: Change) -> None:
        """Write a change, then adopt and tell it; Conflict if the table is not any more as it takes it to be."""

    async def deal(self, key: str) -> None:
        """Deal the cards."""

    async def choose(self, position: str, seat: int, bot: str, seed: int, seconds: float) -> str:
        """The action that a bot chooses, which may think for that long."""


class Drive:
    """Drives one table."""

    def __init__(self, table: Driven) -> None:
        self.driven = table
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Do what is due, then sleep until something changes or the next thing is due."""
        table = self.driven
        while table.is_driven:
            table.awake.clear()
            try:
                due = await self.do_next_thing()
            except Conflict:
                continue
            if due == 0.0:
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(due):
                    await table.awake.wait()

    async def stop(self) -> None:
        """Leave the table to others."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    async def do_next_thing(self) -> float | None:
        """Do one thing that is due and return 0; or return the seconds until the next is, None for never."""
        state = self.driven.state
        if state.row.phase == DEALING:
            return await self.deal_when_ready(state)
        if not isinstance(state, Match) or not state.is_running:
            return None
        return await self.go_on(state)

    async def go_on(self, match: Match) -> float | None:
        """Do one thing that is due in a game; the answer is that of `do_next_thing`."""
        if match.is_adjourned:
            return None
        if match.window is not None:
            return await self.settle_window(match)
        if match.seats[match.game.to_act].bot:
            await self.move(match, match.game.to_act)
            return 0.0
        if is_due(match):
            await self.carry_out_plan(match)
            return 0.0
        await self.remind(match)
        return await self.watch_clock(match)

    async def carry_out_plan(self, match: Match) -> None:
        """What somebody has ordered for this turn, through the same door as everybody's actions."""
        table = self.driven
        async with table.lock:
            if table.state is match and is_due(match):
                await table.commit(carry_out(match, table.now()))

    async def remind(self, match: Match) -> None:
        """Tell people who are not looking that the game waits for them; where everybody is here, nobody is told."""

    # --- the deal -----------------------------------------------------------------------------------------

    async def deal_when_ready(self, state: Sitting) -> float:
        """Deal as soon as all nonces are open, or without those that did not come."""
        table = self.driven
        left = state.row.updated + OPENING_SECONDS - table.now()
        if list_unopened_seats(state) and left > 0:
            return left
        async with table.lock:
            if table.state.row.phase == DEALING:
                change = complete_nonces(table.state)
                if change is not None:
                    await table.commit(change)
                await table.deal(dealing_key(table.state))
        return 0.0

    # --- windows ------------------------------------------------------------------------------------------

    async def settle_window(self, match: Match) -> float | None:
        """Let the answers count when all are in that matter, or when the time is up."""
        table, game = self.driven, match.game
        await self.ask_bots(match, game)
        await self.remind(match)
        async with table.lock:
            if table.state is not match or match.game is not game or match.is_adjourned or not match.is_running:
                return 0.0
            until, now = match.window_end, table.now()
            answers = select_counting_answers(game, match.given_answers, until is not None and until <= now)
            if not answers:
                return None if until is None else max(until - now, 0.05)
            await table.commit(settle(match, answers, now))
        return 0.0

    async def ask_bots(self, match: Match, game: Game) -> None:
        """Bots answer as people do: privately, and at once."""
        for seat, asked in find_asked_seats(game).items():
            if match.seats[seat].bot and seat not in match.answers:
                chosen = await self.choose_action(match, seat, asked.view(seat))
                await self.answer_window(match, game, seat, chosen)

    async def answer_window(self, match: Match, game: Game, seat: int, chosen: str) -> None:
        """What a bot has answered, through the same door as everybody's answers."""
        table = self.driven
        async with table.lock:
            is_same = table.state is match and match.game is game and match.is_running and not match.is_adjourned
            if is_same and match.seats[seat].bot and seat not in match.answers:
                await table.commit(keep_answer(match, seat, chosen))

    # --- bots ---------------------------------------------------------------------------------------------

    async def choose_action(self, match: Match, seat: int, view: View) -> str:
        """What the bot of a seat would do; it gets a world that agrees with what the seat sees."""
        # Counted by actions, not by entries of the log: the same actions get the same answers, whatever was taken back.
        number, bot = match.game.steps, match.seats[seat].bot
        seconds = THINKING_SECONDS / sum(one.is_bots for one in match.seats)
        return await self.driven.choose(sample_position(view, number), seat, bot, number, seconds)

    async def move(self, match: Match, seat: int) -> None:
        """The bot's action, through the same door as everybody's."""
        table, game = self.driven, match.game
        action = await self.choose_action(match, seat, game.view(seat))
        async with table.lock:
            is_same = table.state is match and match.game is game and match.is_running
            if is_same and match.seats[seat].bot and not match.is_adjourned:
                await table.commit(play(match, seat, action, table.now()))

    # --- clocks -------------------------------------------------------------------------------------------

    async def watch_clock(self, match: Match) -> float | None:
        """Let a bot go on when the time of a seat is up."""
        table = self.driven
        end = match.clock.deadline
        if end is None:
            return None
        left = end - table.now()
        if left > 0:
            return left
        async with table.lock:
            seat, end, now = match.clock.running, match.clock.deadline, table.now()
            if table.state is match and seat is not None and end is not None and end <= now and match.is_running:
                await table.commit(run_out(match, seat, now))
        return 0.0
