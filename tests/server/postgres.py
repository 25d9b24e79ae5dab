"""A PostgreSQL of our own, from the packages of the operating system, in a temporary folder."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

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


@contextmanager
def running_postgres(bin_folder: Path) -> Iterator[str]:
    """A server without databases of ours; yields the part of the URL before and after the name of a database."""
    who = identity()
    folder = Path(tempfile.mkdtemp(prefix="alhambra-pg-", dir="/tmp"))
    if who:
        os.chown(folder, who["user"], who["group"])
    data = folder / "data"
    initdb = [str(bin_folder / "initdb"), "-D", str(data), "-U", "alhambra", "-A", "trust", "-E", "UTF8"]
    subprocess.run([*initdb, "--locale=C", "--no-sync"], check=True, capture_output=True, cwd=folder, **who)
    options = [f"-c{name}={value}" for name, value in (SETTINGS | {"unix_socket_directories": str(folder)}).items()]
    command = [str(bin_folder / "postgres"), "-D", str(data), *options]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, **who)
    try:
        wait_for(process, bin_folder, folder)
        yield f"postgresql+asyncpg://alhambra@/{{name}}?host={folder}"
    finally:
        process.terminate() if process.poll() is None else None
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(process: "subprocess.Popen[bytes]", bin_folder: Path, folder: Path) -> None:
    """Until it takes connections."""
    command = [str(bin_folder / "pg_isready"), "-q", "-h", str(folder), "-U", "alhambra", "-d", "postgres"]
    while subprocess.run(command, check=False).returncode:
        if process.poll() is not None:
            raise RuntimeError((folder / "log").read_text())
        time.sleep(0.05)
