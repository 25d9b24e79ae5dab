"""Games without a server: played to the end, kept step by step, gone on with after anything."""

import asyncio
import json
from typing import Any

import pytest

from alhambra.record.text_form import parse_record
from alhambra.record.verify import verify
from tests.effort import effort
from tests.offline.devices import Chair, Device, MemoryStore
from tests.record.games import ALL_MODULES

KINDS: list[dict[str, Any]] = [
    {"players": 3},
    {"game": "granada", "players": 2},
    {"game": "combined", "players": 2},
    {"modules": ALL_MODULES, "players": 2},
]


@pytest.mark.parametrize("setup", KINDS, ids=str)
async def test_a_whole_game_against_bots_is_fair_and_can_be_replayed(setup: dict[str, Any]) -> None:
    device = Device()
    ana = await device.play_now(**setup)
    promised = (await ana.until("table"))["commitment"]
    while await ana.decide():
        pass
    table = await ana.until("table", phase="over")
    assert promised == table["commitment"]
    number = table["id"]
    text = await device.ask("GET", f"tables/{number}/record?form=text")
    record = parse_record(text)
    verdict = verify(record)
    assert not verdict.findings
    assert not verdict.unchecked
    assert record.commitment == promised
    told = await device.ask("POST", "replays", table=number)
    assert told["result"] == table["result"]
    assert await device.ask("GET", f"replays/{told['id']}/{len(told['steps']) - 1}?seat=0")
    held = await device.ask("POST", "replays", record=text)
    assert held["steps"] == told["steps"]
    await ana.leave()


async def test_a_page_that_is_gone_at_any_step_loses_nothing() -> None:
    """Each time a new page takes over what was kept, and says what the old one has said last."""
    device = Device()
    ana = await device.play_now(modules=["vizier"], players=3)
    number = ana.table.state.row.id
    for _ in range(effort(50)):
        before = dict(device.store.rows)
        if not await ana.decide():
            break
        view = await ana.asked()
        if view is None:
            break
        assert before.keys() <= device.store.rows.keys()
        assert before != device.store.rows
        device = Device(MemoryStore(device.store.rows))  # the other one is never heard of again
        ana = await Chair.at(device, number)
        again = await ana.asked()
        assert again == view


async def test_a_page_shows_what_another_has_done() -> None:
    store = MemoryStore()
    one = await Device(store).play_now(players=2)
    view = await one.asked()
    other = await Chair.at(Device(store), one.table.state.row.id)
    assert await other.asked() == view
    await one.decide()
    following = await one.asked()
    assert following != view
    await other.device.desk.catch_up(one.table.state.row.id)
    assert await other.asked() == following
    heard = len(other.heard)
    await other.device.desk.catch_up(one.table.state.row.id)  # nothing new
    await other.device.desk.catch_up("another")
    assert len(other.heard) == heard


async def test_names_are_those_that_a_server_takes() -> None:
    device = Device()
    refused = {"": "name-empty", "A" * 41: "name-long", "A\u200bna": "name-signs", "\u0410na": "name-mixed"}
    for name, key in refused.items():
        assert (await device.ask("POST", "me", status=400, name=name))["key"] == key
    assert (await device.ask("POST", "me", name="  Ana  Lía "))["name"] == "Ana Lía"


async def test_two_pages_do_not_write_over_each_other() -> None:
    store = MemoryStore()
    one = await Device(store).play_now(players=2)
    view = await one.asked()
    other = await Chair.at(Device(store), one.table.state.row.id)
    assert await other.asked() == view
    assert view is not None
    for page in (one, other):  # the second acts on a table that has changed under it
        await page.say(type="act", id="x", seen=view["seen"], seat=0, action=view["options"][0]["action"])
    replies = [next(one for one in page.heard if one.get("id") == "x") for page in (one, other)]
    assert replies[0]["type"] == "done"
    assert replies[0] == replies[1]
    steps = [json.loads(text) for key, text in sorted(store.rows.items()) if key.startswith("step/")]
    assert sum(step["message"] == "me:x" for step in steps) == 1


