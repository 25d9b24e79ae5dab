"""Notifications reach a real web server, and only one that may be called."""

import asyncio
import json
import queue
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from alhambra.server.edge.name_lookup import DEAD_SECONDS, LOOKUPS_AT_ONCE, NameLookup, resolve
from alhambra.server.edge.name_lookup import MOST_PEOPLE as MOST_ASKING
from alhambra.server.edge.refused import Refused
from alhambra.server.edge.webhook_address import WebhookAddresses
from alhambra.server.people.people import Person
from alhambra.server.people.webhooks import MOST_PEOPLE, MOST_WAITING_WORDS, WORDS_AT_ONCE, Webhooks
from alhambra.server.settings import Settings
from tests.server.house import until
from tests.server.process import PATIENCE

RIGHT = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"
WRONG = b"HTTP/1.1 500 Oh\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
ELSEWHERE = b"HTTP/1.1 302 Found\r\nLocation: /other\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


@dataclass
class Receiver:
    """A web server that answers as it is told, and remembers what it was sent."""

    answers: list[bytes]
    requests: list[str] = field(default_factory=list)
    port: int = 0
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1]) for line in head.lower().split("\r\n") if line.startswith("content-length")
        )
        self.requests.append(head + (await reader.readexactly(length)).decode())
        writer.write(self.answers.pop(0))
        await writer.drain()
        writer.close()
        if not self.answers:
            self.arrived.set()


