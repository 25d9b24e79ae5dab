"""Tournaments: what is stored of them, and how they stand."""

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, Select, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.engine.rules.setup import Setup
from alhambra.record.setup_text import parse_setup
from alhambra.server.contests.pairing import Past
from alhambra.server.contests.tournament_standings import Standing, TableResult, rank_players
from alhambra.server.edge.refused import Refused
from alhambra.server.play.rows import ADJOURN, RESUME, TOURNAMENT, ClockOptions
from alhambra.server.storage.schema import step as steps
from alhambra.server.storage.schema import tournament, tournament_player, tournament_table

PREFIX: Final = TOURNAMENT
TOURNAMENTS_LISTED: Final = 40
GATHERING: Final = "gathering"
RUNNING: Final = "running"
PAUSED: Final = "paused"
OVER: Final = "over"

IN: Final = "in"
RESERVE: Final = "reserve"  # came late: plays as soon as the arbiter says so, for themselves or for somebody else
OUT: Final = "out"

PLAYING: Final = "playing"
VOID: Final = "void"
CORRECTED: Final = "corrected"  # the game was played, and the arbiter has changed its points
DECIDED: Final = "decided"  # the arbiter has ended the game, and given points
BYE: Final = "bye"


@dataclass(frozen=True)
class Tournament:
    """A tournament; its host is the arbiter."""

    id: str
    host: str
    name: str
    setup: Setup
    kind: str  # swiss, round-robin
    rounds: int
    clock: ClockOptions
    has_same_deals: bool
    has_bots: bool
    is_public: bool
    invitation: str
    secret: str
    created: float
    phase: str = GATHERING
    round: int = 0

    @property
    def size(self) -> int:
        """How many sit at a table."""
        return self.setup.players

    def contest_of(self, number: int) -> str:
        """The name of a round among contests."""
        return f"{PREFIX}{self.id}-{number}"

    def secret_of(self, number: int, table: int) -> str:
        """The secret that the cards of a table follow from: that of all in the round, if they have the same deal."""
        place = f"{number}" if self.has_same_deals else f"{number}/{table}"
        return hashlib.sha256(f"{self.secret}/{place}".encode()).hexdigest()


@dataclass(frozen=True)
class Player:
    """Somebody, or a bot, who plays in a tournament."""

    number: int
    person: str | None
    bot: str
    name: str
    status: str


@dataclass(frozen=True)
class RoundTable:
    """A table of a round: the players by seat and what they made, once it is over. Number 0 has those with a bye."""

    round: int
    number: int
    game: str | None
    players: tuple[int, ...]
    points: tuple[int | None, ...]
    state: str


@dataclass(frozen=True)
class Field:
    """A tournament with everybody in it and all its tables."""

    tournament: Tournament
    players: list[Player]
    tables: list[RoundTable]

    def player_of(self, person: str) -> Player | None:
        """The player that somebody is."""
        return next((one for one in self.players if one.person == person), None)

    def tables_of(self, number: int) -> list[RoundTable]:
        """The tables of a round, without byes."""
        return [table for table in self.tables if table.round == number and table.state != BYE]

    def is_open(self, number: int) -> bool:
        """Is a round still being played?"""
        return any(table.state == PLAYING for table in self.tables_of(number))

    def is_told(self, number: int) -> bool:
        """May everybody know how the tables of a round ended that are over? Not while others play the same deal."""
        return not (self.tournament.has_same_deals and self.is_open(number))

    def collect_past(self) -> Past:
        """Who has met whom, and who has had byes."""
        met = [table.players for table in self.tables if table.state != BYE]
        byes = [player for table in self.tables if table.state == BYE for player in table.players]
        return Past(tuple(met), tuple(byes))

    def standings(self) -> list[Standing]:
        """How it stands after the last round that is over: of one that is not, nothing is told."""
        done = [table for table in self.tables if not self.is_open(table.round)]
        results = [TableResult(one.round, one.players, one.points) for one in done if one.state != BYE]
        byes = Counter(player for one in done if one.state == BYE for player in one.players)
        there = {player for table in self.tables for player in table.players}
        players = [one.number for one in self.players if one.status == IN or one.number in there]
        return rank_players(players, results, byes, self.tournament.size, self.tournament.has_same_deals)


def tournament_of(row: Row[Any]) -> Tournament:
    """A tournament as it is stored."""
    values = {name: value for name, value in row._mapping.items() if not name.startswith("clock")}
    clock = ClockOptions(row.clock, row.clock_base, row.clock_increment, row.clock_days)
    return Tournament(**values | {"setup": parse_setup(row.setup), "clock": clock})


async def load(connection: AsyncConnection, number: str, *, is_changed: bool = False) -> Field:
    """A tournament; refused if there is none. Nobody else changes it meanwhile, if it is about to be changed."""
    query: Select[Any] = select(tournament).where(tournament.c.id == number)
    row = (await connection.execute(query.with_for_update() if is_changed else query)).first()
    if row is None:
        raise Refused("no-tournament", 404)
    mine = tournament_player.c.tournament == number
    people = await connection.execute(select(tournament_player).where(mine).order_by(tournament_player.c.number))
    players = [player_of(one) for one in people]
    order = tournament_table.c.round, tournament_table.c.number
    found = await connection.execute(
        select(tournament_table).where(tournament_table.c.tournament == number).order_by(*order)
    )
    return Field(tournament_of(row), players, [table_of(one) for one in found])


async def find_resting_games(connection: AsyncConnection, field: Field) -> set[str]:
    """The games of a tournament that are adjourned, as their logs say."""
    playing = [table.game for table in field.tables if table.state == PLAYING and table.game]
    rests = steps.c.game.in_(playing), steps.c.kind.in_((ADJOURN, RESUME))
    found = await connection.execute(select(steps.c.game, steps.c.kind).where(*rests).order_by(steps.c.number))
    last = {row.game: row.kind for row in found}
    return {game for game, kind in last.items() if kind == ADJOURN}


def table_of(row: Row[Any]) -> RoundTable:
    """A table of a round as it is stored."""
    players, points = tuple(json.loads(row.players)), tuple(json.loads(row.points))
    return RoundTable(row.round, row.number, row.game, players, points, row.state)


async def list_tournaments(connection: AsyncConnection, person_id: str) -> list[Tournament]:
    """Public tournaments, and those that somebody hosts or plays in: what is not over first, then one's own."""
    joined = select(tournament_player.c.tournament).where(tournament_player.c.person == person_id)
    is_mine = or_(tournament.c.host == person_id, tournament.c.id.in_(joined))
    order = tournament.c.phase == OVER, is_mine.desc(), tournament.c.created.desc(), tournament.c.id
    query = select(tournament).where(or_(tournament.c.is_public, is_mine)).order_by(*order).limit(TOURNAMENTS_LISTED)
    return [tournament_of(row) for row in await connection.execute(query)]


async def players_of(connection: AsyncConnection, numbers: Iterable[str]) -> dict[str, list[Player]]:
    """Who plays in each of some tournaments."""
    query = select(tournament_player).where(tournament_player.c.tournament.in_(list(numbers)))
    found: defaultdict[str, list[Player]] = defaultdict(list)
    for one in await connection.execute(query.order_by(tournament_player.c.number)):
        found[one.tournament].append(player_of(one))
    return found


def player_of(row: Row[Any]) -> Player:
    """A player as it is stored."""
    return Player(row.number, row.person, row.bot, row.name, row.status)
