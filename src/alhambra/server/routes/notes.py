"""The requests about notes: what one has written down about a game."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from alhambra.server.lobby.body import Body
from alhambra.server.people.notes import MOST_NOTE_CHARACTERS
from alhambra.server.play.admission import admit
from alhambra.server.routes.dependencies import KnownInBrowser, SiteOf

router = APIRouter(prefix="/api", tags=["notes"])

TableNumber = Annotated[str, Path(max_length=16)]


class NoteBody(Body):
    """What one writes down; an empty text deletes it. The invitation, where one does not sit at a private table."""

    text: Annotated[str, Field(max_length=MOST_NOTE_CHARACTERS)]
    invitation: Annotated[str, Field(max_length=40)] = ""


class NoteAnswer(BaseModel):
    """What one has written down."""

    text: str


@router.get("/tables/{table}/note")
async def get_note(site: SiteOf, me: KnownInBrowser, table: TableNumber) -> NoteAnswer:
    """What I have written about a game."""
    return NoteAnswer(text=await site.notes.of(me, table))


@router.put("/tables/{table}/note")
async def put_note(site: SiteOf, me: KnownInBrowser, table: TableNumber, body: NoteBody) -> NoteAnswer:
    """Write something about a game that I may look at; nobody else reads it."""
    state = (await site.tables.get(table)).state
    admit(state, me.id, body.invitation, site.services.now())
    return NoteAnswer(text=await site.notes.write(me, table, body.text))
