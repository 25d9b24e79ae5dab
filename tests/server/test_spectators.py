"""A crowd at one table: what it is told is written once, and compressed once."""

import zlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.edge.compression import PLAIN, frame_message
from alhambra.server.play import wire
from alhambra.server.table import room
from tests.server.house import deciding, open_house, seated

CROWD = 60
LANGUAGES = ("en", "fr", "de")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each kind of message was made, for a spectator."""
    made: Counter[str] = Counter()
    for kind in ("make_view_message", "make_table_message", "list_steps_since"):
        genuine = getattr(room, kind)

        def counted(state: Any, viewpoint: Any, *more: Any, kind: str = kind, genuine: Any = genuine) -> Any:
            made[kind] += not state.is_inside(viewpoint.person)
            return genuine(state, viewpoint, *more)

        monkeypatch.setattr(room, kind, counted)
    return made


async def test_a_step_is_written_once_for_each_language(
    database_url: str, tmp_path: Path, written: Counter[str]
) -> None:
    async with open_house(tmp_path, database_url) as house:
        players = await seated(*await house.visitors("Anna", "Berta"))
        number = players[0].number
        crowd = [await house.stranger().sit(number, language=LANGUAGES[n % 3]) for n in range(CROWD)]
        for chair in crowd:
            await chair.until_view()
        written.clear()
        mover = deciding(players)
        seen = mover.view["seen"]
        await mover.act(mover.view["options"][0]["action"])
        for chair in crowd:
            view = await chair.until_view(lambda view: view["seen"] > seen)
            assert view["viewer"] == -1
            assert not view["options"]
            assert [step["number"] for step in chair.steps] == list(range(view["seen"] + 1))
        assert written["make_view_message"] == len(LANGUAGES)
        assert written["list_steps_since"] == len(LANGUAGES)
        same = {str(chair.view) for chair in crowd[::3]}
        assert len(same) == 1, "spectators of one language see the same"


async def test_a_newcomer_makes_others_work_no_more(tmp_path: Path, written: Counter[str]) -> None:
    async with open_house(tmp_path) as house:
        players = await seated(*await house.visitors("Anna", "Berta"))
        number = players[0].number
        for _ in range(CROWD):
            await (await house.stranger().sit(number)).until_view()
        table = await house.table(number)
        await players[0].until_table(lambda table: table["spectators"] == CROWD)
        written.clear()
        newcomer = await house.stranger().sit(number)
        await newcomer.until_view()
        assert newcomer.table["spectators"] == CROWD + 1
        assert not written["make_view_message"]
        assert not written["list_steps_since"]
        assert table.make_moment().spectators == CROWD + 1
        await newcomer.close()
        await players[0].until_table(lambda table: table["spectators"] == CROWD)


async def test_who_has_several_connections_is_here_until_the_last_one_ends(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, berta = await house.visitors("Anna", "Berta")
        chairs = await seated(anna, berta)
        second = await berta.sit(chairs[0].number)
        table = await house.table(chairs[0].number)
        await chairs[1].close()
        await second.send("ping")
        await second.until("pong")
        assert all(seat["is_here"] for seat in chairs[0].table["seats"])
        assert table.make_moment().spectators == 0
        await second.close()
        await chairs[0].until_table(lambda table: not table["seats"][1]["is_here"])


async def test_a_message_is_prepared_once_for_all(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        players = await seated(*await house.visitors("Anna", "Berta"))
        crowd = [await house.stranger().sit(players[0].number) for _ in range(10)]
        for chair in crowd:
            await chair.until_view()
            assert chair.wire.response is not None
            assert "permessage-deflate" in chair.wire.response.headers["Sec-WebSocket-Extensions"]
        before = frame_message.cache_info()
        mover = deciding(players)
        seen = mover.view["seen"]
        await mover.act(mover.view["options"][0]["action"])
        for chair in crowd:
            await chair.until_view(lambda view: view["seen"] > seen)
        hits = frame_message.cache_info().hits - before.hits
        assert hits >= 2 * (len(crowd) - 1), "steps and view"


def test_what_is_compressed_can_be_read_again() -> None:
    for text in ("", "a", wire.write_message(wire.Pong()), "Ä" * 100_000):
        plain, sent = frame_message(text, PLAIN), frame_message(text, 12)
        assert plain.endswith(text.encode())
        assert (plain[0], sent[0]) == (0b1000_0001, 0b1100_0001), "one whole text; compressed"
        head = {126: 4, 127: 10}.get(sent[1], 2)
        assert zlib.decompressobj(-12).decompress(sent[head:] + b"\0\0\xff\xff").decode() == text
