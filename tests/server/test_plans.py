"""Orders for one's next turn: the first that fits is carried out when it comes, and nobody else can tell."""

import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.engine.chance import Fast
from alhambra.engine.rules.setup import Setup
from alhambra.server.play import wire
from alhambra.server.play.plans import carry_out, is_due
from alhambra.server.play.rows import ClockOptions, PlanLine, TableOptions
from alhambra.server.play.sitting import Change
from alhambra.server.table.conversation import carry_out as hear
from alhambra.server.table.question_quota import QuestionQuota
from alhambra.server.table.viewer import Viewer
from tests.server.house import Chair, House, open_house, seated
from tests.server.two_worlds import Worlds, dealt_table, heard, match_of, people_of, seen, site_in

DAYS = {"kind": "days", "days": 3.0}


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("plans")) as house:
        yield house


async def three(house: House, clock: dict[str, Any] | None = None) -> list[Chair]:
    """Three people at a table over days, from the one whose turn it is on; no two cards of the display are alike."""
    while True:
        chairs = await seated(*await house.visitors("Ana", "Bert", "Cleo"), clock=clock or DAYS)
        display = chairs[0].view["game"]["display"]
        if len(set(display)) == len(display):
            (first,) = chairs[0].view["deciding"]
            return [*chairs[first:], *chairs[:first]]


def seat_of(chair: Chair) -> int:
    """Where somebody sits."""
    return int(chair.view["viewer"])


async def plan(chair: Chair, *lines: dict[str, Any]) -> dict[str, Any]:
    """Give orders."""
    return await chair.ask("plan", seat=seat_of(chair), lines=list(lines))


async def foreseen(chair: Chair, *actions: str) -> Any:
    """How the next turn would look."""
    answer = await chair.ask("foresee", seat=seat_of(chair), actions=actions)
    assert answer["type"] == "foreseen", answer
    return answer["view"]


def single_takes(options: list[dict[str, Any]], display: list[str]) -> list[str]:
    """To take one card that lies there once, for each of those."""
    once = {card for card, count in Counter(display).items() if count == 1}
    return [
        one["action"]
        for one in options
        if one["kind"] == "take" and set(one["cards"]) <= once and len(one["cards"]) == 1
    ]


async def takes_of(chair: Chair) -> list[str]:
    """The single cards that somebody could take if it were their turn."""
    view = await foreseen(chair)
    assert view["viewer"] == chair.view["viewer"]
    return single_takes(view["options"], view["game"]["display"])


# --- carrying out ---------------------------------------------------------------------------------------------


async def three_with_orders(house: House, *lines: dict[str, list[str]]) -> tuple[list[Chair], dict[str, str]]:
    """Three people: the second gave orders about the first two cards to take, and the first took the first of them.

    The words of the orders, and what they stand for, are returned too. No card like the one that was taken has come.
    """
    while True:
        ana, bert, cleo = await three(house)
        first, second, *_ = await takes_of(bert)
        words = {"first": first, "second": second, "card": first.split()[1]}
        told = [{name: [words[word] for word in found] for name, found in line.items()} for line in lines]
        assert (await plan(bert, *told))["type"] == "done"
        await bert.until_table(lambda table: len(table["plan"]["lines"]) == len(lines))
        assert all(line["text"] for line in bert.table["plan"]["lines"])
        await ana.act(first)
        await cleo.until_view(lambda view: view["seen"] > 0)
        after = [message for message in cleo.heard if message["type"] == "view" and message["seen"] == 1]
        if after and words["card"] not in after[-1]["game"]["display"]:
            return [ana, bert, cleo], words


async def test_the_first_order_that_is_possible_is_carried_out(house: House) -> None:
    (ana, bert, cleo), words = await three_with_orders(house, {"actions": ["first"]}, {"actions": ["second"]})
    await cleo.until_view(lambda view: view["options"])
    assert [(step["seat"], step["action"]) for step in cleo.steps[1:]] == [
        (seat_of(ana), words["first"]),
        (seat_of(bert), words["second"]),
    ]
    await bert.until_table(lambda table: table["plan"] == {"lines": [], "is_missed": False})
    await bert.until_view(lambda view: view["seen"] == cleo.view["seen"])
    assert [step["unattended"] for step in bert.steps[1:]] == [False, True], "it was not done by hand"
    assert not any(step["unattended"] for chair in (ana, cleo) for step in chair.steps), "which nobody else hears"


