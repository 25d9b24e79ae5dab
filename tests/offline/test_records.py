"""Records that came as files are kept without a server, and what is kept can be deleted."""

import json
from typing import Any

import pytest

from tests.offline.devices import Chair, Device, MemoryStore


@pytest.fixture(scope="module")
async def record() -> str:
    """The record of a finished game of somewhere else."""
    device = Device()
    ana = await device.play_now(players=3)
    number = await ana.resign()
    text: str = await device.ask("GET", f"tables/{number}/record")
    return text


def shown(line: dict[str, Any]) -> list[Any]:
    """What a list tells of a game."""
    return [line[part] for part in ("title", "setup", "phase", "result")]


async def test_a_record_of_a_file_is_there_again_in_another_page(record: str) -> None:
    device = Device()
    told = await device.ask("POST", "replays", record=record)
    again = Device(MemoryStore(device.store.rows))
    (line,) = await again.ask("GET", "tables?mine=1&phase=over")
    assert line["id"] == told["id"]
    assert shown(line) == ["Alhambra · 3 players", told["setup"], "over", told["result"]]
    assert [seat["name"] for seat in line["seats"]] == ["Ana", "Novice", "Novice 2"]
    best = max(told["result"])
    assert line["winners"] == [seat for seat, points in enumerate(told["result"]) if points == best]
    assert await again.ask("GET", f"tables/{line['id']}/record") == record
    assert await again.ask("POST", "replays", table=line["id"]) == told
    last = len(told["steps"]) - 1
    view = f"replays/{told['id']}/{last}?seat=0"
    assert await again.ask("GET", view) == await device.ask("GET", view)
    third = Device(again.store)  # which asks for a position before it asks for the game
    assert await third.ask("GET", view) == await device.ask("GET", view)


async def test_the_same_file_is_kept_once(record: str) -> None:
    moment = [1000.0]
    device = Device(now=lambda: moment[0])
    for _ in range(2):
        await device.ask("POST", "replays", record=record)
        moment[0] += 100.0
    (line,) = await device.ask("GET", "tables?mine=1")
    assert line["updated"] == 1000.0


async def test_what_is_no_record_of_a_finished_game_is_not_kept(record: str) -> None:
    device = Device()
    broken = record.replace("\n4. ", "\n4. buy ")
    assert broken != record
    for text in ("no record at all", broken, record[: len(record) // 2]):
        found, _ = await device.requests.answer("POST", "replays", json.dumps({"record": text}), "en")
        assert found >= 400
    assert device.store.rows == {}


async def test_a_record_is_deleted(record: str) -> None:
    device = Device()
    number = (await device.ask("POST", "replays", record=record))["id"]
    await device.ask("DELETE", f"tables/{number}")
    assert device.store.rows == {}
    for path in (f"tables/{number}", f"tables/{number}/record", f"replays/{number}/0"):
        assert (await device.ask("GET", path, status=404))["text"]
    assert (await device.ask("DELETE", f"tables/{number}", status=404))["key"] == "replay-missing"
    assert (await device.ask("POST", "replays", record=record))["id"] == number


async def test_a_finished_game_is_deleted_and_the_others_stay() -> None:
    device = Device()
    ana = await device.play_now(players=2)
    number = await ana.resign()
    await ana.leave()
    rows = dict(device.store.rows)
    other = await (await device.play_now(modules=["vizier"], players=3)).resign()
    assert [line["id"] for line in await device.ask("GET", "tables?mine=1")] == [other, number]
    await device.ask("POST", "replays", table=other)
    await device.ask("DELETE", f"tables/{other}")
    assert device.store.rows == rows
    assert (await device.ask("POST", "replays", status=404, table=other))["key"] == "no-table"
    assert await device.ask("POST", "replays", table=number)
    assert (await device.ask("DELETE", "tables/nothing", status=404))["key"] == "no-table"


async def test_a_game_that_is_deleted_while_another_page_shows_it() -> None:
    """It has ended there, and nothing that is done there brings it back."""
    store = MemoryStore()
    ana = await Device(store).play_now(players=2)
    view = await ana.asked()
    assert view is not None
    number = ana.table.state.row.id
    elsewhere = Device(store)
    await elsewhere.ask("DELETE", f"tables/{number}")
    assert set(store.rows) == {"me"}
    await ana.say(type="act", id="late", seen=view["seen"], seat=0, action=view["options"][0]["action"])
    assert (await ana.until("refused"))["id"] == "late"
    assert (await ana.until("table"))["phase"] == "aborted"
    await ana.device.desk.catch_up(number)  # what the other page says of it
    assert set(store.rows) == {"me"}
    assert (await ana.device.ask("GET", "tables?mine=1")) == []


async def test_a_game_that_is_deleted_where_it_is_shown() -> None:
    device = Device()
    ana = await device.play_now(players=2)
    await ana.asked()
    number = ana.table.state.row.id
    await device.ask("DELETE", f"tables/{number}")
    assert (await ana.until("table"))["phase"] == "aborted"
    await ana.leave()
    with pytest.raises(Exception, match="no-table"):
        await Chair.at(device, number)
