"""What is stored about a person: to take along, and to be forgotten."""

import json
from typing import Any

from sqlalchemy import delete, or_, select, update

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
    person,
    presence,
    push,
    puzzle_try,
    rating,
    seat,
    secret,
    solver,
    wish,
)
from alhambra.server.storage.schema import entry as entries


async def data_of(database: Database, somebody: Person) -> dict[str, Any]:
    """Everything that is stored about a person, less what is only kept as a hash."""
    mine = {
        "seats": select(seat).where(seat.c.person == somebody.id),
        "said": select(chat.c.game, chat.c.number, chat.c.text, chat.c.at).where(chat.c.person == somebody.id),
        "ratings": select(rating).where(rating.c.person == somebody.id),
        "secrets": select(secret.c.digest, secret.c.kind, secret.c.label, secret.c.created).where(
            secret.c.person == somebody.id
        ),
        "muted": select(mute.c.other).where(mute.c.person == somebody.id),
        "following": select(follow.c.other, follow.c.since).where(follow.c.person == somebody.id),
        "blocked": select(block.c.other, block.c.since).where(block.c.person == somebody.id),
        "invitations": select(invitation).where(
            or_(invitation.c.person == somebody.id, invitation.c.sender == somebody.id)
        ),
        "presence": select(presence).where(presence.c.person == somebody.id),
        "contests": select(entries).where(entries.c.person == somebody.id),
        "duplicates": select(duplicate_player).where(duplicate_player.c.person == somebody.id),
        "hosted_duplicates": select(duplicate.c.id, duplicate.c.setup, duplicate.c.deals, duplicate.c.created).where(
            duplicate.c.host == somebody.id
        ),
        "browsers": select(push.c.endpoint, push.c.label, push.c.created).where(push.c.person == somebody.id),
        "wishes": select(wish).where(wish.c.person == somebody.id),
        "puzzles": select(puzzle_try).where(puzzle_try.c.person == somebody.id),
        "solver": select(solver).where(solver.c.person == somebody.id),
        "hosted": select(game.c.id, game.c.setup, game.c.phase, game.c.created).where(game.c.host == somebody.id),
    }
    async with database.read() as connection:
        row = (await connection.execute(select(person).where(person.c.id == somebody.id))).one()
        found = {name: (await connection.execute(query)).mappings().all() for name, query in mine.items()}
    told: dict[str, Any] = {name: [dict(entry) for entry in rows] for name, rows in found.items()}
    for entry in told["secrets"]:
        entry["id"] = entry.pop("digest")[:TOKEN_ID]
    for entry in told["seats"]:
        entry["orders"], entry["plan"] = json.loads(entry["orders"]), json.loads(entry["plan"])
    about = {name: value for name, value in row._mapping.items() if name not in ("password", "recovery")}
    return {"person": about, **told}


async def forget(database: Database, somebody: Person) -> list[str]:
    """Delete what is known of a person; seats go on under "somebody". The tables where that shows at once."""
    async with database.begin() as connection:
        for table in (secret, rating, entries, duplicate_player, puzzle_try, solver, wish, push, presence):
            await connection.execute(delete(table).where(table.c.person == somebody.id))
        for table in (mute, follow, block):
            either = or_(table.c.person == somebody.id, table.c.other == somebody.id)
            await connection.execute(delete(table).where(either))
        either = or_(invitation.c.person == somebody.id, invitation.c.sender == somebody.id)
        await connection.execute(delete(invitation).where(either))
        await connection.execute(update(chat).where(chat.c.person == somebody.id).values(text="…"))
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
