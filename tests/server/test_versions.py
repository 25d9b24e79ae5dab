"""Games that were begun by an older version of the rules: replayed by what was drawn, then played on."""

from pathlib import Path

import pytest

from alhambra.record import parse_record
from tests.server.house import Chair, House, open_house, play_out, seated

SETS = [{"players": 2}, {"players": 2, "modules": ["vizier", "bonus", "sites", "huts", "exchange"]}]


async def came_back(house: House, chairs: list[Chair]) -> list[Chair]:
    back = [await chair.visitor.sit(chair.number) for chair in chairs]
    for chair in back:
        await chair.until_view()
    return back


@pytest.mark.parametrize("setup", SETS, ids=["base", "modules"])
async def test_an_older_game_goes_on(tmp_path: Path, setup: dict[str, object]) -> None:
    async with open_house(tmp_path) as house:
        host, guest = await house.visitors("Anna", "Bert")
        chairs = await seated(host, guest, setup=setup, window=1)
        await play_out(chairs, until=lambda chair: chair.view["seen"] >= 25)
        number = chairs[0].number
        await house.change(number, rules="0.1")
        for chair in chairs:
            await chair.quiet()
        before = await came_back(house, chairs)
        for chair in before:
            await chair.quiet()
        await house.reopen()
        after = await came_back(house, chairs)
        for old, new in zip(before, after, strict=True):
            await new.quiet()
            if old.view["seen"] == new.view["seen"]:
                assert old.view["game"] == new.view["game"]
            told = [(step["number"], step["text"]) for step in old.steps]
            assert [(step["number"], step["text"]) for step in new.steps][: len(told)] == told
        await play_out(after, until=lambda chair: chair.view["seen"] >= 45)
        await house.reopen()
        again = await came_back(house, chairs)
        if "modules" not in setup:
            return
        await play_out(again)
        record = parse_record((await host.ask("GET", f"/api/tables/{number}/record")).text)
        assert record.rules == "0.1"
        assert list(record.result) == again[0].table["result"]
