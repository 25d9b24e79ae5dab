"""A table as it stands in a list."""

from collections.abc import Sequence
from typing import cast

import msgspec
from typing_extensions import TypedDict

from alhambra.server.play.rows import SeatRow, TableRow
from alhambra.server.play.set_names import SetupLine, describe_setup, setup_title_text
from alhambra.server.play.shown import PlacedName


class SeatLine(TypedDict):
    """A seat in a list."""

    number: int
    kind: str
    name: str
    bot: str
    is_mine: bool
    nonce_commitment: str  # empty until the person has taken the seat by themselves
    rating: int | None  # in this game, of somebody who has one; in lists of a server only


class ClockLine(TypedDict):
    """Time for thinking."""

    kind: str
    base: float
    increment: float
    days: float


class OptionsLine(TypedDict):
    """What was chosen for a table."""

    private: bool
    clock: ClockLine
    open_money: bool
    aids: bool
    undo: bool
    takeover: bool
    rated: bool
    window: float | None
    absence: float | None


class Standing(TypedDict):
    """How a game stands."""

    seat: int  # whose palace is shown
    palace: list[PlacedName]
    covers: dict[str, str]  # what lies on tiles that are not finished, by their names
    scores: list[int]
    deciding: int | None  # the seat that decides; none where several are asked, which nobody may know
    left: float | None  # the seconds that this seat has left, where there is a clock
    spectators: int
    is_watching: bool  # is the person among the spectators?


class TableLine(TypedDict):
    """A table in a list."""

    id: str
    title: str
    setup: SetupLine
    phase: str
    host: str
    seats: list[SeatLine]
    options: OptionsLine
    my_turn: bool
    created: float
    updated: float
    result: list[int]
    winners: list[int]
    invitation: str
    standing: Standing | None  # of a game that is being played; in lists of a server only


def describe_table(
    row: TableRow, sitting: Sequence[SeatRow], person: str | None, language: str, awaited: Sequence[int] = ()
) -> TableLine:
    """A table as a person sees it in a list; `awaited` are the seats that its game waits for."""
    own = [seat.number for seat in sitting if person is not None and seat.person == person]
    is_inside = bool(own) or (person is not None and row.host == person)
    return TableLine(
        id=row.id,
        title=setup_title_text(row.setup, language),
        setup=describe_setup(row.setup),
        phase=row.phase,
        host=next((seat.name for seat in sitting if seat.person == row.host), ""),
        seats=[describe_seat(seat, seat.number in own) for seat in sitting],
        options=cast(OptionsLine, msgspec.to_builtins(row.options)),
        my_turn=any(seat in own for seat in awaited),
        created=row.created,
        updated=row.updated,
        result=list(row.result),
        winners=list(row.winners),
        invitation=row.invitation if is_inside else "",
        standing=None,
    )


def describe_seat(seat: SeatRow, is_mine: bool) -> SeatLine:
    """A seat in a list."""
    return SeatLine(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        is_mine=is_mine,
        nonce_commitment=seat.nonce_commitment,
        rating=None,
    )
