"""A table and who sits there, before, in and after a game; and how one state follows from another."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Unpack

from alhambra.engine.play.compose import compose
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.view.view import SPECTATOR
from alhambra.record.fairness import commit_to_number
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.rows import LogStep, RowValues, SeatRow, TableRow, WindowAnswer
from alhambra.server.play.trial import Play, Trial


@dataclass(frozen=True)
class Viewpoint:
    """From where somebody looks at a table: who it is, which seat of the device is unveiled, and the language."""

    person: str | None
    unveiled: int | None = None
    language: str = "en"


@dataclass(frozen=True)
class Moment:
    """What is so just now and is not in the log: the time, who is here or away, and who will not come back."""

    now: float
    here: frozenset[str] = frozenset()
    spectators: int = 0
    away: Mapping[str, float] = field(default_factory=dict)  # person → since
    gone: frozenset[str] = frozenset()
    claim: float = 120.0  # seconds somebody must be away until the others may go on without them


@dataclass(frozen=True)
class Change:
    """What is to be written, all or nothing; when it is, it can be adopted and told."""

    row: TableRow  # as it will be
    seats: tuple[SeatRow, ...] = ()  # those that change, as they will be
    step: LogStep | None = None
    trial: Trial | None = None  # the game after that step
    play: Play | None = None  # the game that was dealt by it
    answer: WindowAnswer | None = None
    replies: tuple[wire.FromServer, ...] = ()  # for the viewer who asked, before everybody is told
    teller: int | None = None  # the seat whose people alone may notice; None: everybody


Outcome = Change | tuple[wire.FromServer, ...]
"""What is to be written, or just what is to be said."""


class Behind(Exception):
    """The message was meant for another moment; the sender has to be told what was missed."""


class Sitting:
    """A table at which no game has been dealt yet; a `Match` if one has."""

    def __init__(self, row: TableRow, seats: Iterable[SeatRow]) -> None:
        self.row = row
        self.seats = tuple(seats)

    @property
    def rules(self) -> Rules:
        """What is played."""
        return compose(self.row.setup)

    @property
    def last(self) -> int:
        """The number of the last step; -1 before the deal."""
        return -1

    def list_own_seats(self, person: str | None) -> list[int]:
        """The seats that a person decides for, or could again."""
        if person is None:
            return []
        return [seat.number for seat in self.seats if seat.person == person and not seat.has_resigned]

    def find_shown_seat(self, viewpoint: Viewpoint) -> int:
        """The seat whose view is shown: the only one of the device, or the unveiled one; else a spectator's."""
        own = self.list_own_seats(viewpoint.person)
        if viewpoint.unveiled in own:
            return int(viewpoint.unveiled or 0)
        of_device = [seat for seat in self.seats if seat.person == viewpoint.person]
        return own[0] if own and len(of_device) == 1 else SPECTATOR

    @property
    def human_seats(self) -> list[SeatRow]:
        """The seats for which people decide."""
        return [seat for seat in self.seats if not seat.bot and seat.person is not None]

    def is_inside(self, person: str | None) -> bool:
        """Does somebody sit here, or is it their table?"""
        return person is not None and (person == self.row.host or any(seat.person == person for seat in self.seats))

    def find_message_step(self, _message: str) -> int | None:
        """The step that came by a message; KeyError if there was no such message."""
        raise KeyError

    # --- changes ----------------------------------------------------------------------------------------------

    def revise_row(self, now: float, **values: Unpack[RowValues]) -> TableRow:
        """The row of the table after a change."""
        return replace(self.row, updated=now, version=self.row.version + 1, **values)

    def adopt(self, change: Change) -> None:
        """Take over what has been written."""
        changed = {seat.number: seat for seat in change.seats}
        self.row = change.row
        self.seats = tuple(changed.get(seat.number, seat) for seat in self.seats)


def find_next_host(state: Sitting, leaver: str, seats: Iterable[SeatRow]) -> str:
    """Whose table it is once somebody has left it: the next person who sits there, or as it was."""
    if leaver != state.row.host:
        return state.row.host
    heirs = [seat.person for seat in seats if seat.kind == "person" and seat.person not in (None, leaver)]
    return heirs[0] or leaver if heirs else leaver


