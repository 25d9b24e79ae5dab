"""Ratings move once for each rated game that is over, for those with accounts."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from alhambra.ratings import compute_ratings
from alhambra.server.people.people import People, Person
from alhambra.server.people.rated_games import rate
from alhambra.server.people.standings import list_finished_games, list_ratings_of_game, list_ratings_of_person
from alhambra.server.storage import schema
from alhambra.server.storage.database import Database
from alhambra.server.storage.migrate import migrate


async def account(database: Database, name: str) -> Person:
    """Somebody with an account; the password does not matter here."""
    person, _ = await People(database).make_guest(name, "en")
    async with database.begin() as connection:
        where = schema.person.c.id == person.id
        await connection.execute(update(schema.person).where(where).values(account=name.lower()))
    return person


async def finished(database: Database, number: str, people: list[Person], points: list[int], **more: Any) -> str:
    """A game that is over; whoever has most points has won."""
    row = {
        "id": number,
        "setup": "granada+huts family-box 3",
        "rules": "1.0",
        "host": people[0].id,
        "phase": "over",
        "invitation": "i",
        "secret": "s",
        "is_rated": True,
        "result": json.dumps(points),
        "winners": json.dumps([seat for seat, one in enumerate(points) if one == max(points)]),
        "created": time.time(),
        "updated": time.time(),
    }
    async with database.begin() as connection:
        await connection.execute(insert(schema.game).values(row | more))
        for seat, person in enumerate(people):
            values = {"game": number, "number": seat, "kind": "person", "person": person.id, "name": person.name}
            await connection.execute(insert(schema.seat).values(values))
    return number


async def rated(database: Database, number: str) -> bool:
    async with database.begin() as connection:
        return await rate(connection, number)


async def test_ratings_move_as_the_model_says_and_once_only(database: Database) -> None:
    people = [await account(database, name) for name in ("Ana", "Ben", "Eva")]
    await finished(database, "one", people, [100, 90, 120])
    assert [await rated(database, "one") for _ in range(2)] == [True, False]
    expected = compute_ratings([[("Ana", 2), ("Ben", 3), ("Eva", 1)]])
    table = await list_ratings_of_game(database, "granada")
    assert [row["name"] for row in table] == ["Eva", "Ana", "Ben"]
    for row in table:
        assert row["value"] == round(expected[row["name"]].value)
        assert row["low"] == round(expected[row["name"]].low)
        assert row["games"] == 1
    assert await list_ratings_of_game(database, "alhambra") == []


async def test_the_next_game_starts_where_the_last_ended(database: Database) -> None:
    people = [await account(database, name) for name in ("Ana", "Ben")]
    games = [[100, 90], [100, 90], [80, 90]]
    for number, points in enumerate(games):
        await rated(database, await finished(database, str(number), people, points))
    expected = compute_ratings([[("Ana", 1), ("Ben", 2)], [("Ana", 1), ("Ben", 2)], [("Ana", 2), ("Ben", 1)]])
    assert [(row["value"], row["games"]) for row in await list_ratings_of_game(database, "granada")] == [
        (round(expected["Ana"].value), 3),
        (round(expected["Ben"].value), 3),
    ]


@pytest.mark.parametrize("more", [{"is_rated": False}, {"phase": "playing"}, {"phase": "aborted"}])
async def test_other_games_do_not_count(tmp_path: Path, more: dict[str, Any]) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
    await migrate(database)
    people = [await account(database, name) for name in ("Ana", "Ben")]
    await finished(database, "one", people, [1, 2], **more)
    assert not await rated(database, "one")
    assert await list_ratings_of_person(database, people[0]) == []
    await database.close()


async def test_guests_are_left_out_and_who_resigns_is_last(database: Database) -> None:
    ana, ben = [await account(database, name) for name in ("Ana", "Ben")]
    guest, _ = await People(database).make_guest("Guest", "en")
    await finished(database, "one", [ana, guest, ben], [150, 120, 90])
    async with database.begin() as connection:
        await connection.execute(update(schema.seat).where(schema.seat.c.number == 0).values(has_resigned=True))
    assert await rated(database, "one")
    assert [row["name"] for row in await list_ratings_of_game(database, "granada")] == ["Ben", "Ana"]


async def test_private_games_are_shown_to_those_who_played_them(database: Database) -> None:
    ana, ben = [await account(database, name) for name in ("Ana", "Ben")]
    await finished(database, "one", [ana, ben], [1, 2], is_private=True)
    await finished(database, "two", [ben, ana], [1, 2])
    assert [game["id"] for game in await list_finished_games(database, ana, own=False)] == ["two"]
    own = await list_finished_games(database, ana, own=True)
    assert {(game["id"], game["seat"]) for game in own} == {("one", 0), ("two", 1)}
