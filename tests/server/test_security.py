"""What stands in front of the server: origins, sizes, limits, headers, logs."""

import base64
import hashlib
import io
import json
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.types import Message

from alhambra.server.edge import logs
from alhambra.server.edge.client_address import bucket_key, parse_networks, remove_proxies
from alhambra.server.edge.limits import Bucket, Buckets
from alhambra.server.edge.public_address import is_public
from alhambra.server.storage.health import Health
from tests.server.site import ADDRESS, guest, refused, running, settings_for, visitor

ANA = {"name": "Ana", "language": "en"}


@pytest.fixture(scope="module")
async def app(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[FastAPI]:
    """One site for all tests that leave no trace; each visits it from an address of its own."""
    folder = tmp_path_factory.mktemp("site")
    options = {
        "origins": "https://friend.example",
        "proxies": "10.9.0.0/16",
        "max_body": 2000,
        "metrics_from": "10.8.0.1",
    }
    async with running(settings_for(f"sqlite:///{folder / 'x.sqlite'}", folder, **options)) as app:
        yield app


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://alhambra.test.evil.example", "ftp://alhambra.test", ""]
)
async def test_another_site_cannot_act_for_its_visitors(app: FastAPI, origin: str) -> None:
    answer = await visitor(app, "192.0.2.10").post("/api/me", json=ANA, headers={"Origin": origin})
    assert refused(answer) == (403, "wrong-origin")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("origin", [ADDRESS, "https://alhambra.test", "https://friend.example", None])
async def test_the_own_and_allowed_origins_can(app: FastAPI, origin: str | None) -> None:
    headers = {"Origin": origin} if origin else {}
    answer = await visitor(app, "192.0.2.11").post("/api/me", json=ANA, headers=headers)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


async def test_a_browser_without_origin_says_where_it_comes_from(app: FastAPI) -> None:
    answer = await visitor(app, "192.0.2.12").post("/api/me", json=ANA, headers={"Sec-Fetch-Site": "cross-site"})
    assert refused(answer) == (403, "wrong-origin")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_only_json_is_taken(app: FastAPI, kind: str) -> None:
    body = json.dumps(ANA).encode()
    answer = await visitor(app, "192.0.2.13").post("/api/me", content=body, headers={"Content-Type": kind})
    assert refused(answer) == (400, "needs-json")


async def test_a_body_has_a_size_whether_it_is_announced_or_not(app: FastAPI) -> None:
    client = visitor(app, "192.0.2.14", headers={"Content-Type": "application/json"})
    large = json.dumps({"name": 3000 * "x"}).encode()

    async def in_parts() -> AsyncIterator[bytes]:
        for begin in range(0, len(large), 500):
            yield large[begin : begin + 500]

    assert refused(await client.post("/api/me", content=large)) == (413, "too-large")
    assert refused(await client.post("/api/me", content=in_parts())) == (413, "too-large")
    assert refused(await client.post("/api/me", content=b"{}", headers={"Content-Length": "-5"})) == (413, "too-large")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"name": 5}', b'{"name": "x", "more": 1}', b'{"name": "\\ud800"}', b"\xff"]
)
async def test_nonsense_is_refused_in_words(app: FastAPI, body: bytes) -> None:
    client = visitor(app, "192.0.2.15", headers={"Content-Type": "application/json"})
    answer = await client.post("/api/me", content=body)
    assert refused(answer) == (400, "not-understood")
    assert "Traceback" not in answer.text


async def test_every_answer_has_the_headers(app: FastAPI) -> None:
    client = visitor(app, "192.0.2.16")
    for path in ("/healthz", "/api/me", "/nothing/here", "/"):
        answer = await client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy, "nothing from elsewhere"
        assert "ws://alhambra.test" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


async def test_a_host_that_is_none_does_not_reach_the_policy(app: FastAPI) -> None:
    answer = await visitor(app, "192.0.2.17").get("/healthz", headers={"Host": "x; script-src *"})
    assert "script-src *" not in answer.headers["content-security-policy"]