# --- the lobby: seats, host, start ----------------------------------------------------------------------------


def take_seat(state: Sitting, person: str, wish: SeatRow, now: float) -> Change:
    """Sit down; or, as the host, put a bot or somebody on one's own device there."""
    _check_gathering(state, wish.number)
    seat, is_host = state.seats[wish.number], person == state.row.host
    if wish.kind == "open" or (wish.kind == "bot" and not is_host):
        raise Refused("host-only", 403)
    is_free = seat.kind == "open" or seat.person == person or (seat.kind == "bot" and is_host)
    if not is_free:
        raise Refused("seat-taken")
    others = [one for one in state.seats if one.person == person and one.number != wish.number]
    if wish.kind == "person" and any(one.kind == "person" for one in others):
        raise Refused("one-seat")
    is_same_device = wish.device and any(one.device == wish.device for one in others_of(state, wish.number))
    if state.row.is_rated and (wish.kind == "local" or is_same_device):
        raise Refused("rated-one-seat")
    name = make_name_unique(wish.name, [one.name for one in state.seats if one.number != wish.number])
    taken = replace(wish, name=name)
    if state.row.key:  # the same deal again: there is no chance to take part in
        taken = copy_chance(taken, seat)
    sent_away = tuple(one for one in state.row.sent_away if one != person)  # a person who was invited again is welcome
    return Change(state.revise_row(now, sent_away=sent_away), (taken,))


def others_of(state: Sitting, number: int) -> list[SeatRow]:
    """The other seats of a table."""
    return [seat for seat in state.seats if seat.number != number]


def copy_chance(seat: SeatRow, before: SeatRow) -> SeatRow:
    """A seat with the part that another had in the deal."""
    return replace(
        seat, nonce=before.nonce, nonce_commitment=commit_to_number(before.nonce), from_server=before.from_server
    )


def leave_seat(state: Sitting, person: str, number: int, invitation: str, now: float) -> Change:
    """Stand up: the table passes on to the next who sits there. Or, as the host, clear a seat.

    A player who is sent away does not come back uninvited. They know the invitation: it is worth nothing any more, and
    `invitation` takes its place.
    """
    _check_gathering(state, number)
    seat = state.seats[number]
    if person not in (state.row.host, seat.person):
        raise Refused("not-your-seat", 403)
    cleared = copy_chance(SeatRow(number), seat) if state.row.key else SeatRow(number)
    rest = others_of(state, number)
    is_out = seat.person == person and not any(one.person == person for one in rest)
    host = find_next_host(state, person, rest) if is_out else state.row.host
    if seat.person is None or seat.person == person:
        return Change(state.revise_row(now, host=host), (cleared,))
    sent_away = (*state.row.sent_away, seat.person)
    return Change(state.revise_row(now, host=host, invitation=invitation, sent_away=sent_away), (cleared,))


def _check_gathering(state: Sitting, number: int) -> None:
    if state.row.phase != "gathering":
        raise Refused("too-late")
    if not 0 <= number < len(state.seats):
        raise Refused("no-seat", 404)


def begin(state: Sitting, person: str, now: float) -> Change:
    """The host has the cards dealt; people are asked for their nonces."""
    if person != state.row.host:
        raise Refused("host-only", 403)
    if state.row.phase != "gathering":
        raise Refused("too-late")
    if any(seat.kind == "open" for seat in state.seats):
        raise Refused("open-seats")
    bound = tuple(copy_chance(seat, seat) for seat in state.seats) if state.row.key else ()
    return Change(state.revise_row(now, phase="dealing"), bound)


def pass_on(state: Sitting, heir: str, now: float) -> Change:
    """The table is somebody else's from now on."""
    return Change(state.revise_row(now, host=heir))


def make_name_unique(name: str, others: Iterable[str]) -> str:
    """The name, or with a number behind it where another seat has it already: `novice 2`."""
    taken = set(others)
    wishes = [name, *(f"{name[:37]} {number}" for number in range(2, 100))]
    return next(wish for wish in wishes if not wish or wish not in taken)
