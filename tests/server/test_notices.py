"""Words to people who are not looking: at their other tables, at their webhook, and when the server goes."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from websockets.exceptions import ConnectionClosed

from alhambra.engine.rules.setup import Setup
from alhambra.server.people.notices import Notices
from alhambra.server.people.people import Person
from tests.server.house import Chair, House, deciding, gathered, open_house, play_out, seated, started
from tests.server.positions import found, vizier_window
from tests.server.process import PATIENCE


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("notices"), private_webhooks=True) as house:
        yield house


class Mailbox:
    """Somebody's webhook."""

    def __init__(self) -> None:
        self.words: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    async def open(self) -> str:
        self.server = await asyncio.start_server(self._taken, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/word"

    async def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        self.words.put_nowait(json.loads(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async def close(self) -> None:
        self.server.close()
        await self.server.wait_closed()


async def test_whoever_is_at_another_table_hears_that_it_is_their_turn(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    mover = deciding(chairs)
    away = next(chair for chair in chairs if chair is not mover)
    await away.close()
    await mover.until_table(lambda table: not table["seats"][away.view["viewer"]]["is_here"])
    elsewhere = (await away.visitor.post("/api/tables"))["id"]
    other = await away.visitor.sit(elsewhere, language="de")
    await play_out([mover], until=lambda chair: chair.view["deciding"] != [mover.view["viewer"]])
    notice = await other.until("notice")
    assert (notice["key"], notice["table"]) == ("your-turn", mover.number)
    assert "am Zug" in notice["text"]


async def test_a_webhook_gets_one_word_for_each_turn(house: House) -> None:
    mailbox = Mailbox()
    host, guest = await house.visitors("Anna", "Bert")
    address = await mailbox.open()
    for visitor in (host, guest):
        await visitor.put("/api/me/webhook", url=address)
    chairs = await seated(host, guest)
    mover = deciding(chairs)
    away = next(chair for chair in chairs if chair is not mover)
    await away.close()
    await mover.until_table(lambda table: not table["seats"][away.view["viewer"]]["is_here"])
    await play_out([mover], until=lambda chair: chair.view["deciding"] != [mover.view["viewer"]])
    word = await asyncio.wait_for(mailbox.words.get(), PATIENCE)
    assert (word["type"], word["table"]) == ("turn", mover.number)
    await mover.ask("chat", text="hurry")
    await mover.quiet(0.3)
    assert mailbox.words.empty()
    await mailbox.close()


async def test_a_restart_tells_nobody_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the letters that were not sent yet: they are written anew."""
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, clock={"kind": "days", "days": 3.0})
    mover = deciding(chairs)
    away = next(chair for chair in chairs if chair is not mover)
    await away.close()
    await mover.until_table(lambda table: not table["seats"][away.view["viewer"]]["is_here"])
    done: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    async def tell_turn(_self: Notices, _person: Person, table: str, _title: str) -> None:
        done.put_nowait(("told", table))

    def write_of_turn(_self: Notices, _person: Person, table: str, _title: str) -> None:
        done.put_nowait(("written", table))

    monkeypatch.setattr(Notices, "tell_turn", tell_turn)
    monkeypatch.setattr(Notices, "write_of_turn", write_of_turn)
    await play_out([mover], until=lambda chair: chair.view["deciding"] != [mover.view["viewer"]])
    assert [await asyncio.wait_for(done.get(), PATIENCE) for _ in range(2)] == [
        ("told", mover.number),
        ("written", mover.number),
    ]
    await house.reopen()
    async with asyncio.timeout(PATIENCE):
        after = [word async for word in words_until(done, ("written", mover.number))]
    assert ("told", mover.number) not in after


async def words_until(done: "asyncio.Queue[tuple[str, str]]", last: tuple[str, str]) -> AsyncIterator[tuple[str, str]]:
    """What was done until something was."""
    while (word := await done.get()) != last:
        yield word


async def test_whoever_is_asked_in_a_window_is_reminded_and_nobody_else(house: House) -> None:
    mailbox = Mailbox()
    host, *guests = await house.visitors("Anna", "Bert", "Carl")
    game = found(Setup(modules=("vizier",), players=3), vizier_window)
    number = await gathered(host, guests, {"players": 3, "modules": ["vizier"]})
    await house.stage(number, game)
    address = await mailbox.open()
    for visitor in (host, *guests):
        await visitor.put("/api/me/webhook", url=address)
    await host.post(f"/api/tables/{number}/start")
    for visitor in (host, *guests):
        chair = await visitor.sit(number)
        await chair.until_view() if chair.view else await chair.quiet()
        await chair.close()
    for _ in range(2):
        assert (await asyncio.wait_for(mailbox.words.get(), PATIENCE))["table"] == number
    await asyncio.sleep(0.3)
    assert mailbox.words.empty()
    await mailbox.close()


async def test_a_server_that_goes_says_so_and_everything_is_kept(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    await play_out(chairs, until=lambda chair: chair.view["seen"] >= 6)
    seen = await last_step(house, chairs[0])
    await house.close()
    for chair in chairs:
        with pytest.raises(ConnectionClosed) as closed:
            await chair.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    await house.open()
    assert await last_step(house, chairs[0]) >= seen
    back = await host.sit(chairs[0].number, since=seen)
    await back.until_view()


async def last_step(house: House, chair: Chair) -> int:
    return (await house.table(chair.number)).state.last


async def test_started_tables_are_listed(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await started(host, [guest], await gathered(host, [guest]))
    assert chairs[0].number in {line["id"] for line in await guest.get("/api/tables?mine=1&phase=playing")}
