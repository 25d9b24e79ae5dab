"""Of whom somebody wants to hear nothing."""

from sqlalchemy import delete, insert, select

from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import block as blocks
from alhambra.server.storage.schema import mute as mutes


async def find_muted(database: Database, person_id: str) -> frozenset[str]:
    """The people whom somebody does not want to hear: muted at a table, or blocked everywhere."""
    muted = select(mutes.c.other).where(mutes.c.person == person_id)
    blocked = select(blocks.c.other).where(blocks.c.person == person_id)
    async with database.read() as connection:
        return frozenset((await connection.execute(muted.union(blocked))).scalars())


async def set_mute(database: Database, person_id: str, other: str, on: bool) -> frozenset[str]:
    """Hear nothing more of another person, or hear them again. Returns everybody who is not heard now."""
    async with database.begin() as connection:
        await connection.execute(delete(mutes).where(mutes.c.person == person_id, mutes.c.other == other))
        if on:
            await connection.execute(insert(mutes).values(person=person_id, other=other))
    return await find_muted(database, person_id)
