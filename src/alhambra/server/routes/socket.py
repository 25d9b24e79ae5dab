"""The socket of a table: who comes in, what they may send, and the end of a connection."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from alhambra.server.edge.client_address import bucket_key
from alhambra.server.edge.credentials import secret_of
from alhambra.server.edge.error_responses import language_of
from alhambra.server.edge.limits import Bucket
from alhambra.server.edge.refused import Refused
from alhambra.server.people.mutes import find_muted
from alhambra.server.people.people import make_digest
from alhambra.server.play import wire
from alhambra.server.play.admission import admit
from alhambra.server.site import Site
from alhambra.server.table.conversation import carry_out, spend
from alhambra.server.table.live import LiveTable
from alhambra.server.table.viewer import REFUSED, Viewer

MOST_MESSAGE_BYTES: Final = 4096  # bytes of a message
MESSAGES_PER_SECOND: Final = 20.0
BURST_MESSAGES: Final = 40.0
MOST_MESSAGES_OVER: Final = 40  # messages over the limit until the connection is closed
MOST_CONNECTIONS: Final = 8  # of a person at a table

router = APIRouter()
log = structlog.get_logger("alhambra.server.routes.socket")


@router.websocket("/api/tables/{table_id}/socket")
async def serve_table(socket: WebSocket, table_id: str, invitation: str = "") -> None:
    """One connection to a table, from beginning to end."""
    site: Site = socket.app.state.site
    await socket.accept()
    try:
        table, viewer = await admit_viewer(site, socket, table_id, invitation)
    except Refused as refused:
        language = language_of(socket.headers)
        await socket.send_text(wire.write_message(wire.Refused("", refused.key, refused.text(language))))
        await socket.close(REFUSED + refused.status, refused.key)
        return
    table.room.enter(viewer)
    sender = asyncio.create_task(send_all(socket, viewer))
    deadline = asyncio.get_running_loop().call_later(site.settings.hello_seconds, expect_hello, viewer)
    try:
        await receive_all(socket, table, viewer)
    finally:
        deadline.cancel()
        table.room.leave(viewer, table.services.now())
        viewer.give_up()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        table.stir()


async def admit_viewer(site: Site, socket: WebSocket, table_id: str, invitation: str) -> tuple[LiveTable, Viewer]:
    """The table and the viewer; refused for those who may not look."""
    person = await site.people.of(socket)
    table = await site.tables.get(table_id)
    admit(table.state, person.id if person else None, invitation, site.services.now())
    if not table.state.is_inside(person.id if person else None):
        site.overload.check()
    language = person.language if person else language_of(socket.headers)
    known_by = make_digest(secret_of(socket)) if person else ""
    viewer = Viewer(person, language, digest=known_by, invitation=invitation, address=bucket_key(socket.scope))
    viewer.muted = await find_muted(site.database, person.id) if person else frozenset()
    if person is not None and table.room.count(person.id) >= MOST_CONNECTIONS:
        raise Refused("too-many-connections", 429)
    return table, viewer


def expect_hello(viewer: Viewer) -> None:
    """A connection on which nothing was said for long is closed: it would cost a place for nothing."""
    if not viewer.has_greeted:
        viewer.show_out(Refused("say-hello", 408))


async def send_all(socket: WebSocket, viewer: Viewer) -> None:
    """Send what is in the outbox until the end."""
    try:
        while texts := await viewer.wait_for_texts():
            await socket.send({"type": "websocket.send", "texts": texts})
    except WebSocketDisconnect:
        return
    except Exception:  # nobody is left waiting for what does not come: the client connects again
        log.exception("sending failed", path=socket.url.path)
    if socket.client_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError):
            await socket.close(viewer.close_code)


async def receive_all(socket: WebSocket, table: LiveTable, viewer: Viewer) -> None:
    """Carry out what is sent until the end."""
    bucket, excess = Bucket(MESSAGES_PER_SECOND, BURST_MESSAGES), 0
    while not viewer.is_lost:
        try:
            packet = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if packet["type"] == "websocket.disconnect":
            return
        text = packet.get("text")
        if not bucket.take():
            excess += 1
            viewer.refuse("", Refused("too-many"))
            if excess > MOST_MESSAGES_OVER:
                return
            continue
        await handle(table, viewer, text if text is not None else packet.get("bytes") or b"")


async def handle(table: LiveTable, viewer: Viewer, text: str | bytes) -> None:
    """One message."""
    if len(text) > MOST_MESSAGE_BYTES:
        viewer.refuse("", Refused("too-large"))
        return
    try:
        message = wire.read_message(text)
    except RecursionError:  # deeper than any message of ours
        viewer.refuse("", Refused("not-understood", detail="depth"))
        return
    except (msgspec.DecodeError, UnicodeError) as error:
        viewer.refuse("", Refused("not-understood", detail=str(error)[:200]))
        return
    identifier = getattr(message, "id", "")
    if not viewer.has_greeted and not isinstance(message, wire.Hello):
        viewer.refuse(identifier, Refused("say-hello"))
        return
    try:
        spend(table, viewer, message)
    except Refused as refused:
        viewer.refuse(identifier, refused)
        return
    async with table.lock:
        try:
            await carry_out(table, viewer, message)
        except Exception:
            log.exception("message failed", table=table.id, message=type(message).__name__)
            viewer.refuse(identifier, Refused("our-mistake"))
