"""Clocks: Fischer and days, who goes on when the time is up, and when nobody's clock runs."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import msgspec
import pytest

from alhambra.engine.rules.setup import Setup
from alhambra.server.play.clock import DAY_SECONDS, Clock, choose_window_seconds, make_clock
from alhambra.server.play.moves import play
from alhambra.server.play.rows import ClockOptions, TableOptions
from tests.server.house import Chair, House, deciding, gathered, lively, open_house, seated, started
from tests.server.positions import found, quiet_action, quiet_end, vizier_window
from tests.server.process import PATIENCE

FISCHER = {"kind": "fischer", "base": 600.0, "increment": 30.0}
DAYS = {"kind": "days", "days": 2.0}


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("clocks")) as house:
        yield house


async def timed(house: House, base: float, takeover: bool = True) -> list[Chair]:
    """Two people with very little time."""
    host, guest = await house.visitors("Anna", "Bert")
    number = await gathered(host, [guest], takeover=takeover, clock=FISCHER)
    options = (await house.table(number)).state.row.options
    clock = msgspec.structs.replace(options.clock, base=base)
    await house.change(number, options=msgspec.structs.replace(options, clock=clock))
    return await started(host, [guest], number)


async def a_turn(chair: Chair) -> None:
    """Take money: that ends it."""
    await chair.act(next(one["action"] for one in chair.view["options"] if one["kind"] == "take"))


async def test_the_clock_of_whoever_decides_runs_and_a_turn_brings_more(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, clock=FISCHER)
    one = deciding(chairs)
    seat = one.view["viewer"]
    assert one.table["clocks"] | {"left": []} == {
        "left": [], "running": [seat], "window": None, "kind": "fischer", "increment": 30.0,
    }  # fmt: skip
    await asyncio.sleep(0.3)
    await a_turn(one)
    await one.until_view(lambda view: view["deciding"] == [1 - seat])
    left = one.table["clocks"]["left"]
    assert 600 < left[seat] < 630 - 0.2
    assert one.table["clocks"]["running"] == [1 - seat]


async def test_time_in_which_no_server_runs_is_nobodys(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, clock=FISCHER)
    one = deciding(chairs)
    await a_turn(one)
    await one.until_view(lambda view: view["seen"] == 1)
    async with house.site.database.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE step SET at = at - 100000 WHERE game = '{one.number}'")
    await house.reopen()
    back = await one.visitor.sit(one.number)
    await back.until_view()
    assert back.table["clocks"]["left"] == pytest.approx(one.table["clocks"]["left"], abs=60)
    assert back.table["clocks"]["running"] == [1 - one.view["viewer"]]


@pytest.mark.parametrize("takeover", [True, False], ids=["takeover", "loss"])
async def test_a_bot_goes_on_when_the_time_is_up(house: House, takeover: bool) -> None:
    chairs = await timed(house, 0.5, takeover)
    one, other = deciding(chairs), next(chair for chair in chairs if chair is not deciding(chairs))
    seat = one.view["viewer"]
    await other.until(lambda message: message["type"] == "table" and message["seats"][seat]["bot"])
    assert other.table["seats"][seat]["has_resigned"] is not takeover
    await other.until_view(lambda view: view["seen"] >= 2)
    assert other.steps[1]["kind"] == "timeout"
    assert other.steps[1]["text"]
    answer = await one.ask("act", seen=99, seat=seat, action="pass")
    assert answer["key"] == ("bot-plays" if takeover else "not-your-seat")


async def test_a_step_at_the_last_moment_counts(house: House) -> None:
    one = deciding(await timed(house, 600))
    action = next(one["action"] for one in one.view["options"] if one["kind"] == "take")
    table, match = await house.table(one.number), await house.match(one.number)
    match.clock = replace(match.clock, left=(0.1, 0.1))
    table.awake.set()
    async with table.lock:  # the clock is down, and the one who watches it waits for us
        await asyncio.sleep(0.3)
        await table.commit(play(match, one.view["viewer"], action, table.services.now()))
        match.clock = replace(match.clock, left=(600.0, 600.0))
    await one.quiet(0.3)
    assert [step["kind"] for step in one.steps] == ["deal", "action"]


async def test_in_a_window_nobodys_clock_runs(house: House) -> None:
    host, *guests = await house.visitors("Anna", "Bert", "Carl")
    setup = {"players": 3, "modules": ["vizier"]}
    number = await gathered(host, guests, setup, clock=FISCHER)
    await house.stage(number, found(Setup(modules=("vizier",), players=3), vizier_window))
    chairs = await started(host, guests, number)
    assert chairs[0].table["clocks"]["running"] == []
    assert chairs[0].table["clocks"]["window"] == pytest.approx(20, abs=5)
    for chair in chairs:
        if chair.view["options"]:
            await chair.act("hold")
    await chairs[0].until_view(lambda view: not view["window"])
    assert chairs[0].table["clocks"]["running"] == chairs[0].view["deciding"]
    assert chairs[0].table["clocks"]["left"] == pytest.approx([600.0] * 3, abs=10)


async def test_a_turn_that_is_taken_back_brings_nothing(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    number = await gathered(host, [guest], clock=FISCHER)
    game = found(Setup(players=2), quiet_end)
    await house.stage(number, game)
    one = deciding(await started(host, [guest], number))
    seat = one.view["viewer"]
    for _ in range(3):
        await one.act(quiet_action(game))
        await one.until_view(lambda view: view["may_undo"])
        assert one.table["clocks"]["left"][seat] > 600
        await one.undo()
        await one.until_view(lambda view: not view["may_undo"])
        assert one.table["clocks"]["left"][seat] <= 600


async def test_days_are_for_each_turn_and_go_on_without_a_server(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, clock=DAYS)
    one = deciding(chairs)
    seat = one.view["viewer"]
    assert one.table["clocks"]["left"] == [pytest.approx(2 * DAY_SECONDS, abs=PATIENCE)] * 2
    await a_turn(one)
    async with house.site.database.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE step SET at = at - {DAY_SECONDS} WHERE game = '{one.number}'")
    await house.reopen()
    back = await one.visitor.sit(one.number)
    await back.until_view()
    left = back.table["clocks"]["left"]
    assert left[seat] == pytest.approx(2 * DAY_SECONDS, abs=PATIENCE)
    assert left[1 - seat] == pytest.approx(DAY_SECONDS, abs=PATIENCE)
    async with house.site.database.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE step SET at = at - {DAY_SECONDS} WHERE game = '{one.number}'")
    await house.reopen()
    again = await one.visitor.sit(one.number)
    await again.until_view()
    while not any(step["kind"] == "timeout" for step in again.steps):
        await again.next()


def test_windows_of_slow_games_are_long() -> None:
    days, fischer = ClockOptions("days"), ClockOptions("fischer")
    assert choose_window_seconds(TableOptions(clock=days), 2) == DAY_SECONDS / 2
    assert choose_window_seconds(TableOptions(clock=fischer), 2) == 20.0
    assert choose_window_seconds(TableOptions(clock=days, window=60.0), 2) == 60.0


def test_nobody_is_hurried_who_keeps_nobody_waiting() -> None:
    assert choose_window_seconds(TableOptions(clock=ClockOptions("fischer"), window=60.0), 1) is None
    assert choose_window_seconds(TableOptions(), 3) is None
    assert choose_window_seconds(TableOptions(window=60.0), 3) == 60.0


def test_a_clock_never_shows_less_than_nothing() -> None:
    clock = Clock("fischer", 5.0, (1.0, 2.0), running=0, since=10.0)
    assert clock.compute_left(100.0) == (0.0, 2.0)
    assert clock.compute_left(9.0) == (1.0, 2.0), "nor more, if the time of another process is behind"
    assert clock.stop(100.0, True).left == (5.0, 2.0)
    assert clock.take_back_increment(0).left == (0.0, 2.0)
    assert make_clock(TableOptions(), 2).deadline is None


async def test_no_clock_runs_where_there_is_none(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    one = deciding(await seated(host, guest))
    assert one.table["clocks"]["running"] == []
    assert one.table["clocks"]["left"] == []
    await one.act(lively(one.view["options"])[0]["action"])
