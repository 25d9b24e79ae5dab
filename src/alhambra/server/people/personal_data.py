"""What is stored about a person: to take along, and to be forgotten.

What is taken along is declared once, as queries: the columns that they select are what the answer is described by.
"""

from typing import Any, Final

from pydantic import BaseModel, Json, create_model
from sqlalchemy import BindParameter, ColumnElement, Select, String, bindparam, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.people.people import SOMEBODY, TOKEN_ID, Person, count_up
from alhambra.server.play.rows import OPEN
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import (
    block,
    chat,
    duplicate,
    duplicate_player,
    follow,
    game,
    invitation,
    mute,
    note,
    person,
    played,
    presence,
    push,
    puzzle_try,
    rating,
    seat,
    secret,
    solver,
    tournament,
    tournament_player,
    wish,
)
from alhambra.server.storage.schema import entry as entries


class StoredLine(BaseModel):
    """A line of orders for a turn."""

    actions: list[str]
    needs: list[str] = []


class StoredPlan(BaseModel):
    """Orders for a turn."""

    lines: list[StoredLine] = []
    is_missed: bool = False


ME: Final[BindParameter[str]] = bindparam("me")
MINE: Final[dict[str, Select[Any]]] = {
    "seats": select(seat).where(seat.c.person == ME),
    "said": select(chat.c.game, chat.c.number, chat.c.text, chat.c.phrase, chat.c.at).where(chat.c.person == ME),
    "ratings": select(rating).where(rating.c.person == ME),
    "secrets": select(
        func.substr(secret.c.digest, 1, TOKEN_ID, type_=String).label("id"),
        secret.c.kind,
        secret.c.label,
        secret.c.created,
    ).where(secret.c.person == ME),
    "muted": select(mute.c.other).where(mute.c.person == ME),
    "following": select(follow.c.other, follow.c.since).where(follow.c.person == ME),
    "blocked": select(block.c.other, block.c.since).where(block.c.person == ME),
    "invitations": select(invitation).where(or_(invitation.c.person == ME, invitation.c.sender == ME)),
    "presence": select(presence).where(presence.c.person == ME),
    "played": select(played).where(played.c.person == ME),
    "notes": select(note).where(note.c.person == ME),
    "contests": select(entries).where(entries.c.person == ME),
    "duplicates": select(duplicate_player).where(duplicate_player.c.person == ME),
    "hosted_duplicates": select(duplicate.c.id, duplicate.c.setup, duplicate.c.deals, duplicate.c.created).where(
        duplicate.c.host == ME
    ),
    "tournaments": select(tournament_player).where(tournament_player.c.person == ME),
    "hosted_tournaments": select(tournament.c.id, tournament.c.name, tournament.c.created).where(
        tournament.c.host == ME
    ),
    "browsers": select(push.c.endpoint, push.c.label, push.c.created).where(push.c.person == ME),
    "wishes": select(wish).where(wish.c.person == ME),
    "puzzles": select(puzzle_try).where(puzzle_try.c.person == ME),
    "solver": select(solver).where(solver.c.person == ME),
    "hosted": select(game.c.id, game.c.setup, game.c.phase, game.c.created).where(game.c.host == ME),
}
"""Everything that is stored about a person, less what is only kept as a hash."""

ABOUT: Final = select(*(column for column in person.c if column.name not in ("password", "recovery"))).where(
    person.c.id == ME
)
AS_JSON: Final[dict[str, Any]] = {
    "orders": Json[dict[str, str]],
    "plan": Json[StoredPlan],
    "modules": Json[list[str]],
    "sources": Json[dict[str, int]],
    "buildings": Json[dict[str, int]],
}
"""Columns that hold more than their type says."""


def make_row_model(name: str, query: Select[Any]) -> Any:
    """A row of a query, as its columns describe it."""
    columns: dict[str, Any] = {column.name: (type_of(column), ...) for column in query.selected_columns}
    return create_model(f"My{name.title().replace('_', '')}", __doc__=f"A row of `{name}`.", **columns)


def type_of(column: ColumnElement[Any]) -> Any:
    """What a column holds."""
    plain = AS_JSON.get(column.name, column.type.python_type)
    return plain | None if getattr(column, "nullable", False) else plain


def make_data_model() -> type[BaseModel]:
    """All of it."""
    rows: dict[str, Any] = {name: (list[make_row_model(name, query)], ...) for name, query in MINE.items()}  # type: ignore[misc]
    about = (make_row_model("person", ABOUT), ...)
    return create_model("PersonalData", __doc__="Everything that is stored about a person.", person=about, **rows)


PersonalData: Final = make_data_model()


async def collect_data(database: Database, somebody: Person) -> BaseModel:
    """Everything that is stored about a person, less what is only kept as a hash: `PersonalData`."""
    me = {"me": somebody.id}
    async with database.read() as connection:
        about = (await connection.execute(ABOUT, me)).mappings().one()
        found = {name: (await connection.execute(query, me)).mappings().all() for name, query in MINE.items()}
    return PersonalData.model_validate({"person": about, **found})


async def forget(database: Database, somebody: Person) -> list[str]:
    """Delete what is known of a person; seats go on under "somebody". The tables where that shows at once."""
    async with database.begin() as connection:
        for table in (
            secret,
            rating,
            entries,
            duplicate_player,
            puzzle_try,
            solver,
            wish,
            push,
            presence,
            played,
            note,
        ):
            await connection.execute(delete(table).where(table.c.person == somebody.id))
        for table in (mute, follow, block):
            either = or_(table.c.person == somebody.id, table.c.other == somebody.id)
            await connection.execute(delete(table).where(either))
        either = or_(invitation.c.person == somebody.id, invitation.c.sender == somebody.id)
        await connection.execute(delete(invitation).where(either))
        await connection.execute(update(chat).where(chat.c.person == somebody.id).values(text="…", phrase=""))
        await leave_tournaments(connection, somebody.id)
        await connection.execute(update(seat).where(seat.c.person == somebody.id).values(name=SOMEBODY))
        await count_up(connection, somebody.id)
        nothing = {
            "name": SOMEBODY,
            "account": None,
            "look": None,
            "folded_look": None,
            "password": None,
            "recovery": None,
            "webhook": "",
            "email": "",
            "is_email_confirmed": False,
            "wants_mail": False,
            "is_deleted": True,
        }
        await connection.execute(update(person).where(person.c.id == somebody.id).values(nothing))
        theirs = select(seat.c.game).join(game).where(seat.c.person == somebody.id, game.c.phase.in_(OPEN)).distinct()
        return list((await connection.execute(theirs)).scalars())


async def leave_tournaments(connection: AsyncConnection, person_id: str) -> None:
    """Take somebody out of tournaments; those that they lead pass on to the first player, or are over without one."""
    gone = {"person": None, "name": SOMEBODY, "status": "out"}
    await connection.execute(update(tournament_player).where(tournament_player.c.person == person_id).values(gone))
    players = tournament_player.c.status == "in", tournament_player.c.person.is_not(None)
    first = select(tournament_player.c.person).where(tournament_player.c.tournament == tournament.c.id, *players)
    heir = first.order_by(tournament_player.c.number).limit(1).scalar_subquery()
    led = tournament.c.host == person_id, tournament.c.phase != "over"
    await connection.execute(update(tournament).where(*led, heir.is_not(None)).values(host=heir))
    await connection.execute(update(tournament).where(*led).values(phase="over", name="…"))
