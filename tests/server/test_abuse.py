"""Whatever is sent, by whomever: a clear refusal, no stack trace, and no game is changed."""

import json
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import product
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from alhambra.server.play import wire
from tests.effort import effort
from tests.server.process import PATIENCE, Server

EXAMPLES = settings(
    max_examples=effort(15), deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
GENEROUS = {
    "ALHAMBRA_REQUESTS_PER_SECOND": "100000",
    "ALHAMBRA_REQUEST_BURST": "100000",
    "ALHAMBRA_ATTEMPTS_PER_MINUTE": "100000",
    "ALHAMBRA_ATTEMPT_BURST": "100000",
    "ALHAMBRA_WORKERS": "1",
}


@dataclass(frozen=True)
class Scene:
    """A server with a game in play: three people, and one who only looks on."""

    server: Server
    table: str
    people: list[dict[str, str]]  # headers by which each is known; the last has no seat
    to_act: int

    @property
    def url(self) -> str:
        return self.server.url

    def socket(self, person: int) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        return connect(address, additional_headers=self.people[person], open_timeout=PATIENCE)

    def state(self) -> tuple[str, Any]:
        """All that can be changed about the game."""
        record = httpx.get(f"{self.url}/api/tables/{self.table}/record", timeout=PATIENCE).text
        with self.socket(self.to_act) as socket:
            view = greeted(socket)
        return record, (view["seen"], view["game"], view["options"])

    def complaints(self) -> str:
        """What the server has logged as its own mistakes."""
        log = self.server.log.read_text()
        return "\n".join(line for line in log.splitlines() if "Traceback" in line or "message failed" in line)


def somebody(url: str, name: str) -> dict[str, str]:
    """A new person, known by a cookie."""
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        client.post("/api/me", json={"name": name, "language": "en"}).raise_for_status()
        return {"Cookie": f"alhambra={client.cookies['alhambra']}"}


def greeted(socket: ClientConnection) -> dict[str, Any]:
    """Say hello; the view that comes back."""
    socket.send(json.dumps({"type": "hello", "since": -1}))
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == "view":
            return message


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("abuse")
    server = Server(f"sqlite+aiosqlite:///{folder / 'alhambra.sqlite'}", folder, port=0, **GENEROUS)
    server.start()
    people = [somebody(server.url, name) for name in ("Ana", "Béla", "Cem", "Dov")]
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        new = {"setup": {"players": 3}, "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]}
        table = client.post("/api/tables", json=new, headers=people[0]).json()["id"]
        for seat in (1, 2):
            wish = {"kind": "person"}
            client.put(f"/api/tables/{table}/seats/{seat}", json=wish, headers=people[seat]).raise_for_status()
        client.post(f"/api/tables/{table}/start", json={}, headers=people[0]).raise_for_status()
    found = Scene(server, table, people, 0)
    with found.socket(3) as socket:
        to_act = greeted(socket)["game"]["to_act"]
    yield Scene(server, table, people, to_act)
    server.stop()


# --- requests -------------------------------------------------------------------------------------------------


def operations(url: str) -> list[Any]:
    """All requests that the server describes."""
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    return [cast(Any, found).ok() for found in schema.get_all_operations()]


def check_answer(response: Any) -> None:
    """An answer, or a refusal that says why."""
    assert response.status_code < 500, response.text
    assert "Traceback" not in response.text
    if response.status_code >= 400:
        refusal = response.json()
        assert {"key", "text", "rule"} <= set(refusal)
        assert refusal["text"]


def test_requests_of_any_sort_are_answered_or_refused(scene: Scene) -> None:
    before = scene.state()
    for operation in operations(scene.url):
        fuzzed(operation, [{}, somebody(scene.url, "Eva")])
    assert scene.state() == before
    assert scene.complaints() == ""


def fuzzed(operation: Any, who: list[dict[str, str]]) -> None:
    """Send what fits the description of a request, and what does not."""

    modes = [GenerationMode.POSITIVE]
    if operation.body or operation.query or operation.path_parameters:
        modes.append(GenerationMode.NEGATIVE)

    @EXAMPLES
    @given(st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes]), st.sampled_from(who))
    def ask(case: Any, headers: dict[str, str]) -> None:
        case.headers = {**(case.headers or {}), **headers}
        case.headers.pop("Authorization", None)
        check_answer(case.call())

    ask()


BODIES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
PLACES = st.sampled_from(
    [
        *("/api/me", "/api/account", "/api/session", "/api/me/tokens", "/api/me/webhook", "/api/sets/check"),
        *("/api/tables", "/api/play", "/api/replays", "/api/replays/file-00/analysis", "/api/replays/file-00/whatif"),
    ]
)


