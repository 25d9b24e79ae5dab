"""What happens at a table of a server by itself: what happens everywhere, and that people are away or vanish."""

from collections.abc import Callable

from alhambra.server.play.leaving import close, compute_absence_wait, find_absentee, is_away, replace_by_bot
from alhambra.server.play.match import Match
from alhambra.server.play.rows import GATHERING
from alhambra.server.play.set_names import setup_name
from alhambra.server.play.sitting import Sitting, pass_on
from alhambra.server.table.drive import Drive
from alhambra.server.table.live import LiveTable

Remind = Callable[[str, str], None]


class Driver(Drive):
    """Drives one table, in the one process that owns it. `remind` tells somebody that it is their turn at a table."""

    def __init__(self, table: LiveTable, remind: Remind) -> None:
        self.table = table
        self.remind_here = remind
        self.reminded: set[tuple[int, str]] = set()  # after which step who was told that it is their turn
        self.taken_over = table.state.last if isinstance(table.state, Match) else None  # another process told of that
        super().__init__(table)

    async def do_next_thing(self) -> float | None:
        """Do one thing that is due, as everywhere; and a table that gathers needs a host."""
        state = self.table.state
        return await self.find_host(state) if state.row.phase == GATHERING else await super().do_next_thing()

    async def go_on(self, match: Match) -> float | None:
        """Do one thing that is due in a game, but without people who do not come back, and only if somebody looks."""
        absent = await self.go_on_without_absent(match)
        if absent == 0.0:
            return absent
        return None if self.is_unwatched(match) else find_soonest(absent, await super().go_on(match))

    def is_unwatched(self, match: Match) -> bool:
        """Is it a game of bots alone that nobody looks at? It pauses, unless others wait for its end."""
        has_people = any(seat.person and (not seat.bot or match.row.is_awaited) for seat in match.seats)
        moment = self.table.make_moment()
        return not has_people and not moment.spectators and not moment.here

    async def remind(self, match: Match) -> None:
        """Tell those who are not looking that it is their turn, once."""
        for person in {match.seats[seat].person for seat in match.awaited}:
            if person is None or self.table.room.is_here(person):
                continue
            if (match.last, person) not in self.reminded:
                self.reminded = {word for word in self.reminded if word[0] == match.last} | {(match.last, person)}
                await self.send_word(match, person)

    async def send_word(self, match: Match, person_id: str) -> None:
        """It is the turn of a person who is not looking: say so at their other tables, and where they asked for it.

        Of a turn that began before this process drove the table, only a letter tells that has not been sent yet.
        """
        services, table_id = self.table.services, match.row.id
        is_new = match.last != self.taken_over
        if is_new:
            self.remind_here(table_id, person_id)
            await services.peers.remind(table_id, person_id)
        person = await services.people.find_by_id(person_id)
        if person is not None:
            title, is_slow = setup_name(match.row.setup, person.language), match.row.options.clock.kind == "days"
            if is_new:
                await services.notices.tell_turn(person, table_id, title)
            if is_slow:
                services.notices.write_of_turn(person, table_id, title)

    # --- people who are not there -------------------------------------------------------------------------

    async def find_host(self, state: Sitting) -> float | None:
        """A table whose host has gone is the next one's who sits there."""
        moment = self.table.make_moment()
        others = [seat for seat in state.human_seats if seat.kind == "person" and seat.person != state.row.host]
        heirs = [seat.person for seat in others if seat.person in moment.here and seat.person not in moment.gone]
        if not heirs or state.row.host in moment.here:
            return None
        since = moment.away.get(state.row.host, self.table.room.opened)
        left = 0.0 if state.row.host in moment.gone else since + moment.claim - moment.now
        if left > 0:
            return left
        async with self.table.lock:
            if self.table.state.row == state.row:
                await self.table.commit(pass_on(state, str(heirs[0]), moment.now))
        return 0.0

    async def go_on_without_absent(self, match: Match) -> float | None:
        """Go on without somebody who does not come back; 0 if that was done."""
        moment = self.table.make_moment()
        seat = find_absentee(match, moment)
        if seat is None:
            return compute_absence_wait(match, moment)
        async with self.table.lock:
            if (
                self.table.state is match
                and match.is_running
                and find_absentee(match, self.table.make_moment()) == seat
            ):
                others = [one for one in match.human_seats if not is_away(one, moment, float("inf"))]
                change = replace_by_bot(match, seat, "absent", moment.now) if others else close(match, moment.now)
                await self.table.commit(change)
        return 0.0


def find_soonest(*times: float | None) -> float | None:
    """The first of several times, of which some may never come."""
    return min((one for one in times if one is not None), default=None)
