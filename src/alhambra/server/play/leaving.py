"""Leaving a game before its end, coming back to it, and going on without those who have left."""

from dataclasses import replace
from typing import Final

from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.admission import require_deciding_match, require_own_match
from alhambra.server.play.clock import choose_absence_seconds
from alhambra.server.play.match import Match
from alhambra.server.play.moves import add_reply, message_key, repeat_reply
from alhambra.server.play.rows import ABORTED, ADJOURN, NO_PLAN, NOBODY, RESUME, SeatRow
from alhambra.server.play.sitting import Change, Moment, Outcome, Sitting, Viewpoint, find_next_host

STAND_IN: Final = "greedy"  # the bot that goes on for somebody who has left


def resign(state: Sitting, viewpoint: Viewpoint, message: wire.Resign, moment: Moment) -> Outcome:
    """Give up; a bot goes on."""
    if before := repeat_reply(state, viewpoint, message.id):
        return before
    match = require_deciding_match(state, viewpoint, message.seat)
    step = match.make_step("resign", message.seat, moment.now, message=message_key(viewpoint, message.id))
    seats = (leave_to_bot(match.seats[message.seat], has_resigned=True),)
    return add_reply(replace(match.make_change(step), seats=seats), message.id)


def run_out(match: Match, seat: int, now: float) -> Change:
    """The time of a seat is up: a bot goes on, and unless the table allows that the game is lost."""
    return replace_by_bot(match, seat, "timeout", now)


def replace_by_bot(match: Match, seat: int, kind: str, now: float) -> Change:
    """A bot goes on for a seat; it can be taken back, unless the table says that leaving loses."""
    is_lost = match.row.is_rated or not match.row.options.takeover
    left = leave_to_bot(match.seats[seat], has_resigned=is_lost)
    person = match.seats[seat].person or ""
    host = find_next_host(match, person, [one for one in match.human_seats if one.person != person])
    change = match.make_change(match.make_step(kind, seat, now), host=host)
    return replace(change, seats=(left,))


def leave_to_bot(seat: SeatRow, has_resigned: bool) -> SeatRow:
    """What becomes of a seat that somebody has left."""
    return replace(seat, bot=STAND_IN, has_resigned=has_resigned, wants_abort=False, plan=NO_PLAN)


def come_back(state: Sitting, viewpoint: Viewpoint, message: wire.Return, moment: Moment) -> Outcome:
    """Take a seat back that a bot looked after; those who have resigned or lost have none."""
    if before := repeat_reply(state, viewpoint, message.id):
        return before
    match = require_own_match(state, viewpoint, message.seat)
    if not match.seats[message.seat].bot:
        raise Refused("nobody-stands-in")
    step = match.make_step("return", message.seat, moment.now, message=message_key(viewpoint, message.id))
    change = replace(match.make_change(step), seats=(replace(match.seats[message.seat], bot=""),))
    return add_reply(change, message.id)


# --- without a player who is away -----------------------------------------------------------------------------


def claim(state: Sitting, viewpoint: Viewpoint, message: wire.Claim, moment: Moment) -> Outcome:
    """Go on without somebody who has been away for a while: a bot takes the seat, or the seat has lost."""
    if before := repeat_reply(state, viewpoint, message.id):
        return before
    if not isinstance(state, Match) or not state.is_running or not list_voters(state, moment, viewpoint.person):
        raise Refused("not-playing")
    if state.is_adjourned:
        raise Refused("adjourned")
    if message.seat >= len(state.seats):
        raise Refused("no-seat", 404)
    seat = state.seats[message.seat]
    if seat.bot or not is_away(seat, moment, moment.claim):
        raise Refused("not-away")
    change = replace_by_bot(state, message.seat, "absent", moment.now)
    assert change.step is not None
    signed = replace(change.step, message=message_key(viewpoint, message.id))
    return add_reply(replace(change, step=signed), message.id)


def is_away(seat: SeatRow, moment: Moment, seconds: float) -> bool:
    """Has the person of a seat been away for that long, or for ever?"""
    if seat.person in moment.gone:
        return True
    since = moment.away.get(seat.person or "")
    return since is not None and moment.now - since >= seconds


def find_absentee(match: Match, moment: Moment) -> int | None:
    """The seat that the game goes on without: of a person who is no more, or who is away and waited for too long.

    In a window it does not matter who was asked: nobody must learn that.
    """
    for seat in match.human_seats:
        if seat.person in moment.gone:
            return seat.number
    wait = None if match.is_adjourned else choose_absence_seconds(match.row.options)
    if wait is None or len({seat.person for seat in match.human_seats}) < 2:
        return None
    if moment.now - match.steps[-1].at < wait:
        return None
    waited_for = match.human_seats if match.window is not None else [match.seats[seat] for seat in match.awaited]
    return next((seat.number for seat in waited_for if seat.person in moment.away), None)


def compute_absence_wait(match: Match, moment: Moment) -> float | None:
    """In how many seconds it is time to look for absentees; None where nobody is waited for in vain."""
    wait = None if match.is_adjourned else choose_absence_seconds(match.row.options)
    if wait is None or not any(seat.person in moment.away for seat in match.human_seats):
        return None
    return max(0.0, match.steps[-1].at + wait - moment.now) + 0.05


# --- together -------------------------------------------------------------------------------------------------


def list_voters(match: Match, moment: Moment, person: str | None = None) -> list[int]:
    """The seats that have a say in how the game ends: of people who are here, or were a moment ago."""
    able = [seat for seat in match.human_seats if not is_away(seat, moment, moment.claim)]
    return [seat.number for seat in able if person is None or seat.person == person]


def abort(state: Sitting, viewpoint: Viewpoint, message: wire.Abort, moment: Moment) -> Outcome:
    """End the game without a result, when everybody agrees who can."""
    if before := repeat_reply(state, viewpoint, message.id):
        return before
    own = state.list_own_seats(viewpoint.person)
    if not own or not isinstance(state, Match) or not state.is_running:
        raise Refused("not-playing")
    if state.row.is_in_tournament:
        raise Refused("tournament-no-abort")
    others = [state.seats[seat] for seat in list_voters(state, moment) if seat not in own]
    if message.agree and all(seat.wants_abort for seat in others):
        step = state.make_step("abort", own[0], moment.now, message=message_key(viewpoint, message.id))
        return add_reply(state.make_change(step, phase=ABORTED), message.id)
    votes = tuple(replace(state.seats[seat], wants_abort=message.agree) for seat in own)
    return Change(state.revise_row(moment.now), votes, replies=(wire.Done(message.id),))


def set_adjourned(state: Sitting, is_adjourned: bool, now: float) -> Outcome:
    """Let a game rest, or go on: nobody can act meanwhile, and no clock runs."""
    if not isinstance(state, Match) or not state.is_running:
        raise Refused("not-playing")
    if state.is_adjourned == is_adjourned:
        return ()
    return state.make_change(state.make_step(ADJOURN if is_adjourned else RESUME, NOBODY, now))


def close(state: Sitting, now: float) -> Change:
    """End a game, or a table, without a result."""
    if isinstance(state, Match) and state.is_running:
        return state.make_change(state.make_step("abort", NOBODY, now), phase=ABORTED)
    return Change(state.revise_row(now, phase=ABORTED))
