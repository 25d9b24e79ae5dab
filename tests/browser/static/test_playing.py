"""Whole games without a server: told as by a server, fair, analysed without a network; and in two windows at once."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from alhambra.offline.store import Whole
from alhambra.offline.table import ME, state_of
from alhambra.record.text_form import parse_record
from alhambra.record.verify import verify
from alhambra.server.play import wire
from alhambra.server.play.match import Match
from alhambra.server.play.messages import make_view_message
from alhambra.server.play.rows import PLAYING
from alhambra.server.play.sitting import Viewpoint
from tests.browser.conftest import Arrive
from tests.browser.static.keeping import kept, kept_table
from tests.browser.static.playing import IS_INSTALLED, OPTIONS, PATIENCE, WORDS, deal, is_fair, play, wait_until
from tests.record.games import ALL_MODULES

pytestmark = pytest.mark.timeout(1800)
SETS: list[dict[str, Any]] = [{}, {"game": "granada"}, {"game": "combined"}, {"modules": list(ALL_MODULES)}]
# What the worker says to the page, word for word.
OVERHEAR = """(() => {
    const Plain = window.Worker
    window.overheard = []
    window.Worker = class extends Plain {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', ({ data }) => data.kind === 'text' && window.overheard.push(data.text))
        }
    }
})()"""
# Whether the page has asked the browser to keep what it has.
ASKED_TO_KEEP = "navigator.storage.persist = () => Promise.resolve((window.askedToKeep = true))"


def checked_views(page: Page) -> int:
    """Every view that the worker has sent is what a server would have sent, byte for byte; how many there were."""
    views = [json.loads(text) | {"text": text} for text in page.evaluate("() => window.overheard.splice(0)")]
    views = [view for view in views if view["type"] == "view" and (view["options"] or not view["window"])]
    whole = kept_table(page)
    found = whole.kept
    played = msgspec.structs.replace(found, row=replace(found.row, phase=PLAYING, result=(), winners=()))
    for view in views:
        kept_then = found if view["game"]["is_over"] else played
        state = state_of(Whole(kept_then, whole.steps[: view["seen"] + 1], []))
        assert isinstance(state, Match)
        assert wire.write_message(make_view_message(state, Viewpoint(ME, None, "en"))) == view["text"]
    return len(views)


def saved(page: Page, folder: Path) -> str:
    """The record of the game that is over, as it is saved from the table."""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as downloaded:
        page.get_by_role("button", name="Save the record").click()
    downloaded.value.save_as(folder / "game.alh")
    return (folder / "game.alh").read_text("utf-8")


def is_analysed_and_played_on(page: Page) -> None:
    """The chances of a game are found out step by step, and a bot looks at its decisions; then it is played on."""
    graph = page.locator(".controls").get_by_role("img")
    expect(graph).to_have_accessible_name(re.compile(r"^Win chance\. .*\d%"), timeout=PATIENCE)
    expect(page.locator(".controls progress")).to_have_count(0, timeout=PATIENCE)
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_function("() => document.querySelector('[role=status] progress')?.value > 1")
    page.locator("section[aria-labelledby=replay-whatif] button.primary").click()
    page.locator(".text").wait_for()
    play(page, "*")


def solution_of_a_puzzle(page: Page) -> None:
    """A puzzle is set up and its solution shown; nothing is said of ratings."""
    page.goto(page.url.partition("#")[0] + "#/puzzles")
    page.get_by_role("button", name="Solve a puzzle").click()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    assert "rating" not in page.locator("aside[aria-label=Puzzle]").inner_text().lower()
    assert [one["is_solved"] for one in kept(page, "puzzle").values()] == [False]


def test_whole_games_then_without_a_network(visit: Arrive, tmp_path: Path) -> None:
    ana = visit(settings=WORDS)
    ana.context.add_init_script(OVERHEAR)
    page = ana.go()
    for count, wishes in enumerate(SETS, 1):
        deal(page, **wishes)
        assert play(page) > 30
        expect(page.locator("dialog[open] .winner")).to_be_visible()
        tables = kept(page, "table").values()
        assert [table["row"]["phase"] for table in tables] == ["over"] * count
        assert checked_views(page) > 60
        verdict = verify(parse_record(saved(page, tmp_path)))
        assert not verdict.findings
        assert not verdict.unchecked
    page.evaluate(IS_INSTALLED)
    ana.set_offline(True)
    page.goto(f"{ana.site}/#/records")
    page.reload()
    page.get_by_role("link", name="Alhambra · 2 players").first.click()
    is_fair(page)
    is_analysed_and_played_on(page)
    solution_of_a_puzzle(page)


def test_two_windows_of_one_game(visit: Arrive) -> None:
    """What is done in one is shown in the other; and the browser is asked to keep the games."""
    ana = visit(settings=WORDS)
    ana.context.add_init_script(ASKED_TO_KEEP)
    page = ana.go()
    deal(page)
    play(page, "*")
    assert page.evaluate("() => window.askedToKeep")
    other = ana.window()
    other.goto(page.url)
    play(other, "*")
    count = len(kept(other, "step"))
    before = other.locator(".text").inner_text()
    page.locator(".text button[data-action]").first.click()
    play(page, "*")
    assert len(kept(page, "step")) > count
    wait_until(other, f"() => document.querySelector('.text').innerText !== {json.dumps(before)}")
    play(other, "*")
    assert other.evaluate(OPTIONS) == page.evaluate(OPTIONS)
