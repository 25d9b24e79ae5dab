"""Games to watch: public ones that are being played now, the best first.

What is shown is what spectators see. The list is made every few seconds, once for each language, however many ask.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from sqlalchemy import select

from alhambra.server.lobby.listing import TableLine, seats_of, table_line
from alhambra.server.lobby.standing import standing
from alhambra.server.people.people import Person
from alhambra.server.people.standings import Rated, ratings_of_people
from alhambra.server.play.rows import PLAYING, SeatRow, TableRow
from alhambra.server.storage.log import table_row
from alhambra.server.storage.schema import game as games
from alhambra.server.table.tables import Tables

SHOWN: Final = 12
LOOKED_AT: Final = 200  # of the last touched, of which the best are shown
LIVELY: Final = 1800.0  # seconds: where nothing has happened for longer, there is nothing to see
KEPT: Final = 3.0  # seconds that a list is good for
UNRATED: Final = 1000  # what somebody without a rating counts


@dataclass(frozen=True)
class Shown:
    """A game in the list, and who plays it."""

    line: TableLine
    people: frozenset[str | None]


class LiveGames:
    """The games of a site that can be watched."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._made: dict[str, tuple[float, list[Shown]]] = {}  # by language: when, and what

    async def best(self, person: Person | None, language: str) -> list[TableLine]:
        """The best games that this person does not play."""
        now = self._tables.services.now()
        made, shown = self._made.get(language, (-KEPT, []))
        if now - made >= KEPT:
            shown = await self._found(language, now)
            self._made[language] = now, shown
        who = person.id if person else None
        return [self._seen_by(who, one.line) for one in shown if who is None or who not in one.people]

    def _seen_by(self, person: str | None, line: TableLine) -> TableLine:
        table = self._tables.live.get(line.id)
        if person is None or table is None or line.standing is None or not table.room.count(person):
            return line
        return line.model_copy(update={"standing": line.standing.model_copy(update={"is_watching": True})})

    async def _found(self, language: str, now: float) -> list[Shown]:
        is_open = games.c.is_private.is_(False), games.c.sealed_until <= now
        is_shown = games.c.phase == PLAYING, games.c.updated > now - LIVELY, *is_open
        query = select(games).where(*is_shown).order_by(games.c.updated.desc(), games.c.id).limit(LOOKED_AT)
        async with self._tables.services.database.read() as connection:
            rows = [table_row(row) for row in await connection.execute(query)]
            sitting = await seats_of(connection, rows)
            people = {seat.person for seated in sitting.values() for seat in seated}
            ratings = await ratings_of_people(connection, people)
        rows = [row for row in rows if players(sitting[row.id])]
        rows.sort(key=lambda row: worth(row, sitting[row.id], ratings), reverse=True)
        return [await self._shown(row, sitting[row.id], ratings, language) for row in rows[:SHOWN]]

    async def _shown(
        self, row: TableRow, seated: Sequence[SeatRow], ratings: Mapping[Rated, int], language: str
    ) -> Shown:
        line = table_line(row, seated, None, language, ratings=ratings)
        line.standing = standing(await self._tables.get(row.id), None)
        return Shown(line, frozenset(seat.person for seat in seated))


def players(seated: Sequence[SeatRow]) -> list[SeatRow]:
    """The people who play for themselves, not a bot in their place."""
    return [seat for seat in seated if seat.person is not None and not seat.bot]


def worth(row: TableRow, seated: Sequence[SeatRow], ratings: Mapping[Rated, int]) -> tuple[bool, float, float]:
    """How much a game is worth watching: several people before one against bots, then how strong they are."""
    here = players(seated)
    strength = fmean(ratings.get((str(seat.person), row.setup.game), UNRATED) for seat in here)
    return len(here) > 1, strength, row.updated
