"""What is said on a connection: messages about the game go to the pure handlers, the others are about the room."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, cast

from alhambra.engine.errors import AlhambraError
from alhambra.server.bots.questions import sample_position
from alhambra.server.bots.queue import Asker
from alhambra.server.edge.refused import Refused
from alhambra.server.people.mutes import set_mute
from alhambra.server.play import wire
from alhambra.server.play.admission import require_shown_match
from alhambra.server.play.handlers import HANDLERS
from alhambra.server.play.messages import look_back
from alhambra.server.play.moves import message_key
from alhambra.server.play.replies import describe_advice, explain_refusal
from alhambra.server.play.shown import RulesInfo
from alhambra.server.play.sitting import Behind
from alhambra.server.play.wire_from_client import FromClient
from alhambra.server.table.live import LiveTable
from alhambra.server.table.log_quota import AGAIN_STEPS, LOOK_STEPS
from alhambra.server.table.talk import NewLine, make_muted_message, say, tidy_text
from alhambra.server.table.viewer import Viewer
from alhambra.texts import catalogue
from alhambra.texts.grammar import LANGUAGES

FORESEEN_QUESTIONS: Final = 10  # questions that a look at one's next turn counts for: every option is tried for it


async def carry_out(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    """One message of a client: done whole, or refused and nothing has changed."""
    identifier = getattr(message, "id", "")
    try:
        await follow_client(table, viewer, max(getattr(message, "since", -1), getattr(message, "seen", -1)))
        await _carry_out(table, viewer, message)
    except Behind:
        viewer.send(wire.Stale(identifier, table.state.last))
        table.room.send_game(table.state, viewer)
    except Refused as refused:
        viewer.refuse(identifier, refused)
    except AlhambraError as error:
        viewer.send(explain_refusal(identifier, error, viewer.language, table.state.rules))


async def follow_client(table: LiveTable, viewer: Viewer, known: int) -> None:
    """Read what another process may have written, if a client knows more than we do: anybody can say so, so not always.

    Where it is not read now, nothing is lost: word of it will come, and a step is only written after the last one.
    """
    if known <= table.state.last or not table.services.peers.has_others:
        return
    table.services.log_quota.take(viewer.person_id, viewer.address, AGAIN_STEPS)
    if table.catch_ups.take():
        await table.catch_up()


async def _carry_out(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    if type(message) in ROOM:
        await ROOM[type(message)](table, viewer, message)
        return
    handler = HANDLERS[type(message)]
    await table.perform(lambda state, moment: handler(state, viewer.viewpoint, message, moment), viewer)


def spend(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    """Count what a message costs, where that is limited for a person; Refused for too much."""
    if viewer.person is None:
        return
    if isinstance(message, wire.Chat):
        table.services.chat_limits.take(viewer.person, viewer.address, table.services.now())
    elif isinstance(message, wire.Ask):
        table.services.question_quota.take(viewer.person.id, len(message.questions))
    elif isinstance(message, wire.Plan):
        table.services.question_quota.take(viewer.person.id, 1 + sum(len(line.actions) for line in message.lines))
    elif isinstance(message, wire.Foresee):
        table.services.question_quota.take(viewer.person.id, FORESEEN_QUESTIONS)


# --- coming, looking, talking ---------------------------------------------------------------------------------


async def greet(table: LiveTable, viewer: Viewer, message: wire.Hello) -> None:
    """Send a newcomer, or somebody who comes back, what is missing."""
    if message.protocol != wire.PROTOCOL:
        raise Refused("protocol", expected=wire.PROTOCOL)
    since = min(message.since, table.state.last)
    cost = max(table.state.last - since, AGAIN_STEPS if viewer.has_greeted else 0)
    table.services.log_quota.take(viewer.person_id, viewer.address, cost)
    viewer.language = message.language if message.language in LANGUAGES else "en"
    viewer.told = None
    viewer.seen = since
    viewer.send(wire.Rules(cast(RulesInfo, table.state.rules.describe())))
    table.room.send_table(table.state, viewer, table.make_moment())
    table.room.send_game(table.state, viewer)
    if viewer.person is not None:
        viewer.send(make_muted_message(table.id, viewer.person.id, viewer.muted, table.said))
    for line in table.said:
        if line.person not in viewer.muted:
            viewer.send(line.said)
    viewer.has_greeted = True
    table.stir()


async def unveil(table: LiveTable, viewer: Viewer, message: wire.Unveil) -> None:
    """Show another seat of this device, or none."""
    if message.seat is not None and message.seat not in table.state.list_own_seats(viewer.person_id):
        raise Refused("not-your-seat", 403)
    table.services.log_quota.take(viewer.person_id, viewer.address, table.state.last + 1)
    viewer.unveiled = message.seat
    viewer.seen = -1  # the log is told once more, as this seat may know it
    table.room.send_table(table.state, viewer, table.make_moment())
    table.room.send_game(table.state, viewer)


async def look(table: LiveTable, viewer: Viewer, message: wire.Look) -> None:
    """How the game stood after a step. The table goes on meanwhile."""
    table.services.log_quota.take(viewer.person_id, viewer.address, max(AGAIN_STEPS, message.step // LOOK_STEPS))
    viewer.send(await asyncio.to_thread(look_back, table.state, viewer.viewpoint, message))


async def talk(table: LiveTable, viewer: Viewer, message: wire.Chat) -> None:
    """Say something to everybody."""
    person = await table.services.people.find_by_id(viewer.person.id) if viewer.person else None
    if person is None:
        raise Refused("who-are-you", 401)
    if person.is_muted:
        raise Refused("muted", 403)
    phrase = message.phrase or ""
    text = catalogue("en").text(f"phrase-{phrase}") if phrase else tidy_text(message.text)
    if not text:
        raise Refused("nothing-said", 400)
    own = table.state.list_own_seats(viewer.person_id)
    if table.state.row.is_quiet and not own and person.id != table.state.row.host:
        raise Refused("spectators-quiet", 403)
    key, now = message_key(viewer.viewpoint, message.id), table.services.now()
    await say(table.services, table.id, NewLine(person.id, own[0] if own else None, text, phrase, key, now))
    viewer.send(wire.Done(message.id))
    await table.tell_talk()


async def mute(table: LiveTable, viewer: Viewer, message: wire.Mute) -> None:
    """Hear nothing more of somebody, or hear them again, what they have said meanwhile too."""
    if viewer.person is None:
        raise Refused("who-are-you", 401)
    lines = [line for line in table.said if line.said.speaker == message.speaker]
    if not lines or lines[0].person == viewer.person.id:
        raise Refused("no-speaker", 404)
    muted = await set_mute(table.services.database, viewer.person.id, lines[0].person, message.on)
    for window in table.room.viewers_of(viewer.person.id):
        window.muted = muted
        window.send(make_muted_message(table.id, viewer.person.id, muted, table.said))
        for line in lines if not message.on else ():
            window.send(line.said)
    viewer.send(wire.Done(message.id))


# --- hints ----------------------------------------------------------------------------------------------------


async def hint(table: LiveTable, viewer: Viewer, message: wire.Hint) -> None:
    """What a bot would do, from what the seat sees and nothing else. It thinks while the table goes on."""
    match = require_shown_match(table.state, viewer.viewpoint, message.seat)
    if not match.row.options.aids:
        raise Refused("no-aids")
    if match.row.is_rated:
        raise Refused("rated-no-hints", 403)
    if match.row.is_sealed(table.services.now()):
        raise Refused("sealed-no-hints", 403)
    view = match.find_deciding_game(message.seat).view(message.seat)
    table.services.spawn(_hint(table, viewer, message, sample_position(view, match.last)))


async def _hint(table: LiveTable, viewer: Viewer, message: wire.Hint, position: str) -> None:
    asker = Asker(viewer.person_id or "", table.id)
    try:
        advised = await table.services.hints.ask(asker, position, message.seat, message.bot, viewer.language)
    except Refused as refused:
        viewer.refuse(message.id, refused)
        return
    viewer.send(describe_advice(message, advised.advice, advised.text, advised.reason))


# --- who answers what -----------------------------------------------------------------------------------------


Message = TypeVar("Message", bound=FromClient)
RoomHandler = Callable[[LiveTable, Viewer, FromClient], Awaitable[None]]


def handle(
    kind: type[Message], handler: Callable[[LiveTable, Viewer, Message], Awaitable[None]]
) -> tuple[type[FromClient], RoomHandler]:
    """A kind of message and its handler, which is asked about no other."""

    async def handle_message(table: LiveTable, viewer: Viewer, message: FromClient) -> None:
        assert isinstance(message, kind)
        await handler(table, viewer, message)

    return kind, handle_message


ROOM: Final = dict(
    [
        handle(wire.Hello, greet),
        handle(wire.Unveil, unveil),
        handle(wire.Look, look),
        handle(wire.Chat, talk),
        handle(wire.Mute, mute),
        handle(wire.Hint, hint),
    ]
)