async def test_several_people_on_one_device_see_only_their_own_cards() -> None:
    device = Device()
    await device.ask("POST", "me", name="Ana", language="en")
    seats = [{"kind": "person"}, {"kind": "local", "name": "Ben"}]
    number = (await device.ask("POST", "tables", setup={"players": 2}, seats=seats))["id"]
    await device.ask("POST", f"tables/{number}/start")
    ana = await Chair.at(device, number)
    view = await ana.until("view")
    assert all("hand" not in seat for seat in view["game"]["seats"])
    for seat in (1, 0):
        await ana.say(type="unveil", seat=seat)
        view = await ana.until("view", viewer=seat)
        assert ["hand" in one for one in view["game"]["seats"]] == [number == seat for number in range(2)]


async def test_hints_analysis_rematch_and_what_if() -> None:
    device = Device()
    ana = await device.play_now(players=2)
    view = await ana.asked()
    assert view is not None
    await ana.say(type="hint", id="h", seat=0, bot="greedy")
    hinted = await ana.until("hinted")
    assert hinted["action"] in {option["action"] for option in view["options"]}
    number = await ana.resign()
    found = await device.ask("POST", f"replays/table-{number}/analysis", bot="greedy")
    while not found["is_complete"]:
        await asyncio.sleep(0)
        found = await device.ask("POST", f"replays/table-{number}/analysis", bot="greedy")
    assert found["done"] == found["of"] == len(found["moves"]) > 10
    assert all(move["best_text"] for move in found["moves"])
    again = await device.ask("POST", f"tables/{number}/rematch", same_deal=True)
    assert again["phase"] == "gathering"
    assert (await device.ask("POST", f"tables/{number}/rematch"))["id"] == again["id"]
    whatif = await device.ask("POST", f"replays/table-{number}/whatif", step=5, seat=1, bot="novice")
    ben = await Chair.at(device, whatif["id"])
    assert (await ben.until("table", phase="playing"))["seats"][1]["is_mine"]
    lines = await device.ask("GET", "tables?mine=1")
    assert {line["id"] for line in lines} == {number, again["id"], whatif["id"]}


async def test_a_step_is_taken_back_and_then_the_time_is_up() -> None:
    moment = [1000.0]
    device = Device(now=lambda: moment[0])
    await device.ask("POST", "me", name="Ana", language="en")
    seats, clock = [{"kind": "person"}, {"kind": "bot", "bot": "novice"}], {"kind": "fischer", "base": 60.0}
    number = (await device.ask("POST", "tables", setup={"players": 2}, seats=seats, options={"clock": clock}))["id"]
    await device.ask("POST", f"tables/{number}/start")
    ana = await Chair.at(device, number)
    view = await ana.asked()
    while view and (view["game"]["decision"] != "act" or not bought(view)):
        assert await ana.decide()
        view = await ana.asked()
    assert view is not None
    await ana.say(type="act", id="buy", seen=view["seen"], seat=0, action=bought(view)[0])
    bought_view = await ana.until("view", may_undo=True)
    await ana.say(type="undo", id="undo", seen=bought_view["seen"], seat=0)
    again = await ana.until("view", seen=bought_view["seen"] + 1)
    assert (again["game"], again["options"]) == (view["game"], view["options"])
    moment[0] += 100.0
    ana.table.awake.set()
    await ana.until("table", phase="over")
    steps = [json.loads(text) for key, text in sorted(device.store.rows.items()) if key.startswith("step/")]
    kinds = [step["kind"] for step in steps]
    assert kinds[kinds.index("undo") + 1] == "timeout"


def bought(view: dict[str, Any]) -> list[str]:
    """Actions that buy something."""
    return [option["action"] for option in view["options"] if option["kind"] == "buy"]


async def test_what_is_not_here_is_refused_in_words() -> None:
    device = Device()
    assert await device.ask("GET", "me") is None
    for path in ("ratings?game=alhambra", "tables/nothing", "people/Ana"):
        assert (await device.ask("GET", path, status=404))["text"]
    assert (await device.ask("POST", "sets/check", status=409, modules=["vizier", "vizier"]))["text"]
    assert (await device.ask("POST", "play", status=400, setup={"player": 3}))["key"] == "not-understood"
