"""`alhambra play` and `alhambra serve` as processes."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from alhambra.server import app
from tests.cli.running import complaint
from tests.server.in_process import running
from tests.server.process import PATIENCE, PROGRAM, Server, free_port


@contextmanager
def playing(folder: Path, *options: str) -> Iterator[tuple[dict[str, Any], "subprocess.Popen[str]"]]:
    """`alhambra play`, and what it said first. A browser is a program that writes down what it was given."""
    browser = f"{sys.executable} -c \"import sys; open('{folder / 'opened'}', 'w').write(sys.argv[1])\" %s"
    command = [sys.executable, "-c", PROGRAM, "play", "--json", "--data", str(folder), *options]
    environment = os.environ | {"BROWSER": browser}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline()), process
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate()


def test_play_serves_on_a_free_port_and_opens_the_browser(tmp_path: Path) -> None:
    with playing(tmp_path) as (said, process):
        assert said["address"].startswith("http://127.0.0.1:")
        assert said["lan"] is None
        assert "<html" in httpx.get(said["address"], timeout=PATIENCE).text.lower()
        assert (tmp_path / "alhambra.sqlite").exists()
        with playing(tmp_path, "--no-browser", "--lan") as (again, second):
            assert again == said  # it runs already, and not for others
            assert second.wait() == 0
    assert process.returncode in (0, 130, -signal.SIGINT)
    assert (tmp_path / "opened").read_text() == said["address"]


def test_play_in_the_network_takes_the_port_that_was_asked_for(tmp_path: Path) -> None:
    port = free_port()
    with playing(tmp_path, "--lan", "--no-browser", "--port", str(port)) as (said, _):
        assert said["address"] == f"http://127.0.0.1:{port}/"
        assert said["lan"] is None or said["lan"].endswith(f":{port}/")
        assert httpx.get(said["address"] + "healthz", timeout=PATIENCE).json() == {"status": "ok"}
    assert not (tmp_path / "opened").exists()


def test_a_server_ends_cleanly_and_starts_again(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path, "--log-format", "json")
    server.start()
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        client.post("/api/me", json={"name": "Ana", "language": "en"})
        cookies = dict(client.cookies)
    server.stop()
    assert server.process is not None
    assert server.process.returncode in (0, -signal.SIGTERM)
    server.start()
    assert httpx.get(f"{server.url}/api/me", cookies=cookies, timeout=PATIENCE).json()["name"] == "Ana"
    server.stop()
    assert cookies["alhambra"] not in server.log.read_text()
    events = [json.loads(line)["event"] for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert "request" in events


@pytest.fixture
def taken(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path)
    server.start()
    yield server
    server.stop()


def test_what_cannot_be_served_is_one_line(taken: Server, tmp_path: Path) -> None:
    same = complaint("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert f"already running on this database: {taken.url}/" in same
    other = complaint("serve", "--port", str(taken.port), "--database", f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert f"Cannot listen on 127.0.0.1:{taken.port}" in other
    nowhere = complaint("serve", "--port", "0", "--database", f"postgresql://x@/x?host={tmp_path}")
    assert "file or directory" in nowhere or "cannot be used" in nowhere
    assert "The setting port cannot be" in complaint("serve", "--port", "70000")


def test_without_a_built_client_the_pages_say_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "find_client_folder", lambda: tmp_path / "not-built")
    with running(tmp_path) as server:
        page = server.get("/")
        assert (page.status_code, page.json()["key"]) == (503, "no-client")
        assert server.get("/api/sets").status_code == 200
    assert "make client" in complaint("play", "--no-browser", "--data", str(tmp_path))
