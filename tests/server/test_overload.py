"""Connections that do nothing, servers that have too much to do, disks that are full: those who play go on."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from alhambra import Setup
from alhambra.record import record_text
from alhambra.server.edge.connections import Connections, GuardedHttp
from alhambra.server.edge.limits import Bucket
from alhambra.server.edge.overload import Overload
from alhambra.server.edge.refused import Refused
from alhambra.server.people.chat_limits import LINES_AT_ONCE, NEW_SECONDS, ChatLimits
from alhambra.server.people.people import Person
from alhambra.server.play.wire_from_client import MOST_QUESTIONS
from alhambra.server.settings import Settings
from alhambra.server.table.live import LiveTable
from alhambra.server.table.log_quota import ADDRESS_SHARES, AGAIN_STEPS, LogQuota
from alhambra.server.table.question_quota import QuestionQuota
from bench.verdict import end_within
from tests.frame.checkout import ROOT
from tests.record.games import finished
from tests.server.house import House, deciding, gathered, open_house, seated, started, until
from tests.server.process import PATIENCE, Server

pytestmark = pytest.mark.anyio
MOST = 10


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("overload")) as house:
        yield house


@pytest.fixture
def counted(house: House) -> Connections:
    """What the server counts and limits of its connections."""
    return cast("type[GuardedHttp]", house._server.config.http_protocol_class).counted


async def raw(house: House, sent: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(house.address.rpartition(":")[2]))
    writer.write(sent)
    return reader, writer


async def closed(reader: asyncio.StreamReader) -> bytes:
    """What was said before the server hung up."""
    said = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            said = await reader.read()
    return said


@pytest.mark.parametrize("sent", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"POST /api/me HT"])
async def test_a_request_that_does_not_come_is_not_waited_for(
    house: House, counted: Connections, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(counted, "head_seconds", 0.5)
    reader, writer = await raw(house, sent)
    assert await closed(reader) == b""
    writer.close()


async def test_a_socket_on_which_nothing_is_said_is_closed(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        number = (await seated(*await house.visitors("Anna", "Bert")))[0].number
        house.site.settings = house.site.settings.model_copy(update={"hello_seconds": 0.2})
        silent = await house.stranger().connect(number)
        assert (await silent.next())["key"] == "say-hello"
        with pytest.raises(ConnectionClosed) as closed:
            await silent.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408
        await until(lambda: len(house.site.tables.live[number].room.viewers) == 2)


async def test_a_log_is_not_sent_again_without_end(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        people = await house.visitors("Anna", "Bert")
        chair, other = await seated(*people)
        steps = len(chair.steps)
        house.site.services.log_quota = LogQuota(0.0, 10.0 * AGAIN_STEPS)
        for _ in range(10):
            await chair.send("hello", since=-1)
            await chair.until("view")
        assert len(chair.steps) == 11 * steps  # there are fewer than a repetition counts for
        await chair.send("hello", since=-1)
        assert (await chair.until("refused"))["key"] == "too-much-log"
        again = await people[0].sit(chair.number, since=chair.view["seen"])
        await again.until("view")  # what is new is always sent
        await other.send("hello", since=-1)
        await other.until("view")  # another person has a quota of their own
        mover = deciding([chair, other])
        assert (await mover.act(mover.view["options"][0]["action"]))["type"] == "done"


async def test_those_who_say_that_they_know_more_are_not_believed_without_end(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    catch_up = LiveTable.catch_up

    async def count(table: LiveTable) -> None:
        read.append(table.id)
        await catch_up(table)

    async with open_house(tmp_path, database_url) as house:
        number = (await seated(*await house.visitors("Anna", "Bert")))[0].number
        table = await house.table(number)
        table.catch_ups = Bucket(0.0, 3.0)
        monkeypatch.setattr(LiveTable, "catch_up", count)
        liars = [await house.stranger().connect(number) for _ in range(10)]
        for liar in liars:
            await liar.send("hello", since=10**9)
            assert (await liar.until("view"))["seen"] == table.state.last
        others_write = house.site.peers.has_others
        assert len(read) == (3 if others_write else 0)
        if others_write:
            house.site.services.log_quota = LogQuota(
                0.0, 2 * AGAIN_STEPS / ADDRESS_SHARES
            )  # for what is said, and for what is sent
            for liar, answer in zip(liars, ["view", "refused", "refused"], strict=False):
                await liar.send("hello", since=10**9)
                await liar.until(answer)


async def test_questions_are_counted_by_person(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        people = await house.visitors("Anna", "Bert")
        chairs = await seated(*people)
        one = deciding(chairs)
        seat, option = one.view["viewer"], one.view["options"][0]["action"]
        house.site.services.question_quota = QuestionQuota(0.0, 2.0 * MOST_QUESTIONS)
        window = await one.visitor.sit(one.number)  # another one of the same person
        await window.until("view")
        for chair in (one, window):
            asked = await chair.ask("ask", seat=seat, questions=MOST_QUESTIONS * [{"action": option}])
            assert len(asked["answers"]) == MOST_QUESTIONS
        for chair in (one, window):
            assert (await chair.ask("ask", seat=seat, questions=[{"action": option}]))["key"] == "too-many-questions"
        assert (await one.act(option))["type"] == "done"  # to play is never refused for it
        other = next(chair for chair in chairs if chair is not one)
        await other.until("view")
        answer = await other.ask("ask", seat=other.view["viewer"], questions=[{"action": "pass"}])
        assert answer.get("key") != "too-many-questions"  # another person has a quota of their own


async def test_a_second_request_must_come_whole_too(
    house: House, counted: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    reader, writer = await raw(house, whole)
    await reader.readuntil(b'"ok"}')
    monkeypatch.setattr(counted, "head_seconds", 0.5)
    writer.write(whole[:20])
    assert await closed(reader) == b""
    writer.close()


async def test_what_is_no_http_is_answered_with_the_headers_of_every_answer(house: House) -> None:
    reader, writer = await raw(house, b"this is no request\r\n\r\n")
    said = await closed(reader)
    assert said.startswith(b"HTTP/1.1 400")
    assert b"x-content-type-options: nosniff" in said
    writer.close()


async def test_an_address_has_only_so_many_connections(
    house: House, counted: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counted, "_most_of_address", MOST)
    async with AsyncExitStack() as stack:
        readers = []
        for _ in range(3 * MOST):
            reader, writer = await raw(house)
            stack.callback(writer.close)
            readers.append(reader)
        assert await closed(readers[-1]) == b""
    await until(lambda: counted._open.total() < MOST)  # they are closed, and others can come again
    visitor = await house.visitor("Anna")
    assert (await visitor.get("/healthz"))["status"] == "ok"


async def test_a_socket_is_no_idle_connection(
    house: House, counted: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = await house.visitor("Bert")
    number = (await visitor.post("/api/tables", setup={"players": 2}))["id"]
    monkeypatch.setattr(counted, "head_seconds", 5.0)
    chair = await visitor.sit(number)
    await asyncio.sleep(6.0)  # longer than a request may take to come
    assert (await chair.ask("chat", text="still here"))["type"] == "done"


def test_those_behind_a_proxy_are_not_one_address(tmp_path: Path) -> None:
    settings = Settings.read({"data": tmp_path, "connections_per_address": 1, "proxies": "192.0.2.1"}, {})
    connections = Connections(settings)
    assert [connections.add("192.0.2.1", number) for number in range(3)] == [True] * 3
    assert [connections.add("192.0.2.2", number) for number in range(2)] == [True, False]
    connections.remove("192.0.2.2")
    assert connections.add("192.0.2.2", 1)
    assert not connections.add("192.0.2.3", 10**9)


async def test_a_late_event_loop_is_noticed() -> None:
    overload = Overload()
    await overload.start()
    overload.check()
    while overload.lag <= overload.too_late:
        time.sleep(1.0)  # noqa: ASYNC251 - the loop shall be late
        await asyncio.sleep(0)
    with pytest.raises(Refused, match="overloaded"):
        overload.check()
    await until(lambda: overload.lag < overload.too_late / 2)
    overload.check()
    await overload.stop()


async def test_whoever_plays_goes_on_when_there_is_too_much_to_do(house: House) -> None:
    host, guest = await house.visitors("Cleo", "Dana")
    chairs = await started(host, [guest], await gathered(host, [guest], {"players": 2}))
    house.site.overload.too_late = -1.0
    try:
        assert await host.refused("POST", "/api/tables", setup={"players": 2}) == (503, "overloaded")
        look = await house.stranger().connect(chairs[0].number)
        assert (await look.next())["key"] == "overloaded"
        again = await guest.sit(chairs[0].number)
        assert (await again.ask("chat", text="slow today"))["type"] == "done"
    finally:
        house.site.overload.too_late = house.site.settings.overload_seconds
    await host.post("/api/tables", setup={"players": 2})


@pytest.mark.parametrize(
    ("path", "changed", "status"),
    [
        ("nowhere", {"Origin": "https://evil.example"}, 403),
        ("nowhere/else", {}, 403),
        ("nowhere", {"Sec-WebSocket-Version": "7"}, 400),
        ("nowhere", {"Sec-WebSocket-Key": "short"}, 400),
        ("nowhere", {}, 101),
    ],
)
async def test_what_answers_the_request_for_a_socket_has_the_headers(
    house: House, path: str, changed: dict[str, str], status: int
) -> None:
    headers = {
        "Host": "localhost",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        **changed,
    }
    lines = [f"GET /api/tables/{path}/socket HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    reader, writer = await raw(house, "\r\n".join([*lines, "", ""]).encode())
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    writer.close()
    assert head.startswith(f"http/1.1 {status} ")
    assert "x-content-type-options: nosniff" in head
    assert "x-frame-options: deny" in head


async def test_nobody_floods_a_table_with_talk(house: House) -> None:
    guest, other, account = await house.visitors("Emil", "Fay", "Greta")
    await account.post("/api/account", name="Greta", password="a long enough one")
    number = (await guest.post("/api/tables", setup={"players": 2}))["id"]
    usual, house.site.services.chat_limits = house.site.services.chat_limits, ChatLimits(a_second=0.0)
    try:
        for visitor, allowed in ((guest, 4), (account, 8)):
            chair = await visitor.sit(number)
            answers = [await chair.ask("chat", text=f"line {line}") for line in range(allowed + 1)]
            assert [answer["type"] for answer in answers] == [*allowed * ["done"], "refused"]
            assert answers[-1]["key"] == "too-much-talk"
        chair = await other.sit(number)
        assert (await chair.ask("chat", text="one of many"))["type"] == "done"
    finally:
        house.site.services.chat_limits = usual


def lines_said(person: Person, seconds: float) -> int:
    """How many lines somebody gets through who tries one each second."""
    now = NEW_SECONDS
    limits = ChatLimits(clock=lambda: now)
    said = 0
    while now < NEW_SECONDS + seconds:
        with suppress(Refused):
            limits.take(person, "192.0.2.1", 0.0)
            said += 1
        now += 1
    return said


def test_new_guests_talk_more_slowly_than_others() -> None:
    account, guest, new = [
        lines_said(Person("x", "Nils", is_account, created=created), 60.0)
        for is_account, created in ((True, 0.0), (False, -NEW_SECONDS), (False, 0.0))
    ]
    assert (account, guest, new) == (37, 18, 11)


def test_new_guests_from_one_address_share_what_they_may_say() -> None:
    limits, now = ChatLimits(a_second=0.0), 1000.0
    for number in range(5 * LINES_AT_ONCE // 2):  # each of them says one line, and is followed by another
        limits.take(Person(f"{number}", "Nils", created=now), "192.0.2.1", now)
    with pytest.raises(Refused, match="too-much-talk"):
        limits.take(Person("one more", "Nils", created=now), "192.0.2.1", now)
    limits.take(Person("elsewhere", "Ole", created=now), "192.0.2.2", now)
    limits.take(Person("known", "Pia", created=now - NEW_SECONDS), "192.0.2.1", now)
    limits.take(Person("account", "Rosa", is_account=True, created=now), "192.0.2.1", now)


async def test_records_of_strangers_have_a_quota(house: House) -> None:
    house.site.replays._often._rate = 0.0  # while no time passes, however long it takes
    text, stranger = record_text(finished(Setup(players=2))), house.stranger()
    answers = [(await stranger.ask("POST", "/api/replays", {"record": text})).status_code for _ in range(70)]
    assert answers[0] == 200
    assert answers[-1] == 429


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="limits are set by the system's means")
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'alhambra.sqlite'}", tmp_path)
    server.log = Path(os.devnull)  # what it says would not fit on the disk either
    server.start()
    try:
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json() == {"status": "ok"}
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, 4096))  # no file grows any more
        time.sleep(1.1)  # an answer counts for a second
        answer = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
        assert (answer.status_code, answer.json()) == (503, {"status": "cannot write"})
    finally:
        server.stop()


def test_a_soak_run_fails_when_it_was_too_slow(capsys: pytest.CaptureFixture[str]) -> None:
    end_within({"joins": 250.0, "steps": 12.0}, 250.0)
    end_within({"joins": 9999.0}, 0.0)  # no limit
    with pytest.raises(SystemExit) as ended:
        end_within({"joins": 250.1, "steps": 12.0}, 250.0)
    assert ended.value.code == 1
    assert "joins" in capsys.readouterr().out
    soak = (ROOT / "Makefile").read_text("utf-8").partition("\nsoak:")[2].partition("\n\n")[0]
    assert "bench.many_bots --limit 1000\n" in soak
    assert "bench.spectators --limit 250\n" in soak
    assert "--attacks\n" in soak
