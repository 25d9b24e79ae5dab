"""Several people on one device: one seat is shown at a time, and nothing of the others."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from tests.server.house import Chair, House, lively, open_house, play_out

MODULES = ["bonus", "vizier"]


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("hotseat")) as house:
        yield house


async def around_a_device(house: House) -> tuple[Chair, Chair]:
    """Anna and Zoe on one device, Bert on another."""
    host, guest = await house.visitors("Anna", "Bert")
    seats = [{"kind": "person"}, {"kind": "local", "name": "Zoe"}, {"kind": "open"}]
    line = await host.post("/api/tables", setup={"players": 3, "modules": MODULES}, seats=seats)
    await guest.seat(line["id"], 2)
    device, other = await host.sit(line["id"]), await guest.sit(line["id"])
    await host.post(f"/api/tables/{line['id']}/start")
    await asyncio.gather(device.until_view(), other.until_view())
    return device, other


async def uncovered(chair: Chair, seat: int | None) -> None:
    await chair.send("unveil", seat=seat)
    await chair.until("steps")
    await chair.until("view")


def own_cards(chair: Chair) -> list[list[str]]:
    found: list[list[str]] = chair.view["game"]["modules"]["bonus"]["hands"]
    return found


async def test_nothing_is_shown_until_a_seat_is_uncovered(house: House) -> None:
    device, other = await around_a_device(house)
    assert [seat["is_mine"] for seat in device.table["seats"]] == [True, True, False]
    assert device.view["viewer"] == -1
    assert device.view["options"] == []
    assert {card for hand in own_cards(device) for card in hand} == {"?"}
    assert "bonus-dealt" not in json.dumps(device.heard)
    for seat in (0, 1):
        await uncovered(device, seat)
        assert device.view["viewer"] == seat
        cards = [card for hand in own_cards(device) for card in hand if card != "?"]
        assert len(cards) == 3
        events = [event for step in device.steps for event in step["events"] if event["key"] == "bonus-dealt"]
        assert {event["seat"] for event in events[-1:]} == {seat}
    await uncovered(device, None)
    assert device.view["viewer"] == -1
    assert {card for hand in own_cards(device) for card in hand} == {"?"}
    assert other.view["viewer"] == 2


async def test_a_covered_seat_neither_acts_nor_asks(house: House) -> None:
    device, other = await around_a_device(house)
    for covered in (0, 1):
        await uncovered(device, 1 - covered)
        for kind, more in (
            ("act", {"seen": 0, "action": "pass"}),
            ("ask", {"questions": [{"action": "pass"}]}),
            ("hint", {}),
        ):
            assert (await device.ask(kind, seat=covered, **more))["key"] == "veiled"
    await device.send("unveil", seat=2)
    assert (await device.until("refused"))["key"] == "not-your-seat"
    await other.send("unveil", seat=0)
    assert (await other.until("refused"))["key"] == "not-your-seat"


async def test_a_whole_round_is_played_on_one_device(house: House) -> None:
    device, other = await around_a_device(house)
    acted: set[int] = set()
    while len(acted) < 3:
        await device.quiet()
        await other.quiet()
        if device.view["window"]:
            for seat in (0, 1):
                await uncovered(device, seat)
                if device.view["options"]:
                    await device.act("hold")
            if other.view["options"]:
                await other.act("hold")
            continue
        seat = device.view["deciding"][0]
        chair = other if seat == 2 else device
        if seat != 2:
            await uncovered(device, seat)
        assert (await chair.act(lively(chair.view["options"])[0]["action"]))["type"] == "done"
        acted.add(seat)


async def test_windows_of_the_device_are_uncovered_each_for_itself(house: House) -> None:
    device, _ = await around_a_device(house)
    second = await device.visitor.sit(device.number)
    await second.until_view()
    await uncovered(device, 0)
    await second.quiet()
    assert second.view["viewer"] == -1


async def test_the_last_seat_of_a_device_stays_covered_when_the_other_resigns(house: House) -> None:
    device, _ = await around_a_device(house)
    await device.ask("resign", seat=0)
    await device.quiet()
    assert device.view["viewer"] == -1
    await uncovered(device, 1)
    await play_out([device], until=lambda chair: chair.view["viewer"] == 1)
