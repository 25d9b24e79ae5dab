"""Moves: what people decide for their seats, and what they ask before they do."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from alhambra.engine.errors import AlhambraError
from alhambra.engine.play.game import Game
from alhambra.record.narrate import Narrator
from alhambra.server.bots.queue import Asker
from alhambra.server.bots.runner import sampled_position
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.ahead import placings
from alhambra.server.play.bot_names import seat_names
from alhambra.server.play.views import consequence
from alhambra.server.play.windows import concerned, is_window
from alhambra.server.storage.log import LogStep
from alhambra.server.storage.schema import answer as answers
from alhambra.server.table.admission import open_seat
from alhambra.server.table.live import Conflict, LiveTable
from alhambra.server.table.telling import may_undo, send_game, send_view
from alhambra.server.table.viewer import Viewer


def message_key(viewer: Viewer, identifier: str) -> str:
    """How a repetition of the message is known."""
    return f"{viewer.person.id if viewer.person else ''}:{identifier}"


def is_repetition(table: LiveTable, viewer: Viewer, identifier: str) -> bool:
    """Was it carried out before? Then it gets the same answer again."""
    key = message_key(viewer, identifier)
    if key not in table.messages:
        return False
    viewer.send(wire.Done(identifier, table.messages[key]))
    return True


# --- playing --------------------------------------------------------------------------------------------------


async def act(table: LiveTable, viewer: Viewer, message: wire.Act) -> None:
    """An action of a seat, or its answer in a window."""
    if is_repetition(table, viewer, message.id):
        return
    open_seat(table, viewer, message.seat)
    assert table.play is not None
    if message.seen < table.moved:
        stale(table, viewer, message.id)
        return
    if is_window(table.play.game):
        await answer(table, viewer, message)
        return
    if table.play.game.to_act != message.seat:
        raise Refused("not-your-turn")
    key = message_key(viewer, message.id)
    await play(table, message.seat, message.action, key, done(table, viewer, message.id))


def stale(table: LiveTable, viewer: Viewer, identifier: str) -> None:
    """It was meant for another moment: send what was missed."""
    viewer.send(wire.Stale(identifier, table.last))
    send_game(table, viewer)


def done(table: LiveTable, viewer: Viewer, identifier: str) -> Callable[[], None]:
    """Says that the last step of the log came by that message."""
    return lambda: viewer.send(wire.Done(identifier, table.last))


async def play(
    table: LiveTable, seat: int, action: str, message: str | None = None, done: Callable[[], None] = lambda: None
) -> None:
    """Try an action, write it, adopt it."""
    assert table.play is not None
    trial = table.play.try_out(action)
    step = LogStep(table.last + 1, "action", seat, trial.action, trial.draws, message, time.time())
    await table.append(step, trial, done)


async def answer(table: LiveTable, viewer: Viewer, message: wire.Act) -> None:
    """Keep the answer of a seat until the window is settled. Nobody else hears of it."""
    assert table.play is not None
    asked = concerned(table.play.game)
    if message.seat not in asked or message.seat in table.answers:
        raise Refused("not-asked")
    game = asked[message.seat]
    chosen = game.parse(message.action)
    refusal = game.why_not(chosen)
    if refusal is not None:
        raise AlhambraError(refusal.key, refusal.rule, **refusal.values)
    key = message_key(viewer, message.id)
    await keep_answer(table, message.seat, str(chosen), key)
    table.answers[message.seat] = str(chosen)
    table.messages[key] = None
    viewer.send(wire.Done(message.id))
    tell_device(table, message.seat)
    table.awake.set()


async def keep_answer(table: LiveTable, seat: int, chosen: str, key: str) -> None:
    """Write an answer to the disk; Conflict if the same person was faster in another process."""
    values = {"game": table.id, "window": table.window, "seat": seat, "action": chosen, "message": key}
    try:
        async with table.site.database.begin() as connection:
            await connection.execute(insert(answers).values(**values))
            await table.site.tell_others(connection, table.id)
    except IntegrityError as error:
        await table.catch_up()
        raise Conflict from error


def tell_device(table: LiveTable, seat: int) -> None:
    """Every window of the person has the same options."""
    for viewer in table.viewers:
        if viewer.has_greeted and table.shown(viewer) == seat:
            send_view(table, viewer)


async def undo(table: LiveTable, viewer: Viewer, message: wire.Undo) -> None:
    """Take the seat's last step back."""
    if is_repetition(table, viewer, message.id):
        return
    open_seat(table, viewer, message.seat)
    if message.seen < table.moved:
        stale(table, viewer, message.id)
        return
    if not may_undo(table, message.seat):
        raise Refused("no-undo")
    assert table.play is not None
    number = table.play.undoable(message.seat)
    key = message_key(viewer, message.id)
    step = LogStep(table.last + 1, "undo", message.seat, str(number), (), key, time.time())
    await table.append(step, None, done(table, viewer, message.id))


# --- asking ---------------------------------------------------------------------------------------------------


def deciding_game(table: LiveTable, seat: int) -> Game:
    """The game in which that seat decides."""
    assert table.play is not None
    game = table.play.game
    asked = concerned(game)
    if seat in asked:
        return asked[seat]
    if asked or game.to_act != seat:
        raise Refused("not-your-turn")
    return game


def ask(table: LiveTable, viewer: Viewer, message: wire.Ask) -> None:
    """What an action would do."""
    open_seat(table, viewer, message.seat)
    game = deciding_game(table, message.seat)
    found = consequence(game, message.action)
    narrator = Narrator(game.rules, viewer.language, seat_names(table.seats, viewer.language))
    places = placings(game, message.action, message.planned, narrator)
    if not table.options.get("aids", True):  # points are for the players to work out
        found = msgspec.structs.replace(found, gain=[])
        places = [wire.Placing(one.option, wire.Effect({}, [])) for one in places]
    viewer.send(wire.Answer(message.id, found, places))


async def hint(table: LiveTable, viewer: Viewer, message: wire.Hint) -> None:
    """What a bot would do, from what the seat sees and nothing else. It thinks while the table goes on."""
    open_seat(table, viewer, message.seat)
    if not table.options.get("aids", True):
        raise Refused("no-aids")
    view = deciding_game(table, message.seat).view(message.seat)
    position = sampled_position(view, table.last)
    table.site.spawn(_hint(table, viewer, message, position))


async def _hint(table: LiveTable, viewer: Viewer, message: wire.Hint, position: str) -> None:
    try:
        asker = Asker(viewer.person.id if viewer.person else "", table.id)
        advice = await table.site.hints.ask(asker, position, message.seat, message.bot, viewer.language)
    except Refused as refused:
        viewer.refuse(message.id, refused.key, refused.text(viewer.language))
        return
    viewer.send(hinted(message, advice))


def hinted(message: wire.Hint, advice: dict[str, Any]) -> wire.Hinted:
    """The advice of a bot as it is sent."""
    return wire.Hinted(
        id=message.id,
        bot=message.bot,
        action=advice["action"],
        text=advice["text"],
        reason=advice["reason"],
        expected=[round(float(points), 1) for points in advice["expected"]],
        line=list(advice["line"]),
    )
