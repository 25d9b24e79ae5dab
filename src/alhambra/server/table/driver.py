"""What happens at a table by itself: bots move, windows close, clocks run down, nonces fail to come, people vanish."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from alhambra.engine.play.game import Game
from alhambra.engine.view.view import View
from alhambra.record.fairness import chance_key, derived_nonce
from alhambra.server.bots.queue import Asker
from alhambra.server.bots.runner import sampled_position
from alhambra.server.play.clock import CLAIM
from alhambra.server.play.leaving import absence_due, absentee, close, is_away, replaced, run_out
from alhambra.server.play.match import Match
from alhambra.server.play.moves import play, settle
from alhambra.server.play.rows import DEALING, GATHERING
from alhambra.server.play.set_names import set_name
from alhambra.server.play.sitting import Change, Sitting, pass_on
from alhambra.server.play.windows import concerned, counting, silence_of
from alhambra.server.table.live import Conflict, LiveTable

OPENING: Final = 30.0  # seconds until the server deals without the nonces that did not come
THINKING: Final = 5.0  # seconds that the bots of a table may think together, each about one move

Remind = Callable[[str, str], None]


class Driver:
    """Drives one table, in the one process that owns it. `remind` tells somebody that it is their turn at a table."""

    def __init__(self, table: LiveTable, remind: Remind) -> None:
        self.table = table
        self.remind_here = remind
        self.reminded: set[tuple[int, str]] = set()  # after which step who was told that it is their turn
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Do what is due, then sleep until something changes or the next thing is due."""
        table = self.table
        while table.is_driven:
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
        state = self.table.state
        if state.row.phase == GATHERING:
            return await self.find_host(state)
        if state.row.phase == DEALING:
            return await self.deal_when_ready(state)
        if not isinstance(state, Match) or not state.is_running:
            return None
        return await self.go_on(state)

    async def go_on(self, match: Match) -> float | None:
        """Do one thing that is due in a game; the answer is that of `next_thing`."""
        absent = await self.without_absent(match)
        if absent == 0.0:
            return absent
        if self.is_unwatched(match):
            return None
        if match.window is not None:
            return soonest(absent, await self.settle_window(match))
        if match.seats[match.game.to_act].bot:
            await self.move(match, match.game.to_act)
            return 0.0
        await self.remind(match)
        return soonest(absent, await self.watch_clock(match))

    def is_unwatched(self, match: Match) -> bool:
        """Is it a game of bots alone that nobody looks at? It pauses, unless people's ratings wait for its end."""
        has_people = any(seat.person and (not seat.bot or match.row.is_rated) for seat in match.seats)
        moment = self.table.moment()
        return not has_people and not moment.spectators and not moment.here

    async def remind(self, match: Match) -> None:
        """Tell those who are not looking that it is their turn, once."""
        for person in {match.seats[seat].person for seat in match.awaited()}:
            if person is None or self.table.room.is_here(person):
                continue
            if (match.last, person) not in self.reminded:
                self.reminded = {word for word in self.reminded if word[0] == match.last} | {(match.last, person)}
                await self.send_word(match, person)

    async def send_word(self, match: Match, person_id: str) -> None:
        """It is the turn of a person who is not looking: say so at their other tables, and where they asked for it."""
        services = self.table.services
        self.remind_here(match.row.id, person_id)
        await services.peers.remind(match.row.id, person_id)
        person = await services.people.by_id(person_id)
        if person is not None and person.webhook:
            services.webhooks.turn(person, match.row.id, set_name(match.row.setup, person.language))

    # --- people who are not there -------------------------------------------------------------------------

    async def find_host(self, state: Sitting) -> float | None:
        """A table whose host has gone is the next one's who sits there."""
        moment = self.table.moment()
        others = [seat for seat in state.people() if seat.kind == "person" and seat.person != state.row.host]
        heirs = [seat.person for seat in others if seat.person in moment.here and seat.person not in moment.gone]
        if not heirs or state.row.host in moment.here:
            return None
        since = moment.away.get(state.row.host, self.table.room.opened)
        left = 0.0 if state.row.host in moment.gone else since + CLAIM - moment.now
        if left > 0:
            return left
        async with self.table.lock:
            if self.table.state.row == state.row:
                await self.table.commit(pass_on(state, str(heirs[0]), moment.now))
        return 0.0

    async def without_absent(self, match: Match) -> float | None:
        """Go on without somebody who does not come back; 0 if that was done."""
        moment = self.table.moment()
        seat = absentee(match, moment)
        if seat is None:
            return absence_due(match, moment)
        async with self.table.lock:
            if self.table.state is match and match.is_running and absentee(match, self.table.moment()) == seat:
                others = [one for one in match.people() if not is_away(one, moment, float("inf"))]
                change = replaced(match, seat, "absent", moment.now) if others else close(match, moment.now)
                await self.table.commit(change)
        return 0.0

    # --- the deal -----------------------------------------------------------------------------------------

    async def deal_when_ready(self, state: Sitting) -> float:
        """Deal as soon as all nonces are open, or without those that did not come."""
        table = self.table
        waits = [seat for seat in state.seats if seat.nonce_commitment and not seat.nonce]
        left = state.row.updated + OPENING - table.services.now()
        if waits and left > 0:
            return left
        async with table.lock:
            if table.state.row.phase == DEALING:
                await self.complete_nonces(table.state)
                nonces = [seat.nonce for seat in table.state.seats]
                await table.deal(table.state.row.key or chance_key(table.state.row.secret, nonces).hex())
        return 0.0

    async def complete_nonces(self, state: Sitting) -> None:
        """Give every seat that has no nonce the one that follows from the secret; it is marked."""
        secret = state.row.secret
        given = [
            replace(seat, nonce=derived_nonce(secret, seat.number), from_server=True)
            for seat in state.seats
            if not seat.nonce
        ]
        if given:
            await self.table.commit(Change(state.revised(state.row.updated), tuple(given)))

    # --- windows ------------------------------------------------------------------------------------------

    async def settle_window(self, match: Match) -> float | None:
        """Let the answers count when all are in that matter, or when the time is up."""
        table, game = self.table, match.game
        await self.ask_bots(match, game)
        await self.remind(match)
        async with table.lock:
            if table.state is not match or match.game is not game or not match.is_running:
                return 0.0
            until, now = match.window_until(), table.services.now()
            answers = counting(game, self.given(match), until is not None and until <= now)
            if not answers:
                return None if until is None else max(until - now, 0.05)
            await table.commit(settle(match, answers, now))
        return 0.0

    def given(self, match: Match) -> dict[int, str]:
        """The answers so far; a standing order stands where there is none."""
        silence = silence_of(match.game)
        ordered = {seat.number: silence for seat in match.seats if match.has_order(seat.number)}
        return ordered | match.answers

    async def ask_bots(self, match: Match, game: Game) -> None:
        """Bots answer as people do: privately, and at once."""
        for seat, asked in concerned(game).items():
            if match.seats[seat].bot and seat not in match.answers:
                chosen = await self.choice(match, seat, asked.view(seat))
                if self.table.state is not match or match.game is not game:
                    return
                match.answers[seat] = chosen

    # --- bots ---------------------------------------------------------------------------------------------

    async def choice(self, match: Match, seat: int, view: View) -> str:
        """What the bot of a seat would do; it gets a world that agrees with what the seat sees."""
        # Counted by actions, not by entries of the log: the same actions get the same answers, whatever was taken back.
        number, bot = match.game.steps, match.seats[seat].bot
        seconds = THINKING / sum(one.is_bots for one in match.seats)
        asker = Asker(match.row.host, match.row.id)
        position = sampled_position(view, number)
        return await self.table.services.bots.choose(asker, position, seat, bot, number, seconds)

    async def move(self, match: Match, seat: int) -> None:
        """The bot's action, through the same door as everybody's."""
        table, game = self.table, match.game
        action = await self.choice(match, seat, game.view(seat))
        async with table.lock:
            is_same = table.state is match and match.game is game and match.is_running
            if is_same and match.seats[seat].bot:
                await table.commit(play(match, seat, action, table.services.now()))

    # --- clocks -------------------------------------------------------------------------------------------

    async def watch_clock(self, match: Match) -> float | None:
        """Let a bot go on when the time of a seat is up."""
        table = self.table
        end = match.clock.runs_out()
        if end is None:
            return None
        left = end - table.services.now()
        if left > 0:
            return left
        async with table.lock:
            seat, end, now = match.clock.running, match.clock.runs_out(), table.services.now()
            if table.state is match and seat is not None and end is not None and end <= now and match.is_running:
                await table.commit(run_out(match, seat, now))
        return 0.0


def soonest(*times: float | None) -> float | None:
    """The first of several times, of which some may never come."""
    return min((one for one in times if one is not None), default=None)