def test_bodies_of_any_sort_are_refused(scene: Scene) -> None:
    before = scene.state()

    @settings(EXAMPLES, max_examples=effort(60))
    @given(st.sampled_from(["POST", "PUT", "DELETE", "PATCH"]), PLACES, BODIES | st.binary(max_size=50))
    def ask(method: str, place: str, body: object) -> None:
        content = body if isinstance(body, bytes) else json.dumps(body).encode("utf-8", "surrogatepass")
        headers = {"Content-Type": "application/json"}
        check_answer(client.request(method, place, content=content, headers=headers))

    with httpx.Client(base_url=scene.url, timeout=PATIENCE) as client:
        ask()
    assert scene.state() == before
    assert scene.complaints() == ""


def test_nobody_else_can_do_anything_to_a_game_in_play(scene: Scene) -> None:
    before = scene.state()
    table = f"{scene.url}/api/tables/{scene.table}"
    requests = [
        *[("PUT", f"/seats/{seat}", {"kind": kind}) for seat in range(3) for kind in ("person", "bot", "local")],
        *[("DELETE", f"/seats/{seat}", None) for seat in range(3)],
        ("POST", "/start", {}),
        ("POST", "/rematch", {}),
    ]
    with httpx.Client(timeout=PATIENCE) as client:
        for (method, path, body), headers in product(requests, ({}, *scene.people)):
            response = client.request(method, table + path, json=body or {}, headers=headers)
            assert 400 <= response.status_code < 500, (method, path, response.text)
            check_answer(response)
    assert scene.state() == before


# --- sockets ----------------------------------------------------------------------------------------------


def answers(socket: ClientConnection) -> list[dict[str, Any]]:
    """What comes back for messages, up to the answer to a ping behind them."""
    socket.send('{"type": "ping"}')
    found: list[dict[str, Any]] = []
    while not found or found[-1]["type"] != "pong":
        found.append(json.loads(socket.recv(timeout=PATIENCE)))
    return [message for message in found if message["type"] in {"refused", "stale", "done", "answer"}]


def refused(scene: Scene, person: int, texts: list[str | bytes], hello: bool = True) -> list[dict[str, Any]]:
    """Send messages over one connection; every one is refused in words, or the connection is closed politely."""
    with scene.socket(person) as socket:
        if hello:
            greeted(socket)
        for text in texts:
            socket.send(text)
        found = answers(socket) if hello else [json.loads(socket.recv(timeout=PATIENCE)) for _ in texts]
    for message in found:
        assert message["type"] in {"refused", "stale"}
        assert message["type"] == "stale" or message["text"]
        assert message.get("key") != "our-mistake"
    assert len(found) == len(texts)
    return found


KINDS = sorted(kind.__name__.lower() for kind in wire.ClientMessage.__args__)
FIELDS = st.sampled_from(["id", "seen", "seat", "action", "since", "answer", "window", "nonce", "text", "agree", "bot"])
SHAPED = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.sampled_from([*KINDS, "view", "table", "", "x"]),
    st.dictionaries(FIELDS | st.text(max_size=5), BODIES, max_size=6),
)
HARMLESS = {"ping", "hello", "unveil", "chat"}  # of these some are allowed to anybody


def is_meant_to_fail(text: str | bytes) -> bool:
    """Is it no message at all, or one that a spectator may not send?"""
    try:
        return type(wire.read_message(text)).__name__.lower() not in HARMLESS
    except Exception:
        return True


JUNK = (st.text(max_size=200) | st.binary(max_size=200) | SHAPED).filter(is_meant_to_fail)


def test_messages_of_any_sort_are_refused(scene: Scene) -> None:
    before = scene.state()

    @EXAMPLES
    @given(st.lists(JUNK, min_size=1, max_size=12), st.booleans())
    def send(texts: list[str | bytes], hello: bool) -> None:
        refused(scene, 3, texts, hello)

    send()
    assert scene.state() == before
    assert scene.complaints() == ""


ACTIONS = st.sampled_from(
    ["pass", "take fl1", "buy P8 fl9", "place P8 1,0", "hold", "keep fl", "x", "fee", "pass pass"]
)
NUMBERS = st.integers(-(2**70), 2**70) | st.integers(0, 6)


def seat_message(draw: Callable[..., Any], seat: int) -> dict[str, Any]:
    """Something about that seat."""
    kind = draw(st.sampled_from(["act", "undo", "ask", "hint", "resign", "order", "nonce"]))
    message: dict[str, Any] = {"type": kind, "id": uuid.uuid4().hex, "seat": seat}
    message |= {"seen": draw(st.integers(0, 5))} if kind in {"act", "undo"} else {}
    message |= {"action": draw(ACTIONS)} if kind == "act" else {}
    message |= {"questions": [{"action": draw(ACTIONS)}]} if kind == "ask" else {}
    message |= {"window": "vizier", "answer": "hold"} if kind == "order" else {}
    if kind == "nonce":
        message = {"type": kind, "seat": seat, "nonce": "00" * 32}
    return message


