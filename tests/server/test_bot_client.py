"""The example of a bot from outside plays whole games at tables of a real server."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.process import PATIENCE

PROGRAM = Path(__file__).parents[2] / "examples" / "bot_client.py"


def table(client: httpx.Client, **setup: Any) -> dict[str, Any]:
    """A table whose host has put a bot of the ladder on every seat but the first, which is free."""
    client.post("/api/me", json={"name": "Host", "language": "en"}).raise_for_status()
    bots = [{"kind": "bot", "bot": "novice"}] * (setup["players"] - 1)
    options = {"private": True, "window": 1.0}
    new = {"setup": setup, "seats": [{"kind": "open"}, *bots], "options": options}
    answer = client.post("/api/tables", json=new)
    assert answer.status_code == 201, answer.text
    line: dict[str, Any] = answer.json()
    return line


def seated(client: httpx.Client, number: str) -> bool:
    seats = client.get(f"/api/tables/{number}").json()["seats"]
    return all(seat["kind"] != "open" for seat in seats)


ALL_MODULES = ["vizier", "exchange", "bonus", "huts", "sites"]


@pytest.mark.parametrize(
    ("setup", "options"),
    [
        ({"players": 2}, []),
        ({"players": 2, "modules": ALL_MODULES}, []),
        ({"players": 2, "modules": ALL_MODULES}, ["--bot", "greedy"]),  # it searches in what the server lets it know
    ],
    ids=str,
)
def test_it_sits_down_and_plays_to_the_end(server: str, setup: dict[str, Any], options: list[str]) -> None:
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        line = table(client, **setup)
        command = [sys.executable, str(PROGRAM), server, line["id"], "--invitation", line["invitation"], *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
            while not seated(client, line["id"]):
                assert bot.poll() is None, bot.communicate()
                time.sleep(0.1)
            client.post(f"/api/tables/{line['id']}/start", json={}).raise_for_status()
            points, complaints = bot.communicate()
        assert bot.returncode == 0, complaints
        assert complaints == ""
        over = client.get(f"/api/tables/{line['id']}").json()
        assert over["phase"] == "over"
        assert [int(number) for number in points.split()] == over["result"]


def test_a_wrong_token_is_told(server: str) -> None:
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        line = table(client, players=2)
    command = [sys.executable, str(PROGRAM), server, line["id"], "--token", "wrong"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip()
