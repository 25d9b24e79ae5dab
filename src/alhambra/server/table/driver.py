"""What happens at a table of a server by itself: what happens everywhere, and that people are away or vanish."""

from collections.abc import Callable

from alhambra.server.play.leaving import absence_due, absentee, close, is_away, replaced
from alhambra.server.play.match import Match
from alhambra.server.play.rows import GATHERING
from alhambra.server.play.set_names import set_name
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
        super().__init__(table)

    async def next_thing(self) -> float | None:
        """As everywhere; and a table that gathers needs a host."""
        state = self.table.state
        return await self.find_host(state) if state.row.phase == GATHERING else await super().next_thing()

    async def go_on(self, match: Match) -> float | None:
        """As everywhere, but without those who do not come back, and not for nobody's eyes."""
        absent = await self.without_absent(match)
        if absent == 0.0:
            return absent
        return None if self.is_unwatched(match) else soonest(absent, await super().go_on(match))

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
        if person is not None:
            is_slow = match.row.options.clock.kind == "days"
            await services.notices.turn(person, match.row.id, set_name(match.row.setup, person.language), is_slow)

    # --- people who are not there -------------------------------------------------------------------------

    async def find_host(self, state: Sitting) -> float | None:
        """A table whose host has gone is the next one's who sits there."""
        moment = self.table.moment()
        others = [seat for seat in state.people() if seat.kind == "person" and seat.person != state.row.host]
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


def soonest(*times: float | None) -> float | None:
    """The first of several times, of which some may never come."""
    return min((one for one in times if one is not None), default=None)
