"""Pages and browsers that are killed in the middle of a game: whatever was shown is there again."""

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright

from tests.browser.conftest import Arrive
from tests.browser.static.hosting import NOWHERE
from tests.browser.static.keeping import Steps, kept, wait_for_own_turn
from tests.browser.static.playing import PATIENCE, SEAT, WORDS, deal
from tests.effort import effort

pytestmark = pytest.mark.timeout(1800)
ATTACHING = 15_000  # milliseconds after which a browser is given up that answers nothing
KILLS = 2  # fifty with an effort of 25, as in `make soak`


def test_a_page_that_is_left_in_the_middle(visit: Arrive) -> None:
    """Whatever was shown is there again: in a window after a reload, and after each kill."""
    ana = visit(settings=WORDS)
    page = ana.go()
    deal(page, [{**SEAT, "kind": "me"}, *[{**SEAT, "kind": "bot"}] * 2], modules=["vizier"])
    # A window: several are asked whether they do something between two turns, and the bots have answered.
    options, steps = wait_for_own_turn(page, "hold")
    answers = kept(page, "answer")
    page.reload()
    assert wait_for_own_turn(page, "hold") == (options, steps)
    assert kept(page, "answer") == answers
    page.locator('.text button[data-action="hold"]').click()
    place = page.url
    for number in range(effort(KILLS)):
        shown = wait_for_own_turn(page)
        assert not ana.complaints
        act(page)
        kill(page, is_crash=number % 2 == 1)  # in the middle of what it does
        ana.complaints.clear()  # of a page whose workers were ended while they fetched something
        ana.page = page = ana.window()
        page.goto(place)
        is_there_again(page, *shown)
    count = len(kept(page, "step"))
    act(page)
    while len(kept(page, "step")) == count:  # and the game goes on
        page.wait_for_timeout(50)


def act(page: Page) -> None:
    """Choose the first that is offered, also under the table of a scoring, which may have come in just now."""
    page.locator(".text button[data-action]").first.evaluate("button => button.click()")


def kill(page: Page, is_crash: bool) -> None:
    """End a page, with all that it does; or end its process."""
    if is_crash:
        with page.expect_event("crash"), suppress(Error):  # it never gets there
            page.goto("chrome://crash")
    page.close()


def is_there_again(page: Page, options: list[str], steps: Steps) -> None:
    """All that was shown is there; the last click may have come too late, and then the same is offered again."""
    offered, found = wait_for_own_turn(page)
    assert steps.items() <= found.items()
    assert found != steps or offered == options


def start(playwright: Playwright, chromium: str, profile: Path) -> tuple["subprocess.Popen[bytes]", Browser]:
    """A browser that keeps what it has in a profile, and the line to it; started again if nobody can attach to it."""
    port = profile / "DevToolsActivePort"
    switches = ["--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0", NOWHERE]
    while True:
        port.unlink(missing_ok=True)
        process = subprocess.Popen([chromium, *switches, f"--user-data-dir={profile}"], stderr=subprocess.DEVNULL)
        while not (port.exists() and port.read_text().count("\n")):
            assert process.poll() is None
            time.sleep(0.05)
        try:
            address = f"http://127.0.0.1:{port.read_text().split()[0]}"
            return process, playwright.chromium.connect_over_cdp(address, timeout=ATTACHING)
        except Error:  # after a kill it sometimes answers the first word and no other
            process.kill()
            process.wait()


@contextmanager
def started(playwright: Playwright, chromium: str, profile: Path) -> Iterator[tuple["subprocess.Popen[bytes]", Page]]:
    """A browser of our own, and a page of it."""
    process, browser = start(playwright, chromium, profile)
    try:
        context = browser.contexts[0]
        context.set_default_timeout(PATIENCE)
        settings = json.dumps({"tips": False, **WORDS})
        context.add_init_script(f"localStorage.setItem('alhambra-settings', {json.dumps(settings)})")
        yield process, context.new_page()
    finally:
        process.kill()
        process.wait()


def test_a_browser_that_is_killed(playwright: Playwright, chromium: str, static: str, tmp_path: Path) -> None:
    """The whole browser, without a warning."""
    with started(playwright, chromium, tmp_path) as (process, page):
        page.goto(f"{static}/")
        deal(page)
        place, shown = page.url, wait_for_own_turn(page)
        act(page)
        process.kill()
        process.wait()
    with started(playwright, chromium, tmp_path) as (_, page):
        page.goto(place)
        is_there_again(page, *shown)
