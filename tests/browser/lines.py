"""The line between a page and the server, which a test can cut."""

import re

from playwright.sync_api import Page, WebSocketRoute

Text = str | bytes


class Wire:
    """Every socket that a page opens runs through here."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.is_deaf = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket"), self._opened)

    def _opened(self, near: WebSocketRoute) -> None:
        if self.is_cut:
            near.close()
            return
        far = near.connect_to_server()
        self._open.append(near)
        near.on_message(far.send)
        far.on_message(lambda text: self._down(near, text))

    def _down(self, near: WebSocketRoute, text: Text) -> None:
        if not self.is_deaf:
            near.send(text)

    def cut(self) -> None:
        """Nothing goes through any more, and no new connection is made."""
        self.is_cut = True
        for near in self._open:
            near.close()
        self._open = []

    def mend(self) -> None:
        """Connections can be made again, both ways."""
        self.is_cut = self.is_deaf = False
