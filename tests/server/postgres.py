"""A PostgreSQL of our own, from the packages of the operating system, in a temporary folder."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # the folder is thrown away, whatever happens
    "max_connections": "200",
}


def programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL that is installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    if folders:
        return folders[-1]
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def identity() -> dict[str, Any]:
    """Who runs it: PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A server without databases of ours, which can be started again. `url` has {name} for the name of a database."""

    def __init__(self, bin_folder: Path) -> None:
        self._programs = bin_folder
        self._who = identity()
        self._folder = Path(tempfile.mkdtemp(prefix="alhambra-pg-", dir="/tmp"))
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql+asyncpg://alhambra@/{{name}}?host={self._folder}"

    def __enter__(self) -> Self:
        folder = self._folder
        if self._who:
            os.chown(folder, self._who["user"], self._who["group"])
        initdb = [str(self._programs / "initdb"), "-D", str(folder / "data"), "-U", "alhambra", "-A", "trust"]
        options = ["-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([*initdb, *options], check=True, capture_output=True, cwd=folder, **self._who)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        settings = SETTINGS | {"unix_socket_directories": str(self._folder)}
        options = [f"-c{name}={value}" for name, value in settings.items()]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), *options]
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **self._who)
        wait_for(self._process, self._programs, self._folder)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: at once, whoever is connected."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait()

    def restart(self) -> None:
        """All connections are lost."""
        self.stop()
        self.start()


@contextmanager
def running_postgres(bin_folder: Path) -> Iterator[str]:
    """A server without databases of ours; yields its URL, with {name} for the name of a database."""
    with Postgres(bin_folder) as postgres:
        yield postgres.url


def wait_for(process: "subprocess.Popen[bytes]", bin_folder: Path, folder: Path) -> None:
    """Until it takes connections."""
    command = [str(bin_folder / "pg_isready"), "-q", "-h", str(folder), "-U", "alhambra", "-d", "postgres"]
    while subprocess.run(command, check=False).returncode:
        if process.poll() is not None:
            raise RuntimeError((folder / "log").read_text())
        time.sleep(0.05)
