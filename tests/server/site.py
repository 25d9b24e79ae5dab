"""A whole site in this process, and somebody in front of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from alhambra.server.app import create_app
from alhambra.server.settings import Settings

ADDRESS = "http://alhambra.test"


def settings_for(database_url: str, folder: Path, **more: object) -> Settings:
    """Settings of a small site, from nothing but what is given."""
    return Settings.read({"database": database_url, "data": folder, "workers": 1} | more, environment={})


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[FastAPI]:
    """The application, started."""
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        yield app


def visitor(app: FastAPI, address: str = "192.0.2.7", **options: Any) -> httpx.AsyncClient:
    """A browser of its own, with its own cookies."""
    transport = httpx.ASGITransport(app, client=(address, 4711), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=ADDRESS, **options)


async def guest(app: FastAPI, name: str, **options: Any) -> httpx.AsyncClient:
    """A visitor who has said a name."""
    client = visitor(app, **options)
    answer = await client.post("/api/me", json={"name": name, "language": "en"})
    assert answer.status_code == 200, answer.text
    return client


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and key of a refusal, which is complete and in words."""
    body = answer.json()
    assert set(body) == {"key", "text", "rule"}, body
    assert body["text"]
    return answer.status_code, body["key"]