async def test_what_is_not_there_is_refused_like_everything_else(app: FastAPI) -> None:
    client = visitor(app, "192.0.2.18")
    assert refused(await client.get("/api/nothing")) == (404, "not-found")
    assert refused(await client.patch("/api/me", json={})) == (405, "method")


@pytest.mark.parametrize(
    ("path", "status", "languages", "text"),
    [
        ("/lobby", 404, "de-CH,de;q=0.9,en;q=0.5", "Unter dieser Adresse ist nichts."),
        ("/assets/nothing.js?x=<script>", 404, "fr", "Il n’y a rien à cette adresse."),
        ("/api/me/tokens", 401, "", "<h1>"),
        ("/api/nothing?x=%00", 400, "en", "NUL"),
    ],
)
async def test_somebody_who_opens_a_wrong_address_gets_a_page(
    app: FastAPI, path: str, status: int, languages: str, text: str
) -> None:
    """In their language, with a way back; it brings no script, and its policy allows none."""
    headers = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language": languages}
    answer = await visitor(app, "192.0.2.40", headers=headers).get(path)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert text in answer.text
    assert f'<html lang="{answer.headers["content-language"]}">' in answer.text
    assert '<a href="/">' in answer.text
    assert "<script" not in answer.text
    style = answer.text.partition("<style>")[2].partition("</style>")[0]
    allowed = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = answer.headers["content-security-policy"]
    assert policy.startswith(f"default-src 'none'; img-src 'self'; style-src 'sha256-{allowed}';")
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_programs_get_json_for_a_wrong_address(app: FastAPI) -> None:
    for accept in ("*/*", "application/json", ""):
        client = visitor(app, "192.0.2.41", headers={"Accept": accept})
        assert refused(await client.get("/lobby")) == (404, "not-found")
    client = visitor(app, "192.0.2.41", headers={"Accept": "text/html"})
    assert refused(await client.post("/api/me", json={})) == (400, "not-understood")


async def test_the_figures_are_for_those_who_run_it(app: FastAPI) -> None:
    assert refused(await visitor(app, "192.0.2.19").get("/metrics")) == (404, "not-found")
    answer = await visitor(app, "10.8.0.1").get("/metrics")
    assert b"alhambra_tables_live 0.0" in answer.content
    assert b'alhambra_refusals_total{key="not-found"}' in answer.content
    assert (await visitor(app, "192.0.2.19").get("/healthz")).json() == {"status": "ok"}


async def test_without_a_database_the_server_is_not_well(tmp_path: Path) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path)) as app:
        site = app.state.site
        site.health = Health(type(site.database)(f"sqlite+aiosqlite:///{tmp_path / 'missing' / 'x.sqlite'}"))
        answer = await visitor(app).get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {"status": "no database"})


async def test_requests_are_limited_by_person_and_by_address(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.001, "request_burst": 5, "address_factor": 2, "attempt_burst": 2}
    limits["attempts_per_minute"] = 0.01
    async with running(settings_for(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path, **limits)) as app:
        ana = await guest(app, "Ana", address="192.0.2.1")
        statuses = [(await ana.get("/api/me")).status_code for _ in range(6)]
        assert statuses == [200, 200, 200, 200, 200, 429]
        ben = await guest(app, "Ben", address="192.0.2.2")
        assert (await ben.get("/api/me")).status_code == 200
        assert (await visitor(app, "192.0.2.2").post("/api/me", json=ANA)).status_code == 200
        last = await visitor(app, "192.0.2.2").post("/api/me", json=ANA)
        assert refused(last) == (429, "too-many"), "a third person from one address"
        statuses = [(await visitor(app, "192.0.2.3").get("/healthz")).status_code for _ in range(11)]
        assert statuses == 10 * [200] + [429]
        assert last.headers["retry-after"]


async def test_a_server_with_names_answers_to_those_only(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path, hosts="alhambra.test")
    async with running(settings) as app:
        assert (await visitor(app).get("/healthz")).status_code == 200
        for host in ("evil.example", "[", "alhambra.test:1:2", ""):
            assert refused(await visitor(app).get("/healthz", headers={"Host": host})) == (400, "wrong-host")


