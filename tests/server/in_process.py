"""An application asked in this process, without a network: one event loop for all questions."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI

from alhambra.server.app import create_app
from alhambra.server.settings import Settings


class InProcess:
    """Asks an application; `portal` runs something else in its event loop."""

    def __init__(self, app: FastAPI, portal: BlockingPortal) -> None:
        self.app = app
        self.portal = portal
        self.cookies = httpx.Cookies()
        self._transport = httpx.ASGITransport(app)

    def get(self, path: str, **how: Any) -> httpx.Response:
        return self.request("GET", path, **how)

    def post(self, path: str, **how: Any) -> httpx.Response:
        return self.request("POST", path, **how)

    def request(self, method: str, path: str, **how: Any) -> httpx.Response:
        async def asked() -> httpx.Response:
            async with httpx.AsyncClient(
                transport=self._transport, base_url="http://test", cookies=self.cookies
            ) as client:
                return await client.request(method, path, **how)

        answer: httpx.Response = self.portal.call(asked)
        self.cookies.update(answer.cookies)
        return answer


@contextmanager
def running(folder: Path, **settings: object) -> Iterator[InProcess]:
    """Ask a whole server, with its database in a folder."""
    with start_blocking_portal() as portal:
        flags = {"data": folder, "workers": 1, "requests_per_second": 1e6, "request_burst": 10**6} | settings
        flags = {"overload_seconds": 600.0} | flags  # machines of tests are busy
        app = portal.call(lambda: create_app(Settings.read({"attempt_burst": 10**6, **flags}, {})))
        portal.call(app.state.site.start)
        try:
            yield InProcess(app, portal)
        finally:
            portal.call(app.state.site.stop)
