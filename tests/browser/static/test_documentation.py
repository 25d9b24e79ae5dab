"""The documentation shows the folder itself: a live position."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.static.keeping import ROWS
from tests.browser.static.playing import wait_until

pytestmark = pytest.mark.timeout(1800)


def test_the_live_position_of_the_documentation(visit: Arrive, static: str) -> None:
    """The position on the page about playing without a server can be asked about, played, and looked back at."""
    ana = visit()
    page = ana.page
    page.goto(static.rpartition("/")[0] + "/docs.html")
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Hint").click()
    expect(frame.locator(".hinted:visible").first).to_be_visible()
    frame.locator(".display .card.may").first.click()
    frame.locator(".tray .act:not(:disabled)").first.click()
    wait_until(page, f"() => ({ROWS})().then((rows) => rows.some(([key]) => /^step.*1$/.test(key)))")
    # Today's position may be near a scoring, whose table then lies over the log.
    frame.locator("[role=log] li[data-turn]").first.dispatch_event("click")
    expect(frame.locator(".board.past")).to_be_visible()
