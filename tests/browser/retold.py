"""A page that hears something else of its table than the server says: what would take a second person, or an hour."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.overhearing import Message

Change = Callable[[Message], Message]

HOUR = 3725.0  # a clock of many digits
AWAY = 100.0  # seconds


class Retold:
    """Between a page and the server, from the next table on."""

    def __init__(self, page: Page, change: Change) -> None:
        self.change = change
        self.line: WebSocketRoute | None = None
        self.about: Message = {}
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "table":
            self.about = said
            said = self.change(said)
        assert self.line
        self.line.send(json.dumps(said))

    def tell(self, change: Change) -> None:
        """From now on the page hears this instead."""
        self.change = change
        assert self.line
        self.line.send(json.dumps(change(self.about)))


def timed(about: Message) -> Message:
    """Everybody has a clock, and one of the others is away; of another who has given up, a bot has taken the place."""
    seats = [dict(seat) for seat in about["seats"]]
    mine = next(seat["number"] for seat in seats if seat["is_mine"])
    ben, cleo = [seat for seat in seats if not seat["is_mine"]][:2]
    ben |= {"kind": "person", "name": "Ben", "bot": "", "is_here": False, "away": about["now"] - AWAY}
    cleo |= {"kind": "person", "name": "Cleo", "bot": "greedy", "is_here": True, "has_resigned": True}
    left = [HOUR - 60 * number for number in range(len(seats))]
    clocks = {"left": left, "running": [mine], "window": None, "kind": "fischer", "increment": 30.0}
    return about | {"seats": seats, "clocks": clocks, "claim": 10 * AWAY}
