"""Bots at tables: they play for those who look, and nobody's bots keep another person waiting."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from alhambra.server.bots.hints import HINTS_AT_ONCE, Hints
from alhambra.server.bots.queue import Job
from alhambra.server.bots.runner import BotRunner, Worker
from alhambra.server.play.match import Match
from alhambra.server.play.sitting import Sitting
from tests.server.house import House, Message, Visitor, open_house, until

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("bots")) as house:
        yield house


async def bots_alone(host: Visitor) -> str:
    """A table of two bots, started."""
    table = await host.post("/api/tables", setup={"players": 2}, seats=BOTS)
    await host.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def play_a_while(visitor: Visitor) -> None:
    """Some moves of a person and a bot: whatever else was due meanwhile has been done."""
    table = await visitor.post("/api/play", setup={"players": 2}, bot="novice")
    chair = await visitor.sit(table["id"])
    for _ in range(3):
        view = await chair.until_view(lambda view: view["options"] and view["deciding"] == [view["viewer"]])
        await chair.seen_after(await chair.act(view["options"][0]["action"]))
    await chair.close()


async def test_bots_alone_play_only_while_somebody_looks(house: House) -> None:
    host, stranger = await house.visitor("Anna"), house.stranger()
    number = await bots_alone(host)
    table = await house.table(number)
    await until(lambda: table.state.row.phase == "playing")
    await play_a_while(host)
    assert table.state.last == 0
    watcher = await stranger.sit(number)
    await watcher.until_view(lambda view: view["seen"] >= 5)
    await watcher.close()
    await until(lambda: not table.room.viewers)
    await play_a_while(host)
    seen = table.state.last
    await play_a_while(host)
    assert table.state.last == seen
    assert table.state.row.phase == "playing"
    await (await stranger.sit(number)).until(lambda message: message.get("phase") == "over")


async def test_the_game_of_somebody_who_went_away_waits_for_him_alone(house: House) -> None:
    """Bots do their moves at a table with a person, whether or not that person looks."""
    host = await house.visitor("Bert")
    number = (await host.post("/api/play", setup={"players": 3}, bot="random"))["id"]
    table = await house.table(number)
    await until(lambda: isinstance(table.state, Match) and table.state.awaited)
    assert (await house.match(number)).awaited == [0]


async def test_hints_have_a_quota_and_say_so(house: House) -> None:
    house.site.services.hints = Hints(house.site.bots, a_second=0.0)  # however long the bots of a busy machine think
    host = await house.visitor("Cleo")
    chair = await host.sit((await host.post("/api/play", setup={"players": 2}, bot="novice"))["id"])
    await chair.until_view(lambda view: view["options"] and view["deciding"] == [0])
    answers = [await chair.ask("hint", seat=0, bot="novice") for _ in range(40)]
    assert [answer["type"] for answer in answers] == ["hinted"] * HINTS_AT_ONCE + ["refused"] * (40 - HINTS_AT_ONCE)
    assert {answer["key"] for answer in answers[HINTS_AT_ONCE:]} == {"too-many-hints"}


async def test_a_person_s_bots_are_served_before_the_many_of_another(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted, not timed: when eleven questions of Dora's bots wait, that of Ede's is the next to be answered."""
    dora, ede = await house.visitors("Dora", "Ede")
    chair = await ede.sit((await ede.post("/api/play", setup={"players": 2}, bot="novice"))["id"])
    table, gate, served, do = await house.table(chair.number), asyncio.Event(), list[str](), BotRunner._do
    waiting = house.site.bots.count_waiting

    async def note_turn(runner: BotRunner, worker: Worker, job: Job) -> bool:
        served.append(job.asker.table)
        await gate.wait()
        return await do(runner, worker, job)

    def is_up(view: Message) -> bool:
        return bool(view["options"]) and view["seen"] == table.state.last

    async def act() -> None:
        seen = (await chair.until_view(is_up))["seen"]
        await chair.act(chair.view["options"][0]["action"])
        await until(lambda: waiting() == 12 or is_turn(table.state, 0, seen))

    async def find_next() -> str:
        before = len(served)
        gate.set()
        await until(lambda: len(served) > before)
        return served[before]

    gate.set()
    monkeypatch.setattr(BotRunner, "_do", note_turn)
    watchers = [await dora.sit(await bots_alone(dora)) for _ in range(12)]
    for _ in range(3):
        await chair.until_view(is_up)
        gate.clear()
        await until(lambda: waiting() == 11)  # and the worker has the twelfth
        while waiting() == 11:
            await act()
        assert await find_next() == chair.number
    for watcher in watchers:
        await watcher.close()


def is_turn(state: Sitting, seat: int, after: int) -> bool:
    """Is it a seat's turn again, after a step?"""
    return isinstance(state, Match) and state.last > after and state.game.to_act == seat
