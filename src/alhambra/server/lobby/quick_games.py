"""Quick games: people say what they want to play and wait, and are brought together.

Wishes are stored, so that people in all processes wait with each other. Any process may bring people together; what it
has decided counts only if everybody still waits when it is written.
"""

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import structlog
from sqlalchemy import ColumnElement, Row, Select, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.record.setup_text import parse_setup, setup_text
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.matching import AWAY_SECONDS, Kind, Pair, Wish, find_parties
from alhambra.server.lobby.opening import make_tokens
from alhambra.server.people.people import Person
from alhambra.server.people.standings import find_ratings_of_people
from alhambra.server.play.opening import Opened, TableWish, make_table
from alhambra.server.play.rows import DEALING, ClockOptions, SeatRow, TableOptions
from alhambra.server.play.set_names import setup_title_text
from alhambra.server.storage.log import insert_table
from alhambra.server.storage.schema import block as blocks
from alhambra.server.storage.schema import mute as mutes
from alhambra.server.storage.schema import person as people
from alhambra.server.storage.schema import wish as wishes
from alhambra.server.table.tables import Tables
from alhambra.texts import catalogue

WATCH_SECONDS: Final = 30.0  # seconds between two attempts where nobody who waits has a window open
LOOK_SECONDS: Final = 1.0  # seconds between two attempts to bring people together, in a process
BEAT_SECONDS: Final = 5.0  # seconds after which it is written down again that somebody waits
ABSENT_SECONDS: Final = 15.0  # seconds after which a window that has said nothing is taken for closed
RELOADING_SECONDS: Final = 8.0  # seconds that somebody has to come back whose window was closed
AT_ONCE: Final = ("fast", "calm")  # paces for people who are there at the same time
FORGOTTEN_SECONDS: Final = 3 * 86400.0  # seconds after which the wish of somebody who is gone is dropped
MOST_WAITING: Final = 1000  # people who may wait on a site,
MOST_WAITING_HERE: Final = 50  # and of one address, in a process
KINDS_LISTED: Final = 20
BOT: Final = "greedy"  # who takes free seats
PACES: Final = {
    "fast": ClockOptions("fischer", base=600.0, increment=10.0),
    "calm": ClockOptions("fischer", base=1500.0, increment=30.0),
    "days": ClockOptions("days", days=3.0),
}
log = structlog.get_logger(__name__)

MAY_PLAY: Final = (people.c.is_banned.is_(False), people.c.is_deleted.is_(False))


@dataclass(frozen=True)
class Waiting:
    """How a person's wish stands: since when, with how many others, and at which table and seat it has come true."""

    wish: Wish
    others: int
    table: str = ""
    seat: int = 0


class TooLate(Exception):
    """Somebody does not wait any more."""


