"""Numbers that the server alone knows, made when they are first needed: the same for all processes."""

import secrets

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import root


async def find_root_secret(database: Database, name: str) -> str:
    """The number for a purpose, 64 hexadecimal digits; whichever process is first makes it."""
    query = select(root.c.secret).where(root.c.name == name)
    async with database.read() as connection:
        found = await connection.scalar(query)
    if found is None:
        dialect = sqlite if database.is_sqlite else postgresql
        async with database.begin() as connection:
            new = dialect.insert(root).values(name=name, secret=secrets.token_hex(32))
            await connection.execute(new.on_conflict_do_nothing())
            found = await connection.scalar(query)
    return str(found)
