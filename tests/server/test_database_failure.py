"""The database fails while people play: what was written reaches everybody, and nobody has to load the page again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from tests.server.house import Chair, House, deciding, gathered, open_house, seated, started, until
from tests.server.postgres import Postgres, programs
from tests.server.process import PATIENCE


class Failing:
    """A database whose next transaction fails: before it is written, or after, so that nobody knows it was.

    Not one of those that come by themselves: a server says every few seconds that it still runs.
    """

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.when = ""
        database = house.site.database
        begin, watch = database.begin, house.site.tables._task

        @asynccontextmanager
        async def failing() -> AsyncIterator[Any]:
            when = ""
            if asyncio.current_task() is not watch:
                when, self.when = self.when, ""
            if when == "before":
                raise OperationalError("COMMIT", {}, OSError("gone"))
            async with begin() as connection:
                yield connection
            if when == "after":
                raise OperationalError("COMMIT", {}, OSError("gone"))

        monkeypatch.setattr(database, "begin", failing)


async def agree(chairs: list[Chair], seen: int) -> None:
    """Everybody has the game after that step, with every step before it once."""
    for chair in chairs:
        await chair.until_view(lambda view: view["seen"] >= seen)
        assert [step["number"] for step in chair.steps] == list(range(chair.view["seen"] + 1))


async def test_what_was_written_reaches_everybody_though_the_answer_was_lost(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, database_url) as house:
        chairs = await seated(*await house.visitors("Anna", "Bert"))
        chairs.append(await house.stranger().sit(chairs[0].number))
        await chairs[2].until_view()
        mover = deciding(chairs)
        failing, seen = Failing(house, monkeypatch), mover.view["seen"]
        action = mover.view["options"][0]["action"]
        failing.when = "after"
        refused = await mover.act(action, id="the-same")
        assert refused["key"] == "our-mistake"
        await agree(chairs, seen + 1)
        again = await mover.act(action, id="the-same", seen=seen)
        assert (again["type"], again["step"]) == ("done", seen + 1), "it is not done twice"


async def test_what_was_not_written_can_be_done_again(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, database_url) as house:
        chairs = await seated(*await house.visitors("Anna", "Bert"))
        mover = deciding(chairs)
        failing, seen = Failing(house, monkeypatch), mover.view["seen"]
        failing.when = "before"
        action = mover.view["options"][0]["action"]
        assert (await mover.act(action))["key"] == "our-mistake"
        assert (await mover.act(action))["type"] == "done"
        await agree(chairs, seen + 1)


async def test_work_beside_the_rest_that_the_database_stops_is_only_noted(tmp_path: Path) -> None:
    """Whatever else it raises is told to the event loop, as what nobody has expected."""
    told: list[object] = []
    mistake, loop = ValueError("a mistake"), asyncio.get_running_loop()
    usual = loop.get_exception_handler()
    loop.set_exception_handler(lambda _loop, context: told.append(context["exception"]))
    async with open_house(tmp_path) as house:

        async def fail(error: Exception) -> None:
            raise error

        for error in (OperationalError("SELECT", {}, OSError("gone")), ConnectionError("gone"), mistake):
            house.site.services.spawn(fail(error))
        await until(lambda: not house.site.services._tasks)
    loop.set_exception_handler(usual)
    assert told == [mistake]


@pytest.fixture
def own_postgres() -> Any:
    """A PostgreSQL that this test may stop and start."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed (package postgresql)")
    with Postgres(found) as postgres:
        yield postgres


async def test_after_a_restart_of_postgresql_each_table_is_driven_by_one_process(
    own_postgres: Postgres, tmp_path: Path
) -> None:
    url = own_postgres.url.format(name="postgres")
    async with open_house(tmp_path / "one", url) as one, open_house(tmp_path / "two", url) as two:
        host, guest = await one.visitors("Anna", "Bert")
        tables = [await started(host, [guest], await gathered(host, [guest], {"players": 3})) for _ in range(3)]
        numbers = {chairs[0].number for chairs in tables}
        for house in (one, two):
            for number in numbers:
                await house.table(number)

        def drivers() -> list[str]:
            return sorted([*one.site.tables.drivers, *two.site.tables.drivers])

        await until(lambda: drivers() == sorted(numbers))
        await asyncio.to_thread(own_postgres.restart)
        for chairs in tables:
            await play_one(chairs)
        # The drivers of before the restart count until their servers have noticed that the locks are gone.
        async with asyncio.timeout(PATIENCE):
            while await locks(one) != len(numbers) or drivers() != sorted(numbers):  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.2)
        for chairs in tables:
            await play_one(chairs)


async def locks(house: House) -> int:
    """How many locks on tables the database has given."""
    query = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted")
    with suppress(SQLAlchemyError, OSError):  # the database has just been restarted
        async with house.site.database.read() as connection:
            return int(await connection.scalar(query) or 0)
    return -1


async def play_one(chairs: list[Chair]) -> None:
    """Whoever is to move does, as soon as the database is back; everybody sees it."""
    await asyncio.gather(*(chair.until_view(lambda view: view["deciding"] != [2]) for chair in chairs))  # not the bot
    mover = deciding(chairs)
    seen, action = mover.view["seen"], mover.view["options"][0]["action"]
    async with asyncio.timeout(PATIENCE):
        while (await mover.act(action, seen=seen))["type"] == "refused":  # noqa: ASYNC110 - the database says nothing
            await asyncio.sleep(0.2)
    await agree(chairs, seen + 1)