class QuickGames:
    """The people who wait for a game."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._services = tables.services
        self._turn = asyncio.Lock()
        self._looked = -LOOK_SECONDS
        self._addresses: dict[str, str] = {}  # by person who waits: from where they came
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to bring people together who wait for games over days, and have gone meanwhile."""
        self._task = asyncio.create_task(self._watch(), name="quick games")

    async def close(self) -> None:
        """Bring nobody together any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def wait(self, person: Person, wish: Wish, address: str = "") -> Waiting:
        """Begin to wait, for that alone: an older wish is forgotten. Refused where too many wait."""
        values = {
            "person": person.id,
            "setup": setup_text(wish.setup),
            "pace": wish.pace,
            "is_rated": wish.is_rated,
            "has_bots": wish.has_bots,
            "since": wish.since,
            "seen": wish.seen,
            "nonce_commitment": wish.nonce_commitment,
            "device": wish.device,
        }
        async with self._services.database.begin() as connection:
            await connection.execute(delete(wishes).where(wishes.c.seen < wish.seen - FORGOTTEN_SECONDS))
            await connection.execute(delete(wishes).where(wishes.c.person == person.id))
            await self._check_number(connection, address, wish.seen)
            await connection.execute(insert(wishes).values(values))
        self._addresses[person.id] = address
        found = await self.keep_waiting(person)
        assert found is not None
        return found

    async def _check_number(self, connection: AsyncConnection, address: str, now: float) -> None:
        """Nobody fills the list, and nobody's address most of it."""
        near = wishes.c.person.in_([one for one, place in self._addresses.items() if place == address])
        for who, most in ((wishes.c.person != "", MOST_WAITING), (near, MOST_WAITING_HERE)):
            if (await connection.scalar(select(func.count()).where(who, *_select_waiting(now))) or 0) >= most:
                raise Refused("too-many-waiting", 429)

    async def keep_waiting(self, person: Person) -> Waiting | None:
        """Somebody says that they still wait; None if they do not wait for anything."""
        now = self._services.now()
        mine = wishes.c.person == person.id
        async with self._services.database.read() as connection:
            row = (await connection.execute(select(wishes.c.seen, wishes.c.game).where(mine))).first()
        if row is None:
            return None
        if not row.game and now - row.seen >= BEAT_SECONDS:
            async with self._services.database.begin() as connection:
                await connection.execute(update(wishes).where(mine).values(seen=now))
        await self._look()
        async with self._services.database.read() as connection:
            rows = (await connection.execute(_select_wishes().where(mine))).all()
            if not rows:
                return None
            wish = (await _make_wishes(connection, rows))[0]
            others = await connection.scalar(_select_count(rows[0], now))
        return Waiting(wish, others or 0, rows[0].game, rows[0].seat)

    async def leave(self, person: Person) -> None:
        """A window was closed: they are gone in a few seconds, unless it is loaded again."""
        now = self._services.now()
        mine = wishes.c.person == person.id
        async with self._services.database.begin() as connection:
            pace = await connection.scalar(select(wishes.c.pace).where(mine))
            if pace in AT_ONCE:
                await connection.execute(
                    update(wishes).where(mine).values(seen=now - AWAY_SECONDS[pace] + RELOADING_SECONDS)
                )

    async def stop(self, person: Person) -> None:
        """Somebody does not want to wait any more, or has gone to the table."""
        async with self._services.database.begin() as connection:
            await connection.execute(delete(wishes).where(wishes.c.person == person.id))

    async def list_wanted(self) -> list[tuple[Kind, int]]:
        """What people wait for, and how many: the most wanted first."""
        kind, count = (wishes.c.setup, wishes.c.pace, wishes.c.is_rated), func.count().label("people")
        query = select(*kind, count).join(people, people.c.id == wishes.c.person)
        query = query.where(*MAY_PLAY, *_select_waiting(self._services.now())).group_by(*kind)
        async with self._services.database.read() as connection:
            rows = await connection.execute(query.order_by(count.desc(), *kind).limit(KINDS_LISTED))
            return [((parse_setup(row.setup), row.pace, row.is_rated), row.people) for row in rows]

    # --- bringing people together -----------------------------------------------------------------------------

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self._look()
            except Exception as error:
                log.warning("could not bring people together", error=type(error).__name__)

    async def _look(self) -> None:
        """Bring together those who suit each other; not too often, however many ask."""
        async with self._turn:
            now = self._services.now()
            if now - self._looked < LOOK_SECONDS:
                return
            self._looked = now
            async with self._services.database.read() as connection:
                rows = (await connection.execute(_select_wishes().where(*_select_waiting(now)))).all()
                waiting = await _make_wishes(connection, rows)
                apart = await _find_apart(connection, [wish.person for wish in waiting])
            here = {wish.person for wish in waiting}
            self._addresses = {person: place for person, place in self._addresses.items() if person in here}
            for party in await asyncio.to_thread(find_parties, waiting, now, apart):  # the games go on meanwhile
                await self._open(party, now)

    async def _open(self, party: Sequence[Wish], now: float) -> None:
        """A table for a party; nothing happens if somebody has stopped waiting, or another process was faster."""
        table, sitting = make_party_table(party, now)
        places = {seat.person: seat.number for seat in sitting}
        try:
            async with self._services.database.begin() as connection:
                await _take(connection, party, table.id, places)
                await insert_table(connection, table, sitting)
        except TooLate:
            return
        await self._tables.drive(await self._tables.get(table.id))
        for wish in party:
            if wish.seen < now - ABSENT_SECONDS:
                await self._tell_begun(wish, table.id)

    async def _tell_begun(self, wish: Wish, table: str) -> None:
        """Somebody who waits without a window has a game."""
        person = await self._services.people.find_by_id(wish.person)
        if person is not None:
            title = setup_title_text(wish.setup, person.language)
            text = catalogue(person.language).text("server-notice-begun", table=title)
            await self._services.notices.tell_begun(person, table, title, text)


