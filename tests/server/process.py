"""`alhambra serve` as a process of its own."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

PATIENCE = 120.0  # a busy machine is slow, and waiting costs nothing where all is well
PORTS = range(18_000, 32_000)  # below those that are given to connections
PROGRAM = "from alhambra.cli.main import main; main()"


def free_port() -> int:
    """A port that nobody listens on, and that no connection of this machine takes until somebody does."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


class Server:
    """A server that can be started again on the same database and port; its output goes to a file."""

    def __init__(self, database_url: str, folder: Path, *options: str, port: int = 0, **environment: str) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.options = ("--database", database_url, "--data", str(folder), *options)
        self.environment = os.environ | {"ALHAMBRA_OVERLOAD_SECONDS": "600"} | environment  # machines of tests are busy
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(self.port), *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        while not self.answers():
            if self.process.poll() is not None:
                raise RuntimeError(self.log.read_text())
            time.sleep(0.05)

    def answers(self) -> bool:
        """Is it there and well?"""
        try:
            return httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait()
