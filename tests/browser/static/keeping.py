"""What a page without a server has kept, read from its IndexedDB, and what must be true of it."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page

from alhambra.offline.store import Kept, Whole
from alhambra.offline.table import ME, state_of
from alhambra.server.play.match import Match
from alhambra.server.play.messages import make_view_message
from alhambra.server.play.rows import PLAYING, LogStep, WindowAnswer
from alhambra.server.play.sitting import Viewpoint
from alhambra.server.play.windows import find_asked_seats
from tests.browser.static.playing import OPTIONS, play

Steps = dict[str, Any]
"""Rows of the log, by key."""

LISTED_AT_ONCE = 32  # options, in words
# Texts by key.
ROWS = """() => new Promise((resolve, reject) => {
    const asked = indexedDB.open('alhambra')
    asked.onerror = () => reject(asked.error)
    asked.onsuccess = () => {
        const all = asked.result.transaction('rows').objectStore('rows').getAll()
        all.onsuccess = () => (asked.result.close(), resolve(all.result.map((row) => [row.key, row.text])))
    }
})"""


def kept(page: Page, kind: str) -> dict[str, Any]:
    """What the page has kept of a kind, by key."""
    return {key: json.loads(text) for key, text in page.evaluate(ROWS) if key.startswith(kind + "/")}


def kept_table(page: Page) -> Whole:
    """All that is kept of the table that the page shows, read at once."""
    number, rows = page.url.rpartition("/")[2], dict(page.evaluate(ROWS))

    def texts_of(kind: str) -> list[str]:
        return [text for key, text in rows.items() if key.startswith(f"{kind}/{number}/")]

    return Whole(
        msgspec.json.decode(rows[f"table/{number}"], type=Kept),
        [msgspec.json.decode(text, type=LogStep) for text in texts_of("step")],
        [msgspec.json.decode(text, type=WindowAnswer) for text in texts_of("answer")],
    )


def list_own_options(whole: Whole) -> list[str]:
    """What the person at the page can do; nothing as long as a bot can still change that.

    In a window a bot that is asked before the person may act instead, however long it takes to answer.
    """
    match = state_of(whole)
    assert isinstance(match, Match)
    view = make_view_message(match, Viewpoint(ME, None, "en"))
    bots = [seat for seat in find_asked_seats(match.game) if match.seats[seat].bot]
    is_settled = match.window is None or all(seat in match.given_answers for seat in bots)
    return [option.action for option in view.options] if is_settled else []


def wait_for_own_turn(page: Page, until: str = "*") -> tuple[list[str], Steps]:
    """Play until something is offered that nobody else can change any more: what is shown, and the steps so far."""
    while True:
        play(page, until)
        whole = kept_table(page)
        assert whole.kept.row.phase == PLAYING
        options, shown = list_own_options(whole), page.evaluate(OPTIONS)
        if shown and set(shown) <= set(options) and len(shown) == min(len(options), LISTED_AT_ONCE):
            return shown, kept(page, "step")
        page.wait_for_timeout(50)
