"""Where somebody is signed in: browsers and programs, each by a secret of which only the digest is known."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, delete, func, select

from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import BROWSER, TOKEN_ID, Person, make_digest
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import person as people
from alhambra.server.storage.schema import secret as secrets

DIGESTS_AT_ONCE: Final = 500  # digests in one query
BROWSERS: Final = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}


@dataclass(frozen=True)
class Session:
    """A browser or program by which somebody is known here."""

    id: str
    kind: str  # "browser" or "token"
    label: str
    created: float
    is_current: bool


def name_device(user_agent: str) -> str:
    """What to call a browser in a list: `Firefox, Linux`; "" if it does not say."""
    program = next((name for sign, name in BROWSERS.items() if re.search(rf"\b{sign}\w*/", user_agent)), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in user_agent), "")
    return ", ".join(part for part in (program, system) if part)


async def list_sessions(database: Database, person: Person, current: str) -> list[Session]:
    """The sessions of a person, the newest first; `current` is the secret that asks."""
    query = select(secrets).where(secrets.c.person == person.id).order_by(secrets.c.created.desc())
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    here = make_digest(current)
    return [Session(row.digest[:TOKEN_ID], row.kind, row.label, row.created, row.digest == here) for row in rows]


async def end_session(database: Database, person: Person, session: str) -> None:
    """End one session; Refused if the person has none of that id."""
    named = func.substr(secrets.c.digest, 1, TOKEN_ID) == session.replace("\0", "")
    if not await _end(database, person, named):
        raise Refused("no-session", 404)


async def end_other_browsers(database: Database, person: Person, current: str) -> int:
    """Sign the person out everywhere but here; programs keep their tokens. Returns how many ended."""
    return await _end(database, person, secrets.c.kind == BROWSER, secrets.c.digest != make_digest(current))


async def _end(database: Database, person: Person, *which: ColumnElement[bool]) -> int:
    async with database.begin() as connection:
        return (await connection.execute(delete(secrets).where(secrets.c.person == person.id, *which))).rowcount


async def find_valid_digests(database: Database, digests: Collection[str]) -> set[str]:
    """Those of the digests by which somebody is still known who may be here."""
    may_be_here = people.c.is_banned.is_(False), people.c.is_deleted.is_(False)
    query = select(secrets.c.digest).join(people, people.c.id == secrets.c.person).where(*may_be_here)
    asked, found = sorted(digests), set[str]()
    async with database.read() as connection:
        for begin in range(0, len(asked), DIGESTS_AT_ONCE):
            these = secrets.c.digest.in_(asked[begin : begin + DIGESTS_AT_ONCE])
            found.update((await connection.execute(query.where(these))).scalars())
    return found
