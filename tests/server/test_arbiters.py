"""Games that an arbiter adjourns, and tournaments that pass on to another arbiter."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.server.contests import leading
from tests.server.house import House, deciding, open_house
from tests.server.test_duplicate import account
from tests.server.test_tournaments import made


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


async def test_an_adjourned_game_rests_until_the_arbiter_lets_it_go_on(house: House) -> None:
    people = [await account(house, name) for name in ("Ana", "Bert", "Cleo")]
    path = await made(people[0], *people, clock={"kind": "fischer", "base": 30, "increment": 0}, rounds=1)
    (table,) = (await people[0].post(f"{path}/rounds"))["played"][0]["tables"]
    where = f"{path}/rounds/1/tables/1/rest"
    chairs = [await one.sit(table["game"]) for one in people]
    for chair in chairs:
        await chair.until_view()
    mover = deciding(chairs)
    seat, action = mover.view["viewer"], mover.view["options"][0]["action"]
    assert await people[1].refused("PUT", where, adjourned=True) == (403, "arbiter-only")
    page = await people[0].put(where, adjourned=True)
    assert [one["is_adjourned"] for one in page["played"][0]["tables"]] == [True]
    told = await mover.until_table(lambda told: told["is_adjourned"])
    view = await mover.until_view(lambda view: not view["options"])
    assert (told["clocks"]["running"], view["may_undo"]) == ([], False)
    for kind, more in (("act", {"seen": view["seen"], "action": action}), ("resign", {})):
        assert (await mover.ask(kind, seat=seat, **more))["key"] == "adjourned"
    await house.reopen()  # a server that starts again knows it too, and a day later nobody's time is up
    house.site.services.uptime._offset += leading.DAY_SECONDS
    live = await house.table(table["game"])
    live.awake.set()
    assert (await people[0].get(path))["played"][0]["tables"][0]["is_adjourned"]
    page = await people[0].put(where, adjourned=False)
    assert not page["played"][0]["tables"][0]["is_adjourned"]
    assert [one.bot for one in live.state.seats] == ["", "", ""]
    chair = await mover.visitor.sit(table["game"])
    view = await chair.until_view(lambda view: view["options"])
    left = (await chair.until_table(lambda told: not told["is_adjourned"]))["clocks"]["left"]
    assert left[:seat] + left[seat + 1 :] == [30.0, 30.0]
    assert (await chair.act(action))["type"] == "done"
    await people[0].put(f"{path}/rounds/1/tables/1", points=[1, 2, 3])
    assert await people[0].refused("PUT", where, adjourned=True) == (409, "not-playing")


async def test_a_tournament_passes_on_when_its_arbiter_hands_it_over_or_vanishes(house: House) -> None:
    ana, bert, cleo = people = [await account(house, name) for name in ("Ana", "Bert", "Cleo")]
    path = await made(ana, *people)
    await ana.post(f"{path}/bots", bot="novice")
    for number, key in ((9, "no-player"), (4, "no-player")):
        assert await ana.refused("PUT", f"{path}/arbiter", player=number) == (404, key)
    assert await bert.refused("PUT", f"{path}/arbiter", player=2) == (403, "arbiter-only")
    assert not (await ana.put(f"{path}/arbiter", player=2))["is_arbiter"]
    page = await bert.get(path)
    assert (page["is_arbiter"], page["host"], [one["is_arbiter"] for one in page["players"]][:3]) == (
        True, "Bert", [False, True, False],
    )  # fmt: skip
    await bert.put(f"{path}/players/4", status="out")
    clock = house.site.services.uptime
    clock._offset += 30 * leading.DAY_SECONDS  # nobody waits for the first round
    assert await cleo.refused("POST", f"{path}/lead") == (409, "arbiter-awaited")
    await bert.post(f"{path}/rounds")
    await bert.put(f"{path}/rounds/1/tables/1", points=[3, 2, 1])
    assert await cleo.refused("POST", f"{path}/lead") == (409, "arbiter-awaited")
    clock._offset += leading.LIVE_ARBITER_SECONDS
    stranger = await account(house, "Dora")
    assert await stranger.refused("POST", f"{path}/lead") == (403, "no-player")
    assert [(await one.get(path))["can_lead"] for one in (ana, bert, cleo, stranger)] == [True, False, True, False]
    await bert.put(f"{path}/phase", phase="paused")  # the arbiter is there, and says when it goes on
    assert await cleo.refused("POST", f"{path}/lead") == (409, "arbiter-awaited")
    clock._offset += leading.ARBITER_SECONDS
    page = await cleo.post(f"{path}/lead")
    assert (page["is_arbiter"], page["can_lead"]) == (True, False)
    assert await bert.refused("PUT", f"{path}/phase", phase="running") == (403, "arbiter-only")
    assert (await cleo.put(f"{path}/phase", phase="over"))["phase"] == "over"
    assert await bert.refused("POST", f"{path}/lead") == (409, "arbiter-awaited")
