"""Leaving a game before its end, coming back to it, and going on without those who have left."""

from dataclasses import replace
from typing import Final

from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.admission import deciding_match, own_match
from alhambra.server.play.clock import absence_seconds
from alhambra.server.play.match import Match
from alhambra.server.play.moves import message_key, repeated, replied
from alhambra.server.play.rows import ABORTED, NO_PLAN, NOBODY, SeatRow
from alhambra.server.play.sitting import Change, Moment, Outcome, Sitting, Viewpoint, host_after

STAND_IN: Final = "greedy"  # the bot that goes on for somebody who has left


def resign(state: Sitting, viewpoint: Viewpoint, message: wire.Resign, moment: Moment) -> Outcome:
    """Give up; a bot goes on."""
    if before := repeated(state, viewpoint, message.id):
        return before
    match = deciding_match(state, viewpoint, message.seat)
    step = match.next_step("resign", message.seat, moment.now, message=message_key(viewpoint, message.id))
    seats = (stand_in(match.seats[message.seat], has_resigned=True),)
    return replied(replace(match.stepped(step), seats=seats), message.id)


def run_out(match: Match, seat: int, now: float) -> Change:
    """The time of a seat is up: a bot goes on, and unless the table allows that the game is lost."""
    return replaced(match, seat, "timeout", now)


def replaced(match: Match, seat: int, kind: str, now: float) -> Change:
    """A bot goes on for a seat; it can be taken back, unless the table says that leaving loses."""
    is_lost = match.row.is_rated or not match.row.options.takeover
    left = stand_in(match.seats[seat], has_resigned=is_lost)
    person = match.seats[seat].person or ""
    host = host_after(match, person, [one for one in match.people() if one.person != person])
    change = match.stepped(match.next_step(kind, seat, now), host=host)
    return replace(change, seats=(left,))


def stand_in(seat: SeatRow, has_resigned: bool) -> SeatRow:
    """What becomes of a seat that somebody has left."""
    return replace(seat, bot=STAND_IN, has_resigned=has_resigned, wants_abort=False, plan=NO_PLAN)


def come_back(state: Sitting, viewpoint: Viewpoint, message: wire.Return, moment: Moment) -> Outcome:
    """Take a seat back that a bot looked after; those who have resigned or lost have none."""
    if before := repeated(state, viewpoint, message.id):
        return before
    match = own_match(state, viewpoint, message.seat)
    if not match.seats[message.seat].bot:
        raise Refused("nobody-stands-in")
    step = match.next_step("return", message.seat, moment.now, message=message_key(viewpoint, message.id))
    change = replace(match.stepped(step), seats=(replace(match.seats[message.seat], bot=""),))
    return replied(change, message.id)


# --- without a player who is away -----------------------------------------------------------------------------


def claim(state: Sitting, viewpoint: Viewpoint, message: wire.Claim, moment: Moment) -> Outcome:
    """Go on without somebody who has been away for a while: a bot takes the seat, or the seat has lost."""
    if before := repeated(state, viewpoint, message.id):
        return before
    if not isinstance(state, Match) or not state.is_running or not voters(state, moment, viewpoint.person):
        raise Refused("not-playing")
    if message.seat >= len(state.seats):
        raise Refused("no-seat", 404)
    seat = state.seats[message.seat]
    if seat.bot or not is_away(seat, moment, moment.claim):
        raise Refused("not-away")
    change = replaced(state, message.seat, "absent", moment.now)
    assert change.step is not None
    signed = replace(change.step, message=message_key(viewpoint, message.id))
    return replied(replace(change, step=signed), message.id)


def is_away(seat: SeatRow, moment: Moment, seconds: float) -> bool:
    """Has the person of a seat been away for that long, or for ever?"""
    if seat.person in moment.gone:
        return True
    since = moment.away.get(seat.person or "")
    return since is not None and moment.now - since >= seconds


def absentee(match: Match, moment: Moment) -> int | None:
    """The seat that the game goes on without: of a person who is no more, or who is away and waited for too long.

    In a window it does not matter who was asked: nobody must learn that.
    """
    for seat in match.people():
        if seat.person in moment.gone:
            return seat.number
    wait = absence_seconds(match.row.options)
    if wait is None or len({seat.person for seat in match.people()}) < 2:
        return None
    if moment.now - match.steps[-1].at < wait:
        return None
    waited_for = match.people() if match.window is not None else [match.seats[seat] for seat in match.awaited()]
    return next((seat.number for seat in waited_for if seat.person in moment.away), None)


def absence_due(match: Match, moment: Moment) -> float | None:
    """In how many seconds it is time to look for absentees; None where nobody is waited for in vain."""
    wait = absence_seconds(match.row.options)
    if wait is None or not any(seat.person in moment.away for seat in match.people()):
        return None
    return max(0.0, match.steps[-1].at + wait - moment.now) + 0.05


# --- together -------------------------------------------------------------------------------------------------


def voters(match: Match, moment: Moment, person: str | None = None) -> list[int]:
    """The seats that have a say in how the game ends: of people who are here, or were a moment ago."""
    able = [seat for seat in match.people() if not is_away(seat, moment, moment.claim)]
    return [seat.number for seat in able if person is None or seat.person == person]


def abort(state: Sitting, viewpoint: Viewpoint, message: wire.Abort, moment: Moment) -> Outcome:
    """End the game without a result, when everybody agrees who can."""
    if before := repeated(state, viewpoint, message.id):
        return before
    own = state.own_seats(viewpoint.person)
    if not own or not isinstance(state, Match) or not state.is_running:
        raise Refused("not-playing")
    others = [state.seats[seat] for seat in voters(state, moment) if seat not in own]
    if message.agree and all(seat.wants_abort for seat in others):
        step = state.next_step("abort", own[0], moment.now, message=message_key(viewpoint, message.id))
        return replied(state.stepped(step, phase=ABORTED), message.id)
    votes = tuple(replace(state.seats[seat], wants_abort=message.agree) for seat in own)
    return Change(state.revised(moment.now), votes, replies=(wire.Done(message.id),))


def close(state: Sitting, now: float) -> Change:
    """End a game, or a table, without a result."""
    if isinstance(state, Match) and state.is_running:
        return state.stepped(state.next_step("abort", NOBODY, now), phase=ABORTED)
    return Change(state.revised(now, phase=ABORTED))
