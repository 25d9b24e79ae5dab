"""Finished games of people: a row for each game and person, written once when it ends."""

import asyncio
import json
from collections.abc import Iterable

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.ratings.plackett_luce import MEAN_RATING
from alhambra.server.play.match import Match, restore_sitting
from alhambra.server.play.personal_results import PersonalResult, list_results_of_match
from alhambra.server.play.rows import OVER, TableRow
from alhambra.server.storage.database import Database, insert_missing
from alhambra.server.storage.log import load_whole
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import played as played_games
from alhambra.server.storage.schema import rating as ratings
from alhambra.server.storage.schema import seat as seats
from alhambra.server.storage.schema.base import Stored


async def note_results(
    connection: AsyncConnection, row: TableRow, results: Iterable[PersonalResult], *, is_new: bool = True
) -> None:
    """Write the results of a game that has ended, in the transaction of the caller; nothing if they are there."""
    known = list(results)
    lines = [_list_values(row, one, len(known)) for one in known]
    if not lines:
        return
    if is_new and row.is_rated:  # what the ratings were after games of long ago is not known any more
        people = [one.person for one in known]
        query = select(ratings).where(ratings.c.game == row.setup.game, ratings.c.person.in_(people))
        moved = {one.person: round(MEAN_RATING + one.mu) for one in await connection.execute(query)}
        for line, one in zip(lines, known, strict=True):
            line["rating"] = moved.get(one.person)
    await connection.execute(insert_missing(connection, played_games, lines))


def _list_values(row: TableRow, one: PersonalResult, people: int) -> dict[str, Stored]:
    return {
        "game": row.id,
        "person": one.person,
        "seat": one.seat,
        "kind": row.setup.game,
        "modules": json.dumps(row.setup.modules),
        "players": row.setup.players,
        "people": people,
        "at": row.updated,
        "is_rated": row.is_rated,
        "points": one.points,
        "place": one.place,
        "is_won": one.is_won,
        "is_left": one.is_left,
        "bought": one.bought,
        "exact": one.exact,
        "sources": json.dumps(one.sources),
        "buildings": json.dumps(one.buildings),
        "rating": None,
    }


async def note_older(database: Database, most: int) -> int:
    """Write the results of games that ended before they were kept, at most `most`; returns their number."""
    is_known = exists().where(played_games.c.game == games.c.id)
    has_people = exists().where(seats.c.game == games.c.id, seats.c.kind == "person")
    query = select(games.c.id).where(games.c.phase == OVER, games.c.origin == "", has_people, ~is_known)
    async with database.read() as connection:
        found = (await connection.execute(query.order_by(games.c.updated).limit(most))).scalars().all()
    for table_id in found:
        async with database.read() as connection:
            whole = await load_whole(connection, table_id)
        match = await asyncio.to_thread(restore_sitting, whole.row, whole.seats, whole.steps)
        assert isinstance(match, Match)
        async with database.begin() as connection:
            await note_results(connection, whole.row, list_results_of_match(match), is_new=False)
    return len(found)
