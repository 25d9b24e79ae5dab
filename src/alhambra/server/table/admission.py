"""Who may look at a table, and who may decide for a seat."""

from secrets import compare_digest

from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import Person
from alhambra.server.table.live import LiveTable
from alhambra.server.table.viewer import Viewer


def admit(table: LiveTable, person: Person | None, invitation: str) -> None:
    """A private table is for those who sit there, or did, and those who have the invitation."""
    inside = {table.row.host, *(seat.person for seat in table.seats)}
    is_inside = person is not None and person.id in inside
    is_invited = compare_digest(invitation.encode("utf-8", "replace"), table.row.invitation.encode())
    if table.options.get("private") and not is_inside and not is_invited:
        raise Refused("private", 403)


def own_seat(table: LiveTable, viewer: Viewer, seat: int) -> None:
    """Refuse what is not the person's to decide."""
    if seat not in table.own_seats(viewer):
        raise Refused("not-your-seat", 403)
    if not table.is_running or table.play is None:
        raise Refused("not-playing")
    if table.seats[seat].bot:
        raise Refused("bot-plays")


def open_seat(table: LiveTable, viewer: Viewer, seat: int) -> None:
    """The same; and nothing is asked or done for a seat of the device that lies covered."""
    own_seat(table, viewer, seat)
    if table.shown(viewer) != seat:
        raise Refused("veiled", 403)
