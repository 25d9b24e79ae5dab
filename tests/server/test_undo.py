"""Taking steps back: one's own, and nothing that anybody has learned by."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from alhambra.engine.rules.setup import Setup
from alhambra.record import parse_record
from tests.server.house import Chair, House, deciding, gathered, open_house, play_out, seated, started
from tests.server.positions import buyable, found, quiet_action, quiet_end


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("undo")) as house:
        yield house


def option(chair: Chair, kind: str) -> str:
    return next(str(one["action"]) for one in chair.view["options"] if one["kind"] == kind)


async def buyer(house: House, **options: Any) -> tuple[Chair, Chair]:
    """Somebody who could buy something, and somebody else."""
    for _ in range(10):
        host, guest = await house.visitors("Anna", "Bert")
        chairs = await seated(host, guest, **options)
        one = deciding(chairs)
        if any(option["kind"] == "buy" for option in one.view["options"]):
            return one, next(chair for chair in chairs if chair is not one)
    raise AssertionError("nobody can ever buy anything")


async def test_a_step_is_taken_back_and_the_log_keeps_both(house: House) -> None:
    one, other = await buyer(house)
    before = one.view
    assert not before["may_undo"]
    await one.act(option(one, "buy"))
    await one.until_view(lambda view: view["may_undo"])
    await other.until_view(lambda view: view["seen"] == 1)
    assert not other.view["may_undo"]
    assert (await one.undo(id="back"))["step"] == 2
    await one.until_view(lambda view: view["seen"] == 2)
    assert one.view["game"] == before["game"]
    assert one.view["options"] == before["options"]
    assert (await one.undo(id="back", seen=1))["step"] == 2
    assert (await one.undo())["key"] == "no-undo"
    assert [(step["kind"], step["action"]) for step in one.steps[2:]] == [("undo", "1")]
    assert one.steps[2]["text"]


async def test_the_record_has_the_final_line(house: House) -> None:
    one, _ = await buyer(house)
    await one.act(option(one, "buy"))
    await one.until_view(lambda view: view["may_undo"])
    await one.undo()
    await one.until_view(lambda view: view["seen"] == 2)
    taken = option(one, "take")
    await one.act(taken)
    answer = await one.visitor.ask("GET", f"/api/tables/{one.number}/record")
    assert [step.action for step in parse_record(answer.text).steps] == ["deal", taken]


async def test_nothing_is_taken_back_once_a_card_was_turned_up(house: House) -> None:
    one, _ = await buyer(house)
    await one.act(option(one, "take"))
    await one.quiet()
    assert not one.view["may_undo"]
    answer = await one.undo()
    assert (answer["type"], answer["key"]) == ("refused", "no-undo")


async def test_a_table_may_forbid_it(house: House) -> None:
    one, _ = await buyer(house, undo=False)
    await one.act(option(one, "buy"))
    await one.quiet()
    assert not one.view["may_undo"]
    assert (await one.undo())["key"] == "no-undo"


async def test_it_survives_a_restart(house: House) -> None:
    one, _ = await buyer(house)
    before = one.view
    await one.act(option(one, "buy"))
    await house.reopen()
    back = await one.visitor.sit(one.number)
    await back.until_view()
    assert back.view["may_undo"]
    await back.undo()
    await back.until_view(lambda view: view["seen"] == 2)
    await house.reopen()
    again = await one.visitor.sit(one.number)
    await again.until_view()
    assert again.view["game"] == before["game"]
    assert (await again.undo())["key"] == "no-undo"
    await play_out([again], until=lambda chair: chair.view["seen"] >= 3)


async def test_it_never_crosses_the_step_of_somebody_else(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    number = await gathered(host, [guest])
    game = found(Setup(players=2), quiet_end)
    await house.stage(number, game)
    chairs = await started(host, [guest], number)
    one, other = deciding(chairs), next(chair for chair in chairs if chair is not deciding(chairs))
    await one.act(quiet_action(game))
    await one.until_view(lambda view: view["seen"] == 1)
    assert one.view["may_undo"]  # the turn is over, but nothing has happened since
    await other.until_view(lambda view: view["options"])
    after = game.clone()
    after.apply(quiet_action(game))
    await other.act(buyable(after))
    await one.until_view(lambda view: view["seen"] == 2)
    assert not one.view["may_undo"]
    assert (await one.undo())["key"] == "no-undo"
    await other.until_view(lambda view: view["may_undo"])
    await other.undo()
    await one.until_view(lambda view: view["seen"] == 3)
    assert (await one.undo())["key"] == "no-undo"


async def test_a_stale_undo_takes_nothing_back(house: House) -> None:
    one, _ = await buyer(house)
    await one.act(option(one, "buy"))
    await one.until_view(lambda view: view["seen"] == 1)
    assert (await one.undo(seen=0))["type"] == "stale"
    await one.quiet()
    assert one.view["seen"] == 1
