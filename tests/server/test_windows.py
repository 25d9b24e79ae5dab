"""Windows: everybody is asked at once, answers in private, and nobody sees who was asked."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.record import parse_record
from alhambra.server.play.windows import find_asked_seats
from alhambra.server.storage.log import load_answers
from tests.server.house import Chair, House, gathered, open_house, play_out, seated, started, until
from tests.server.positions import bonus_window, found, vizier_window

VIZIER = Setup(modules=("vizier",), players=3)
BONUS = Setup(modules=("bonus",), players=3)


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("windows")) as house:
        yield house


async def opened(house: House, game: Game, **options: object) -> list[Chair]:
    """Three people at a table that begins with a window; those who are asked first, by priority."""
    host, *guests = await house.visitors("Anna", "Bert", "Carl")
    setup = {"players": 3, "modules": list(game.setup.modules)}
    number = await gathered(host, guests, setup, **options)
    await house.stage(number, game)
    chairs = await started(host, guests, number)
    asked = list(find_asked_seats(game))
    return [chairs[seat] for seat in [*asked, *(seat for seat in range(3) if seat not in asked)]]


def window_of(chair: Chair) -> tuple[object, ...]:
    return chair.view["window"], chair.view["deciding"], chair.view["game"]["to_act"], chair.view["seen"]


def purchase(chair: Chair, tile: str = "") -> str:
    return next(
        str(one["action"]) for one in chair.view["options"] if one["kind"] == "vizier" and tile in (one["tile"], "")
    )


def common_tile(first: Chair, second: Chair) -> str:
    mine, his = ({one["tile"] for one in chair.view["options"] if one["tile"]} for chair in (first, second))
    return str(min(mine & his))


async def test_all_concerned_are_asked_at_once_and_nobody_sees_who(house: House) -> None:
    chairs = await opened(house, found(VIZIER, vizier_window), window=60)
    watcher = await (await house.visitor("Dora")).sit(chairs[0].number)
    await watcher.until_view()
    assert [bool(chair.view["options"]) for chair in chairs] == [True, True, False]
    for chair in (*chairs, watcher):
        assert window_of(chair) == ("vizier", [], -1, 0)
    assert chairs[2].view["asks"] == watcher.view["asks"]
    assert chairs[0].table["clocks"]["window"] > 0


async def test_an_answer_is_private_until_all_are_in(house: House) -> None:
    first, second, third = await opened(house, found(VIZIER, vizier_window))
    for chair in (second, third):
        await chair.quiet()
    heard = len(second.heard), len(third.heard)
    answer = await first.act("hold", id="mine")
    assert answer == {"type": "done", "id": "mine", "step": None}
    await first.until_view(lambda view: not view["options"])
    for chair in (second, third):
        await chair.quiet()
    assert (len(second.heard), len(third.heard)) == heard
    assert (await first.act("hold"))["key"] == "not-asked"
    assert await first.act("hold", id="mine") == answer
    assert (await third.act("hold"))["key"] == "not-asked"
    await second.act("hold")
    for chair in (first, second, third):
        await chair.until_view(lambda view: not view["window"])
    for chair in (first, second, third):
        assert [(step["number"], step["kind"], step["seat"], step["action"]) for step in chair.steps[1:]] == [
            (1, "window", -1, "?")
        ]
    assert await first.act("hold", id="mine") == answer


async def test_the_first_by_priority_gets_what_several_want(house: House) -> None:
    first, second, third = await opened(house, found(VIZIER, vizier_window))
    tile = common_tile(first, second)
    await second.act(purchase(second, tile))
    await third.quiet()
    assert third.view["seen"] == 0
    await first.act(purchase(first, tile))
    await third.until_view(lambda view: view["seen"] == 1)
    assert (third.steps[1]["kind"], third.steps[1]["seat"]) == ("action", first.view["viewer"])
    assert third.steps[1]["action"].startswith(f"vizier {tile}")
    assert third.view["deciding"] == [first.view["viewer"]]


async def test_the_second_acts_when_the_first_keeps_silent(house: House) -> None:
    first, second, third = await opened(house, found(VIZIER, vizier_window))
    bought = purchase(second)
    await second.act(bought)
    await first.act("hold")
    await third.until_view(lambda view: view["seen"] == 1)
    assert [(step["seat"], step["action"]) for step in third.steps[1:]] == [(second.view["viewer"], bought)]


async def test_silence_passes_when_the_time_is_up(house: House) -> None:
    first, second, third = await opened(house, found(VIZIER, vizier_window), window=1)
    await second.act("hold")
    for chair in (first, second, third):
        await chair.until_view(lambda view: not view["window"])
        assert [step["kind"] for step in chair.steps[1:]] == ["window"]
    assert (await first.act("hold", seen=0))["type"] == "stale"


async def test_a_standing_order_answers_at_once(house: House) -> None:
    game = found(VIZIER, vizier_window)
    first, second, third = await opened(house, game)
    answer = await first.ask("order", seat=first.view["viewer"], window="vizier", answer="hold")
    assert answer["type"] == "done"
    await first.until(lambda message: message.get("orders") == {"vizier": "hold"})
    await second.quiet()
    assert all(message["orders"] == {} for message in second.heard if message["type"] == "table")
    assert second.view["seen"] == 0
    await second.act("hold")
    await third.until_view(lambda view: not view["window"])
    for window, order in (("vizier", "vizier P8 ye8"), ("act", "pass"), ("bonus", "hold")):
        asked = await first.ask("order", seat=first.view["viewer"], window=window, answer=order)
        assert asked["key"] == "no-such-order"
    await first.ask("order", seat=first.view["viewer"], window="vizier", answer="")
    await first.until_table(lambda table: table["orders"] == {})


async def test_answers_and_orders_survive_a_restart(house: House) -> None:
    first, second, third = await opened(house, found(VIZIER, vizier_window))
    bought = purchase(second)
    await second.act(bought, id="kept")
    await house.reopen()
    one, two, three = [await chair.visitor.sit(chair.number) for chair in (first, second, third)]
    for chair in (one, two, three):
        await chair.until_view()
        assert chair.view["window"] == "vizier"
    assert two.view["options"] == []
    assert await two.act(bought, id="kept") == {"type": "done", "id": "kept", "step": None}
    await one.ask("order", seat=one.view["viewer"], window="vizier", answer="hold")
    await three.until_view(lambda view: view["seen"] == 1)
    assert three.steps[1]["action"] == bought
    await house.reopen()
    back = await first.visitor.sit(first.number)
    await back.until_view()
    assert back.table["orders"] == {"vizier": "hold"}
    assert back.view["seen"] == 1


async def test_everybody_with_cards_is_asked_before_a_scoring(house: House) -> None:
    first, second, third = await opened(house, found(BONUS, bonus_window))
    shown = next(str(one["action"]) for one in second.view["options"] if one["kind"] == "reveal")
    await asyncio.gather(second.act(shown), third.act("conceal"))
    await first.act("conceal")
    await first.until_view(lambda view: view["seen"] == 1)
    assert (first.steps[1]["action"], first.steps[1]["seat"]) == (shown, second.view["viewer"])
    assert first.view["window"] == "bonus"  # everybody may think again
    for chair in (first, second, third):
        await chair.until_view(lambda view: view["seen"] == 1 and view["options"])
        await chair.act("conceal")
    await third.until_view(lambda view: view["seen"] == 2)
    assert "scoring" in {event["key"] for event in third.steps[2]["events"]}


async def test_answers_stay_when_somebody_leaves(house: House) -> None:
    first, second, third = await opened(house, found(VIZIER, vizier_window))
    bought = purchase(second)
    await second.act(bought)
    await third.ask("resign", seat=third.view["viewer"])
    await first.act("hold")
    await second.until_view(lambda view: not view["window"])
    assert [step["action"] for step in second.steps[1:3]] == ["", bought]


async def test_a_bot_that_stands_in_is_asked(house: House) -> None:
    first, second, third = await opened(house, found(VIZIER, vizier_window))
    await first.ask("resign", seat=first.view["viewer"])
    await second.act("hold")
    await third.until_view(lambda view: view["seen"] >= 2)


async def test_the_record_of_a_game_in_play_does_not_say_who_was_asked(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, setup={"players": 2, "modules": ["vizier"]}, window=1)
    await play_out(chairs, until=lambda chair: any(step["kind"] == "window" for step in chair.steps))
    answer = await host.ask("GET", f"/api/tables/{chairs[0].number}/record")
    assert "1. " in answer.text
    assert "hold" not in answer.text
    played = [step["action"] for step in chairs[0].steps if step["kind"] in ("deal", "action")]
    assert [step.action for step in parse_record(answer.text).steps][: len(played)] == played


async def test_the_answer_of_a_bot_is_written_as_everybody_s_is(house: House) -> None:
    """The first of those who are asked waits; what the bot of the second has answered is in the database meanwhile."""
    game = found(VIZIER, vizier_window)
    first, second, *_ = find_asked_seats(game)
    host, *guests = await house.visitors("Anna", "Bert", "Carl")
    number = await gathered(host, guests, {"players": 3, "modules": ["vizier"]})
    await house.stage(number, game)
    chairs = await started(host, guests, number)
    assert (await chairs[second].ask("resign", seat=second))["type"] == "done"
    match = await house.match(number)
    await until(lambda: second in match.answers)
    async with house.site.database.read() as connection:
        written = await load_answers(connection, number)
    assert [(one.window, one.seat, one.action) for one in written] == [(0, second, match.answers[second])]
    await chairs[first].act("hold")
    await chairs[first].until_view(lambda view: not view["window"])
