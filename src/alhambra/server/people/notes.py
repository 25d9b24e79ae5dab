"""What people write down about games, for nobody else."""

import time
from typing import Final

from sqlalchemy import delete, func, insert, select

from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import Person
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import note as notes

MOST_NOTE_CHARACTERS: Final = 4000
MOST_NOTES: Final = 1000  # of a person


class Notes:
    """Notes of everybody."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._often = Buckets(rate=1 / 2, burst=30)  # how often a person may write

    async def of(self, me: Person, table: str) -> str:
        """What a person has written about a game."""
        mine = notes.c.game == table, notes.c.person == me.id
        async with self._database.read() as connection:
            return await connection.scalar(select(notes.c.text).where(*mine)) or ""

    async def write(self, me: Person, table: str, text: str) -> str:
        """Write something else, or nothing."""
        if not self._often.take(me.id):
            raise Refused("too-many", 429)
        kept = text.replace("\0", "").strip()[:MOST_NOTE_CHARACTERS]
        async with self._database.begin() as connection:
            await connection.execute(delete(notes).where(notes.c.game == table, notes.c.person == me.id))
            count = select(func.count()).select_from(notes).where(notes.c.person == me.id)
            if kept and (await connection.scalar(count) or 0) >= MOST_NOTES:
                raise Refused("too-many-notes", 409, most=MOST_NOTES)
            if kept:
                values = {"game": table, "person": me.id, "text": kept, "updated": time.time()}
                await connection.execute(insert(notes).values(values))
        return kept
