"""What a viewer gets to hear of a table: each message is made from what that viewer may know."""

import msgspec

from alhambra.engine.events import Event
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.view.view import SPECTATOR
from alhambra.record.draws import HIDDEN
from alhambra.record.fairness import commit_to_number
from alhambra.record.narrate import Narrator
from alhambra.record.record import Step
from alhambra.record.recorder import hidden
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire, wire_parts
from alhambra.server.play.bot_names import seat_names
from alhambra.server.play.clock import Clock, choose_absence_seconds, make_clock
from alhambra.server.play.dealing import list_unopened_seats
from alhambra.server.play.log import replay_log
from alhambra.server.play.match import Match
from alhambra.server.play.plans import describe_plan
from alhambra.server.play.rows import DEALING, OVER, PLAYING, LogStep, SeatRow
from alhambra.server.play.set_names import describe_setup, setup_name
from alhambra.server.play.sitting import Moment, Sitting, Viewpoint
from alhambra.server.play.views import Sight, list_changed_cells, make_view
from alhambra.server.play.windows import parse_window

NO_CLOCKS = wire_parts.Clocks([])
BESIDE = ("undo", "resign", "timeout", "absent", "return")  # kinds of steps that have a sentence with the player
OF_NOBODY = ("abort", "adjourn", "resume")  # and that have one without


# --- the table ------------------------------------------------------------------------------------------------


def make_table_message(state: Sitting, viewpoint: Viewpoint, moment: Moment) -> wire.Table:
    """Everything about the table but the game on it."""
    row, own = state.row, state.list_own_seats(viewpoint.person)
    shown = state.find_shown_seat(viewpoint)
    is_inside = bool(own) or (viewpoint.person is not None and viewpoint.person == row.host)
    has_sat = viewpoint.person is not None and viewpoint.person in {seat.person for seat in state.seats}
    return wire.Table(
        id=row.id,
        phase=row.phase,
        setup=wire_parts.SetupInfo(**describe_setup(row.setup)),
        title=setup_name(row.setup, viewpoint.language),
        options=row.options,
        seats=[describe_seat(state, seat, own, moment) for seat in state.seats],
        spectators=moment.spectators,
        commitment="" if row.origin else commit_to_number(row.secret),
        secret=row.secret if row.is_disclosed(moment.now) else "",
        clocks=clock_of(state).describe(moment.now, compute_window_left(state, moment.now)),
        orders=dict(state.seats[shown].orders) if shown != SPECTATOR else {},
        plan=describe_plan(state, shown, viewpoint.language),
        result=list(row.result),
        winners=list(row.winners),
        invitation=row.invitation if is_inside else "",
        rematch=row.rematch if is_inside or has_sat else "",  # a player who has resigned may play again
        is_rated=row.is_rated,
        is_quiet=row.is_quiet,
        claim=moment.claim,
        absence=choose_absence_seconds(row.options),
        sealed_until=row.sealed_until,
        contest=row.contest,
        is_adjourned=isinstance(state, Match) and state.is_adjourned,
        now=moment.now,
    )


def describe_seat(state: Sitting, seat: SeatRow, own: list[int], moment: Moment) -> wire_parts.SeatInfo:
    """A seat as everybody sees it."""
    person = seat.person or ""
    is_missing = state.row.phase == PLAYING and not seat.bot and person not in moment.here
    return wire_parts.SeatInfo(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        is_mine=seat.number in own,
        is_host=seat.person == state.row.host and seat.kind == "person",
        is_here=seat.kind == "bot" or person in moment.here,
        away=moment.away.get(person) if is_missing else None,
        has_resigned=seat.has_resigned,
        wants_abort=seat.wants_abort,
        nonce_commitment=seat.nonce_commitment,
        nonce=seat.nonce if state.row.phase in (PLAYING, OVER) else "",
        from_server=seat.from_server,
    )


def clock_of(state: Sitting) -> Clock:
    """The clocks of a table; those of one without a game stand as they will begin."""
    return state.clock if isinstance(state, Match) else make_clock(state.row.options, len(state.seats))


def compute_window_left(state: Sitting, now: float) -> float | None:
    """Seconds until silence passes in the open window."""
    until = state.window_end if isinstance(state, Match) else None
    return None if until is None else max(0.0, round(until - now, 1))


def select_news(state: Sitting, message: wire.Table) -> tuple[object, ...]:
    """What is news if it has changed: all of the message, but not the seconds that pass by themselves."""
    until = state.window_end if isinstance(state, Match) else None
    return msgspec.structs.replace(message, clocks=NO_CLOCKS, now=0.0), clock_of(state), until


