"""Running a site: the socket, the lock, uvicorn, and a clean end."""

import asyncio
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import structlog
import uvicorn
from sqlalchemy.engine import make_url

from alhambra.server.app import create_app
from alhambra.server.edge import logs
from alhambra.server.edge.compression import TableSocket
from alhambra.server.edge.connections import Connections
from alhambra.server.file_lock import FileLock
from alhambra.server.settings import Settings
from alhambra.server.storage.database import Database
from alhambra.server.storage.private_files import keep_files_private, make_private

LARGEST_MESSAGE: Final = 16_384  # bytes; the protocol's own limit is lower, and says so
SHUTDOWN_SECONDS: Final = 10
SWITCH_SECONDS: Final = 0.0005  # SQLite answers from a thread, which must not wait until all views are made
STARTUP_FAILED: Final = 3

log = structlog.get_logger(__name__)

Ready = Callable[[str], None]


class Announcing(uvicorn.Server):
    """A server that says when it takes connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(settings: Settings, ready: Ready) -> None:
    """Run until the process is told to end. `ready` is called with the address once it is open."""
    logs.configure(settings.log_level, settings.log_format)
    sys.setswitchinterval(SWITCH_SECONDS)
    with keep_files_private():
        _serve(settings, ready)


def _serve(settings: Settings, ready: Ready) -> None:
    lock = FileLock(find_database_file(settings)) if settings.is_sqlite else None
    if lock is None:
        asyncio.run(_reach(settings.database))
    else:
        make_private(find_database_file(settings))
    try:
        listening = open_socket(settings.host, settings.port)
        address = address_of(listening)
        if lock:
            lock.say(address)
        server = Announcing(configure_uvicorn(settings), lambda: announce(address, ready))
        server.run([listening])
        if not server.started:
            raise SystemExit(STARTUP_FAILED)
    finally:
        if lock:
            lock.close()


def announce(address: str, ready: Ready) -> None:
    """Into the log, and to those who wanted to know."""
    log.info("serving", address=address)
    ready(address)


async def _reach(url: str) -> None:
    """Raise what the driver raises for a database that does not answer."""
    database = Database(url)
    try:
        async with database.read():
            pass
    finally:
        await database.close()


def configure_uvicorn(settings: Settings) -> uvicorn.Config:
    """Uvicorn's part of the settings: proxies and logs are ours."""
    return uvicorn.Config(
        create_app(settings),
        http=Connections(settings).make_protocol(),
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws=TableSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def find_database_file(settings: Settings) -> Path:
    """The file of an SQLite database."""
    name = make_url(settings.database).database
    return Path(name or settings.data / "alhambra.sqlite").resolve()  # one lock, by whichever link it is opened


def open_socket(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named: asyncio switches Nagle's algorithm off only for sockets that say they are TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """How to reach it from this machine."""
    host, port = listening.getsockname()[:2]
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{here}:{port}/"


def find_network_address(port: int) -> str | None:
    """How others in the same network reach it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            host = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if host.startswith("127.") else f"http://{host}:{port}/"
