"""Ratings move when a rated game is over."""

import json
import time
from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuceRating
from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.ratings.plackett_luce import START_DEVIATION, make_model
from alhambra.ratings.plackett_luce import rate as move
from alhambra.record.setup_text import parse_setup
from alhambra.server.storage.database import insert_missing
from alhambra.server.storage.schema import game, person, rating, seat


async def rate(connection: AsyncConnection, game_id: str) -> bool:
    """Count a game for those with accounts, in the transaction of the caller. Once only: false if it does not count."""
    fresh = game.c.id == game_id, game.c.phase == "over", game.c.is_rated, game.c.has_counted.is_(False)
    if (await connection.execute(update(game).where(*fresh).values(has_counted=True))).rowcount == 0:
        return False
    row = (await connection.execute(select(game).where(game.c.id == game_id))).one()
    sitting = (seat.c.game == game_id, seat.c.kind == "person", person.c.account.is_not(None))
    query = select(seat).join(person, person.c.id == seat.c.person).where(*sitting).order_by(seat.c.number)
    seats = (await connection.execute(query)).all()
    table = rank_people(seats, json.loads(row.result), json.loads(row.winners))
    if len(table) < 2:
        return False
    await _move(connection, parse_setup(row.setup).game, table)
    return True


def rank_people(seats: Sequence[Row[Any]], result: Sequence[int], winners: Sequence[int]) -> dict[str, int]:
    """The place of each person: winners first, then by points; who has resigned is last, whatever the points."""
    worth = {
        one.person: (not one.has_resigned, one.number in winners, 0 if one.has_resigned else result[one.number])
        for one in seats
    }
    return {name: 1 + sum(other > mine for other in worth.values()) for name, mine in worth.items()}


async def _move(connection: AsyncConnection, name: str, table: dict[str, int]) -> None:
    """Read, move and write the ratings of a game's people, who are locked in one order by every process."""
    people = sorted(table)
    await _make_missing(connection, name, people)
    these = rating.c.game == name, rating.c.person.in_(people)
    query = select(rating).where(*these).order_by(rating.c.person).with_for_update()
    rows = (await connection.execute(query)).all()
    found: dict[str, PlackettLuceRating] = {
        row.person: make_model(len(table)).rating(mu=row.mu, sigma=row.sigma) for row in rows
    }
    move(found, table)
    for who, moved in found.items():
        new = {"mu": moved.mu, "sigma": moved.sigma, "games": rating.c.games + 1, "updated": time.time()}
        await connection.execute(update(rating).where(rating.c.game == name, rating.c.person == who).values(new))


async def _make_missing(connection: AsyncConnection, name: str, people: Sequence[str]) -> None:
    start = {"game": name, "mu": 0.0, "sigma": START_DEVIATION, "games": 0, "updated": time.time()}
    rows = [start | {"person": who} for who in people]
    await connection.execute(insert_missing(connection, rating, rows))
