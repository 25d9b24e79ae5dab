"""What people do at a table: each message is carried out whole, or refused and nothing has changed."""

import json

from alhambra.engine.errors import AlhambraError
from alhambra.record.fairness import commitment
from alhambra.record.refusal_text import refusal_text
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.table.admission import open_seat
from alhambra.server.table.live import Conflict, LiveTable
from alhambra.server.table.moves import act, ask, hint, is_repetition, message_key, stale, undo
from alhambra.server.table.parting import abort, resign
from alhambra.server.table.talk import last_lines, say, tidied
from alhambra.server.table.telling import send_game, send_table
from alhambra.server.table.viewer import Viewer
from alhambra.texts.catalogue import catalogue
from alhambra.texts.grammar import LANGUAGES


async def carry_out(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    """One message of a client."""
    identifier = getattr(message, "id", "")
    try:
        await _carry_out(table, viewer, message)
    except Conflict:
        if not is_repetition(table, viewer, identifier):
            stale(table, viewer, identifier)
    except Refused as refused:
        viewer.refuse(identifier, refused.key, refused.text(viewer.language))
    except AlhambraError as error:
        refuse_by_rule(table, viewer, identifier, error)


def refuse_by_rule(table: LiveTable, viewer: Viewer, identifier: str, error: AlhambraError) -> None:
    """What the rules forbid, in words, with the rule."""
    texts, refusal = catalogue(viewer.language), error.refusal
    rule_text = texts.text("rule-" + refusal.rule) if refusal.rule and texts.has("rule-" + refusal.rule) else ""
    rules = table.play.game.rules if table.play is not None else None
    text = refusal_text(refusal, viewer.language, rules)
    viewer.refuse(identifier, refusal.key, text, refusal.rule, rule_text)


async def _carry_out(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    if max(getattr(message, "since", -1), getattr(message, "seen", -1)) > table.last:
        await table.catch_up()  # the client knows more, from another process
    match message:
        case wire.Hello():
            await greet(table, viewer, message)
        case wire.Ping():
            viewer.send(wire.Pong())
        case wire.Act():
            await act(table, viewer, message)
        case wire.Undo():
            await undo(table, viewer, message)
        case wire.Ask():
            ask(table, viewer, message)
        case wire.Hint():
            await hint(table, viewer, message)
        case _:
            await _carry_out_beside(table, viewer, message)


async def _carry_out_beside(table: LiveTable, viewer: Viewer, message: wire.ClientMessage) -> None:
    """What is no move."""
    match message:
        case wire.Unveil():
            unveil(table, viewer, message)
        case wire.Order():
            await order(table, viewer, message)
        case wire.Nonce():
            await open_nonce(table, viewer, message)
        case wire.Chat():
            await talk(table, viewer, message)
        case wire.Resign():
            await resign(table, viewer, message)
        case wire.Abort():
            await abort(table, viewer, message)


# --- coming and going -----------------------------------------------------------------------------------------


async def greet(table: LiveTable, viewer: Viewer, message: wire.Hello) -> None:
    """Send a newcomer, or somebody who comes back, what is missing."""
    if message.protocol != wire.PROTOCOL:
        raise Refused("protocol", expected=wire.PROTOCOL)
    viewer.language = message.language if message.language in LANGUAGES else "en"
    viewer.has_greeted, viewer.told = True, None
    viewer.seen = min(message.since, table.last)
    send_table(table, viewer)
    send_game(table, viewer)
    async with table.site.database.read() as connection:
        for line in await last_lines(connection, table.id):
            viewer.send(line)
    for other in table.viewers - {viewer}:
        if other.has_greeted:
            send_table(table, other)
    table.announce()
    table.awake.set()  # a game of bots goes on when somebody looks


def unveil(table: LiveTable, viewer: Viewer, message: wire.Unveil) -> None:
    """Show another seat of this device, or none."""
    if message.seat is not None and message.seat not in table.own_seats(viewer):
        raise Refused("not-your-seat", 403)
    viewer.unveiled = message.seat
    viewer.seen = -1  # the log is told anew, as this seat may know it
    send_table(table, viewer)
    send_game(table, viewer)


# --- beside the game ------------------------------------------------------------------------------------------


async def order(table: LiveTable, viewer: Viewer, message: wire.Order) -> None:
    """A standing order for windows; only silence can be ordered ahead."""
    open_seat(table, viewer, message.seat)
    silences = table.rules.silences
    if message.window not in silences or message.answer not in ("", silences[message.window]):
        raise Refused("no-such-order", 400)
    orders = json.loads(table.seats[message.seat].orders) | {message.window: message.answer}
    kept = {window: answer for window, answer in orders.items() if answer}
    async with table.site.database.begin() as connection:
        await table.change_seat(connection, message.seat, orders=json.dumps(kept))
        await table.site.tell_others(connection, table.id)
    viewer.send(wire.Done(message.id))
    await table.changed()


async def open_nonce(table: LiveTable, viewer: Viewer, message: wire.Nonce) -> None:
    """Take the number that a seat has committed to."""
    if message.seat not in table.own_seats(viewer):
        raise Refused("not-your-seat", 403)
    seat = table.seats[message.seat]
    if seat.nonce == message.nonce:  # said again, perhaps after the deal
        return
    if table.row.phase != "dealing":
        raise Refused("too-late")
    if seat.nonce or commitment(message.nonce) != seat.nonce_commitment:
        raise Refused("wrong-nonce", 400)
    async with table.site.database.begin() as connection:
        await table.change_seat(connection, message.seat, nonce=message.nonce)
        await table.site.tell_others(connection, table.id)
    await table.changed()


async def talk(table: LiveTable, viewer: Viewer, message: wire.Chat) -> None:
    """Say something to everybody."""
    person = await table.site.people.by_id(viewer.person.id) if viewer.person else None
    if person is None:
        raise Refused("who-are-you", 401)
    if person.is_muted:
        raise Refused("muted", 403)
    text = tidied(message.text)
    if not text:
        raise Refused("nothing-said", 400)
    own = table.own_seats(viewer)
    values = {"person": person.id, "seat": own[0] if own else None, "text": text}
    await say(table.site, table.id, values | {"message": message_key(viewer, message.id)})
    viewer.send(wire.Done(message.id))
    await table.tell_talk()
