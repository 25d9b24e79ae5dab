"""Playing in a page without a server, in words, and waiting there for what is to come."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.driving import IN_WORDS
from tests.browser.people import QUICK

PATIENCE = 300_000  # Python has to arrive, on a busy machine
WORDS = {**QUICK, "textMode": True}
SEAT = {"name": "", "bot": "novice"}
"""A seat of the page for new tables."""

OPTIONS = "() => [...document.querySelectorAll('.text button[data-action]')].map((one) => one.dataset.action)"
# Everything is kept for the time without a network.
IS_INSTALLED = "() => navigator.serviceWorker.ready.then(() => undefined)"
# Python's memory, which the browser keeps when everything is imported.
MEMORIES = """() => caches.keys().then((names) => names.filter((name) => name.startsWith('Python ')))
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
    .then((found) => found.flat().map((one) => one.url))"""
IS_REMEMBERED = f"() => ({MEMORIES})().then((urls) => urls.length === 1)"


def deal(page: Page, seats: Sequence[dict[str, Any]] = (), **wishes: Any) -> None:
    """Have a table dealt, by the page for new tables; for somebody and a bot, unless it is said who sits there."""
    sitting = list(seats) or [{**SEAT, "kind": "me"}, {**SEAT, "kind": "bot"}]
    page.evaluate(
        "draft => localStorage.setItem('alhambra-new-table', draft)", json.dumps({"seats": sitting, **wishes})
    )
    page.goto(page.url.partition("#")[0] + "#/new")
    page.locator(".sum button.primary").click()
    page.locator(".text, .board").first.wait_for()


def play(page: Page, until: str = "") -> int:
    """Choose what is offered in words, until a game is over or an action is offered; how often something was chosen."""
    done: int = page.evaluate(IN_WORDS, until)
    return done


def wait_until(page: Page, asked: str) -> None:
    """Ask the page until a promise gives yes: `wait_for_function` would ask once, and take any answer."""
    while not page.evaluate(asked):
        page.wait_for_timeout(50)


def is_fair(page: Page) -> None:
    """A replay is shown, and its record checks."""
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".notice.good")).to_be_visible()