async def connected(app: FastAPI, **headers: str) -> Message:
    """The first that the server says to somebody who opens a socket at a table that is not there."""
    pairs = [(name.encode(), value.encode()) for name, value in ({"host": "alhambra.test"} | headers).items()]
    scope = {
        "type": "websocket",
        "path": "/api/tables/none/socket",
        "raw_path": b"/api/tables/none/socket",
        "query_string": b"",
        "root_path": "",
        "headers": pairs,
        "client": ("192.0.2.30", 1),
        "server": ("alhambra.test", 80),
        "scheme": "ws",
        "subprotocols": [],
    }
    said: list[Message] = []
    heard: Iterator[Message] = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}])

    async def receive() -> Message:
        return next(heard)

    async def send(message: Message) -> None:
        said.append(message)

    await app(scope, receive, send)
    return said[0]


async def test_another_site_cannot_open_a_socket(app: FastAPI) -> None:
    assert (await connected(app, origin="https://evil.example"))["type"] == "websocket.close"
    assert (await connected(app, origin=ADDRESS))["type"] == "websocket.accept"
    assert (await connected(app))["type"] == "websocket.accept"


def scope_from(client: str, **headers: str) -> dict[str, Any]:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": "http", "client": (client, 1), "headers": pairs}


@pytest.mark.parametrize(
    ("client", "forwarded", "found"),
    [
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),  # nobody whom we believe
        ("10.9.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.9.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"),  # the first was written by the visitor
        ("10.9.0.1", "198.51.100.1, 10.9.0.2", "198.51.100.1"),
        ("10.9.0.1", "nonsense", "10.9.0.1"),
        ("10.9.0.1", "", "10.9.0.1"),
        ("::ffff:10.9.0.1", "2001:db8::1", "2001:db8::1"),
    ],
)
def test_only_our_proxies_are_believed(client: str, forwarded: str, found: str) -> None:
    scope = scope_from(client, x_forwarded_for=forwarded, x_forwarded_proto="https")
    seen = remove_proxies(scope, parse_networks(["10.9.0.0/16"]))
    assert seen["client"][0] == found
    assert seen["scheme"] == ("http" if client.startswith("203") else "https")


async def test_a_mistake_of_ours_is_a_sentence_with_the_headers_of_every_answer(app: FastAPI) -> None:
    client, people = visitor(app, "192.0.2.60"), app.state.site.people
    app.state.site.people = None  # whatever can go wrong in a handler
    try:
        answer = await client.get("/api/me")
    finally:
        app.state.site.people = people
    assert refused(answer) == (500, "our-mistake")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/me", "/no-such-page", "/api/tables/nothing"])
async def test_behind_https_browsers_stay_there_and_cookies_are_bound_to_the_host(app: FastAPI, path: str) -> None:
    behind = visitor(app, "10.9.0.1", headers={"X-Forwarded-For": "192.0.2.61", "X-Forwarded-Proto": "https"})
    assert (await behind.get(path)).headers["strict-transport-security"] == "max-age=31536000"
    made = await behind.post("/api/me", json=ANA)
    cookie = made.headers.get_list("set-cookie")[0]
    assert cookie.startswith("__Host-alhambra=")
    assert {"Secure", "Path=/", "HttpOnly"} <= {part.strip() for part in cookie.split(";")}
    secret = cookie.partition("=")[2].partition(";")[0]
    known = await behind.get("/api/me", headers={"Cookie": f"__Host-alhambra={secret}"})
    assert known.json()["name"] == "Ana"


async def test_the_word_of_anybody_else_is_not_taken_for_https(app: FastAPI) -> None:
    plain = visitor(app, "192.0.2.62", headers={"X-Forwarded-Proto": "https"})
    answer = await plain.post("/api/me", json=ANA)
    assert "strict-transport-security" not in answer.headers
    assert answer.headers["set-cookie"].startswith("alhambra=")


def test_a_household_is_counted_together() -> None:
    one, other, far = (bucket_key(scope_from(text)) for text in ("2001:db8::1", "2001:db8::ffff", "2001:db8:0:1::1"))
    assert one == other != far
    assert bucket_key(scope_from("::ffff:192.0.2.1")) == bucket_key(scope_from("192.0.2.1")) == "192.0.2.1"


