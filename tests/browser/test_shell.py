"""The client can be installed, and says so when there is no server. Of games the browser keeps nothing."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import by_mouse, offered
from tests.browser.people import Visitor

NAME = "alhambra.test"
# The service worker answers for this page. Asked for a promise, `wait_for_function` would take any answer for a yes.
READY = "() => navigator.serviceWorker.controller?.state === 'activated'"
# The files that are kept; nothing until that of the table is: a page has a file before it is kept.
KEPT = """async () => {
    const caught = await caches.keys()
    const lists = await Promise.all(caught.map(async (name) => (await caches.open(name)).keys()))
    const paths = lists.flat().map((request) => new URL(request.url).pathname)
    return paths.some((path) => path.includes('TablePage')) && paths
}"""


def is_lobby(page: Page) -> None:
    """The lobby is there, with what it has from the server."""
    page.locator("#play-bot").wait_for()


def test_offline(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.go()
    is_lobby(page)
    page.wait_for_function(READY)
    ana.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    ana.set_offline(False)
    is_lobby(page)


def test_nothing_of_a_game_is_kept(arrive: Arrive) -> None:
    ana = arrive()
    ana.go().wait_for_function(READY)
    page = ana.play_now()
    for _ in range(3):
        by_mouse(page)(offered(page))
    page.reload()
    offered(page)
    while not (kept := page.evaluate(KEPT)):
        page.wait_for_timeout(100)
    assert "/" in kept
    named = {"/", "/icon.svg", "/icon-192.png", "/icon-512.png", "/manifest.webmanifest"}
    assert [path for path in kept if path not in named and not path.startswith("/assets/")] == []


def test_it_can_be_installed(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.go()
    page.wait_for_function(READY)
    asked = ana.context.new_cdp_session(page)
    manifest: Any = asked.send("Page.getAppManifest")
    assert manifest["errors"] == []
    objections: Any = asked.send("Page.getInstallabilityErrors")
    # A window of a test keeps nothing for later, and Chromium installs nothing from such windows.
    assert {one["errorId"] for one in objections["installabilityErrors"]} <= {"in-incognito"}


@pytest.fixture
def elsewhere(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """A browser that comes by a name, as from another machine."""
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    started = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", rules])
    yield started
    started.close()


def test_plain_http(elsewhere: Browser, site: str) -> None:
    ben = Visitor(elsewhere, site.replace("127.0.0.1", NAME), name="Ben")
    page = ben.go()
    is_lobby(page)
    assert page.evaluate("() => [isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    page.get_by_role("button", name="Play now").click()
    by_mouse(page)(offered(page))
    # Chromium says of such a page that it ignores a header which makes sense for secure ones alone.
    assert [complaint for complaint in ben.complaints if "Cross-Origin-Opener-Policy" not in complaint] == []
