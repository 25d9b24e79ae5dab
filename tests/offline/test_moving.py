"""A game goes on at another place: begun without a server, handed to one, and back."""

from pathlib import Path
from typing import Any

import pytest

from alhambra.record.text_form import parse_record
from alhambra.record.verify import verify
from tests.offline.devices import Chair, Device
from tests.server.in_process import InProcess, running


def held(view: dict[str, Any]) -> list[Any]:
    """What everybody sees of the seats, and what the viewer holds."""
    return [view["game"][part] for part in ("seats", "market", "display", "scores", "to_act")]


def asked(client: InProcess, path: str, status: int, **body: Any) -> Any:
    answer = client.post(f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer


@pytest.mark.parametrize("modules", [(), ("vizier", "bonus")], ids=str)
async def test_to_a_server_and_back(tmp_path: Path, modules: tuple[str, ...]) -> None:
    device = Device()
    ana = await device.play_now(bot="novice", modules=modules, players=3)
    for _ in range(6):
        assert await ana.decide()
    view = await ana.asked()
    assert view is not None
    number = ana.table.state.row.id
    record = await device.ask("POST", f"tables/{number}/take")
    assert "Key" not in parse_record(record).headers
    assert (await ana.until("table"))["phase"] == "aborted"
    assert (await device.ask("POST", f"tables/{number}/take", status=409))["key"] == "not-playing"
    with running(tmp_path) as client:
        assert client.post("/api/moved", json={"record": record}).status_code == 401
        asked(client, "me", 200, name="Ana", language="en")
        table = asked(client, "moved", 201, record=record).json()
        assert [seat["bot"] for seat in table["seats"]] == ["", "novice", "novice"]
        assert not table["options"]["rated"]
        while client.get(f"/api/tables/{table['id']}").json()["phase"] != "playing":
            pass
        assert client.get(f"/api/tables/{table['id']}/record").json()["key"] == "no-record"
        back = asked(client, f"tables/{table['id']}/take", 200).text
        again = asked(client, "tables", 201, setup={"players": 2}, seats=[{"kind": "person"}]).json()["id"]
        assert asked(client, f"tables/{again}/take", 409).json()["key"] == "not-playing"
    other = Device()
    await other.ask("POST", "me", name="Ana", language="en")
    line = await other.ask("POST", "moved", record=back)
    chair = await Chair.at(other, line["id"])
    found = await chair.asked()
    assert found is not None
    assert held(found) == held(view)
    while await chair.decide():
        pass
    await chair.until("table", phase="over")
    whole = parse_record(await other.ask("GET", f"tables/{line['id']}/record"))
    assert whole.position
    assert not verify(whole).findings
    assert (await other.ask("POST", "moved", status=409, record=await other.ask("GET", f"tables/{line['id']}/record")))[
        "key"
    ] == "replay-over"


async def test_what_cannot_go_on_is_refused() -> None:
    device = Device()
    ana = await device.play_now(modules=["bonus"], players=2)  # its cards are known to their owners alone
    await ana.asked()
    known = await device.ask("GET", f"tables/{ana.table.state.row.id}/record")
    assert (await device.ask("POST", "moved", status=409, record=known))["key"] == "record-hidden"
    assert await device.ask("POST", "moved", status=409, record="no record at all")
