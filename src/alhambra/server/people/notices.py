"""Being told that it is one's turn: by a webhook, in browsers, by letters for games over days; each if it is wanted."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import structlog
from sqlalchemy import Row, select, update

from alhambra.server.people.mail import Letter, Mail
from alhambra.server.people.mail_address import MailAddresses
from alhambra.server.people.people import Person
from alhambra.server.people.push import Push
from alhambra.server.people.webhooks import Webhooks
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import person as people
from alhambra.texts import catalogue

EVERY: Final = 30.0  # seconds between two looks at who is to get a letter
APART: Final = 6 * 3600.0  # seconds between two letters to a person: one tells of all games
PEOPLE: Final = 5000  # for whom something may wait

log = structlog.get_logger(__name__)

IsAwaited = Callable[[str, str], bool]
"""Does a table wait for a person?"""


class Notices:
    """Tells people who are not looking. `is_awaited` is asked before a letter is sent: they may have come meanwhile."""

    def __init__(
        self, database: Database, webhooks: Webhooks, push: Push, mail: Mail, addresses: MailAddresses
    ) -> None:
        self._database = database
        self._webhooks = webhooks
        self._push = push
        self._mail = mail
        self._addresses = addresses
        self._due: dict[str, dict[str, str]] = {}  # by person: what is played, by table
        self._task: asyncio.Task[None] | None = None
        self.is_awaited: IsAwaited = lambda _table, _person: True

    async def start(self) -> None:
        """Begin to tell."""
        await self._push.start()
        await self._addresses.start()
        await self._mail.start()
        if self._mail.is_offered:
            self._task = asyncio.create_task(self._watch(), name="notices")

    async def stop(self) -> None:
        """Stop; what still waits is not sent."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._mail.stop()

    async def turn(self, person: Person, table: str, title: str, is_slow: bool) -> None:
        """It is a person's turn at a table; `is_slow` where there are days to decide."""
        self._webhooks.turn(person, table, title)
        text = catalogue(person.language).text("server-notice-turn", table=title)
        await self._push.tell(person, {"type": "turn", "table": table, "title": title, "text": text})
        if is_slow and self._mail.is_offered and (person.id in self._due or len(self._due) < PEOPLE):
            self._due.setdefault(person.id, {})[table] = title

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.send_letters()
            except Exception as error:
                log.warning("could not send letters", error=type(error).__name__)

    async def send_letters(self) -> None:
        """One letter to each person who wants them, has had none for long, and is still waited for."""
        for person, tables in list(self._due.items()):
            waiting = {table: title for table, title in tables.items() if self.is_awaited(table, person)}
            if not waiting or await self._send(person, waiting):
                del self._due[person]
            else:
                self._due[person] = waiting

    async def _send(self, person_id: str, tables: dict[str, str]) -> bool:
        """True if there is nothing more to do about it."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person_id))).one()
        if not (row.wants_mail and row.is_email_confirmed) or row.is_deleted or row.is_banned:
            return True
        if time.time() - row.mailed < APART:
            return False
        unchanged = people.c.id == person_id, people.c.mailed == row.mailed
        async with self._database.begin() as connection:
            taken = await connection.execute(update(people).where(*unchanged).values(mailed=time.time()))
        if taken.rowcount != 1:  # another process has just written
            return False
        self._mail.put(self._letter(row, tables))
        return True

    def _letter(self, row: Row[Any], tables: dict[str, str]) -> Letter:
        text, stop = catalogue(row.language).text, self._addresses.stopping(row.id)
        lines = [f"{title}\n{self._addresses.site}/#/table/{table}" for table, title in tables.items()]
        values = {"name": row.name, "count": len(tables), "tables": "\n\n".join(lines), "link": stop}
        subject = text("server-mail-turn", count=len(tables))
        return Letter(row.email, subject, text("server-mail-turn.text", **values), stop)
