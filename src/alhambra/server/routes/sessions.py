"""The requests about where somebody is signed in: see it, end it, change the password."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from alhambra.server.edge.credentials import secret_of
from alhambra.server.lobby.body import Body
from alhambra.server.people import sessions
from alhambra.server.routes.dependencies import KnownInBrowser, SiteOf

router = APIRouter(prefix="/api", tags=["people"])


class SessionAnswer(BaseModel):
    """A browser or program that is signed in."""

    id: str
    kind: str
    label: str
    created: float
    is_current: bool


class Ended(BaseModel):
    """How many sessions have ended."""

    ended: int


class NewPassword(Body):
    """The password that counts now, and the one that is to count."""

    old: Annotated[str, Field(max_length=400)]
    new: Annotated[str, Field(max_length=400)]


@router.get("/me/sessions")
async def get_sessions(request: Request, site: SiteOf, me: KnownInBrowser) -> list[SessionAnswer]:
    """Where I am signed in, the newest first."""
    found = await sessions.list_sessions(site.database, me, secret_of(request))
    return [SessionAnswer(**vars(session)) for session in found]


@router.delete("/me/sessions")
async def delete_sessions(request: Request, site: SiteOf, me: KnownInBrowser) -> Ended:
    """Sign me out in all other browsers; programs keep their tokens."""
    return Ended(ended=await sessions.end_other_browsers(site.database, me, secret_of(request)))


@router.delete("/me/sessions/{session}")
async def delete_session(site: SiteOf, me: KnownInBrowser, session: Annotated[str, Path(max_length=64)]) -> Ended:
    """End one session."""
    await sessions.end_session(site.database, me, session)
    return Ended(ended=1)


@router.put("/account/password")
async def put_password(request: Request, site: SiteOf, me: KnownInBrowser, body: NewPassword) -> Ended:
    """Another password; all other browsers are signed out."""
    await site.people.change_password(me, body.old, body.new)
    return Ended(ended=await sessions.end_other_browsers(site.database, me, secret_of(request)))
