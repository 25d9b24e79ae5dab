"""A new table: its row and its seats, for a first game or for the next one of the same people."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from alhambra.engine.rules.setup import RULES_VERSION, Setup
from alhambra.server.edge.refused import Refused
from alhambra.server.play.rows import GATHERING, NO_OPTIONS, SeatRow, TableOptions, TableRow
from alhambra.server.play.sitting import Sitting, copy_chance, make_name_unique

Opened = tuple[TableRow, list[SeatRow]]


@dataclass(frozen=True)
class Tokens:
    """What nobody can guess of a new table: its number, what lets people in, and the secret that chance comes from."""

    number: str
    invitation: str
    secret: str


@dataclass(frozen=True)
class TableWish:
    """What a table is to be. A game that goes on from a position (`origin`) does not count for ratings."""

    setup: Setup
    options: TableOptions = NO_OPTIONS
    origin: str = ""
    phase: str = GATHERING
    sealed_until: float = 0.0  # others play the same deal until then
    contest: str = ""


def make_table(wish: TableWish, host: str, seats: Sequence[SeatRow], tokens: Tokens, now: float) -> Opened:
    """The rows of a new table; seats that nobody was named for are open."""
    if len(seats) > wish.setup.players:
        raise Refused("too-many-seats", 400)
    people = [seat.person for seat in seats if seat.kind == "person"]
    if len(people) > len(set(people)):
        raise Refused("one-seat", 400)
    options = msgspec.structs.replace(wish.options, rated=wish.options.rated and not wish.origin)
    table = TableRow(
        id=tokens.number,
        setup=wish.setup,
        rules=RULES_VERSION,
        host=host,
        options=options,
        phase=wish.phase,
        invitation=tokens.invitation,
        secret=tokens.secret,
        origin=wish.origin,
        created=now,
        updated=now,
        sealed_until=wish.sealed_until,
        contest=wish.contest,
    )
    sitting: list[SeatRow] = []
    for seat in seats:
        sitting.append(replace(seat, name=make_name_unique(seat.name, [one.name for one in sitting])))
    return table, [*sitting, *(SeatRow(number) for number in range(len(seats), wish.setup.players))]


def make_next_table(before: Sitting, same_deal: bool, tokens: Tokens, now: float) -> Opened:
    """The rows of the next game of the same people; with the same deal it does not count for ratings."""
    row = before.row
    options = msgspec.structs.replace(row.options, rated=row.is_rated and not same_deal)
    table = TableRow(
        id=tokens.number,
        setup=row.setup,
        rules=RULES_VERSION,
        host=row.host,
        options=options,
        invitation=tokens.invitation,
        secret=row.secret if same_deal else tokens.secret,
        key=row.key if same_deal else "",
        origin=row.origin,
        created=now,
        updated=now,
    )
    return table, [seat_again(seat, same_deal) for seat in before.seats]


def seat_again(seat: SeatRow, same_deal: bool) -> SeatRow:
    """The seat of the same person in the next game."""
    bot = seat.bot if seat.kind == "bot" else ""
    again = SeatRow(seat.number, seat.kind, seat.person, seat.name, bot, device=seat.device)
    if not same_deal:
        return again
    dealt = copy_chance(again, seat)
    return replace(dealt, nonce_commitment="") if seat.kind == "person" else dealt  # until they sit down again
