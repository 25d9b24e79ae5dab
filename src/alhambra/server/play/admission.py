"""Who may look at a table, and who may decide for a seat."""

from secrets import compare_digest

from alhambra.server.edge.refused import Refused
from alhambra.server.play.match import Match
from alhambra.server.play.rows import OVER
from alhambra.server.play.sitting import Sitting, Viewpoint


def admit(state: Sitting, person: str | None, invitation: str, now: float) -> None:
    """A private table is for those who sit there, or did, and those who have the invitation.

    People who were sent away need it too: it has changed since. A deal that others still play is for its players alone;
    afterwards everybody may look at the games that were finished.
    """
    row = state.row
    if state.is_inside(person):
        return
    if row.is_sealed(now):
        raise Refused("sealed-table", 403)
    if row.sealed_until and row.phase == OVER and not row.origin:
        return
    if compare_digest(invitation.encode("utf-8", "replace"), row.invitation.encode()):
        return
    if row.options.private:
        raise Refused("private", 403)
    if person in row.sent_away:
        raise Refused("sent-away", 403)


def require_own_match(state: Sitting, viewpoint: Viewpoint, seat: int) -> Match:
    """The match, if the seat is the person's and a game is being played; refused if not."""
    if seat not in state.list_own_seats(viewpoint.person):
        raise Refused("not-your-seat", 403)
    if not isinstance(state, Match) or not state.is_running:
        raise Refused("not-playing")
    return state


def require_deciding_match(state: Sitting, viewpoint: Viewpoint, seat: int) -> Match:
    """The match, if the person decides for the seat, and not a bot that stands in."""
    match = require_own_match(state, viewpoint, seat)
    if match.seats[seat].bot:
        raise Refused("bot-plays")
    if match.is_adjourned:
        raise Refused("adjourned")
    return match


def require_shown_match(state: Sitting, viewpoint: Viewpoint, seat: int) -> Match:
    """The match, if the seat is also the one shown: nothing is asked or done for one that lies covered."""
    match = require_deciding_match(state, viewpoint, seat)
    if match.find_shown_seat(viewpoint) != seat:
        raise Refused("veiled", 403)
    return match
