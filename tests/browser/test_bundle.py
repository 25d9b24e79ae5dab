"""What the first view loads is small, and comes from us alone."""

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import Arrive

LARGEST = 200_000  # bytes, compressed


def test_lobby_and_table_are_small(arrive: Arrive) -> None:
    ana = arrive()
    loaded: list[Response] = []
    ana.page.on("response", lambda response: loaded.append(response))  # noqa: PLW0108 - Playwright wants a function
    ana.go()
    ana.page.locator("#play-bot").wait_for()
    ana.play_now()
    built = list({one.url: one for one in loaded if "/api/" not in one.url}.values())
    assert {response.url for response in built if not response.url.startswith(ana.site)} == set()
    assert any("TablePage" in response.url for response in built)
    assert sum(len(gzip.compress(response.body())) for response in built) <= LARGEST
