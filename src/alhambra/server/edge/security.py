"""What stands between the network and the rest: origins, sizes, limits, and what browsers are told."""

import asyncio
import hashlib
import re
import time
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alhambra.server.edge.client_address import bucket_key, parse_networks, remove_proxies
from alhambra.server.edge.credentials import secret_of
from alhambra.server.edge.error_responses import make_response
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.settings import Settings

SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
WITH_BODY: Final = frozenset(("POST", "PUT", "PATCH"))
ATTEMPTS: Final = frozenset(("/api/me", "/api/account", "/api/session"))
ONE_CLICK: Final = "/api/mail/stop/"  # asked by programs for mail, which send a form; the address itself is the proof
BODY_SECONDS: Final = 30.0
POLICY_VIOLATION: Final = 1008
_HOST: Final = re.compile(r"[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?")

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
HSTS: Final = "max-age=31536000"  # a year, for this host alone: what else there is, the server does not know
_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

log = structlog.get_logger(__name__)


def make_policy(host: str) -> str:
    """The Content-Security-Policy: nothing from elsewhere. Not every browser takes 'self' for sockets too."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return _POLICY.format(sockets=sockets)


class Security:
    """ASGI middleware, the outermost."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._proxies = parse_networks(settings.proxies)
        rate, burst, factor = settings.requests_per_second, settings.request_burst, settings.address_factor
        self._persons = Buckets(rate, burst)
        self._addresses = Buckets(rate * factor, burst * factor)
        self._attempts = Buckets(settings.attempts_per_minute / 60, settings.attempt_burst)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, and pass on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope = remove_proxies(scope, self._proxies)
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_secure = self.settings.secure_cookies or scope.get("scheme") == "https"
        began, answer = time.perf_counter(), Answer(send, make_policy(Headers(scope=scope).get("host", "")), is_secure)
        try:
            # Read even if it is refused: a connection that ends in the middle of a body loses the answer too.
            receive = receive if scope["method"] in SAFE else await self._read_body(scope, receive)
            self._check(scope)
        except Refused as refused:
            await self._refuse(refused, scope, receive, answer)
        else:
            await self._pass_on(scope, receive, answer)
        took = round(1000 * (time.perf_counter() - began), 1)
        log.info("request", method=scope["method"], path=scope["path"], status=answer.status, ms=took)

    async def _pass_on(self, scope: Scope, receive: Receive, answer: "Answer") -> None:
        """What goes wrong further in is answered from here, with the headers that every answer has."""
        try:
            await self.app(scope, receive, answer)
        except Exception:
            log.exception("request failed", method=scope["method"], path=scope["path"])
            if not answer.status:
                await self._refuse(Refused("our-mistake", 500), scope, receive, answer)

    async def _refuse(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        response = make_response(refused, HTTPConnection(scope))
        if refused.status == 429:
            response.headers["retry-after"] = "10"
        if refused.key in ("too-large", "too-slow"):
            response.headers["connection"] = "close"  # whatever else was sent is not read
        await response(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """Raise Refused for a request that must not go further."""
        headers, method = Headers(scope=scope), scope["method"]
        self._check_host(headers)
        self._check_signs(scope)
        self._limit(scope)
        if method in SAFE:
            return
        self._check_origin(headers)
        content = headers.get("content-type", "").partition(";")[0].strip().lower()
        brings = method in WITH_BODY or headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        if brings and content != "application/json" and not scope["path"].startswith(ONE_CLICK):
            raise Refused("needs-json", 400)
        if scope["path"] in ATTEMPTS and method == "POST" and not self._attempts.take(bucket_key(scope)):
            raise Refused("too-many", 429)

    def _check_signs(self, scope: Scope) -> None:
        """No text of ours has a NUL, and PostgreSQL takes none."""
        if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
            raise Refused("not-understood", 400, detail="NUL")

    def _check_host(self, headers: Headers) -> None:
        """A server with names answers to those only: no other site can be led to it by its own name."""
        host = headers.get("host", "")
        if not self.settings.hosts:
            return
        if not _HOST.fullmatch(host) or urlsplit(f"//{host}").hostname not in self.settings.hosts:
            raise Refused("wrong-host", 400)

    def _check_origin(self, headers: Headers) -> None:
        """What another site has its visitors' browsers send does not count."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise Refused("wrong-origin", 403)
        elif not self._is_ours(origin, headers.get("host", "")):
            raise Refused("wrong-origin", 403)

    def _is_ours(self, origin: str, host: str) -> bool:
        scheme, _, place = origin.lower().partition("://")
        return (scheme in ("http", "https") and bool(host) and place == host.lower()) or origin in self.settings.origins

    def _limit(self, scope: Scope) -> None:
        """Raise Refused for too many requests of a person, or of an address."""
        if not self._addresses.take(bucket_key(scope)):
            raise Refused("too-many", 429)
        # Files of the client are not counted for the person: a page has many.
        secret = secret_of(HTTPConnection(scope)) if scope["path"].startswith("/api/") else ""
        if secret and not self._persons.take(hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()):
            raise Refused("too-many", 429)

    async def _read_body(self, scope: Scope, receive: Receive) -> Receive:
        """Read the whole body before anything is done, and no more than is allowed."""
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced[:18]) > self.settings.max_body:
            raise Refused("too-large", 413)
        body = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return receive
                    body += message.get("body", b"")
                    if len(body) > self.settings.max_body:
                        raise Refused("too-large", 413)
                    if not message.get("more_body", False):
                        break
        except TimeoutError:
            raise Refused("too-slow", 408) from None
        if rb"\u0000" in body:
            raise Refused("not-understood", 400, detail="NUL")
        return replay_body(bytes(body), receive)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, address = Headers(scope=scope), bucket_key(scope)
        try:
            self._check_host(headers)
            self._check_signs(scope)
            self._check_origin(headers)
            self._limit(scope)
            if self._sockets[address] >= self.settings.connections_per_address:
                raise Refused("too-many", 429)
            if self._sockets.total() >= self.settings.connections:
                raise Refused("too-many", 429)
        except Refused as refused:
            log.info("socket refused", path=scope["path"], key=refused.key)
            await receive()  # the request to connect
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refused.key})
            return
        self._sockets[address] += 1
        began = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            log.info("socket", path=scope["path"], seconds=round(time.perf_counter() - began, 1))
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


class Answer:
    """Sends a response with the headers that all of them have, and remembers its status."""

    def __init__(self, send: Send, policy_text: str, is_secure: bool) -> None:
        self._send = send
        self._policy = policy_text
        self._is_secure = is_secure
        self.status = 0

    async def __call__(self, message: Message) -> None:
        """Send one message of the response."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._is_secure:
                headers.setdefault("strict-transport-security", HSTS)
            headers.setdefault("content-security-policy", self._policy)
            headers.setdefault("cache-control", "no-store")
        await self._send(message)


def replay_body(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, then whatever follows."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
