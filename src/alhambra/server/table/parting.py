"""Leaving a game before its end: resigning, running out of time, ending it together."""

import time

from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.storage.log import LogStep
from alhambra.server.table.admission import own_seat
from alhambra.server.table.live import LiveTable
from alhambra.server.table.moves import done, is_repetition, message_key
from alhambra.server.table.viewer import Viewer

STAND_IN = "greedy"  # the bot that goes on for somebody who has left


async def resign(table: LiveTable, viewer: Viewer, message: wire.Resign) -> None:
    """Give up; a bot goes on."""
    if is_repetition(table, viewer, message.id):
        return
    own_seat(table, viewer, message.seat)
    step = LogStep(table.last + 1, "resign", message.seat, "", (), message_key(viewer, message.id), time.time())
    await table.append(step, None, done(table, viewer, message.id), seat_values=stand_in(has_resigned=True))


async def run_out(table: LiveTable, seat: int) -> None:
    """Somebody's time is up: a bot goes on, and unless the table allows that the game is lost."""
    step = LogStep(table.last + 1, "timeout", seat, "", (), None, time.time())
    is_lost = not table.options.get("takeover", True)
    await table.append(step, None, seat_values=stand_in(has_resigned=is_lost))


def stand_in(has_resigned: bool) -> dict[str, str | bool]:
    """What becomes of a seat that somebody has left."""
    return {"bot": STAND_IN, "has_resigned": has_resigned}


async def abort(table: LiveTable, viewer: Viewer, message: wire.Abort) -> None:
    """End the game without a result, when all people agree."""
    if is_repetition(table, viewer, message.id):
        return
    own = table.own_seats(viewer)
    if not own or not table.is_running:
        raise Refused("not-playing")
    people = [seat for seat in table.seats if not seat.bot]
    others_agree = all(seat.wants_abort for seat in people if seat.number not in own)
    if message.agree and others_agree:
        step = LogStep(table.last + 1, "abort", own[0], "", (), message_key(viewer, message.id), time.time())
        await table.append(step, None, done(table, viewer, message.id), game_values={"phase": "aborted"})
        return
    async with table.site.database.begin() as connection:
        for number in own:
            await table.change_seat(connection, number, wants_abort=message.agree)
        await table.site.tell_others(connection, table.id)
    viewer.send(wire.Done(message.id))
    await table.changed()