def list_missing_nonces(state: Sitting, viewpoint: Viewpoint) -> list[int]:
    """The seats of a person whose nonces are to be opened now."""
    if state.row.phase != DEALING:
        return []
    own = state.list_own_seats(viewpoint.person)
    return [seat.number for seat in list_unopened_seats(state) if seat.number in own]


# --- the log --------------------------------------------------------------------------------------------------


def list_steps_since(match: Match, viewpoint: Viewpoint, since: int) -> list[wire_parts.StepInfo]:
    """The steps after number `since`, as a viewer may know them."""
    narrator = Narrator(match.rules, viewpoint.language, seat_names(match.seats, viewpoint.language), True)
    shown = match.find_shown_seat(viewpoint)
    return [describe_step(match, entry, shown, narrator) for entry in match.steps[since + 1 :]]


def describe_step(match: Match, entry: LogStep, shown: int, narrator: Narrator) -> wire_parts.StepInfo:
    """A step of the log as a viewer may know it. Silence in a window is nobody's."""
    events = match.play.events.get(entry.number, ())
    told = [
        wire_parts.HappenedEvent(event.key, event.seat, event.values, narrator.tell_event([event]))
        for event in events
        if event.is_visible_to(shown)
    ]
    text = " ".join(narrator.log(events, shown)) or event_beside_text(entry, narrator)
    kind = "action" if entry.kind == "window" and entry.seat >= 0 else entry.kind
    action = visible_action_text(match.rules, entry, shown)
    is_unattended = entry.kind in ("action", "window") and entry.seat == shown != SPECTATOR and not entry.message
    return wire_parts.StepInfo(entry.number, kind, entry.seat, action, told, text, entry.at, is_unattended)


def visible_action_text(rules: Rules, entry: LogStep, shown: int) -> str:
    """The notation, with a question mark for what is secret: a player's choice, and who kept silent in a window."""
    if entry.kind == "window":
        return parse_window(entry.action)[-1][1] if entry.seat >= 0 else HIDDEN
    if entry.kind != "action" or entry.seat == shown:
        return entry.action
    return hidden(rules, Step(entry.number, entry.seat, entry.action)).action


def event_beside_text(entry: LogStep, narrator: Narrator) -> str:
    """What happened beside the game, in words."""
    if entry.kind in BESIDE:
        return narrator.texts.text("table-" + entry.kind, player=narrator.name_party(entry.seat))
    return narrator.texts.text("table-" + entry.kind) if entry.kind in OF_NOBODY else ""


# --- the game -------------------------------------------------------------------------------------------------


def make_view_message(match: Match, viewpoint: Viewpoint, is_past: bool = False) -> wire.View:
    """The game as it is; where it is past, there is nothing to decide any more."""
    shown, options = match.find_shown_seat(viewpoint), match.row.options
    names = seat_names(match.seats, viewpoint.language)
    sight = Sight(shown, viewpoint.language, options.aids, options.open_money, names)
    is_at_rest = match.is_adjourned or not match.is_running
    is_played_by_bot = shown != SPECTATOR and bool(match.seats[shown].bot)
    return make_view(
        match.game,
        sight,
        match.last,
        may_undo=match.may_undo(shown) and not is_past,
        has_answered=shown in match.answers or is_played_by_bot or is_past or is_at_rest,
        highlight=list_changed_cells(find_last_move(match, shown)),
    )


def replay_until(match: Match, step: int) -> Match:
    """The game as it stood after a step of its log."""
    entries = match.steps[: step + 1]
    return Match(match.row, match.seats, replay_log(match.row, entries), entries)


def look_back(state: Sitting, viewpoint: Viewpoint, message: wire.Look) -> wire.Looked:
    """The answer to a look at an earlier position: the game is played again up to there."""
    if not isinstance(state, Match) or message.step > state.last:
        raise Refused("replay-step", 404, step=message.step, last=state.last)
    return wire.Looked(message.id, make_view_message(replay_until(state, message.step), viewpoint, is_past=True))


def find_last_move(match: Match, shown: int) -> list[Event]:
    """What the last player to move has done in one go, as a viewer may know it; later viewers get the same."""
    undone = {int(entry.action) for entry in match.steps if entry.kind == "undo"}
    events: list[Event] = []
    seat = SPECTATOR
    for entry in reversed(match.steps):
        if entry.kind not in ("action", "window") or entry.seat == SPECTATOR or entry.number in undone:
            continue
        if seat not in (SPECTATOR, entry.seat):
            break
        seat = entry.seat
        happened = match.play.events.get(entry.number, ())
        events += [event for event in happened if event.is_visible_to(shown)]
    return events
