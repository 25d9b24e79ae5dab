"""HTTP connections that cost nothing while they do nothing: limited in number, and closed when no request comes.

Uvicorn waits for ever for the rest of a request that was half sent, and takes as many connections as there are
descriptors. Sockets of tables are counted by `security`, once a request has become one.
"""

import asyncio
import sys
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from alhambra.server.edge.client_address import bucket_key, is_in, parse_address, parse_networks
from alhambra.server.edge.security import HEADERS
from alhambra.server.settings import Settings

SPARE_CONNECTIONS: Final = 100  # descriptors for files, workers and the database


class Connections:
    """All open connections of a process, by address."""

    def __init__(self, settings: Settings) -> None:
        self.head_seconds = settings.head_seconds
        self._most_of_address = settings.connections_per_address
        self._most = min(2 * settings.connections, count_descriptors() - SPARE_CONNECTIONS)
        self._proxies = parse_networks(settings.proxies)
        self._open: Counter[str] = Counter()

    def add(self, address: str, in_all: int) -> bool:
        """Count one more; false if there are too many already. Proxies bring those of many people."""
        is_proxy = is_in(parse_address(address), self._proxies)
        key = bucket_key({"client": (address, 0)})
        if in_all > self._most or (self._open[key] >= self._most_of_address and not is_proxy):
            return False
        self._open[key] += 1
        return True

    def remove(self, address: str) -> None:
        """One less."""
        key = bucket_key({"client": (address, 0)})
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]

    def make_protocol(self) -> type[asyncio.Protocol]:
        """The class of connections that are counted here, for uvicorn."""
        return type("GuardedHttp", (GuardedHttp,), {"counted": self})


if sys.platform == "win32":

    def count_descriptors() -> int:
        """How many sockets the process may have open: as many as there is memory for."""
        return sys.maxsize

else:
    import resource

    def count_descriptors() -> int:
        """How many files the process may have open."""
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class GuardedHttp(H11Protocol):
    """One connection. `counted` is set for all of a server."""

    counted: Connections

    def connection_made(self, transport: Any) -> None:
        self._address = ""
        self._is_socket = False  # has it become the socket of a table?
        self._deadline: asyncio.TimerHandle | None = None
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.counted.add(address, len(self.connections)):
            transport.abort()
            return
        self._address = address
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle: Any = self.cycle
        is_answering = cycle is not None and not cycle.response_complete
        if is_answering:
            self._stop_waiting()
        elif self._deadline is None and not self._is_socket:
            self._wait_for_head()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._is_socket = True
        self._stop_waiting()
        self._forget()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP, with the headers that every answer has."""
        headers = {"content-type": "text/plain; charset=utf-8", "connection": "close", **HEADERS}
        head = h11.Response(status_code=400, headers=list(headers.items()), reason=b"Bad Request")
        for event in (head, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _wait_for_head(self) -> None:
        self._deadline = self.loop.call_later(self.counted.head_seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _forget(self) -> None:
        if self._address:
            self.counted.remove(self._address)
            self._address = ""
