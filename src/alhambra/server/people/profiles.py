"""What the finished games of a person say about how they play. It is public only if the person made it so."""

import asyncio
import json
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, func, select, true, update

from alhambra.server.people.people import Person
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import person as people
from alhambra.server.storage.schema import played as played_games

GAMES_READ: Final = 5000  # the last ones
BEST_LISTED: Final = 5
FAVOURITES_LISTED: Final = 6
CURVE_POINTS: Final = 200  # of a rating
MOST_KEPT: Final = 200  # profiles in memory

Played = Row[Any]


@dataclass(frozen=True)
class Tally:
    """How somebody does in some of their games; `mean` is of those they played to the end."""

    name: str
    games: int
    won: int
    mean: float


@dataclass(frozen=True)
class Share:
    """How much of something there is in a game, on average."""

    name: str
    mean: float


@dataclass(frozen=True)
class Sources:
    """Where points come from, in one of the games."""

    game: str
    games: int
    lines: list[Share]


@dataclass(frozen=True)
class RatingPoint:
    """A rating after a game."""

    at: float
    value: int


@dataclass(frozen=True)
class Curve:
    """How a rating went."""

    game: str
    points: list[RatingPoint]


@dataclass(frozen=True)
class BestGame:
    """A game with many points."""

    table: str
    setup: str
    points: int
    place: int
    at: float


@dataclass(frozen=True)
class Profile:
    """How somebody plays."""

    games: int
    won: int
    left: int
    bought: int
    exact: int
    by_game: list[Tally]
    by_module: list[Tally]
    by_players: list[Tally]
    sources: list[Sources]
    favourites: list[Share]
    best: list[BestGame]
    curves: list[Curve]


async def is_public(database: Database, somebody: Person) -> bool:
    """May everybody see how a person plays?"""
    query = select(people.c.has_public_profile).where(people.c.id == somebody.id, people.c.is_banned.is_(False))
    async with database.read() as connection:
        return bool(await connection.scalar(query))


async def set_public(database: Database, me: Person, is_on: bool) -> None:
    """Let everybody see how one plays, or nobody."""
    async with database.begin() as connection:
        await connection.execute(update(people).where(people.c.id == me.id).values(has_public_profile=is_on))


class Profiles:
    """How people play: counted once for all who ask, until another game has ended or may be known."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._made: OrderedDict[tuple[str, bool], tuple[tuple[Any, ...], Profile]] = OrderedDict()

    async def of(self, somebody: Person, *, is_own: bool, now: float | None = None) -> Profile:
        """How a person plays. Others see no games of private tables; of a deal that is still played nobody sees any."""
        is_told = games.c.sealed_until <= (time.time() if now is None else now)
        shown = played_games.c.person == somebody.id, is_told, true() if is_own else games.c.is_private.is_(False)
        joined = played_games.join(games, games.c.id == played_games.c.game)
        last = select(func.count(), func.max(played_games.c.at)).select_from(joined).where(*shown)
        query = select(played_games, games.c.setup).select_from(joined).where(*shown)
        key = somebody.id, is_own
        async with self._database.read() as connection:
            stamp = tuple((await connection.execute(last)).one())
            known, profile = self._made.get(key, (None, None))
            if profile is not None and known == stamp:
                return profile
            order = played_games.c.at.desc(), played_games.c.game
            rows = (await connection.execute(query.order_by(*order).limit(GAMES_READ))).all()
        profile = await asyncio.to_thread(sum_up, rows)
        self._made[key] = stamp, profile
        self._made.move_to_end(key)
        if len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)
        return profile


def sum_up(rows: Sequence[Played]) -> Profile:
    """The profile that games make, the last first."""
    whole = [row for row in rows if not row.is_left]
    return Profile(
        games=len(rows),
        won=sum(row.is_won for row in rows),
        left=len(rows) - len(whole),
        bought=sum(row.bought for row in whole),
        exact=sum(row.exact for row in whole),
        by_game=tally_games(rows, lambda row: [row.kind]),
        by_module=tally_games(rows, lambda row: json.loads(row.modules)),
        by_players=sorted(tally_games(rows, lambda row: [str(row.players)]), key=lambda one: int(one.name)),
        sources=[sum_sources(name, ours) for name, ours in group_games(whole, lambda row: [row.kind])],
        favourites=compute_shares(whole, "buildings")[:FAVOURITES_LISTED],
        best=[
            BestGame(row.game, row.setup, row.points, row.place, row.at)
            for row in sorted(whole, key=lambda row: (-row.points, -row.at))[:BEST_LISTED]
        ],
        curves=[make_curve(name, ours) for name, ours in group_games(rows, lambda row: [row.kind]) if has_rating(ours)],
    )


def group_games(rows: Iterable[Played], names: Callable[[Played], Sequence[str]]) -> list[tuple[str, list[Played]]]:
    """Games by what they are called; the most frequent first."""
    found: defaultdict[str, list[Played]] = defaultdict(list)
    for row in rows:
        for name in names(row):
            found[name].append(row)
    return sorted(found.items(), key=lambda one: (-len(one[1]), one[0]))


def tally_games(rows: Iterable[Played], names: Callable[[Played], Sequence[str]]) -> list[Tally]:
    """How somebody does, by what games are called."""
    return [
        Tally(
            name, len(ours), sum(row.is_won for row in ours), average([row.points for row in ours if not row.is_left])
        )
        for name, ours in group_games(rows, names)
    ]


def sum_sources(name: str, rows: Sequence[Played]) -> Sources:
    """Where points come from, in games of one name."""
    return Sources(name, len(rows), compute_shares(rows, "sources"))


def compute_shares(rows: Sequence[Played], column: str) -> list[Share]:
    """What is counted in a column, on average over those games; the most first."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(json.loads(getattr(row, column)))
    ordered = sorted(total.items(), key=lambda one: (-one[1], one[0]))
    return [Share(name, round(count / len(rows), 2)) for name, count in ordered]


def has_rating(rows: Iterable[Played]) -> bool:
    """Did a rating move in one of the games?"""
    return any(row.rating is not None for row in rows)


def make_curve(name: str, rows: Iterable[Played]) -> Curve:
    """How a rating went, the first game first."""
    rated = [RatingPoint(row.at, row.rating) for row in rows if row.rating is not None]
    return Curve(name, rated[:CURVE_POINTS][::-1])


def average(values: Sequence[int]) -> float:
    """The average; 0 of nothing."""
    return round(sum(values) / len(values), 1) if values else 0.0
