"""Can the database be read and written?"""

import asyncio
import time
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from alhambra.server.storage.database import Database

ANSWER_SECONDS: Final = 5.0  # that an answer may take
FRESH_SECONDS: Final = 1.0  # seconds that an answer counts: asking often does not cause work


class Health:
    """Asks a database, not more often than once a second."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()
        self._status = ""
        self._asked = 0.0

    async def find_status(self) -> str:
        """`ok`, `no database`, or `cannot write` if it can only be read."""
        async with self._turn:
            if not self._status or time.monotonic() - self._asked > FRESH_SECONDS:
                self._status = await self._ask()
                self._asked = time.monotonic()
            return self._status

    async def _ask(self) -> str:
        try:
            async with asyncio.timeout(ANSWER_SECONDS), self._database.read() as connection:
                await connection.execute(text("SELECT version_num FROM alembic_version"))
        except (SQLAlchemyError, OSError, TimeoutError):
            return "no database"
        try:
            async with asyncio.timeout(ANSWER_SECONDS), self._database.begin() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        except (SQLAlchemyError, OSError, TimeoutError):
            return "cannot write"
        return "ok"
