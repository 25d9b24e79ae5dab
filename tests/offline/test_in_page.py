"""Python as it runs in a page says what it says elsewhere, of games and of its own mistakes."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from alhambra.engine.chance import Fast
from alhambra.engine.rules.setup import Setup
from alhambra.server.play import wire
from tests.effort import effort
from tests.offline.pages import Page, page_in
from tests.offline.test_same_as_server import (
    SETUPS,
    alike,
    change_at_random,
    new_game,
    told_by_server,
    views_in,
    whole_of,
)
from tests.server.two_worlds import match_of, people_of, site_in

POSITIONS = 10  # of each set; a thousand of all in a soak run
LANGUAGES = ("en", "fr", "de")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """The Python of a page."""
    with page_in(tmp_path_factory.mktemp("page"), Path(__file__).with_name("told_in_page.py")) as started:
        yield started


def test_a_mistake_is_told_with_the_way_to_it(page: Page) -> None:
    """Although what was compiled beforehand has no line numbers."""
    told = page.ask("")
    assert told[0].startswith("Traceback")
    assert any(line.endswith("in type_info") for line in told)
    assert told[-1].startswith("TypeError")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
async def test_views_and_options_are_those_of_a_server(page: Page, setup: Setup, tmp_path: Path) -> None:
    luck = Fast(11)
    async with site_in(tmp_path) as site:
        (person,) = await people_of(site, 1)
        table = await new_game(site, person, setup)
        for number in range(effort(POSITIONS)):
            for _ in range(1 + luck.draw_below(8)):  # positions from all of a game
                if not match_of(table).is_running:
                    table = await new_game(site, person, setup)
                await table.commit(change_at_random(match_of(table), luck))
            match = match_of(table)
            messages: list[wire.ClientMessage] = [
                wire.Hello(language=LANGUAGES[number % 3]),
                *(wire.Unveil(seat) for seat in range(setup.players)),
                wire.Unveil(None),
            ]
            asked = {"whole": whole_of(match, person), "now": table.services.now(), "messages": messages}
            by_page = page.ask(msgspec.json.encode(asked).decode())
            by_server = await told_by_server(table, person, messages)
            assert alike(by_page) == alike(by_server)
            assert views_in(by_page) == views_in(by_server)
            assert len(views_in(by_page)) == setup.players + 2
