"""The servers of the load test, each a process of its own: ours, and a bare echo to compare it with."""

import os
import resource
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PROGRAM: Final = "from alhambra.cli.main import main; main()"
ONE_ADDRESS: Final = {  # all clients have one, so nothing is limited by it
    "ALHAMBRA_ATTEMPT_BURST": "1000000",
    "ALHAMBRA_REQUESTS_PER_SECOND": "100000",
    "ALHAMBRA_REQUEST_BURST": "1000000",
    "ALHAMBRA_CONNECTIONS": "20000",
    "ALHAMBRA_TABLES_PER_GUEST": "1000",
    "ALHAMBRA_CONNECTIONS_PER_ADDRESS": "20000",
}
MANY_ADDRESSES: Final = {  # each table comes from an address of its own, and all limits but one are as they are
    "ALHAMBRA_CONNECTIONS": "20000",
    "ALHAMBRA_PRIVATE_WEBHOOKS": "1",  # the push service is here too
}


@dataclass
class Running:
    """A server process."""

    address: str
    process: "subprocess.Popen[bytes]"

    def memory(self) -> int:
        """Resident memory of the process, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def cpu(self) -> float:
        """Seconds that the process has computed so far, without its bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def answers(address: str) -> bool:
    """Is it there?"""
    try:
        urllib.request.urlopen(f"{address}/healthz", timeout=5).close()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


@contextmanager
def started(command: list[str], port: int, log: Path, limits: Mapping[str, str]) -> Iterator[Running]:
    """A server process that takes connections."""
    with log.open("ab") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=os.environ | limits)
    running = Running(f"http://127.0.0.1:{port}", process)
    try:
        while not answers(running.address):
            if process.poll() is not None:
                raise SystemExit(log.read_text())
            time.sleep(0.05)
        yield running
    finally:
        process.terminate()
        process.wait()


def our_server(database: str, folder: Path, limits: Mapping[str, str] = ONE_ADDRESS) -> AbstractContextManager[Running]:
    """`alhambra serve`."""
    port = free_port()
    options = ["--database", database, "--data", str(folder), "--log-level", "warning", "--workers", "1"]
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port), *options]
    return started(command, port, folder / "server.log", limits)


def echo_server(folder: Path) -> AbstractContextManager[Running]:
    """A bare Starlette that sends back what it gets."""
    port = free_port()
    return started([sys.executable, "-m", "bench.load_echo", str(port)], port, folder / "echo.log", {})


def many_files() -> None:
    """Let this process, and those it starts, have as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
