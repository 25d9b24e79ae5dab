"""What goes over the sockets of a page."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

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
    while len(acts(wire)) < count:
        page.evaluate("() => new Promise(requestAnimationFrame)")  # lets events in
    return acts(wire)


def answer_to_last(page: Page, wire: list[Message], wanted: Message) -> str:
    """Wait until a message with these values is the last of its type that was sent, and for its answer; the type."""
    while True:
        last = next((one for one in reversed(wire) if one["type"] == wanted["type"]), {})
        if wanted.items() <= last.items():
            return answer_to(page, wire, last["id"])
        page.evaluate("() => new Promise(requestAnimationFrame)")


def answer_to(page: Page, wire: list[Message], number: str) -> str:
    """Wait for the answer to a message; its type."""
    while True:
        replies = [
            one["type"] for one in wire if one.get("id") == number and one["type"] in {"done", "refused", "stale"}
        ]
        if replies:
            return str(replies[0])
        page.evaluate("() => new Promise(requestAnimationFrame)")  # lets events in
