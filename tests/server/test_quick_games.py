"""Quick games: people wait, are brought together across processes, and those who vanish are not waited for."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from alhambra.record.fairness import commit_to_number
from alhambra.server.lobby import matching, quick_games
from alhambra.server.storage.schema import game, wish
from tests.server.house import House, Visitor, open_house
from tests.server.process import PATIENCE
from tests.server.test_processes import elsewhere, two_houses


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is answered by the newest state, and bots come at once where they may."""
    monkeypatch.setattr(quick_games, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(quick_games, "BEAT_SECONDS", 0.0)
    monkeypatch.setattr(matching, "BOTS_AFTER_SECONDS", dict.fromkeys(matching.BOTS_AFTER_SECONDS, 0.0))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


async def wait(visitor: Visitor, players: int = 2, **more: Any) -> Any:
    """Begin to wait, bound to a nonce."""
    nonce = secrets.token_hex(32)
    visitor.nonces["quick"] = nonce
    body = {"setup": {"players": players}, "bots": False, "nonce_commitment": commit_to_number(nonce), **more}
    return await visitor.post("/api/me/wish", **body)


async def here(visitor: Visitor) -> Any:
    return await visitor.post("/api/me/wish/here")


async def test_two_people_wait_and_play(house: House) -> None:
    anna, bert, carl = await house.visitors("Anna", "Bert", "Carl")
    first = await wait(anna)
    assert (first["others"], first["table"], first["pace"]) == (0, "", "fast")
    assert [(one["people"], one["setup"]["players"]) for one in await carl.get("/api/wishes")] == [(1, 2)]
    second = await wait(bert)
    found = await here(anna)
    assert found["table"] == second["table"] != ""
    assert {found["seat"], second["seat"]} == {0, 1}
    chairs = []
    for visitor, answer in ((anna, found), (bert, second)):
        visitor.nonces[answer["table"]] = visitor.nonces["quick"]
        chairs.append(await visitor.sit(answer["table"]))
    await asyncio.gather(*(chair.until_view() for chair in chairs))
    for chair, answer in zip(chairs, (found, second), strict=True):
        assert chair.view["viewer"] == answer["seat"]
        assert chair.table["clocks"]["kind"] == "fischer"
    match = await house.match(found["table"])
    assert [seat.from_server for seat in match.seats] == [False, False]
    assert await carl.get("/api/wishes") == []
    assert (await anna.ask("DELETE", "/api/me/wish")).is_success
    assert await here(anna) is None
    assert await here(carl) is None


async def test_bots_fill_up_for_those_who_want_that(house: House) -> None:
    anna = await house.visitor("Anna")
    found = await wait(anna, 3, bots=True)
    line = await anna.get(f"/api/tables/{found['table']}")
    assert sorted(seat["kind"] for seat in line["seats"]) == ["bot", "bot", "person"]
    assert len({seat["name"] for seat in line["seats"]}) == 3
    assert not line["options"]["rated"]


async def test_whoever_wants_days_gets_bots_only_if_asked_for(house: House) -> None:
    anna, bert = await house.visitors("Anna", "Bert")
    assert (await anna.post("/api/me/wish", setup={"players": 2}, pace="days"))["bots"] is False
    assert (await bert.post("/api/me/wish", setup={"players": 3}, pace="days", bots=True))["table"]
    assert (await anna.post("/api/me/wish", setup={"players": 2}))["table"]


async def test_those_who_left_over_days_are_brought_together(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody says that they wait: the server looks by itself."""
    monkeypatch.setattr(quick_games, "LOOK_SECONDS", 1e9)
    anna, bert = await house.visitors("Anna", "Bert")
    for visitor in (anna, bert):
        assert (await wait(visitor, pace="days"))["table"] == ""
    monkeypatch.setattr(quick_games, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(quick_games, "WATCH_SECONDS", 0.01)
    await house.site.quick_games.close()
    await house.site.quick_games.start()
    async with asyncio.timeout(PATIENCE):
        while not await anna.get("/api/tables?mine=1"):
            pass


async def test_the_list_of_wishes_has_an_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bert, carl = await house.visitors("Anna", "Bert", "Carl")
    monkeypatch.setattr(quick_games, "MOST_WAITING_HERE", 2)
    await wait(anna, 4)
    await wait(bert, 5)
    assert await carl.refused("POST", "/api/me/wish") == (429, "too-many-waiting")
    await wait(anna, 6)  # who waits already may want something else
    house.site.quick_games._addresses.popitem()  # one of them is elsewhere
    await wait(carl, 3)
    monkeypatch.setattr(quick_games, "MOST_WAITING", 3)
    dora = await house.visitor("Dora")
    assert await dora.refused("POST", "/api/me/wish") == (429, "too-many-waiting")
    assert (await carl.ask("DELETE", "/api/me/wish")).is_success
    await wait(dora, 3)
    assert [one["people"] for one in await carl.get("/api/wishes")] == [1, 1, 1]


async def test_ages_and_the_order_of_modules_make_no_other_wish(house: House) -> None:
    anna, bert = await house.visitors("Anna", "Bert")
    setup = {"players": 2, "modules": ["vizier", "bonus"], "ages": [30, 31]}
    await anna.post("/api/me/wish", setup=setup, bots=False)
    setup = {"players": 2, "modules": ["bonus", "vizier"]}
    assert (await bert.post("/api/me/wish", setup=setup, bots=False))["table"]


async def test_people_who_vanish_are_not_matched(house: House) -> None:
    anna, bert, carl = await house.visitors("Anna", "Bert", "Carl")
    await wait(anna)
    async with house.site.database.begin() as connection:
        await connection.execute(update(wish).values(seen=wish.c.seen - matching.AWAY_SECONDS["fast"] - 1))
    assert await bert.get("/api/wishes") == []
    assert (await wait(bert))["table"] == ""
    await carl.post("/api/me/wish", setup={"players": 3}, bots=False)
    assert (await carl.ask("DELETE", "/api/me/wish")).is_success
    assert (await here(bert))["others"] == 0
    assert (await here(anna))["table"] != ""  # whoever comes back in time goes on waiting


async def test_a_closed_window_ends_the_wait_soon_unless_it_is_loaded_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = await house.visitors("Anna", "Bert")
    monkeypatch.setattr(quick_games, "RELOADING_SECONDS", -1.0)
    await wait(anna)
    await anna.post("/api/me/wish/leaving")
    assert (await wait(bert))["table"] == ""
    assert (await here(anna))["table"] != ""
    await bert.post("/api/me/wish/leaving")
    assert (await here(bert))["table"] != ""


async def test_people_who_do_not_want_to_hear_each_other_are_kept_apart(house: House) -> None:
    anna, bert = await house.visitors("Anna", "Bert")
    number = (await anna.post("/api/tables", setup={"players": 2}))["id"]
    chairs = [await visitor.sit(number) for visitor in (anna, bert)]
    await chairs[1].ask("chat", text="boo")
    said = await chairs[0].until("said")
    assert (await chairs[0].ask("mute", speaker=said["speaker"]))["type"] == "done"
    await wait(anna)
    await wait(bert)
    assert (await here(anna))["table"] == ""


async def test_what_is_refused(house: House) -> None:
    anna = await house.visitor("Anna")
    assert await anna.refused("POST", "/api/me/wish", rated=True) == (403, "rated-needs-account")
    assert await anna.refused("POST", "/api/me/wish", pace="blitz") == (400, "not-understood")
    assert await anna.refused("POST", "/api/me/wish", setup={"players": 9}) == (400, "not-understood")
    assert await house.stranger().refused("POST", "/api/me/wish") == (401, "who-are-you")
    assert await house.stranger().refused("POST", "/api/me/wish/here") == (401, "who-are-you")
    house.site.settings = house.site.settings.model_copy(update={"tables_per_guest": 0})
    assert await anna.refused("POST", "/api/me/wish") == (429, "too-many-tables")


async def test_nobody_begins_to_wait_without_end(house: House) -> None:
    house.site.wish_limits._rate = 0.0  # while no time passes, however long it takes
    anna = await house.visitor("Anna")
    answers = [(await anna.ask("POST", "/api/me/wish", {"bots": False})).status_code for _ in range(12)]
    assert answers[:10] == [200] * 10
    assert answers[-1] == 429


async def test_rated_games_are_for_accounts_and_count(house: House) -> None:
    people = await house.visitors("Anna", "Bert")
    for visitor, name in zip(people, ("Anna", "Bert"), strict=True):
        await visitor.post("/api/account", name=name, password="a long enough password")
    answers = [await wait(visitor, rated=True) for visitor in people]
    line = await people[0].get(f"/api/tables/{answers[1]['table']}")
    assert line["options"]["rated"]
    assert line["options"]["clock"]["kind"] == "fischer"


async def test_two_servers_match_everybody_once(postgres_url: str, tmp_path: Path) -> None:
    """Both servers look at the same moment, again and again: nobody sits at two tables, and no table has a gap."""
    async with two_houses(postgres_url, tmp_path) as (one, two):
        people = await one.visitors(*(f"Guest {letter}" for letter in "ABCDEFGH"))
        waiting = [*people[:4], *(elsewhere(visitor, two) for visitor in people[4:])]
        await asyncio.gather(*(wait(visitor) for visitor in waiting))
        async with asyncio.timeout(PATIENCE):
            answers = await asyncio.gather(*map(here, waiting))
            while not all(answer["table"] for answer in answers):
                answers = await asyncio.gather(*map(here, waiting))
        seats = [(answer["table"], answer["seat"]) for answer in answers]
        assert len(set(seats)) == 8
        async with one.site.database.read() as connection:
            assert len((await connection.execute(select(game.c.id))).all()) == 4
