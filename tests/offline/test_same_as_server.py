"""A table in a page tells exactly what a server tells, but for its own clock and for people who talk.

What is seen and offered is compared byte for byte.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alhambra.engine.chance import Fast
from alhambra.engine.rules.setup import Setup
from alhambra.offline.store import Kept, Whole
from alhambra.offline.table import ME, Line, PageTable
from alhambra.offline.thinking import Thinking
from alhambra.server.people.people import Person
from alhambra.server.play import wire
from alhambra.server.play.match import Match
from alhambra.server.play.moves import play, settle
from alhambra.server.play.rows import NO_OPTIONS
from alhambra.server.play.sitting import Change
from alhambra.server.play.windows import find_asked_seats, select_counting_answers
from alhambra.server.play.wire_from_client import Question
from alhambra.server.site import Site
from alhambra.server.table.conversation import carry_out
from alhambra.server.table.live import LiveTable
from alhambra.server.table.viewer import Viewer
from tests.effort import effort
from tests.offline.devices import BotsHere, MemoryStore
from tests.record.games import ALL_MODULES
from tests.server.two_worlds import dealt_table, match_of, people_of, site_in

POSITIONS = 50  # of each set; a thousand in a soak run
SETUPS = [
    Setup(players=3),
    Setup(players=2),
    Setup("granada", ("vizier",), players=3),
    Setup("combined", players=2),
    Setup(modules=ALL_MODULES, players=3),
]


def change_at_random(match: Match, luck: Fast) -> Change:
    """Something legal happens: an action, or what all answer in a window."""
    asked = find_asked_seats(match.game)
    if asked:
        answers = {
            seat: str(game.legal_actions()[luck.draw_below(len(game.legal_actions()))]) for seat, game in asked.items()
        }
        return settle(match, select_counting_answers(match.game, answers, False), 1.0)
    actions = match.game.legal_actions()
    return play(match, match.game.to_act, str(actions[luck.draw_below(len(actions))]), 1.0)


def whole_of(match: Match, person: Person) -> Whole:
    """The same table as a page keeps it, where everybody is the person of the device."""
    seats = tuple(replace(seat, person=ME if seat.person == person.id else seat.person) for seat in match.seats)
    row = replace(match.row, host=ME)
    return Whole(Kept(row.version, row, seats), list(match.steps), [])


def page_of(match: Match, person: Person, server: LiveTable) -> PageTable:
    """The same table in a page."""
    return PageTable(MemoryStore(), Thinking(BotsHere()), server.services.now, whole_of(match, person))


async def new_game(site: Site, person: Person, setup: Setup) -> LiveTable:
    """A table without seconds that pass, at which one person has all seats."""
    table = await dealt_table(site, [person], setup, dict.fromkeys(range(1, setup.players), 0))
    await table.commit(Change(table.state.revise_row(0.0, options=NO_OPTIONS)))
    return table


async def told_by_server(table: LiveTable, person: Person, messages: Sequence[wire.ClientMessage]) -> list[str]:
    viewer = Viewer(person)
    table.room.enter(viewer)
    try:
        for message in messages:
            await carry_out(table, viewer, message)
    finally:
        table.room.leave(viewer, table.services.now())
    return viewer.outbox


def alike(texts: Sequence[str]) -> list[dict[str, Any]]:
    """Messages without what a page has not: another clock, and people who talk."""
    messages: list[dict[str, Any]] = [msgspec.json.decode(text) for text in texts]
    return [message | {"now": 0.0} for message in messages if message["type"] != "muted"]


def views_in(texts: Sequence[str]) -> list[str]:
    """Views with their options, as they were written."""
    return [text for text in texts if text.startswith('{"type":"view"')]


async def told_by_page(page: PageTable, messages: Sequence[wire.ClientMessage]) -> list[str]:
    found: list[str] = []
    line = Line(found.append)
    page.lines.add(line)
    for message in messages:
        await page.hear(line, msgspec.json.encode(message).decode())
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
async def test_every_message_is_the_same(setup: Setup, tmp_path: Path) -> None:
    luck = Fast(5)
    languages = ("en", "fr", "de")
    async with site_in(tmp_path) as site:
        (person,) = await people_of(site, 1)
        table = await new_game(site, person, setup)
        for number in range(effort(POSITIONS)):
            if not match_of(table).is_running:
                table = await new_game(site, person, setup)
            match = match_of(table)
            seat = luck.draw_below(setup.players)
            asked = next(iter(find_asked_seats(match.game)), match.game.to_act)
            action = str((find_asked_seats(match.game).get(asked) or match.game).legal_actions()[0])
            messages: list[wire.ClientMessage] = [
                wire.Hello(since=luck.draw_below(match.last + 2) - 1, language=languages[number % 3]),
                wire.Unveil(seat),
                wire.Ask("a", seat, [Question(action), Question("take nothing")]),
                wire.Act("b", match.last, seat, "take nothing"),
                wire.Unveil(None),
            ]
            by_page = await told_by_page(page_of(match, person, table), messages)
            by_server = await told_by_server(table, person, messages)
            assert alike(by_page) == alike(by_server)
            assert views_in(by_page) == views_in(by_server) != []
            await table.commit(change_at_random(match, luck))
