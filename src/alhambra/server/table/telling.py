"""What a connection gets to hear of a table: each message is made for one viewer, from what that viewer may know."""

import json
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row

from alhambra.engine.events import Event
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.view.view import SPECTATOR
from alhambra.record.draws import HIDDEN
from alhambra.record.fairness import commitment
from alhambra.record.narrate import Narrator
from alhambra.record.record import Step
from alhambra.record.recorder import hidden
from alhambra.record.setup_text import parse_setup
from alhambra.server.lobby.setup_body import set_name, setup_body
from alhambra.server.play import wire
from alhambra.server.play.bot_names import seat_names
from alhambra.server.play.views import Sight, changed_cells, seen_view
from alhambra.server.play.windows import parse_window
from alhambra.server.storage.log import LogStep
from alhambra.server.table.viewer import Viewer

if TYPE_CHECKING:
    from alhambra.server.table.live import LiveTable


def seat_info(table: "LiveTable", seat: Row[Any], own: list[int], here: set[str]) -> wire.SeatInfo:
    """A seat as everybody sees it."""
    return wire.SeatInfo(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        is_mine=seat.number in own,
        is_host=seat.person == table.row.host and seat.kind == "person",
        is_here=seat.kind == "bot" or seat.person in here,
        has_resigned=seat.has_resigned,
        wants_abort=seat.wants_abort,
        nonce_commitment=seat.nonce_commitment,
        nonce=seat.nonce if table.row.phase in ("playing", "over") else "",
        from_server=seat.from_server,
    )


def table_message(table: "LiveTable", viewer: Viewer) -> wire.Table:
    """Everything about the table but the game on it."""
    row, own, now = table.row, table.own_seats(viewer), time.time()
    here = set(table.people_here())
    setup = parse_setup(row.setup)
    shown = table.shown(viewer)
    is_over = row.phase == "over"
    window = None if table.window is None else max(0.0, round(table.window_until - now, 1))
    is_inside = bool(own) or (viewer.person is not None and viewer.person.id == row.host)
    return wire.Table(
        id=table.id,
        phase=row.phase,
        setup=setup_body(setup).model_dump(),
        title=set_name(setup, viewer.language),
        options=table.options,
        seats=[seat_info(table, seat, own, here) for seat in table.seats],
        spectators=table.spectators(),
        commitment="" if row.origin else commitment(row.secret),
        secret=row.secret if is_over else "",
        clocks=table.clock.message(now, window),
        orders=json.loads(table.seats[shown].orders) if shown != SPECTATOR else {},
        result=json.loads(row.result) if row.result else [],
        winners=json.loads(row.winners) if row.winners else [],
        invitation=row.invitation if is_inside else "",
        rematch=row.rematch if is_inside else "",
        is_rated=row.is_rated,
    )


def step_info(table: "LiveTable", entry: LogStep, shown: int, narrator: Narrator) -> wire.StepInfo:
    """A step of the log as a viewer may know it. Silence in a window is nobody's."""
    play = table.play
    events = play.events.get(entry.number, ()) if play else ()
    told = [
        wire.HappenedEvent(event.key, event.seat, event.values, narrator.sentence([event]))
        for event in events
        if event.is_visible_to(shown)
    ]
    text = " ".join(narrator.log(events, shown)) or marginal(entry, narrator)
    kind = "action" if entry.kind == "window" and entry.seat >= 0 else entry.kind
    action = visible_action(table.rules, entry, shown)
    return wire.StepInfo(entry.number, kind, entry.seat, action, told, text, entry.at)


def visible_action(rules: Rules, entry: LogStep, shown: int) -> str:
    """The notation, with a question mark for what is secret: a player's choice, and who kept silent in a window."""
    if entry.kind == "window":
        return parse_window(entry.action)[-1][1] if entry.seat >= 0 else HIDDEN
    if entry.kind != "action" or entry.seat == shown:
        return entry.action
    return hidden(rules, Step(entry.number, entry.seat, entry.action)).action


def marginal(entry: LogStep, narrator: Narrator) -> str:
    """What happened beside the game, in words."""
    if entry.kind in ("undo", "resign", "timeout"):
        return narrator.texts.text("table-" + entry.kind, player=narrator.party(entry.seat))
    return narrator.texts.text("table-abort") if entry.kind == "abort" else ""


def send_table(table: "LiveTable", viewer: Viewer) -> None:
    """The table as it is, if that is news; before the deal with the request to open what nonces are missing."""
    message = table_message(table, viewer)
    if message != viewer.told:
        viewer.told = message
        viewer.send(message)
    own = table.own_seats(viewer)
    missing = [seat.number for seat in table.seats if seat.number in own and seat.nonce_commitment and not seat.nonce]
    if table.row.phase == "dealing" and missing:
        viewer.send(wire.Openings(missing))


def send_game(table: "LiveTable", viewer: Viewer) -> None:
    """The steps that the viewer has not seen, and the game as it is."""
    if table.play is None:
        return
    shown = table.shown(viewer)
    narrator = Narrator(table.rules, viewer.language, seat_names(table.seats, viewer.language))
    new = [step_info(table, entry, shown, narrator) for entry in table.steps[viewer.seen + 1 :]]
    if new:
        viewer.send(wire.Steps(new))
    viewer.seen = table.last
    send_view(table, viewer)


def send_view(table: "LiveTable", viewer: Viewer) -> None:
    """The game as it is."""
    if table.play is None:
        return
    shown = table.shown(viewer)
    options = table.options
    names = seat_names(table.seats, viewer.language)
    sight = Sight(shown, viewer.language, options.get("aids", True), options.get("open_money", False), names)
    is_played_by_bot = shown != SPECTATOR and bool(table.seats[shown].bot)
    viewer.send(
        seen_view(
            table.play.game,
            sight,
            table.last,
            may_undo=may_undo(table, shown),
            has_answered=shown in table.answers or is_played_by_bot or not table.is_running,
            highlight=changed_cells(last_move(table, shown)),
        )
    )


def last_move(table: "LiveTable", shown: int) -> list[Event]:
    """What the last player to move has done in one go, as a viewer may know it; the same for whoever comes later."""
    undone = {int(entry.action) for entry in table.steps if entry.kind == "undo"}
    events: list[Event] = []
    seat = SPECTATOR
    for entry in reversed(table.steps):
        if entry.kind not in ("action", "window") or entry.seat == SPECTATOR or entry.number in undone:
            continue
        if seat not in (SPECTATOR, entry.seat):
            break
        seat = entry.seat
        happened = table.play.events.get(entry.number, ()) if table.play else ()
        events += [event for event in happened if event.is_visible_to(shown)]
    return events


def may_undo(table: "LiveTable", seat: int) -> bool:
    """May the seat take its last step back?"""
    is_allowed = table.is_running and table.options.get("undo", True) and table.play is not None
    return bool(is_allowed and table.play is not None and table.play.undoable(seat) is not None)
