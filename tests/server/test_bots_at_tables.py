"""Bots at tables: they play for those who look, and nobody's bots keep another person waiting."""

from collections.abc import AsyncIterator

import pytest

from alhambra.server.bots.hints import AT_ONCE, Hints
from alhambra.server.play.match import Match
from tests.server.house import House, Visitor, open_house, until

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
        await chair.act(view["options"][0]["action"])
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
    await until(lambda: isinstance(table.state, Match) and table.state.awaited())
    assert (await house.match(number)).awaited() == [0]


async def test_hints_have_a_quota_and_say_so(house: House) -> None:
    house.site.services.hints = Hints(house.site.bots, a_second=0.0)  # however long the bots of a busy machine think
    host = await house.visitor("Cleo")
    chair = await host.sit((await host.post("/api/play", setup={"players": 2}, bot="novice"))["id"])
    await chair.until_view(lambda view: view["options"] and view["deciding"] == [0])
    answers = [await chair.ask("hint", seat=0, bot="novice") for _ in range(40)]
    assert [answer["type"] for answer in answers] == ["hinted"] * AT_ONCE + ["refused"] * (40 - AT_ONCE)
    assert {answer["key"] for answer in answers[AT_ONCE:]} == {"too-many-hints"}
