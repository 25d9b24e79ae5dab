"""Nobody is stuck: seats that were left, hosts who have gone, people who are no more, and coming back."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alhambra.server.people.administration import set_flag
from tests.server.house import Chair, House, deciding, gathered, lively, open_house, seated, started

FISCHER = {"kind": "fischer", "base": 600.0, "increment": 20.0}


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("leaving")) as house:
        yield house


@pytest.fixture
def impatient(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to be away for long."""
    monkeypatch.setattr(house.site.services, "claim_seconds", 0.2)


async def set_options(house: House, number: str, **options: object) -> None:
    """Change what was chosen for a table, beyond what can be asked for."""
    row = (await house.table(number)).state.row
    await house.change(number, options=msgspec.structs.replace(row.options, **options))


def others(chairs: list[Chair], chair: Chair) -> list[Chair]:
    return [one for one in chairs if one is not chair]


async def until_gone(chair: Chair, seat: int) -> None:
    await chair.until_table(lambda table: not table["seats"][seat]["is_here"])


# --- coming back ----------------------------------------------------------------------------------------------


async def test_a_seat_that_was_lost_by_time_is_taken_back(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    number = await gathered(host, [guest], clock=FISCHER)
    options = (await house.table(number)).state.row.options
    await set_options(house, number, clock=msgspec.structs.replace(options.clock, base=0.5))
    chairs = await started(host, [guest], number)
    mover = deciding(chairs)
    seat = mover.view["viewer"]
    await mover.until_table(lambda table: table["seats"][seat]["bot"])
    assert (await mover.act("pass"))["key"] == "bot-plays"
    answer = await mover.ask("return", seat=seat, id="back")
    assert answer["type"] == "done"
    await mover.until_table(lambda table: not table["seats"][seat]["bot"])
    assert mover.table["clocks"]["left"][seat] > 50
    while mover.steps[-1]["kind"] != "return":
        await mover.next()
    assert await mover.ask("return", seat=seat, id="back") == answer
    assert (await mover.ask("return", seat=seat))["key"] == "nobody-stands-in"
    assert (await mover.ask("return", seat=1 - seat))["key"] == "not-your-seat"


async def test_whoever_has_resigned_does_not_come_back(house: House) -> None:
    chairs = await seated(*await house.visitors("Anna", "Bert"))
    await chairs[0].ask("resign", seat=0)
    assert (await chairs[0].ask("return", seat=0))["key"] == "not-your-seat"


# --- going on without somebody --------------------------------------------------------------------------------


async def test_the_others_can_go_on_without_somebody_who_has_left(house: House, impatient: None) -> None:
    chairs = await seated(*await house.visitors("Anna", "Bert", "Carl"))
    mover = deciding(chairs)
    seat = mover.view["viewer"]
    stayer = others(chairs, mover)[0]
    assert (await stayer.ask("claim", seat=seat))["key"] == "not-away"
    await mover.close()
    await until_gone(stayer, seat)
    assert stayer.table["seats"][seat]["away"] is not None
    await asyncio.sleep(0.3)
    watcher = await (await house.visitor("Dora")).sit(stayer.number)
    assert (await watcher.ask("claim", seat=seat))["key"] == "not-playing"
    assert (await stayer.ask("claim", seat=seat))["type"] == "done"
    await stayer.until_view(lambda view: view["deciding"] != [seat])
    assert (stayer.steps[1]["kind"], stayer.steps[1]["seat"]) == ("absent", seat)
    assert stayer.steps[1]["text"]
    back = await mover.visitor.sit(mover.number)
    await back.until_view()
    assert (await back.ask("return", seat=seat))["type"] == "done"


async def test_leaving_loses_where_the_table_says_so(house: House, impatient: None) -> None:
    chairs = await seated(*await house.visitors("Anna", "Bert"), takeover=False)
    await chairs[1].close()
    await until_gone(chairs[0], 1)
    await asyncio.sleep(0.3)
    await chairs[0].ask("claim", seat=1)
    await chairs[0].until_table(lambda table: table["seats"][1]["has_resigned"])


async def test_a_game_without_a_clock_goes_on_after_the_time_that_the_table_states(house: House) -> None:
    chairs = await seated(*await house.visitors("Anna", "Bert"))
    mover = deciding(chairs)
    seat, (stayer,) = mover.view["viewer"], others(chairs, mover)
    assert stayer.table["absence"] == 86400
    await set_options(house, mover.number, absence=0.3)
    await mover.close()
    await stayer.until_table(lambda table: table["seats"][seat]["bot"])
    await stayer.until_view(lambda view: view["deciding"] == [stayer.view["viewer"]])


async def test_nobody_is_replaced_who_keeps_nobody_waiting(house: House) -> None:
    """Alone with bots, a game waits for its player as long as it takes."""
    host = await house.visitor("Anna")
    number = str((await host.post("/api/play", setup={"players": 3}, bot="random"))["id"])
    chair = await host.sit(number)
    await chair.until_view(lambda view: view["options"])
    await set_options(house, number, absence=0.1)
    await chair.close()
    await asyncio.sleep(0.4)
    assert (await house.match(number)).awaited == [0]


@pytest.mark.parametrize("how", ["banned", "deleted"])
async def test_a_game_goes_on_without_people_who_are_no_more(house: House, how: str) -> None:
    chairs = await seated(*await house.visitors("Anna", "Bert"))
    mover = deciding(chairs)
    seat, (stayer,) = mover.view["viewer"], others(chairs, mover)
    if how == "banned":
        await set_flag(house.site.database, (await mover.visitor.get("/api/me"))["id"], "ban")
    else:
        assert (await mover.visitor.ask("DELETE", "/api/me")).is_success
    await stayer.until_table(lambda table: table["seats"][seat]["bot"])
    await stayer.until_view(lambda view: view["deciding"] == [stayer.view["viewer"]])


async def test_a_game_that_nobody_is_left_of_ends(house: House) -> None:
    host = await house.visitor("Anna")
    number = str((await host.post("/api/play", setup={"players": 3}, bot="random"))["id"])
    watcher = await (await house.visitor("Bert")).sit(number)
    await watcher.until_view()
    assert (await host.ask("DELETE", "/api/me")).is_success
    await watcher.until_table(lambda table: table["phase"] == "aborted")


# --- votes ----------------------------------------------------------------------------------------------------


async def test_votes_of_those_who_have_left_are_not_waited_for(house: House, impatient: None) -> None:
    chairs = await seated(*await house.visitors("Anna", "Bert", "Carl"))
    await chairs[2].close()
    await until_gone(chairs[0], 2)
    await asyncio.sleep(0.3)
    await chairs[0].ask("abort", agree=True)
    await chairs[1].ask("abort", agree=True)
    await chairs[0].until_table(lambda table: table["phase"] == "aborted")


# --- the host -------------------------------------------------------------------------------------------------


async def test_a_host_who_stands_up_leaves_the_table_to_the_next(house: House) -> None:
    host, guest, third = await house.visitors("Anna", "Bert", "Carl")
    number = await gathered(host, [guest, third])
    assert (await host.ask("DELETE", f"/api/tables/{number}/seats/0")).is_success
    assert await host.refused("POST", f"/api/tables/{number}/start") == (403, "host-only")
    await guest.put(f"/api/tables/{number}/seats/0", kind="bot", bot="random")
    await guest.post(f"/api/tables/{number}/start")


async def test_a_table_whose_host_has_gone_is_the_next_ones(house: House, impatient: None) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    number = await gathered(host, [guest])
    chairs = [await visitor.sit(number) for visitor in (host, guest)]
    await chairs[0].close()
    await chairs[1].until_table(lambda table: table["seats"][1]["is_host"])
    await guest.post(f"/api/tables/{number}/start")


# --- rated games ----------------------------------------------------------------------------------------------


async def test_a_rated_game_has_a_clock_one_seat_each_no_hints_and_is_lost_by_leaving(
    house: House, impatient: None
) -> None:
    people = await house.visitors("Anna Counts", "Bert Counts")
    for visitor in people:
        await visitor.post("/api/account", name=(await visitor.get("/api/me"))["name"], password="a long enough one")
    host = people[0]
    body = {"setup": {"players": 2}, "options": {"rated": True}}
    assert await host.refused("POST", "/api/tables", **body) == (400, "rated-needs-clock")
    local = {"setup": {"players": 2}, "seats": [{"kind": "person"}, {"kind": "local", "name": "Eve"}]}
    options: dict[str, Any] = {"rated": True, "clock": FISCHER}
    assert await host.refused("POST", "/api/tables", **local, options=options) == (400, "rated-one-seat")
    number = await gathered(host, people[1:], **options)
    assert await host.refused("PUT", f"/api/tables/{number}/seats/0", kind="local", name="Eve") == (
        409,
        "rated-one-seat",
    )
    chairs = await started(host, people[1:], number)
    mover = deciding(chairs)
    assert (await mover.ask("hint", seat=mover.view["viewer"], bot="novice"))["key"] == "rated-no-hints"
    (stayer,) = others(chairs, mover)
    await mover.close()
    await until_gone(stayer, mover.view["viewer"])
    await asyncio.sleep(0.3)
    await stayer.ask("claim", seat=mover.view["viewer"])
    await stayer.until_table(lambda table: table["seats"][mover.view["viewer"]]["has_resigned"])


async def test_a_rated_game_has_one_seat_for_a_device(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        one, two = await house.visitors("Anna", "Bert")
        for visitor, name in ((one, "Anna Alone"), (two, "Bert Alone")):
            await visitor.post("/api/account", name=name, password="a long enough one")
        options: dict[str, Any] = {"rated": True, "clock": FISCHER}
        number = (await one.post("/api/tables", setup={"players": 2}, options=options))["id"]
        assert (await one.ask("DELETE", "/api/session")).is_success
        await one.post("/api/session", name="Bert Alone", password="a long enough one")  # in Anna's browser
        path = f"/api/tables/{number}/seats/1"
        assert await one.refused("PUT", path, kind="person") == (409, "rated-one-seat")
        await two.put(path, kind="person")  # in his own
        unrated = (await two.post("/api/tables", setup={"players": 2}))["id"]
        await one.ask("DELETE", "/api/session")
        await one.post("/api/session", name="Anna Alone", password="a long enough one")
        await one.put(f"/api/tables/{unrated}/seats/1", kind="person")


# --- messages -------------------------------------------------------------------------------------------------


async def test_a_message_of_great_depth_is_refused_like_others(house: House) -> None:
    chair = (await seated(*await house.visitors("Anna", "Bert")))[0]
    for sign in ("[", '{"a":'):
        await chair.wire.send((sign * 4096)[:4090])
        assert (await chair.until("refused"))["key"] == "not-understood"
    for body in ("[" * 9000, "[" * 9000 + "]" * 9000, '{"setup":' * 9000 + "1" + "}" * 9000):
        answer = await chair.visitor.http.post(
            "/api/tables", content=body.encode(), headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["key"]) == (400, "not-understood")
    await chair.act(lively(chair.view["options"])[0]["action"]) if chair.view["options"] else None
