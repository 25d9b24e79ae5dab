"""Being told that it is one's turn, that a game has begun, or that one is invited: by a webhook, in browsers, by
letters; each if wanted.

Letters about turns are for games over days; the others for people who have not come meanwhile.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import structlog
from sqlalchemy import Row, select, update

from alhambra.server.people.invitations import Invitations, Invited
from alhambra.server.people.mail import Letter, Mail
from alhambra.server.people.mail_address import STOP, MailAddresses
from alhambra.server.people.people import Person
from alhambra.server.people.presence import BELIEF_SECONDS
from alhambra.server.people.push import Push
from alhambra.server.people.webhooks import Webhooks
from alhambra.server.play.set_names import setup_title_text
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import person as people
from alhambra.server.storage.schema import presence as presences
from alhambra.texts import catalogue

LOOK_SECONDS: Final = 30.0  # seconds between two looks at who is to get a letter
APART_SECONDS: Final = 6 * 3600.0  # seconds between two letters to a person: one tells of all games
MOST_WAITING_PEOPLE: Final = 5000  # for whom something may wait

log = structlog.get_logger(__name__)

IsAwaited = Callable[[str, str], bool]
"""Does a table wait for a person?"""


@dataclass
class Due:
    """What a letter to a person is to tell, by table: what is played; what has begun; who invites them where."""

    turns: dict[str, str] = field(default_factory=dict)
    begun: dict[str, str] = field(default_factory=dict)
    invitations: dict[str, str] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.turns or self.begun or self.invitations)


class Notices:
    """Tells people who are not looking. `is_awaited` is asked before a letter is sent: they may have come meanwhile."""

    def __init__(
        self,
        invitations: Invitations,
        database: Database,
        webhooks: Webhooks,
        push: Push,
        mail: Mail,
        addresses: MailAddresses,
    ) -> None:
        self._invitations = invitations
        self._database = database
        self._webhooks = webhooks
        self._push = push
        self._mail = mail
        self._addresses = addresses
        self._due: dict[str, Due] = {}  # by person
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

    async def tell_turn(self, person: Person, table: str, title: str) -> None:
        """It is a person's turn at a table."""
        self._webhooks.tell_turn(person, table, title)
        text = catalogue(person.language).text("server-notice-turn", table=title)
        await self._push.tell(person, {"type": "turn", "table": table, "title": title, "text": text})

    def write_of_turn(self, person: Person, table: str, title: str) -> None:
        """It is a person's turn, with days to decide: the next letter tells so, if they have not come meanwhile."""
        if (due := self._due_of(person)) is not None:
            due.turns[table] = title

    async def tell_begun(self, person: Person, table: str, title: str, text: str) -> None:
        """A game has begun that a person waited for; `text` says so."""
        word = {"type": "begun", "table": table, "title": title, "text": text}
        self._webhooks.tell(person, word, f"table/{table}")
        await self._push.tell(person, word)
        if (due := self._due_of(person)) is not None:
            due.begun[table] = f"{text}\n{self._addresses.site}/#/table/{table}"

    async def tell_invitation(self, person: Person, invited: Invited) -> None:
        """A person is invited to a table."""
        title = setup_title_text(invited.setup, person.language)
        text = catalogue(person.language).text("server-notice-invited", name=invited.sender, table=title)
        place = f"join/{invited.table}?invitation={invited.invitation}"
        word = {"type": "invited", "table": invited.table, "title": title, "text": text}
        self._webhooks.tell(person, word, place)
        await self._push.tell(person, {**word, "place": place})
        if (due := self._due_of(person)) is not None:
            due.invitations[invited.table] = f"{text}\n{self._addresses.site}/#/{place}"

    def _due_of(self, person: Person) -> Due | None:
        """What the next letter to a person tells; None where there are no letters."""
        if not self._mail.is_offered or (person.id not in self._due and len(self._due) >= MOST_WAITING_PEOPLE):
            return None
        return self._due.setdefault(person.id, Due())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.send_letters()
            except Exception as error:
                log.warning("could not send letters", error=type(error).__name__)

    async def send_letters(self) -> None:
        """One letter to each person who wants them, has had none for long, and has still not come."""
        for person, due in list(self._due.items()):
            try:
                await self._send_letter(person, due)
            except Exception as error:  # the others get theirs; this one is tried again
                log.warning("could not write a letter", error=type(error).__name__)

    async def _send_letter(self, person: str, due: Due) -> None:
        waiting = await self._find_waiting(person, due)
        if not waiting or await self._send(person, waiting):
            del self._due[person]
        else:
            self._due[person] = waiting

    async def _find_waiting(self, person_id: str, due: Due) -> Due:
        """What still waits for a person; but for turns, nothing for somebody who is here, and is told in the window."""
        turns = {table: title for table, title in due.turns.items() if self.is_awaited(table, person_id)}
        seen = select(presences.c.seen).where(presences.c.person == person_id)
        async with self._database.read() as connection:
            is_here = (await connection.scalar(seen) or 0.0) > time.time() - BELIEF_SECONDS
        if is_here:
            return Due(turns)
        still = {one.table for one in await self._invitations.of(Person(person_id, ""))} if due.invitations else {}
        begun = {table: line for table, line in due.begun.items() if table not in turns}
        return Due(turns, begun, {table: line for table, line in due.invitations.items() if table in still})

    async def _send(self, person_id: str, due: Due) -> bool:
        """True if there is nothing more to do about it."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person_id))).one()
        if not (row.wants_mail and row.is_email_confirmed) or row.is_deleted or row.is_banned:
            return True
        if time.time() - row.mailed < APART_SECONDS:
            return False
        unchanged = people.c.id == person_id, people.c.mailed == row.mailed
        async with self._database.begin() as connection:
            taken = await connection.execute(update(people).where(*unchanged).values(mailed=time.time()))
        if taken.rowcount != 1:  # another process has just written
            return False
        self._mail.put(self._write_letter(row, due))
        return True

    def _write_letter(self, row: Row[Any], due: Due) -> Letter:
        text, token = catalogue(row.language).text, self._addresses.make_stop_token(row.id)
        lines = [f"{title}\n{self._addresses.site}/#/table/{table}" for table, title in due.turns.items()]
        told = [("turn", lines), ("begun", list(due.begun.values())), ("invited", list(due.invitations.values()))]
        parts = [text(f"server-mail-{what}.text", tables="\n\n".join(lines)) for what, lines in told if lines]
        what, lines = next((what, lines) for what, lines in told if lines)
        subject = text(f"server-mail-{what}", count=len(lines))
        link = f"{self._addresses.site}/#/mail?{STOP}={token}"
        words = text("server-mail", name=row.name, about="\n\n".join(parts), link=link)
        return Letter(row.email, subject, words, f"{self._addresses.site}/api/mail/stop/{token}")
