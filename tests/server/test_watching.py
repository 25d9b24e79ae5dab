"""The lobby of people who play: how their games stand, and the games that can be watched."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import insert

from alhambra.server.lobby import watching
from alhambra.server.storage.schema import rating
from tests.server.house import House, Visitor, deciding, open_house, play_out, seated

FISCHER = {"kind": "fischer", "base": 600, "increment": 5}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list is made for everybody who asks."""
    monkeypatch.setattr(watching, "KEPT_SECONDS", 0.0)


@pytest.fixture
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("watching")) as house:
        yield house


async def rate(house: House, visitor: Visitor, mu: float) -> None:
    """Give somebody a rating."""
    me = await visitor.get("/api/me")
    values = {"person": me["id"], "game": "alhambra", "mu": mu, "sigma": 50.0, "games": 9, "updated": 0.0}
    async with house.site.database.begin() as connection:
        await connection.execute(insert(rating).values(values))


async def test_ones_games_show_how_they_stand(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, clock=FISCHER)
    await play_out(chairs, until=lambda chair: chair.view["seen"] >= 40)
    for chair in chairs:
        (line,) = await chair.visitor.get("/api/tables?mine=1")
        await chair.quiet()
        standing, shown = line["standing"], chair.view["game"]
        assert standing["seat"] == chair.view["viewer"]
        assert standing["palace"][0] == ["fountain", 0, 0]
        assert standing["palace"][1:] == shown["seats"][standing["seat"]]["palace"]
        assert standing["scores"] == shown["scores"][:2]
        assert standing["deciding"] == shown["to_act"]
        assert line["my_turn"] == (standing["deciding"] == standing["seat"])
        assert 0 < standing["left"] <= 600 + 5 * 40
        assert not standing["is_watching"]
        assert "hand" not in str(standing)


async def test_games_to_watch_come_the_best_first(house: House) -> None:
    names = ("Anna", "Bert", "Carl", "Dora", "Eve", "Finn")
    anna, bert, carl, dora, eve, finn = await house.visitors(*names)
    weak = (await seated(anna, bert))[0].number
    strong = (await seated(carl, dora))[0].number
    alone = (await eve.post("/api/play", setup={"players": 2}, bot="novice"))["id"]
    hidden = (await seated(eve, anna, private=True))[0].number
    await rate(house, carl, 300.0)
    lines = await finn.get("/api/tables/live")
    assert [line["id"] for line in lines] == [strong, weak, alone]
    assert hidden not in str(lines)
    assert all(line["invitation"] == "" for line in lines)
    assert [seat["rating"] for seat in lines[0]["seats"]] == [1800, None]
    assert [line["id"] for line in await house.stranger().get("/api/tables/live")] == [strong, weak, alone]
    assert [line["id"] for line in await anna.get("/api/tables/live")] == [strong, alone]


async def test_spectators_are_counted_and_told_that_they_watch(house: House) -> None:
    host, guest, third, fourth = await house.visitors("Anna", "Bert", "Carl", "Dora")
    chairs = await seated(host, guest)
    watcher = await third.sit(chairs[0].number)
    (line,) = await third.get("/api/tables/live")
    assert (line["standing"]["spectators"], line["standing"]["is_watching"]) == (1, True)
    (line,) = await fourth.get("/api/tables/live")
    assert (line["standing"]["spectators"], line["standing"]["is_watching"]) == (1, False)
    assert line["standing"]["deciding"] == deciding(chairs).view["viewer"]
    await watcher.close()
    await chairs[0].until_table(lambda table: table["spectators"] == 0)
    (line,) = await third.get("/api/tables/live")
    assert (line["standing"]["spectators"], line["standing"]["is_watching"]) == (0, False)


async def test_open_tables_show_ratings(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    await rate(house, host, -120.4)
    number = (await host.post("/api/tables", setup={"players": 2}))["id"]
    line = next(line for line in await guest.get("/api/tables") if line["id"] == number)
    assert [seat["rating"] for seat in line["seats"]] == [1380, None]
    assert line["standing"] is None
