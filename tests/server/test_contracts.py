"""What the server says on sockets is what its schema describes, whatever is played."""

from collections.abc import AsyncIterator, Mapping
from typing import Any

import jsonschema_rs
import pytest

from alhambra.server.play import wire
from alhambra.server.play.wire_from_client import Hello
from tests.record.games import ALL_MODULES
from tests.server.house import Chair, House, is_over, open_house, play_out, seated

pytestmark = pytest.mark.anyio

SETS: dict[str, Mapping[str, Any]] = {
    "all modules": {"modules": list(ALL_MODULES)},
    "granada": {"game": "granada"},
    "combined": {"game": "combined"},
}


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("contracts")) as house:
        yield house


def closed(node: Any) -> Any:
    """A schema in which nothing else is allowed than what it names."""
    if isinstance(node, list):
        return [closed(one) for one in node]
    if not isinstance(node, dict):
        return node
    found = {name: closed(one) for name, one in node.items()}
    return {"additionalProperties": False, **found} if "properties" in node else found


VALIDATOR = jsonschema_rs.Draft202012Validator({**closed(wire.make_schema()), "$ref": "#/$defs/ServerMessage"})


def check_heard(chair: Chair) -> set[str]:
    """The kinds of messages that somebody has heard, each as it is described."""
    for message in chair.heard:
        VALIDATOR.validate(message)
    return {message["type"] for message in chair.heard}


@pytest.mark.parametrize("setup", SETS.values(), ids=SETS.keys())
async def test_every_message_of_a_game_is_as_described(house: House, setup: Mapping[str, Any]) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, setup={"players": 2, **setup})
    watcher = await house.stranger().sit(chairs[0].number)
    await play_out(chairs, until=lambda chair: chair.view["seen"] >= 30 or is_over(chair))
    mover = chairs[0]
    assert (await mover.ask("chat", text="hello"))["type"] == "done"
    await mover.ask("look", step=5)
    await mover.ask("act", seen=0, seat=0, action="nonsense")
    await watcher.quiet()
    assert {"table", "rules", "view", "steps", "said", "looked"} <= check_heard(mover)
    assert {"table", "rules", "view", "steps"} <= check_heard(watcher)
    check_heard(chairs[1])


def test_what_is_not_described_is_found() -> None:
    assert VALIDATOR.is_valid({"type": "pong"})
    assert not VALIDATOR.is_valid({"type": "pong", "more": 1})
    assert not VALIDATOR.is_valid({"type": Hello.__name__.lower()})
