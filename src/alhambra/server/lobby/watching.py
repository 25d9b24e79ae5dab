"""Games to watch: public ones that are being played now, the best first.

What is shown is what spectators see. The list is made every few seconds, once for each language, however many ask.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from sqlalchemy import select

from alhambra.server.lobby.listing import describe_with_ratings, seats_of
from alhambra.server.lobby.standing import describe_standing
from alhambra.server.people.people import Person
from alhambra.server.people.standings import Rated, find_ratings_of_people
from alhambra.server.play.lines import TableLine
from alhambra.server.play.rows import PLAYING, SeatRow, TableRow
from alhambra.server.storage.log import table_row
from alhambra.server.storage.schema import game as games
from alhambra.server.table.tables import Tables

GAMES_SHOWN: Final = 12
GAMES_LOOKED_AT: Final = 200  # of the last touched, of which the best are shown
LIVELY_SECONDS: Final = 1800.0  # seconds: where nothing has happened for longer, there is nothing to see
KEPT_SECONDS: Final = 3.0  # seconds that a list is good for
UNRATED_POINTS: Final = 1000  # what somebody without a rating counts


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

    async def list_best(self, person: Person | None, language: str) -> list[TableLine]:
        """The best games that this person does not play."""
        now = self._tables.services.now()
        made, shown = self._made.get(language, (-KEPT_SECONDS, []))
        if now - made >= KEPT_SECONDS:
            shown = await self._find(language, now)
            self._made[language] = now, shown
        who = person.id if person else None
        return [self._note_watching(who, one.line) for one in shown if who is None or who not in one.people]

    def _note_watching(self, person: str | None, line: TableLine) -> TableLine:
        table, standing = self._tables.live.get(line["id"]), line["standing"]
        if person is None or table is None or standing is None or not table.room.count(person):
            return line
        return {**line, "standing": {**standing, "is_watching": True}}

    async def _find(self, language: str, now: float) -> list[Shown]:
        is_open = games.c.is_private.is_(False), games.c.sealed_until <= now
        is_shown = games.c.phase == PLAYING, games.c.updated > now - LIVELY_SECONDS, *is_open
        query = select(games).where(*is_shown).order_by(games.c.updated.desc(), games.c.id).limit(GAMES_LOOKED_AT)
        async with self._tables.services.database.read() as connection:
            rows = [table_row(row) for row in await connection.execute(query)]
            sitting = await seats_of(connection, rows)
            people = {seat.person for seated in sitting.values() for seat in seated}
            ratings = await find_ratings_of_people(connection, people)
        rows = [row for row in rows if list_players(sitting[row.id])]
        rows.sort(key=lambda row: measure_worth(row, sitting[row.id], ratings), reverse=True)
        return [await self._describe(row, sitting[row.id], ratings, language) for row in rows[:GAMES_SHOWN]]

    async def _describe(
        self, row: TableRow, seated: Sequence[SeatRow], ratings: Mapping[Rated, int], language: str
    ) -> Shown:
        line = describe_with_ratings(row, seated, None, language, ratings=ratings)
        line["standing"] = describe_standing(await self._tables.get(row.id), None)
        return Shown(line, frozenset(seat.person for seat in seated))


def list_players(seated: Sequence[SeatRow]) -> list[SeatRow]:
    """The people who play for themselves, not a bot in their place."""
    return [seat for seat in seated if seat.person is not None and not seat.bot]


def measure_worth(row: TableRow, seated: Sequence[SeatRow], ratings: Mapping[Rated, int]) -> tuple[bool, float, float]:
    """How much a game is worth watching: several people before one against bots, then how strong they are."""
    here = list_players(seated)
    strength = fmean(ratings.get((str(seat.person), row.setup.game), UNRATED_POINTS) for seat in here)
    return len(here) > 1, strength, row.updated
