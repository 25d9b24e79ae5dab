"""Several servers on one PostgreSQL: whatever is done at one reaches everybody at the others."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from alhambra.engine.rules.setup import Setup
from alhambra.server.play.windows import find_asked_seats
from tests.server.house import (
    Chair,
    House,
    Message,
    Visitor,
    deciding,
    gathered,
    lively,
    open_house,
    play_out,
    started,
)
from tests.server.positions import found, vizier_window
from tests.server.process import PATIENCE


@asynccontextmanager
async def two_houses(url: str, folder: Path) -> AsyncIterator[tuple[House, House]]:
    async with open_house(folder / "one", url) as one, open_house(folder / "two", url) as two:
        yield one, two


def elsewhere(visitor: Visitor, house: House) -> Visitor:
    """The same person at another server."""
    other = house.stranger()
    for name, value in visitor.http.cookies.items():
        other.http.cookies.set(name, value)
    other.nonces = visitor.nonces
    return other


async def at_both(one: House, two: House, **setup: object) -> list[Chair]:
    """Anna at one server, Bert at the other."""
    host, guest = await one.visitors("Anna", "Bert")
    far = elsewhere(guest, two)
    return await started(host, [far], await gathered(host, [far], {"players": 2, **setup}, window=5))


async def caught_up(houses: tuple[House, House], watchers: list[Chair]) -> None:
    """Both servers are at the same step, and so are those who look on there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for watcher in watchers:
                await watcher.quiet(0.2)
            steps = {(await house.match(watchers[0].number)).last for house in houses}
            if steps == {watcher.view["seen"] for watcher in watchers} and len(steps) == 1:
                return