async def with_a_purchase(house: House) -> tuple[Chair, Chair, Chair, str]:
    """Three people, of whom the second can pay too much for something; nearly every deal is such."""
    for _ in range(20):
        ana, bert, cleo = await three(house)
        view = await foreseen(bert)
        for one in view["options"]:
            if one["kind"] == "buy" and not one["exact"]:
                return ana, bert, cleo, str(one["action"])
    raise AssertionError("nobody can buy anything")


async def test_a_whole_turn_is_ordered_and_carried_out(house: House) -> None:
    ana, bert, cleo, bought = await with_a_purchase(house)
    turn = [bought]
    view = await foreseen(bert, *turn)
    asked = await bert.ask(
        "ask", seat=seat_of(bert), questions=[{"action": view["options"][0]["action"]}], foreseen=turn
    )
    assert asked["answers"][0]["type"] == "answer"
    placed = next(one["action"] for one in view["options"] if one["kind"] == "place")
    assert await foreseen(bert, *turn, placed) is None  # the turn would be over
    await plan(bert, {"actions": [*turn, placed]})
    ana_takes = next(one["action"] for one in ana.view["options"] if one["kind"] == "take")
    await ana.act(ana_takes)
    await cleo.until_view(lambda view: view["options"])
    assert [step["action"] for step in cleo.steps[1:]] == [ana_takes, *turn, placed]


async def test_orders_that_do_not_fit_are_put_aside_and_told(house: House) -> None:
    (_, bert, cleo), _ = await three_with_orders(
        house, {"actions": ["first"]}, {"actions": ["second"], "needs": ["card"]}
    )
    await bert.until_table(lambda table: table["plan"]["is_missed"])
    assert len(bert.table["plan"]["lines"]) == 2
    await bert.until_view(lambda view: view["options"])
    await cleo.quiet()
    assert cleo.view["deciding"] == [seat_of(bert)]
    assert all(message["plan"]["lines"] == [] for message in cleo.heard if message["type"] == "table")
    # They are not tried again, and are gone with the next action.
    taken = next(one["action"] for one in bert.view["options"] if one["kind"] == "take")
    await bert.act(taken)
    await bert.until_table(lambda table: table["plan"] == {"lines": [], "is_missed": False})


async def test_a_missed_plan_is_put_away_by_its_owner(house: House) -> None:
    (_, bert, _), _ = await three_with_orders(house, {"actions": ["first"]})
    await bert.until_table(lambda table: table["plan"]["is_missed"])
    assert (await plan(bert))["type"] == "done"
    await bert.until_table(lambda table: not table["plan"]["is_missed"])


async def test_orders_survive_a_restart(house: House) -> None:
    ana, bert, cleo = await three(house)
    first, second, *_ = await takes_of(bert)
    await plan(bert, {"actions": [second]})
    await house.reopen()
    ana, bert, cleo = [await chair.visitor.sit(chair.number) for chair in (ana, bert, cleo)]
    await ana.until_view()
    assert bert.table["plan"]["lines"][0]["actions"] == [second]
    data = await bert.visitor.get("/api/me/data")
    assert [seat["plan"]["lines"][0]["actions"] for seat in data["seats"] if seat["game"] == bert.number] == [[second]]
    await ana.act(first)
    await cleo.until_view(lambda view: view["options"])
    assert cleo.steps[-1]["action"] == second


async def test_a_bot_that_stands_in_has_no_orders(house: House) -> None:
    _, bert, _ = await three(house)
    first, *_ = await takes_of(bert)
    await plan(bert, {"actions": [first]})
    await bert.ask("resign", seat=seat_of(bert))
    assert not (await house.match(bert.number)).seats[seat_of(bert)].plan.lines


# --- refusals and limits --------------------------------------------------------------------------------------


async def test_what_cannot_be_ordered_is_refused(house: House) -> None:
    ana, bert, cleo = await three(house)
    first, *_ = await takes_of(bert)
    refused = [
        (plan(ana, {"actions": [first]}), "plan-your-turn"),
        (plan(bert, {"actions": ["take di9+di9+di9+di9+di9"]}), None),
        (plan(bert, {"actions": ["buy nothing"]}), None),
        (plan(bert, {"actions": [first, first]}), "plan-too-long"),
        (plan(bert, {"actions": [first], "needs": ["di99"]}), "plan-not-there"),
        (bert.ask("plan", seat=seat_of(cleo), lines=[{"actions": [first]}]), "not-your-seat"),
        (bert.ask("foresee", seat=seat_of(ana), actions=[]), "not-your-seat"),
        (ana.ask("foresee", seat=seat_of(ana), actions=[]), "plan-your-turn"),
    ]
    for question, key in refused:
        answer = await question
        assert answer["type"] == "refused"
        assert key in (None, answer["key"])
        assert answer["text"]
    odd: list[list[dict[str, Any]]] = [
        [{"actions": [first]}] * 9,
        [{"actions": []}],
        [{"actions": [first], "when": "always"}],
    ]
    for lines in odd:
        await bert.send("plan", id="odd", seat=seat_of(bert), lines=lines)
        answer = await bert.until("refused")
        assert answer["key"] == "not-understood"
    await cleo.quiet()
    assert (await house.match(bert.number)).seats[seat_of(bert)].plan.lines == ()


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "fischer", "base": 600.0, "increment": 10.0}])
async def test_only_games_over_days_have_orders(house: House, clock: dict[str, Any]) -> None:
    _, bert, _ = await three(house, clock)
    action = (await house.match(bert.number)).game.legal_actions()[0]
    assert (await plan(bert, {"actions": [str(action)]}))["key"] == "plan-days-only"
    assert (await bert.ask("foresee", seat=seat_of(bert), actions=[]))["key"] == "plan-days-only"


