"""A page that hears something else of its table than the server says: what would take a second person, or an hour."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.lines import Text, Wire
from tests.browser.overhearing import Message

Change = Callable[[Message], Message]

HOUR = 3725.0  # a clock of many digits
AWAY = 100.0  # seconds
TITLE = "Alhambra et Granada · 3"


class Retold(Wire):
    """A line on which what is said of the table is changed."""

    def __init__(self, page: Page, change: Change) -> None:
        super().__init__(page)
        self._change = change

    def _down(self, near: WebSocketRoute, text: Text) -> None:
        said = json.loads(text)
        super()._down(near, json.dumps(self._change(said)) if said["type"] == "table" else text)


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


def noticed(about: Message) -> Message:
    """Ben has been away for too long, and has proposed to end the game; the name of the game is long."""
    told = timed(about) | {"claim": AWAY / 2, "title": TITLE}
    for seat in told["seats"]:
        seat["wants_abort"] = seat["name"] == "Ben"
    return told
