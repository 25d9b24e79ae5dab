"""The next game of the same people, and the same deal again."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from alhambra.record import parse_record
from alhambra.record.verify import verify
from tests.server.house import Chair, House, open_house, play_out, seated


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("rematch")) as house:
        yield house


def willing(line: dict[str, Any]) -> list[str]:
    """The people who have taken their seat."""
    return [seat["name"] for seat in line["seats"] if seat["kind"] == "person" and seat["nonce_commitment"]]


async def ended(house: House) -> list[Chair]:
    """A game that has ended without a result."""
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, setup={"players": 3}, window=1)
    for chair in chairs:
        await chair.ask("abort")
    await chairs[0].until(lambda message: message.get("phase") == "aborted")
    return chairs


async def test_the_same_people_play_again(house: House) -> None:
    first, second = await ended(house)
    host, guest = first.visitor, second.visitor
    path = f"/api/tables/{first.number}/rematch"
    assert await (await house.visitor("Carl")).refused("POST", path, same_deal=False) == (403, "not-your-seat")
    line = await host.post(path)
    assert (await guest.post(path))["id"] == line["id"] != first.number
    assert [seat["name"] for seat in line["seats"]] == ["Anna", "Bert", "greedy"]
    assert line["options"]["window"] == 1
    await second.until(lambda message: message.get("rematch") == line["id"])
    await guest.seat(line["id"], 1)
    chairs = [await host.sit(line["id"]), await guest.sit(line["id"])]
    assert chairs[0].table["commitment"] != first.table["commitment"]
    await host.post(f"/api/tables/{line['id']}/start")
    await chairs[1].until_view()
    await play_out(chairs, until=lambda chair: chair.view and chair.view["seen"] >= 5)


async def test_there_is_none_while_the_game_is_played(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chair = (await seated(host, guest))[0]
    assert await host.refused("POST", f"/api/tables/{chair.number}/rematch", same_deal=True) == (409, "not-over")


async def test_the_same_deal_again_is_unrated_and_verified(house: House) -> None:
    first, second = await ended(house)
    host, guest = first.visitor, second.visitor
    dealt = [await visitor.sit(first.number) for visitor in (host, guest)]
    for chair in dealt:
        await chair.until_view()
    line = await host.post(f"/api/tables/{first.number}/rematch", same_deal=True)
    assert willing(line) == []
    line = await guest.seat(line["id"], 1)  # a nonce would change nothing, and is not asked for
    assert willing(line) == ["Bert"], "it is seen who has accepted"
    chairs = [await host.sit(line["id"]), await guest.sit(line["id"])]
    await host.post(f"/api/tables/{line['id']}/start")
    for chair in chairs:
        await chair.until_view()
    replayed = await house.table(line["id"])
    assert replayed.steps[0].draws == (await house.table(first.number)).steps[0].draws
    assert not replayed.state.row.is_rated
    await play_out(chairs)
    verdict = verify(parse_record((await host.ask("GET", f"/api/tables/{line['id']}/record")).text))
    assert (verdict.findings, verdict.unchecked) == ([], [])