async def test_a_game_is_played_at_two_servers(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        chairs = await at_both(one, two, players=3, modules=["vizier"])
        number = chairs[0].number
        watchers = [await elsewhere(chairs[0].visitor, house).sit(number) for house in (one, two)]
        await play_out(chairs, until=lambda chair: chair.view["seen"] >= 60)
        await caught_up((one, two), watchers)
        assert watchers[0].view["seen"] >= 60
        assert watchers[0].view["game"] == watchers[1].view["game"]
        for watcher in watchers:
            assert [step["number"] for step in watcher.steps] == list(range(watcher.view["seen"] + 1))
        texts = [[step["text"] for step in watcher.steps] for watcher in watchers]
        assert texts[0] == texts[1]


async def test_whoever_is_slower_is_told_so(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        chairs = await at_both(one, two)
        mover = deciding(chairs)
        twins = [await elsewhere(mover.visitor, house).sit(mover.number) for house in (one, two)]
        for twin in twins:
            await twin.until_view()
        options = lively(mover.view["options"])[:2]
        answers = await asyncio.gather(
            *(
                twin.act(option["action"], id=f"m{n}")
                for n, (twin, option) in enumerate(zip(twins, options, strict=True))
            )
        )
        assert sorted(answer["type"] for answer in answers) == ["done", "stale"]
        for twin in twins:
            await twin.until_view(lambda view: view["seen"] == 1)
        assert twins[0].steps == twins[1].steps


async def test_the_same_message_at_both_servers_is_one_step(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        chairs = await at_both(one, two)
        mover = deciding(chairs)
        twins = [await elsewhere(mover.visitor, house).sit(mover.number) for house in (one, two)]
        for twin in twins:
            await twin.until_view()
        action = lively(mover.view["options"])[0]["action"]
        answers = await asyncio.gather(*(twin.act(action, id="same") for twin in twins))
        assert answers == [{"type": "done", "id": "same", "step": 1}] * 2
        await mover.until_view(lambda view: view["seen"] == 1)


async def test_everybody_sees_who_is_at_the_other_server(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        chairs = await at_both(one, two)
        watcher = await (await two.visitor("Carl")).sit(chairs[0].number)

        def there(*here: bool, spectators: int) -> Callable[[Message], bool]:
            return lambda message: (
                [seat["is_here"] for seat in message["seats"]] == [*here] and message["spectators"] == spectators
            )

        await chairs[0].until_table(there(True, True, spectators=1))
        await watcher.until_table(there(True, True, spectators=1))
        await chairs[0].close()
        await chairs[1].until_table(there(False, True, spectators=1))
        await watcher.close()
        await chairs[1].until_table(there(False, True, spectators=0))


async def test_whoever_is_at_the_other_server_hears_that_it_is_their_turn(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        chairs = await at_both(one, two)
        mover = deciding(chairs)
        away = next(chair for chair in chairs if chair is not mover)
        await away.close()
        await mover.until_table(lambda table: not table["seats"][away.view["viewer"]]["is_here"])
        hosts = [elsewhere(away.visitor, house) for house in (one, two)]
        others = [await host.sit((await host.post("/api/tables"))["id"]) for host in hosts]
        await play_out([mover], until=lambda chair: chair.view["deciding"] != [mover.view["viewer"]])
        for other in others:
            notice = await other.until("notice")
            assert (notice["key"], notice["table"]) == ("your-turn", mover.number)


async def test_talk_crosses_over(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        chairs = await at_both(one, two)
        await asyncio.gather(*(chair.ask("chat", text=f"from {n}") for n, chair in enumerate(chairs)))
        for chair in chairs:
            while len([message for message in chair.heard if message["type"] == "said"]) < 2:
                await chair.next()
            said = [message for message in chair.heard if message["type"] == "said"]
            assert sorted(line["text"] for line in said) == ["from 0", "from 1"]
            assert [line["number"] for line in said] == [1, 2]


async def test_another_name_and_none_cross_over(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        anna, bert = await one.visitors("Anna", "Bert")
        number = await gathered(anna, [bert])
        chair = await elsewhere(anna, two).sit(number)
        await bert.post("/api/me", name="Berta", language="en")
        await chair.until_table(lambda table: table["seats"][1]["name"] == "Berta")
        assert (await bert.ask("DELETE", "/api/me")).is_success
        await chair.until_table(lambda table: table["seats"][1]["name"] == "somebody")


async def test_undo_crosses_over(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        while True:
            chairs = await at_both(one, two)
            mover = deciding(chairs)
            bought = [option["action"] for option in mover.view["options"] if option["kind"] == "buy"]
            if bought:
                break
        other = next(chair for chair in chairs if chair is not mover)
        before = other.view["game"]
        await mover.act(bought[0])
        await mover.until_view(lambda view: view["may_undo"])
        await mover.undo()
        await other.until_view(lambda view: view["seen"] == 2)
        assert other.view["game"] == before


async def test_a_window_is_answered_at_two_servers(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        host, *guests = await one.visitors("Anna", "Bert", "Carl")
        far = [elsewhere(guest, two) for guest in guests]
        game = found(Setup(modules=("vizier",), players=3), vizier_window)
        number = await gathered(host, far, {"players": 3, "modules": ["vizier"]}, window=60)
        await one.stage(number, game)
        await two.stage(number, game)
        chairs = await started(host, far, number)
        first, second = (chairs[seat] for seat in find_asked_seats(game))
        bought = next(option["action"] for option in second.view["options"] if option["kind"] == "vizier")
        await second.act(bought)
        await first.act("hold")
        for chair in chairs:
            await chair.until_view(lambda view: view["seen"] == 1)
            assert chair.steps[1]["action"] == bought


async def test_the_other_server_goes_on_when_one_is_closed(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        host = await one.visitor("Anna")
        line = await host.post("/api/play", setup={"players": 3}, bot="novice")
        far = await elsewhere(host, two).sit(line["id"])
        await far.until_view(lambda view: view["options"])
        await one.close()
        await play_out([far], until=lambda chair: chair.view["seen"] >= 15)
        await one.open()


async def test_a_server_that_is_closed_begins_nothing_when_another_speaks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        number = (await (await house.visitor("Anna")).post("/api/tables", setup={"players": 2}))["id"]
        await house.table(number)
        await house.close()
        before = asyncio.all_tasks()
        house.site.tables.hear_change(number)
        assert asyncio.all_tasks() == before
        await house.open()


async def test_an_older_game_is_followed_by_what_was_drawn(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        chairs = await at_both(one, two)
        await play_out(chairs, until=lambda chair: chair.view["seen"] >= 10)
        number = chairs[0].number
        await one.change(number, rules="0.1")
        await one.reopen()
        await two.reopen()
        back = [
            await elsewhere(chairs[0].visitor, one).sit(number),
            await elsewhere(chairs[1].visitor, two).sit(number),
        ]
        await play_out(back, until=lambda chair: chair.view and chair.view["seen"] >= 30)
        for chair in back:
            await chair.quiet(0.3)
        if back[0].view["seen"] == back[1].view["seen"]:
            for name in ("market", "scores"):
                assert back[0].view["game"].get(name) == back[1].view["game"].get(name)


# --- decided once ---------------------------------------------------------------------------------------------


async def test_a_seat_is_given_to_one_person_only(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        host = await one.visitor("Anna")
        for _ in range(5):
            number = (await host.post("/api/tables", setup={"players": 2}))["id"]
            people = [await house.visitor(name) for house, name in ((one, "Bert"), (two, "Carl"))]
            for visitor in people:
                await visitor.get(f"/api/tables/{number}")  # both processes have the table in memory
            path = f"/api/tables/{number}/seats/1"
            answers = await asyncio.gather(*(visitor.ask("PUT", path, {"kind": "person"}) for visitor in people))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            winner = next(answer.json()["seats"][1]["name"] for answer in answers if answer.is_success)
            for house in (one, two):
                line = await house.stranger().get(f"/api/tables/{number}")
                assert line["seats"][1]["name"] == winner


async def test_a_table_is_started_once_and_nobody_sits_down_meanwhile(postgres_url: str, tmp_path: Path) -> None:
    async with two_houses(postgres_url, tmp_path) as (one, two):
        host = await one.visitor("Anna")
        far = elsewhere(host, two)
        number = (await host.post("/api/tables", setup={"players": 2}))["id"]
        await host.put(f"/api/tables/{number}/seats/1", kind="bot", bot="random")
        await far.get(f"/api/tables/{number}")
        path = f"/api/tables/{number}/start"
        answers = await asyncio.gather(*(visitor.ask("POST", path, {}) for visitor in (host, far)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        chair = await far.sit(number)
        await chair.until_view()
        assert [step["kind"] for step in chair.steps].count("deal") == 1


async def test_a_clock_goes_on_when_somebody_moves_through_another_server(postgres_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path / "one", postgres_url) as one:
        host, guest = await one.visitors("Anna", "Bert")
        clock = {"kind": "fischer", "base": 600.0, "increment": 0.0}
        chairs = await started(host, [guest], await gathered(host, [guest], clock=clock))
        mover = deciding(chairs)
        seat = mover.view["viewer"]
        await asyncio.sleep(1.5)
        async with open_house(tmp_path / "two", postgres_url) as two:  # it has never heard of the table
            chair = await elsewhere(mover.visitor, two).sit(mover.number)
            await chair.until_view()
            await chair.act(next(one["action"] for one in chair.view["options"] if one["kind"] == "take"))
            await chair.until_view(lambda view: view["seen"] == 1)
            assert chair.table["clocks"]["left"][seat] < 600 - 1.4