def test_a_bucket_fills_with_time() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take(3), bucket.take()] == [True, False]


def test_buckets_do_not_grow_for_ever() -> None:
    buckets = Buckets(1.0, 1, lambda: 0.0, most=10)
    assert all(buckets.take(str(number)) for number in range(100))
    assert len(buckets) == 10
    assert not buckets.take("99")


CLOSED = [
    *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "0.1.2.3"),
    *("224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.0.9", "192.0.2.1", "198.18.0.1", "198.51.100.1"),
    *("203.0.113.1", "192.88.99.1", "192.31.196.1"),
    *("::", "::1", "fe80::1%eth0", "fd00::1", "fec0::1", "ff02::1", "100::1", "5f00::1", "4000::1"),
    *("2001:db8::1", "3fff::1", "2001:2::1", "2001:20::1"),
    "::ffff:10.0.0.1",  # mapped
    "::10.0.0.1",  # compatible
    "::8.8.8.8",
    "::ffff:0:10.0.0.1",  # translated (SIIT)
    "64:ff9b::10.0.0.1",  # NAT64
    "64:ff9b:1::8.8.8.8",  # NAT64 of the own network
    "2002:a00:1::",  # 6to4
    "2002:808:808::1",
    "2001:0:808:808:0:0:f7f7:f7f7",  # Teredo
    "2606:4700::5efe:10.0.0.1",  # ISATAP
    "2606:4700::200:5efe:10.0.0.1",
]


@pytest.mark.parametrize("address", CLOSED)
def test_private_addresses_are_known_in_every_spelling(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2a00::1"]
)
def test_addresses_of_the_open_network_are_known(address: str) -> None:
    assert is_public(address)


# As the server makes them, but the same for every process that collects the tests.
SECRET = base64.urlsafe_b64encode(hashlib.sha256(b"cookie").digest()).decode().rstrip("=")
KEY = hashlib.sha256(b"key").hexdigest()


@pytest.mark.parametrize(
    "text",
    [
        f'192.0.2.1 - "WebSocket /api/tables/x/socket?invitation={SECRET}" [accepted]',
        f"cookie: alhambra={SECRET}",
        f"Authorization: Bearer {SECRET}",
        f"INSERT failed [parameters: ('{SECRET}', 'abc{KEY}')]",
        f"postgresql://ana:{SECRET[:8]}@db/alhambra",
        f"the key is {KEY}",
        f"token={SECRET[:6]}",
    ],
)
def test_logs_hold_no_secrets(text: str) -> None:
    line = logs.redact_value(text)
    for secret in (SECRET, KEY, SECRET[:6]):
        assert secret not in line
    entry = logs.redact(
        None, "info", {"event": text, "cookies": {"alhambra": SECRET}, "nonce": KEY, "more": [{"secret": KEY}]}
    )
    assert SECRET not in str(entry)
    assert KEY not in str(entry)


def test_what_is_no_secret_stays_in_the_log() -> None:
    entry = logs.redact(
        None, "info", {"event": "request", "path": "/api/tables/k3x9/socket", "status": 200, "key": "too-many"}
    )
    assert entry == {"event": "request", "path": "/api/tables/k3x9/socket", "status": 200, "key": "too-many"}


async def test_a_whole_visit_leaves_no_secret_in_the_log(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    before = logging.getLogger().handlers[:]
    logs.configure("debug", "json")
    try:
        ana = await guest(app, "Ana", address="192.0.2.40")
        token = (await ana.post("/api/me/tokens", json={"label": "x"})).json()["token"]
        account = await ana.post("/api/account", json={"name": "Log", "password": "a long password"})
        await ana.get("/api/tables/none", params={"invitation": "very-private"})
    finally:
        logging.getLogger().handlers[:] = before
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert "/api/account" in {line.get("path") for line in lines}
    for secret in (ana.cookies["alhambra"], token, account.json()["recovery"], "very-private", "a long password"):
        assert secret not in written.getvalue()
