"""What goes over the sockets of a page."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.people import PATIENCE

Message = dict[str, Any]


def overheard(page: Page) -> list[Message]:
    """All messages of the sockets of a page, both ways."""
    wire: list[Message] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: wire.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: wire.append(json.loads(frame)))

    page.on("websocket", listen)
    return wire


def acts(wire: list[Message]) -> list[Message]:
    """The actions that were sent."""
    return [message for message in wire if message["type"] == "act"]


def sent_acts(page: Page, wire: list[Message], count: int = 1) -> list[Message]:
    """Wait until as many actions were sent; all that were."""
    wait_for(page, wire, lambda: len(acts(wire)) >= count, f"{count} actions")
    return acts(wire)


def answer_to_last(page: Page, wire: list[Message], wanted: Message) -> str:
    """Wait until a message with these values is the last of its type that was sent, and for its answer; the type."""

    def last() -> Message:
        return next((one for one in reversed(wire) if one["type"] == wanted["type"]), {})

    wait_for(page, wire, lambda: wanted.items() <= last().items(), f"{wanted}")
    return answer_to(page, wire, last()["id"])


def answer_to(page: Page, wire: list[Message], number: str) -> str:
    """Wait for the answer to a message; its type."""

    def replies() -> list[str]:
        return [one["type"] for one in wire if one.get("id") == number and one["type"] in {"done", "refused", "stale"}]

    wait_for(page, wire, lambda: bool(replies()), f"an answer to {number}")
    return replies()[0]


def wait_for(page: Page, wire: list[Message], is_there: Callable[[], bool], what: str) -> None:
    """Wait for a message, but not for ever: a page that does not send it fails the test."""
    until = time.monotonic() + PATIENCE / 1000
    while not is_there():
        page.evaluate("() => new Promise(requestAnimationFrame)")  # lets events in
        assert time.monotonic() < until, f"waited in vain for {what}, heard only {[one['type'] for one in wire]}"
