"""Whatever can be asked about a game that goes on is answered alike in two worlds that the asker cannot tell apart.

Every route that is read is asked, those too that have nothing to do with games: a new one is asked by itself.
"""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.record.position import position_text
from alhambra.server.play import wire
from alhambra.server.play.match import Match
from alhambra.server.play.trial import Play
from alhambra.server.table.live import LiveTable
from tests.server.house import House, Visitor, open_house, seated
from tests.server.two_worlds import differences, match_of, other_world, seen, without_own

SETUP = {"modules": ["vizier", "exchange", "bonus", "huts", "sites"], "players": 3}
STEPS = 12  # until the worlds are compared: hands and bonus cards differ then
NUMBERS = {"replays": "table-{table}", "duplicates": "none", "tournaments": "none"}
"""What stands for `number` in routes, by what comes before it."""
CHANGING = ("/api/puzzles/next", "/metrics")  # other answers from one moment to the next, whatever is played
PAGES = ("/people/{name}", "/people/{name}/picture.png")
ALIKE = {
    wire.Nonce: "before the deal",
    wire.Mute: "who is heard",
    wire.Hush: "who may talk",
    wire.Hint: "what the bot is given is compared in test_secrecy",
    wire.Resign: "that a bot plays on is told to all",
    wire.Return: "that it does no more, too",
    wire.Claim: "as when somebody resigns",
    wire.Abort: "who wants to stop is told to all",
}
"""Messages about a game in play that no test of secrecy sends, and why."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


def list_read_routes(house: House) -> list[str]:
    """The paths of all routes that are read, and of pages for people who have a link."""
    app: Any = house._server.config.app
    read = [path for path, kinds in app.openapi()["paths"].items() if "get" in kinds]
    return sorted({*read, *PAGES} - {*CHANGING})


def fill(path: str, table: str, names: dict[str, str]) -> str:
    """A path of a route about a table; KeyError if it is not known what it takes."""
    part = path.removeprefix("/api/").partition("/")[0]
    number = NUMBERS.get(part, "none").format(table=table)
    return path.format(**{"table": table, "table_id": table, "number": number, **names})


async def ask_everything(visitor: Visitor, paths: list[str]) -> dict[str, Any]:
    """All answers, by path, without what tells moments apart."""
    found: dict[str, Any] = {}
    for path in paths:
        answer = await visitor.ask("GET", path)
        is_json = "json" in answer.headers.get("content-type", "")
        found[path] = answer.status_code, without_own(answer.json()) if is_json else answer.content
    return found


def exchange_world(match: Match, viewer: int, seed: int) -> None:
    """Let the game be another one that the viewer takes for the same."""
    play = Play(other_world(match.game, viewer, seed))
    play.events = dict(match.play.events)
    match.play = play


async def play_a_while(table: LiveTable) -> None:
    """Some steps, each the first that is allowed."""
    for _ in range(STEPS):
        async with table.lock:
            game = match_of(table).game
            await seen(table, game.to_act, str(game.legal_actions()[0]))


async def test_every_route_answers_alike_in_both_worlds(house: House) -> None:
    people = await house.visitors("Anna", "Bert", "Cleo")
    number = (await seated(*people, setup=SETUP, clock={"kind": "days"}, window=600.0))[0].number
    await play_a_while(await house.table(number))
    match = await house.match(number)
    names = {"name": "Bert", "day": "2026-01-01", "language": "en", "step": "3", "token": "none"}
    routes = list_read_routes(house)
    assert {"/api/tables", "/api/tables/live", "/api/tables/{table_id}", "/api/tables/{table_id}/record"} <= set(routes)
    paths = [fill(path, number, names) for path in routes] + ["/api/tables?mine=1", "/api/tables?order=newest"]
    before, told = position_text(match.game), 0
    for viewer, visitor in [*enumerate(people), (-1, await house.visitor("Dora")), (-1, house.stranger())]:
        first = await ask_everything(visitor, paths)
        exchange_world(match, viewer, viewer + 5)
        assert position_text(match.game) != before
        second = await ask_everything(visitor, paths)
        found = {path: [*differences(first[path], second[path])] for path in paths}
        assert not {path: one for path, one in found.items() if one}
        told += sum(number in json.dumps(answer, default=str) for _, answer in first.values())
    assert told > 5


def test_every_message_of_players_is_compared_or_says_nothing() -> None:
    """A new kind of message needs its place in the tests of secrecy."""
    folder = Path(__file__).parent
    tests = "".join((folder / name).read_text("utf-8") for name in ("test_secrecy.py", "test_plans.py"))
    kinds = set(wire.ClientMessage.__args__)
    assert {kind for kind in kinds if f"wire.{kind.__name__}(" not in tests} == set(ALIKE)
