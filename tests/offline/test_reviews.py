"""Reviews without a server: the win chances of every step, and work that nobody waits for any more."""

import asyncio
from typing import Any

import pytest

from alhambra.offline import pursuit
from alhambra.record.text_form import parse_record
from alhambra.server.study.replay_store import from_table
from tests.offline.devices import Chair, Device, MemoryStore, SlowBots


async def completed(device: Device, path: str, **body: Any) -> Any:
    """What is found out, once it is complete."""
    found = await device.ask("POST", path, **body)
    while not found["is_complete"]:
        await asyncio.sleep(0)
        found = await device.ask("POST", path, **body)
    return found


@pytest.mark.parametrize("setup", [{"players": 2}, {"game": "granada", "players": 3}], ids=str)
async def test_win_chances_are_those_that_a_server_tells(
    setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alhambra.offline.reviews.GRAPH_SECONDS", 0.0)  # a step at a time
    device = Device()
    number = await (await device.play_now(**setup)).resign()
    replay = f"replays/table-{number}"
    first = await device.ask("POST", f"{replay}/chances")
    assert first == {"chances": [], "is_complete": False}
    found = await completed(device, f"{replay}/chances")
    record = parse_record(await device.ask("GET", f"tables/{number}/record?form=text"))
    assert found["chances"] == [told.chances for told in from_table(record).told]


async def test_the_chances_end_as_the_result_says_for_whoever_gave_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.offline.reviews.GRAPH_SECONDS", 0.0)
    device = Device()
    number = await (await device.play_now(players=2)).resign()
    text = await device.ask("GET", f"tables/{number}/record?form=text")
    assert parse_record(text).headers["Resigned"] == "1"
    found = await completed(device, f"replays/table-{number}/chances")
    assert found["chances"][-1] == [0.0, 1.0]
    kept = await device.ask("POST", "replays", record=text)  # a file says the same
    found = await completed(device, f"replays/{kept['id']}/chances")
    assert found["chances"][-1] == [0.0, 1.0]


async def finished() -> tuple[MemoryStore, str]:
    """What is kept of a game that is over, and its number."""
    device = Device()
    number = await (await device.play_now(players=2)).resign()
    return device.store, number


@pytest.mark.parametrize("what", ["analysis", "chances"])
async def test_work_that_nobody_asks_for_is_given_up_and_taken_up_again(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, number = await finished()
    bots = SlowBots()
    device = Device(store, bots=bots)
    monkeypatch.setattr(pursuit, "ABSENCE_SECONDS", 0.001)
    for _ in range(2):
        await device.ask("POST", f"replays/table-{number}/{what}")
        await asyncio.wait_for(bots.asked.wait(), 60)
        await asyncio.wait_for(bots.given_up.wait(), 60)
        bots.asked.clear()
        bots.given_up.clear()


async def test_a_hint_is_given_up_when_the_table_is_left() -> None:
    device = Device()
    ana = await device.play_now(players=2)
    await ana.asked()
    bots = SlowBots()
    chair = await Chair.at(Device(device.store, bots=bots), ana.table.state.row.id)
    await chair.say(type="hint", id="h", seat=0, bot="greedy")
    await asyncio.wait_for(bots.asked.wait(), 60)
    await chair.leave()
    await asyncio.wait_for(bots.given_up.wait(), 60)