async def test_nobody_looks_at_the_next_turn_without_end(house: House) -> None:
    _, bert, _ = await three(house)
    usual = house.site.services.question_quota
    house.site.services.question_quota = QuestionQuota(0.0, 25.0)
    try:
        first, *_ = await takes_of(bert)
        assert (await plan(bert, {"actions": [first]}))["type"] == "done"
        await foreseen(bert)
        for question in (
            plan(bert, {"actions": [first]}, {"actions": [first]}, {"actions": [first]}),
            bert.ask("foresee", seat=seat_of(bert), actions=[]),
        ):
            assert (await question)["key"] == "too-many-questions"
    finally:
        house.site.services.question_quota = usual


# --- secrecy --------------------------------------------------------------------------------------------------


async def test_nobody_else_can_tell_whether_there_are_orders(tmp_path: Path) -> None:
    """At one table orders are given, changed and carried out; at the other the same is played by hand."""
    setup = Setup(modules=("bonus",), players=3)
    async with site_in(tmp_path) as site:
        people = await people_of(site, 4)
        tables = [await dealt_table(site, people, setup, {}) for _ in range(2)]
        for table in tables:
            options = TableOptions(clock=ClockOptions("days"), window=60.0)
            await table.commit(Change(table.state.revise_row(0.0, options=options)))
        worlds = Worlds((tables[0], tables[1]), 0, Fast(1))
        owner, other = Viewer(people[1]), Viewer(people[1])
        for table, viewer in zip(tables, (owner, other), strict=True):
            table.room.enter(viewer)
        watching = [
            worlds.look(people[0]),
            worlds.look(people[2], "de"),
            worlds.look(people[3], "fr"),
            worlds.look(None),
        ]
        for pair in watching:
            await worlds.say(pair, wire.Hello())
        await hear(tables[0], owner, wire.Hello())
        await hear(tables[1], other, wire.Hello())
        compared = 0
        for number in range(12):
            match = match_of(tables[0])
            seat = match.game.to_act
            if seat != 1 or match.game.decision != "act":
                action = str(match.game.legal_actions()[0])
                assert str(match_of(tables[1]).game.legal_actions()[0]) == action
                await give_orders(tables[0], owner, number)
                worlds.compare()
                for table in tables:
                    await seen(table, seat, action)
            elif is_due(match):
                change = carry_out(match, tables[0].services.now())
                await tables[0].commit(change)
                if change.step is not None:
                    await seen(tables[1], 1, change.step.action)
                    compared += 1
            else:  # none of them fitted: it goes on by hand
                action = str(match.game.legal_actions()[0])
                for table in tables:
                    await seen(table, 1, action)
            worlds.compare()
            for pair in watching:  # whoever comes back hears the same
                await worlds.say(pair, wire.Hello())
        assert compared >= 2
        assert any("plan" in message and message["plan"]["lines"] for message in heard(owner))


async def give_orders(table: Any, owner: Viewer, number: int) -> None:
    """Look ahead, give orders, and give others."""
    options = match_of(table).game.view(1).sample(Fast(0))
    cards = [options.rules.cards.names[card] for card in options.display if card >= 0]
    lines = [PlanLine([f"take {card}"]) for card in cards]
    await hear(table, owner, wire.Foresee(f"f{number}", 1, []))
    for chosen in (lines[:1], [], lines):
        await hear(table, owner, wire.Plan(f"p{number}-{len(chosen)}", 1, chosen))
    answers = [json.loads(text) for text in owner.outbox]
    assert [one["type"] for one in answers if one.get("id", "").startswith(f"p{number}-")] == ["done"] * 3
