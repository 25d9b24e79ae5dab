"""Opening tables: new ones, the next game of the same people, games that go on from a position."""

import json
import secrets
import time
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import Field
from sqlalchemy import Row, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.engine.rules.setup import RULES_VERSION
from alhambra.record.setup_text import setup_text
from alhambra.server.bots.runner import server_bot
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.people.names import proper_name
from alhambra.server.people.people import Person
from alhambra.server.routes.dependencies import Body
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import seat as seats
from alhambra.server.table.fairness import new_secret

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


def new_number() -> str:
    """A number for a table, hard to guess and easy to read."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_invitation() -> str:
    """What opens the door of a private table."""
    return secrets.token_urlsafe(12)


def seat_values(body: SeatBody, person: Person) -> dict[str, Any]:
    """The row of a seat as it is asked for; refused if there is no such bot."""
    match body.kind:
        case "bot":
            bot = body.bot or "greedy"
            server_bot(bot)
            return {"kind": "bot", "bot": bot, "name": proper_name(body.name) if body.name else bot, "person": None}
        case "local":
            return {"kind": "local", "bot": "", "name": proper_name(body.name), "person": person.id}
        case "person":
            values = {"kind": "person", "bot": "", "name": person.name, "person": person.id}
            return {**values, "nonce_commitment": body.nonce_commitment}
        case _:
            return {"kind": "open", "bot": "", "name": "", "person": None, "nonce_commitment": ""}


async def open_table(
    connection: AsyncConnection, person: Person, new: NewTable, *, origin: str = "", phase: str = "gathering"
) -> str:
    """Open a table; the first seat is the host's unless the request says otherwise. Returns its number."""
    setup = new.setup.setup()
    sitting = list(new.seats) or [SeatBody(kind="person")]
    if len(sitting) > setup.players:
        raise Refused("too-many-seats", 400)
    sitting += [SeatBody()] * (setup.players - len(sitting))
    if sum(seat.kind == "person" for seat in sitting) > 1:
        raise Refused("one-seat", 400)
    number = new_number()
    await insert_game(connection, number, person, setup_text(setup), new.options, origin, phase)
    names: list[str] = []
    for place, body in enumerate(sitting):
        values = seat_values(body, person)
        values["name"] = unlike(values["name"], names)
        names.append(values["name"])
        await connection.execute(insert(seats).values(game=number, number=place, **values))
    return number


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, or with a number behind it where another seat has it already: `novice 2`."""
    wishes = [name, *(f"{name[:37]} {number}" for number in range(2, 7))]
    return next(wish for wish in wishes if not wish or wish not in others)


async def insert_game(
    connection: AsyncConnection, number: str, person: Person, setup: str, options: Options, origin: str, phase: str
) -> None:
    """The row of a table."""
    now = time.time()
    values = {
        "id": number,
        "setup": setup,
        "rules": RULES_VERSION,
        "options": json.dumps(options.model_dump()),
        "host": person.id,
        "phase": phase,
        "invitation": new_invitation(),
        "secret": new_secret(),
        "origin": origin,
        "created": now,
        "updated": now,
        "is_rated": options.rated and not origin,
    }
    await connection.execute(insert(games).values(**values))


async def open_rematch(connection: AsyncConnection, row: Row[Any], sitting: Sequence[Row[Any]], same_deal: bool) -> str:
    """The next game of the same people; with the same deal it does not count for ratings."""
    number, now = new_number(), time.time()
    kept = {column: getattr(row, column) for column in ("setup", "options", "host", "origin")}
    values = kept | {"rules": RULES_VERSION, "id": number, "created": now, "updated": now, "phase": "gathering"}
    values |= {"invitation": new_invitation(), "is_rated": row.is_rated and not same_deal}
    values |= {"secret": row.secret, "key": row.key} if same_deal else {"secret": new_secret()}
    await connection.execute(insert(games).values(**values))
    for seat in sitting:
        again: dict[str, Any] = {"game": number, "number": seat.number, "kind": seat.kind, "person": seat.person}
        again |= {"name": seat.name, "bot": seat.bot if seat.kind == "bot" else ""}
        if same_deal:
            again |= {name: getattr(seat, name) for name in ("nonce", "nonce_commitment", "from_server")}
        await connection.execute(insert(seats).values(**again))
    return number
