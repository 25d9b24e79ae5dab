"""Somebody with a browser."""

import json
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Response

PATIENCE = 120_000  # milliseconds: a busy machine is slow, and waiting costs nothing where all is well
WHOLE_GAME = 5 * PATIENCE
"""Until bots have played a game to its end."""
RESETS = 5  # lines that the server may have closed, because nothing came for long, in the moment of a request
DESK = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)
CUT_OFF = ("net::ERR_", "resulted in a network error response")
"""What a browser says of loads that fail without a network: its own, and those that a service worker had to answer."""
QUICK = {"speed": "off"}
"""Settings for tests of something else than motion: what others do is shown at once."""

_HERE = "main:not(.waiting, [data-left]) h1"
_LEAVE = "() => document.querySelector('main')?.setAttribute('data-left', '')"
_KEEP = "value => localStorage.getItem('alhambra-settings') ?? localStorage.setItem('alhambra-settings', value)"


class Visitor:
    """One person, one browser with a single window; keeps what the browser complains about."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        size: tuple[int, int] = DESK,
        language: str = "en-GB",
        is_dark: bool = False,
        name: str = "Ana",
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        self.site = site
        self.name = name
        self.size = size
        self.language = language[:2]
        width, height = size
        is_phone = size == PHONE
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if is_dark else "light",
            **({"has_touch": is_phone, "is_mobile": is_phone} | more),
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({"tips": False} | (QUICK if settings is None else settings))
        self.context.add_init_script(f"({_KEEP})({json.dumps(kept)})")
        self.complaints: list[str] = []
        self.was_offline = False
        self.page = self.window()

    def window(self) -> Page:
        """A new window of the same browser."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("response", self._answered)
        return page

    def set_offline(self, is_offline: bool) -> None:
        """Cut the line, or mend it. Loads that fail meanwhile may be reported long after."""
        self.was_offline = True
        self.context.set_offline(is_offline)

    def _heard(self, message: ConsoleMessage) -> None:
        if self.was_offline and any(words in message.text for words in CUT_OFF):
            return
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.text} ({self.page.url})")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status} {response.url}")

    def go(self, place: str = "") -> Page:
        """Open a page of the client, and wait until it is there; the one before may stand for a moment longer."""
        path = place.partition("?")[0]
        if self.page.url.partition("?")[0] != f"{self.site}/#/{path}":
            self.page.evaluate(_LEAVE)
        self.page.goto(f"{self.site}/#/{place}")
        self.page.locator(_HERE).first.wait_for(state="attached")
        return self.page

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """A request as the client would make it, with the cookie of this browser."""
        answer = self.context.request.fetch(
            f"{self.site}/api/{path}",
            method=method,
            data=json.dumps(body),
            headers={"Content-Type": "application/json"},
            max_retries=RESETS,
        )
        assert answer.ok, answer.text()
        return answer.json()

    def introduce(self) -> None:
        """Be a guest under one's name."""
        self.ask("POST", "me", name=self.name, language=self.language)

    def play_now(self, bot: str = "novice", **setup: Any) -> Page:
        """A table against bots, with the first seat to act or not."""
        self.introduce()
        wanted = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2} | setup
        return self.sit_at(self.ask("POST", "play", setup=wanted, bot=bot)["id"])

    def sit_at(self, table: str) -> Page:
        """Look at a table."""
        page = self.go(f"table/{table}")
        page.locator(".board").wait_for()
        return page
