"""Opening tables: new ones, the next game of the same people, games that go on from a position."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import Field
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.edge.credentials import make_secret
from alhambra.server.edge.names import check_name
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.people.people import Person
from alhambra.server.play.opening import Opened, TableWish, Tokens, make_next_table, make_table
from alhambra.server.play.rows import GATHERING, ClockOptions, TableOptions
from alhambra.server.play.sitting import Sitting
from alhambra.server.storage.log import insert_table
from alhambra.server.table.fairness import make_chance_secret
from alhambra.server.table.seats import Sitter, make_seat

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without signs that look alike
Hexadecimal = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]


class ClockBody(Body):
    """Time for thinking."""

    kind: Literal["none", "fischer", "days"] = "none"
    base: Annotated[float, Field(ge=10, le=36000)] = 900.0
    increment: Annotated[float, Field(ge=0, le=600)] = 20.0
    days: Annotated[float, Field(ge=0.01, le=30)] = 3.0


class Options(Body):
    """The options of a table."""

    private: bool = False
    clock: ClockBody = ClockBody()
    open_money: bool = False
    aids: bool = True
    undo: bool = True
    takeover: bool = True
    rated: bool = False
    window: Annotated[float, Field(ge=1, le=7 * 86400)] | None = None
    absence: Annotated[float, Field(ge=60, le=30 * 86400)] | None = None

    def make_options(self) -> TableOptions:
        """The options as a table has them."""
        values = self.model_dump()
        return TableOptions(**values | {"clock": ClockOptions(**values["clock"])})


class SeatBody(Body):
    """Who is to sit somewhere."""

    kind: Literal["open", "person", "local", "bot"] = "open"
    name: Annotated[str, Field(max_length=200)] = ""
    bot: Annotated[str, Field(max_length=40)] = ""
    nonce_commitment: Hexadecimal = ""
    invitation: Annotated[str, Field(max_length=40)] = ""


class NewTable(Body):
    """A table to be opened."""

    setup: SetupBody = SetupBody()
    seats: Annotated[list[SeatBody], Field(default_factory=list, max_length=6)]
    options: Options = Options()


@dataclass(frozen=True)
class Deal:
    """What a table begins with. Several can begin alike, and nothing of it is told until nobody plays it any more."""

    secret: str = ""  # that the cards follow from; "" for one of its own
    origin: str = ""  # a position instead of a deal
    sealed_until: float = 0.0
    contest: str = ""  # that it belongs to: the person who plays it has one try,
    number: int = 0  # and which of its deals it is


FRESH: Final = Deal()


def make_number() -> str:
    """A number for a table, hard to guess and easy to read."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def list_given_names(seats: Sequence[SeatBody]) -> list[str]:
    """The names that seats without people of their own are to have."""
    return [seat.name for seat in seats if seat.kind in ("bot", "local") and seat.name]


def check_rated(new: NewTable, person: Person) -> None:
    """Refuse what does not count: a rated game has a clock, and one seat for everybody who plays."""
    if not new.options.rated:
        return
    if not person.is_account:
        raise Refused("rated-needs-account", 403)
    if new.options.clock.kind == "none":
        raise Refused("rated-needs-clock", 400)
    if any(seat.kind == "local" for seat in new.seats):
        raise Refused("rated-one-seat", 400)


async def open_table(
    connection: AsyncConnection,
    person: Person,
    new: NewTable,
    now: float,
    *,
    phase: str = GATHERING,
    device: str = "",
    deal: Deal = FRESH,
) -> str:
    """Open a table with cards of its own, or as a deal says. Returns its number.

    The first seat is the host's unless the request says otherwise.
    """
    check_rated(new, person)
    sitting = new.seats or [SeatBody(kind="person")]
    sitter = Sitter(person.id, person.name, device)
    seats = [make_seat(body, place, sitter, check_name) for place, body in enumerate(sitting)]
    wish = TableWish(
        new.setup.make_setup(), new.options.make_options(), deal.origin, phase, deal.sealed_until, deal.contest
    )
    return await _insert(connection, make_table(wish, person.id, seats, make_tokens(deal.secret), now))


async def _insert(connection: AsyncConnection, opened: Opened) -> str:
    table, seats = opened
    await insert_table(connection, table, seats)
    return table.id


def make_tokens(secret: str = "") -> Tokens:
    """What nobody can guess of a new table; with a secret of its own unless another is given."""
    return Tokens(make_number(), make_invitation(), secret or make_chance_secret())


def make_invitation() -> str:
    """What lets somebody in to a private table."""
    return make_secret(12)


async def open_rematch(connection: AsyncConnection, before: Sitting, same_deal: bool, now: float) -> str:
    """The next game of the same people; returns the number of its table."""
    return await _insert(connection, make_next_table(before, same_deal, make_tokens(), now))
