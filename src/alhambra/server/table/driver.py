"""What happens at a table by itself: bots move, windows close, clocks run down, nonces fail to come, tables expire."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from alhambra.engine.play.game import Game
from alhambra.engine.view.view import View
from alhambra.record.fairness import chance_key, derived_nonce
from alhambra.server.bots.queue import Asker
from alhambra.server.bots.runner import sampled_position
from alhambra.server.play.windows import acting, concerned, counting, is_window, silence_of
from alhambra.server.storage.log import LogStep
from alhambra.server.storage.schema import OPEN
from alhambra.server.table.live import Conflict, LiveTable
from alhambra.server.table.moves import play
from alhambra.server.table.parting import run_out

OPENING: Final = 30.0  # seconds until the server deals without the nonces that did not come
THINKING: Final = 5.0  # seconds that the bots of a table may think together, each about one move


class Driver:
    """Drives one table, in the one process that owns it."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.reminded: set[tuple[int, str]] = set()  # after which step who was told that it is their turn
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Do what is due, then sleep until something changes or the next thing is due."""
        table = self.table
        while table.row.phase in OPEN:
            table.awake.clear()
            try:
                due = await self.next_thing()
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

    async def next_thing(self) -> float | None:
        """Do one thing that is due and return 0; or return the seconds until the next is, None for never."""
        table = self.table
        if table.row.phase == "dealing":
            return await self.deal_when_ready()
        if not table.is_running or table.play is None or table.play.game.is_over:
            return None
        if self.is_unwatched():
            return None
        if is_window(table.play.game):
            return await self.settle_window(table.play.game)
        if table.seats[table.play.game.to_act].bot:
            await self.move(table.play.game.to_act)
            return 0.0
        await self.remind()
        return await self.watch_clock()

    async def remind(self) -> None:
        """Tell those who are not looking that it is their turn, once."""
        table = self.table
        for person in {table.seats[seat].person for seat in table.awaited()} - set(table.people_here()):
            if person is not None and (table.last, person) not in self.reminded:
                self.reminded = {word for word in self.reminded if word[0] == table.last} | {(table.last, person)}
                await table.site.remind(table, person)

    # --- the deal -----------------------------------------------------------------------------------------

    async def deal_when_ready(self) -> float:
        """Deal as soon as all nonces are open, or without those that did not come."""
        table = self.table
        waits = [seat for seat in table.seats if seat.nonce_commitment and not seat.nonce]
        left = float(table.row.updated) + OPENING - time.time()
        if waits and left > 0:
            return left
        async with table.lock:
            if table.row.phase == "dealing":
                await self.complete_nonces()
                nonces = [seat.nonce for seat in table.seats]
                await table.deal(table.row.key or chance_key(table.row.secret, nonces).hex())
        return 0.0

    async def complete_nonces(self) -> None:
        """Give every seat that has no nonce the one that follows from the secret; it is marked."""
        table = self.table
        async with table.site.database.begin() as connection:
            for seat in table.seats:
                if not seat.nonce:
                    nonce = derived_nonce(table.row.secret, seat.number)
                    await table.change_seat(connection, seat.number, nonce=nonce, from_server=True)
        await table.changed()

    # --- windows ------------------------------------------------------------------------------------------

    async def settle_window(self, game: Game) -> float:
        """Let the answers count when all are in that matter, or when the time is up."""
        table = self.table
        await self.ask_bots(game)
        await self.remind()
        async with table.lock:
            if table.play is None or table.play.game is not game or not table.is_running:
                return 0.0
            left = table.window_until - time.time()
            answers = counting(game, self.given(game), left <= 0)
            if not answers:
                return max(left, 0.05)
            trial = table.play.try_answers(answers)
            step = LogStep(
                table.last + 1, "window", acting(game, answers), trial.action, trial.draws, None, time.time()
            )
            await table.append(step, trial)
        return 0.0

    def given(self, game: Game) -> dict[int, str]:
        """The answers so far; a standing order stands where there is none."""
        table, silence = self.table, silence_of(game)
        ordered = {seat.number: silence for seat in table.seats if table.has_order(seat.number)}
        return ordered | table.answers

    async def ask_bots(self, game: Game) -> None:
        """Bots answer as people do: privately, and at once."""
        table = self.table
        for seat, asked in concerned(game).items():
            if table.seats[seat].bot and seat not in table.answers:
                chosen = await self.choice(seat, asked.view(seat))
                if table.play is None or table.play.game is not game:
                    return
                table.answers[seat] = chosen

    # --- bots ---------------------------------------------------------------------------------------------

    async def choice(self, seat: int, view: View) -> str:
        """What the bot of a seat would do; it gets a world that agrees with what the seat sees."""
        table = self.table
        position = sampled_position(view, table.last)
        seconds = THINKING / sum(bool(one.bot) for one in table.seats)
        asker = Asker(table.row.host, table.id)
        return await table.site.bots.choose(asker, position, seat, table.seats[seat].bot, table.last, seconds)

    def is_unwatched(self) -> bool:
        """Is it a game of bots alone that nobody looks at? It pauses, unless people's ratings wait for its end."""
        table = self.table
        has_people = any(seat.person and (not seat.bot or table.row.is_rated) for seat in table.seats)
        return not has_people and not table.spectators() and not any(table.people_here())

    async def move(self, seat: int) -> None:
        """The bot's action, through the same door as everybody's."""
        table = self.table
        assert table.play is not None
        game = table.play.game
        action = await self.choice(seat, game.view(seat))
        async with table.lock:
            if table.play.game is game and table.is_running:
                await play(table, seat, action)

    # --- clocks -------------------------------------------------------------------------------------------

    async def watch_clock(self) -> float | None:
        """Let a bot go on when somebody's time is up."""
        table = self.table
        end = table.clock.runs_out()
        if end is None:
            return None
        left = end - time.time()
        if left > 0:
            return left
        async with table.lock:
            seat, end = table.clock.running, table.clock.runs_out()
            if seat is not None and end is not None and end <= time.time() and table.is_running:
                await run_out(table, seat)
        return 0.0