@asynccontextmanager
async def receiving(*answers: bytes) -> AsyncIterator[Receiver]:
    receiver = Receiver(list(answers))
    server = await asyncio.start_server(receiver.answer, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver


@asynccontextmanager
async def sending(folder: Path, *, private: bool = True, seconds: float = PATIENCE) -> AsyncIterator[Webhooks]:
    settings = Settings.read({"data": folder, "private_webhooks": private, "address": "https://play.example/"}, {})
    addresses = WebhookAddresses(private, NameLookup(PATIENCE))
    hooks = Webhooks(settings, addresses, seconds=seconds, pause=0.0)
    await hooks.start()
    try:
        yield hooks
    finally:
        await hooks.stop()


def person(port: int, language: str = "en") -> Person:
    return Person("1", "Ana", language=language, webhook=f"http://localhost:{port}/hook?of=ana")


async def test_a_word_is_sent_in_the_language_of_the_person(tmp_path: Path) -> None:
    async with receiving(RIGHT) as receiver, sending(tmp_path) as hooks:
        hooks.tell_turn(person(receiver.port, "de"), "k3x9", "Alhambra")
        await receiver.arrived.wait()
    head, _, body = receiver.requests[0].partition("\r\n\r\n")
    assert head.startswith("POST /hook?of=ana HTTP/1.1")
    assert f"host: localhost:{receiver.port}" in head.lower()
    assert json.loads(body) == {
        "type": "turn",
        "table": "k3x9",
        "title": "Alhambra",
        "text": "Du bist am Zug: Alhambra.",
        "url": "https://play.example/#/table/k3x9",
    }


@pytest.mark.parametrize("first", [WRONG, ELSEWHERE])
async def test_a_failure_is_tried_once_more_and_no_redirection_followed(tmp_path: Path, first: bytes) -> None:
    async with receiving(first, first) as receiver, sending(tmp_path) as hooks:
        hooks.tell_turn(person(receiver.port), "first")
        await receiver.arrived.wait()
        receiver.arrived.clear()
        receiver.answers.append(RIGHT)
        hooks.tell_turn(person(receiver.port), "second")
        await receiver.arrived.wait()
    tables = [json.loads(request.partition("\r\n\r\n")[2])["table"] for request in receiver.requests]
    assert tables == ["first", "first", "second"]
    assert all(request.startswith("POST /hook") for request in receiver.requests)


async def test_the_network_of_the_server_is_not_called(tmp_path: Path) -> None:
    async with receiving(RIGHT) as receiver:
        async with sending(tmp_path, private=False) as hooks:
            hooks.tell_turn(person(receiver.port), "k3x9")
            await until(lambda: not hooks._senders)
        assert receiver.requests == []


def idle(folder: Path) -> Webhooks:
    """Never started: nothing is taken from the queues."""
    return Webhooks(Settings.read({"data": folder}, {}), WebhookAddresses(False))


async def test_who_has_no_webhook_is_left_alone_and_the_queue_ends(tmp_path: Path) -> None:
    hooks = idle(tmp_path)
    for number in range(2 * MOST_PEOPLE):
        hooks.tell_turn(Person("1", "Ana"), "x")
        hooks.tell_turn(Person(f"person {number}", "Ana", webhook="https://one.example/"), "x")
    assert hooks.count_waiting() == MOST_PEOPLE


async def test_one_person_is_not_called_too_often(tmp_path: Path) -> None:
    hooks = idle(tmp_path)
    for _ in range(50):
        hooks.tell_turn(person(1), "x")
    assert hooks.count_waiting() == MOST_WAITING_WORDS


async def test_targets_that_never_answer_delay_nobody_else(tmp_path: Path) -> None:
    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    silent = await asyncio.start_server(listen, "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    async with silent, receiving(RIGHT) as receiver, sending(tmp_path, seconds=3600.0) as hooks:
        for number in range(WORDS_AT_ONCE - 1):
            hooks.tell_turn(Person(f"p{number}", "Ben", webhook=f"http://127.0.0.1:{port}/"), "x")
        await asyncio.sleep(0)
        hooks.tell_turn(person(receiver.port), "k3x9")
        await receiver.arrived.wait()  # long before the first of them gives up


# --- names that take long to look up ---------------------------------------------------------------------


async def test_a_name_that_is_never_answered_keeps_nobody_else_waiting() -> None:
    released, begun = threading.Event(), threading.Semaphore(0)

    def ask(host: str, port: int) -> list[str]:
        if host == "never.example":
            begun.release()
            released.wait()
        return resolve("127.0.0.1", port)

    lookup = NameLookup(seconds=0.05, resolve=ask)
    try:
        with pytest.raises(Refused, match="webhook-unknown"):
            await lookup.find_addresses("ben", "never.example", 80)
        assert begun.acquire(timeout=PATIENCE)
        with pytest.raises(Refused, match="webhook-waits"):  # his last one still blocks a thread
            await lookup.find_addresses("ben", "other.example", 80)
        patient = NameLookup(resolve=ask)
        patient._asking = lookup._asking
        assert await patient.find_addresses("ana", "good.example", 80) == ["127.0.0.1"]
        assert await asyncio.to_thread(lambda: "the shared threads are free") is not None
    finally:
        released.set()


def test_a_name_found_after_the_server_has_ended_is_told_to_nobody() -> None:
    released, found = threading.Event(), queue.SimpleQueue[threading.Thread]()

    def ask(_host: str, _port: int) -> list[str]:
        found.put(threading.current_thread())
        released.wait()
        return ["127.0.0.1"]

    with pytest.raises(Refused, match="webhook-unknown"):
        asyncio.run(NameLookup(seconds=0.05, resolve=ask).find_addresses("ben", "late.example", 80))
    released.set()
    found.get(timeout=PATIENCE).join()  # a thread that raised would fail the test: warnings are errors


async def test_a_name_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="webhook-unknown"):
        await NameLookup(PATIENCE).find_addresses("ana", "x" * 70 + ".invalid", 80)


@pytest.mark.parametrize("port", [22, 25, 6379, 5432])
async def test_only_web_ports_are_called(port: int) -> None:
    with pytest.raises(Refused, match="webhook-port"):
        await WebhookAddresses(False).find("ana", f"http://8.8.8.8:{port}/")


async def test_people_with_names_that_are_never_answered_keep_nobody_else_waiting() -> None:
    """More of them than are looked up at once; afterwards their names are not asked for again for a while."""
    release, asked, now = threading.Event(), list[str](), [0.0]

    def ask(host: str, _port: int) -> list[str]:
        asked.append(host)
        if host != "good.example":
            release.wait()
        return ["127.0.0.1"]

    lookup = NameLookup(seconds=0.05, resolve=ask, clock=lambda: now[0])
    people, hosts = [[f"{kind}{number}" for number in range(2 * LOOKUPS_AT_ONCE + 1)] for kind in ("p", "dead")]
    try:
        lost = [lookup.find_addresses(*one, 80) for one in zip(people, hosts, strict=True)]
        found = await asyncio.gather(*lost, return_exceptions=True)
        assert [str(one) for one in found] == ["webhook-unknown"] * len(people)
        lookup._seconds = PATIENCE  # the machine may be slow, but this name is answered
        assert await lookup.find_addresses("ana", "good.example", 80) == ["127.0.0.1"]
        with pytest.raises(Refused, match="webhook-waits"):
            await lookup.find_addresses(people[0], "good.example", 80)  # a thread still waits for them
        with pytest.raises(Refused, match="webhook-unknown"):
            await lookup.find_addresses("ben", hosts[0], 80)
        await until(lambda: len(asked) == len(hosts) + 1)  # threads begin late on a busy machine
        assert asked.count(hosts[0]) == 1
        release.set()
        now[0] += DEAD_SECONDS
        assert await lookup.find_addresses("ben", hosts[0], 80) == ["127.0.0.1"]
    finally:
        release.set()


async def test_not_more_people_are_looked_up_for_than_there_may_be_threads() -> None:
    release = threading.Event()

    def ask(_host: str, _port: int) -> list[str]:
        release.wait()
        return ["127.0.0.1"]

    lookup = NameLookup(PATIENCE, ask)
    waiting = [asyncio.create_task(lookup.find_addresses(f"{one}", "slow.example", 80)) for one in range(MOST_ASKING)]
    try:
        await until(lambda: len(lookup._asking) == MOST_ASKING)
        with pytest.raises(Refused, match="webhook-waits"):
            await lookup.find_addresses("one more", "good.example", 80)
    finally:
        release.set()
    assert await asyncio.gather(*waiting) == [["127.0.0.1"]] * MOST_ASKING