def test_seats_only_by_their_secret(scene: Scene) -> None:
    before = scene.state()

    @EXAMPLES
    @given(st.data())
    def send(data: st.DataObject) -> None:
        person = data.draw(st.integers(0, 3))
        others = [seat for seat in range(6) if seat != person]
        texts: list[str | bytes] = [
            json.dumps(seat_message(data.draw, data.draw(st.sampled_from(others)))) for _ in range(8)
        ]
        found = refused(scene, person, texts)
        assert {message["key"] for message in found} <= {"not-your-seat"}

    send()
    assert scene.state() == before


def test_out_of_turn_and_out_of_order(scene: Scene) -> None:
    before = scene.state()

    @EXAMPLES
    @given(st.data())
    def send(data: st.DataObject) -> None:
        person = (scene.to_act + data.draw(st.integers(1, 2))) % 3
        acts = [{"type": "act", "id": uuid.uuid4().hex, "seen": data.draw(NUMBERS), "seat": person, "action": "pass"}]
        acts += [{"type": "undo", "id": uuid.uuid4().hex, "seen": data.draw(st.integers(0, 9)), "seat": person}]
        texts: list[str | bytes] = [json.dumps(act) for act in acts]
        refused(scene, person, texts, hello=data.draw(st.booleans()))

    send()
    assert scene.state() == before


def test_illegal_actions_are_refused_with_their_rule(scene: Scene) -> None:
    before = scene.state()
    acts = [("buy P8 fl9", True), ("take fl1+fl1+fl1+fl1", True), ("place P8 0,0", True), ("nonsense", False)]
    for action, has_rule in acts:
        message = {"type": "act", "id": uuid.uuid4().hex, "seen": 0, "seat": scene.to_act, "action": action}
        (found,) = refused(scene, scene.to_act, [json.dumps(message)])
        assert bool(found["rule"]) == has_rule or found["key"] == "notation"
    assert scene.state() == before


@pytest.mark.parametrize("size", [5_000, 100_000, 3_000_000])
def test_huge_messages(scene: Scene, size: int) -> None:
    before = scene.state()
    with scene.socket(3) as socket:
        greeted(socket)
        assert answer_to(socket, json.dumps({"type": "chat", "id": "x", "text": "x" * size})) in {"too-large", 1009}
    assert scene.state() == before


def answer_to(socket: ClientConnection, text: str) -> str | int:
    """The key of a refusal, or the code with which the connection is closed."""
    try:
        socket.send(text)
        (found,) = answers(socket)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    return str(found["key"])


def test_a_flood_is_refused_then_cut_off(scene: Scene) -> None:
    before = scene.state()
    with scene.socket(3) as socket:
        greeted(socket)
        with pytest.raises(ConnectionClosed):
            flood(socket)
    assert scene.state() == before


def flood(socket: ClientConnection) -> None:
    """Send more than anybody may, and read until nothing comes any more."""
    for _ in range(2_000):
        socket.send('{"type": "ping"}')
    while True:
        socket.recv(timeout=PATIENCE)


def test_more_windows_than_anybody_needs(scene: Scene) -> None:
    with ExitStack() as windows:
        for _ in range(8):
            greeted(windows.enter_context(scene.socket(2)))
        one_more = windows.enter_context(scene.socket(2))
        message = json.loads(one_more.recv(timeout=PATIENCE))
    assert (message["type"], message["key"]) == ("refused", "too-many-connections")


def test_a_repeated_message_happens_once(scene: Scene) -> None:
    """Last: here the game goes on."""
    with scene.socket(scene.to_act) as socket:
        view = greeted(socket)
        action = next(option["action"] for option in view["options"] if option["kind"] == "take")
        act = {"type": "act", "id": "once", "seen": view["seen"], "seat": scene.to_act, "action": action}
        for _ in range(3):
            socket.send(json.dumps(act))
        found = answers(socket)
        assert [(message["type"], message["step"]) for message in found] == [("done", view["seen"] + 1)] * 3
    with scene.socket(scene.to_act) as socket:
        assert greeted(socket)["seen"] == view["seen"] + 1
        socket.send(json.dumps(act))
        assert answers(socket)[0]["step"] == view["seen"] + 1
        socket.send(json.dumps({**act, "id": "later"}))
        assert answers(socket)[0]["type"] == "stale"
