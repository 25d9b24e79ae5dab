"""The application: every route, the client's files, and what is in front of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Final

from fastapi import FastAPI

import alhambra
from alhambra.server.edge import error_responses, metrics
from alhambra.server.edge.client_files import ClientFiles, OfflineFiles
from alhambra.server.edge.refused import Refused
from alhambra.server.edge.security import Security
from alhambra.server.routes import (
    daily,
    duplicates,
    friends,
    moving,
    notes,
    notices,
    people,
    profiles,
    puzzles,
    quick,
    replays,
    sessions,
    sets,
    socket,
    tables,
    tournaments,
)
from alhambra.server.settings import Settings
from alhambra.server.site import Site

ROUTERS: Final = tuple(
    part.router
    for part in (
        *(people, profiles, friends, notes, notices, sessions),
        *(sets, tables, moving, quick, replays),
        *(daily, duplicates, tournaments, puzzles),
        *(socket, metrics),
    )
)
"""Everything that is answered, in the order in which it is described."""


def find_client_folder() -> Path:
    """Where the built browser client lies; a folder that does not exist if nobody has built it."""
    folder = Path(str(resources.files("alhambra.server"))) / "client"
    return folder if (folder / "index.html").exists() else folder.with_name("not-built")


async def refuse_without_client() -> None:
    """Say instead of showing the client what to do about it; everything under /api works without."""
    raise Refused("no-client", 503)


def create_app(settings: Settings) -> FastAPI:
    """The application of one server process."""

    @asynccontextmanager
    async def run_site(app: FastAPI) -> AsyncIterator[None]:
        await app.state.site.start()
        yield
        await app.state.site.stop()

    app = FastAPI(
        title="Alhambra",
        version=alhambra.__version__,
        lifespan=run_site,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=error_responses.REFUSALS,
    )
    app.state.site = Site(settings)
    error_responses.install(app)
    for router in ROUTERS:
        app.include_router(router)
    if settings.has_offline:
        app.mount("/offline", OfflineFiles(directory=settings.offline_folder, html=True), "offline")
    if find_client_folder().exists():
        app.mount("/", ClientFiles(directory=find_client_folder(), html=True), "client")
    else:
        app.add_api_route("/", refuse_without_client, include_in_schema=False)
    app.add_middleware(Security, settings=settings)
    return app