def make_party_table(party: Sequence[Wish], now: float) -> Opened:
    """The table of a party: seats by lot, bots in those that are left, to be dealt at once."""
    first = party[0]
    taken: list[Wish | None] = [*party, *[None] * (first.setup.players - len(party))]
    secrets.SystemRandom().shuffle(taken)
    seats = [_make_seat(number, wish) for number, wish in enumerate(taken)]
    options = TableOptions(clock=PACES[first.pace], rated=first.is_rated and len(party) > 1)
    return make_table(TableWish(first.setup, options, phase=DEALING), first.person, seats, make_tokens(), now)


def _make_seat(number: int, wish: Wish | None) -> SeatRow:
    if wish is None:
        return SeatRow(number, "bot", name=BOT, bot=BOT)
    promised = wish.nonce_commitment
    return SeatRow(number, "person", wish.person, wish.name, nonce_commitment=promised, device=wish.device)


async def _take(connection: AsyncConnection, party: Iterable[Wish], table: str, places: dict[str | None, int]) -> None:
    """Let the wishes of a party come true, all or none."""
    for wish in sorted(party, key=lambda wish: wish.person):  # in one order in all processes
        same = wishes.c.person == wish.person, wishes.c.since == wish.since, wishes.c.game == ""
        done = await connection.execute(update(wishes).where(*same).values(game=table, seat=places[wish.person]))
        if done.rowcount != 1:
            raise TooLate


def _select_wishes() -> Select[Any]:
    """Wishes of people who may play, with their names."""
    return select(wishes, people.c.name).join(people, people.c.id == wishes.c.person).where(*MAY_PLAY)


def _select_count(row: Row[Any], now: float) -> Select[int]:
    """How many others wait for the same: counted by the database, because everybody who waits asks every second."""
    same = wishes.c.setup == row.setup, wishes.c.pace == row.pace, wishes.c.is_rated == row.is_rated
    joined = wishes.join(people, people.c.id == wishes.c.person)
    return (
        select(func.count())
        .select_from(joined)
        .where(*MAY_PLAY, *same, *_select_waiting(now), wishes.c.person != row.person)
    )


def _select_waiting(now: float) -> tuple[ColumnElement[bool], ...]:
    """Those who still wait: not yet at a table, and not gone."""
    return wishes.c.game == "", wishes.c.seen >= now - case(AWAY_SECONDS, value=wishes.c.pace)


def _make_wish(row: Row[Any]) -> Wish:
    return Wish(
        person=row.person,
        name=row.name,
        setup=parse_setup(row.setup),
        pace=row.pace,
        is_rated=row.is_rated,
        has_bots=row.has_bots,
        rating=None,
        since=row.since,
        seen=row.seen,
        nonce_commitment=row.nonce_commitment,
        device=row.device,
    )


async def _make_wishes(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Wish]:
    """Wishes with the ratings of those whose they are."""
    ratings = await find_ratings_of_people(connection, {row.person for row in rows})
    found = [_make_wish(row) for row in rows]
    return [replace(wish, rating=ratings.get((wish.person, wish.setup.game))) for wish in found]


async def _find_apart(connection: AsyncConnection, waiting: Sequence[str]) -> set[Pair]:
    """Pairs of whom one does not want to hear the other: they are not brought together."""
    pairs: set[Pair] = set()
    for table in (mutes, blocks):
        both = table.c.person.in_(waiting), table.c.other.in_(waiting)
        found = await connection.execute(select(table.c.person, table.c.other).where(*both))
        pairs |= {frozenset((row.person, row.other)) for row in found}
    return pairs
