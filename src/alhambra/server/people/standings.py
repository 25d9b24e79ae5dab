"""Ratings and finished games, for everybody to see."""

import json
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import TypedDict

from alhambra.ratings.plackett_luce import MEAN_RATING
from alhambra.ratings.wilson import SURE_DEVIATIONS
from alhambra.server.people.people import Person
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import game, person, rating, seat

MOST_ROWS: Final = 200  # rows of a table of ratings
LAST_GAMES: Final = 50

Rated = tuple[str, str]
"""A person, and a game by name."""


class Rating(TypedDict):
    """A rating on the scale of chess, with the interval that holds the truth in 95 of 100 cases."""

    games: int
    value: int
    low: int
    high: int


class RatingLine(Rating):
    """Somebody in the table of ratings of a game."""

    name: str


class GameRating(Rating):
    """The rating of a person in a game."""

    game: str


class FinishedGame(TypedDict):
    """A game that somebody has played."""

    id: str
    setup: str
    seat: int
    result: list[int]
    winners: list[int]
    is_rated: bool
    at: float


def rate_in_points(row: Row[Any]) -> Rating:
    """A row of the database on the scale of chess."""
    middle, margin = MEAN_RATING + row.mu, SURE_DEVIATIONS * row.sigma
    return Rating(games=row.games, value=round(middle), low=round(middle - margin), high=round(middle + margin))


async def list_ratings_of_game(database: Database, name: str) -> list[RatingLine]:
    """The table of ratings of a game, the strongest first."""
    query = (
        select(person.c.name, rating)
        .join(person, person.c.id == rating.c.person)
        .where(rating.c.game == name)
        .order_by(rating.c.mu.desc(), person.c.account)
        .limit(MOST_ROWS)
    )
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    return [{"name": row.name, **rate_in_points(row)} for row in rows]


async def list_ratings_of_person(database: Database, somebody: Person) -> list[GameRating]:
    """The ratings of a person, by game."""
    query = select(rating).where(rating.c.person == somebody.id).order_by(rating.c.game)
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    return [{"game": row.game, **rate_in_points(row)} for row in rows]


async def find_ratings_of_people(connection: AsyncConnection, people: Collection[str | None]) -> dict[Rated, int]:
    """The ratings of several people in all games, in points."""
    found = await connection.execute(select(rating).where(rating.c.person.in_(people)))
    return {(row.person, row.game): round(MEAN_RATING + row.mu) for row in found}


async def list_finished_games(database: Database, somebody: Person, own: bool) -> list[FinishedGame]:
    """The last games of a person; those at private tables only for the person itself."""
    query = (
        select(game, seat.c.number)
        .join(seat, seat.c.game == game.c.id)
        .where(seat.c.person == somebody.id, seat.c.kind == "person", game.c.phase == "over")
        .order_by(game.c.updated.desc(), game.c.id)
        .limit(2 * LAST_GAMES)
    )
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    shown = [row for row in rows if own or not row.is_private]
    return [_make_finished_game(row) for row in shown[:LAST_GAMES]]


def _make_finished_game(row: Row[Any]) -> FinishedGame:
    return {
        "id": row.id,
        "setup": row.setup,
        "seat": row.number,
        "result": json.loads(row.result or "[]"),
        "winners": json.loads(row.winners or "[]"),
        "is_rated": row.is_rated,
        "at": row.updated,
    }
