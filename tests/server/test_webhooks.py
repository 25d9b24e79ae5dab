"""Notifications reach a real web server, and only one that may be called."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from alhambra.server.people.people import Person
from alhambra.server.people.webhooks import WAITING, Webhooks
from alhambra.server.settings import Settings

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
async def sending(folder: Path, *, private: bool = True) -> AsyncIterator[Webhooks]:
    settings = Settings.read({"data": folder, "private_webhooks": private, "address": "https://play.example/"}, {})
    hooks = Webhooks(settings, pause=0.0)
    await hooks.start()
    yield hooks
    await hooks.stop()


def person(port: int, language: str = "en") -> Person:
    return Person("1", "Ana", language=language, webhook=f"http://localhost:{port}/hook?of=ana")


async def test_a_word_is_sent_in_the_language_of_the_person(tmp_path: Path) -> None:
    async with receiving(RIGHT) as receiver, sending(tmp_path) as hooks:
        hooks.turn(person(receiver.port, "de"), "k3x9", "Alhambra")
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
        hooks.turn(person(receiver.port), "first")
        await receiver.arrived.wait()
        receiver.arrived.clear()
        receiver.answers.append(RIGHT)
        hooks.turn(person(receiver.port), "second")
        await receiver.arrived.wait()
    tables = [json.loads(request.partition("\r\n\r\n")[2])["table"] for request in receiver.requests]
    assert tables == ["first", "first", "second"]
    assert all(request.startswith("POST /hook") for request in receiver.requests)


async def test_the_network_of_the_server_is_not_called(tmp_path: Path) -> None:
    async with receiving(RIGHT) as receiver:
        async with sending(tmp_path, private=False) as hooks:
            hooks.turn(person(receiver.port), "k3x9")
            for _ in range(100):
                await asyncio.sleep(0.005)
        assert receiver.requests == []


async def test_who_has_no_webhook_is_left_alone_and_nobody_waits(tmp_path: Path) -> None:
    settings = Settings.read({"data": tmp_path}, {})
    hooks = Webhooks(settings)
    for number in range(2 * WAITING):  # never started: nothing is taken from the queue
        hooks.turn(Person("1", "Ana"), "x")
        hooks.turn(Person("1", "Ana", webhook=f"https://{number}.example/"), "x")
    assert hooks._words.qsize() == WAITING


async def test_one_webhook_is_not_called_too_often(tmp_path: Path) -> None:
    hooks = Webhooks(Settings.read({"data": tmp_path}, {}))
    for _ in range(50):
        hooks.turn(person(1), "x")
    assert hooks._words.qsize() == 10
