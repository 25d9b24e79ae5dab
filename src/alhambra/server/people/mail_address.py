"""The address for letters of a person: given, confirmed by a link, switched off again.

Links carry a proof that only the site can make. That of a confirmation counts for a day and for that address alone;
that to stop letters counts always.
"""

import hmac
import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select, update

from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.people.mail import Letter, Mail
from alhambra.server.people.people import Person
from alhambra.server.storage.database import Database
from alhambra.server.storage.roots import find_root_secret
from alhambra.server.storage.schema import person as people
from alhambra.texts import catalogue

VALID_SECONDS: Final = 86400.0  # seconds that a link to confirm counts
LONGEST_ADDRESS_CHARACTERS: Final = 254
CONFIRM: Final = "confirm"
STOP: Final = "stop"


@dataclass(frozen=True)
class MailState:
    """The address of a person for letters."""

    address: str
    is_confirmed: bool
    is_on: bool


class MailAddresses:
    """Addresses of people."""

    def __init__(self, database: Database, mail: Mail, site_address: str) -> None:
        self._database = database
        self._mail = mail
        self.site = site_address.rstrip("/")
        self._key = b""
        self._of_person = Buckets(rate=1 / 1200, burst=3)  # letters that ask to confirm: three, then three an hour
        self._of_address = Buckets(rate=2 / 86400, burst=2)  # nobody's mailbox is filled by strangers
        self._of_site = Buckets(rate=1 / 20, burst=50)

    async def start(self) -> None:
        """Find the key of the site, or make it."""
        self._key = (await find_root_secret(self._database, "mail")).encode()

    async def read_state(self, person: Person) -> MailState:
        """What is known of a person's address."""
        query = select(people.c.email, people.c.is_email_confirmed, people.c.wants_mail).where(people.c.id == person.id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one()
        return MailState(row.email, row.is_email_confirmed, row.wants_mail)

    async def set(self, person: Person, address: str, is_on: bool) -> MailState:
        """Another address, which must be confirmed; or letters switched on or off."""
        if not person.is_account:
            raise Refused("no-account", 403)
        if not self._mail.is_offered:
            raise Refused("no-mail", 409)
        if address:
            check_address(address)
        before = await self.read_state(person)
        is_same = address == before.address
        is_to_confirm = bool(address) and not (is_same and before.is_confirmed)
        if is_to_confirm and not self._may_ask(person.id, address):
            raise Refused("too-many", 429)
        values = {"email": address, "wants_mail": is_on and bool(address)}
        if not is_same:
            values["is_email_confirmed"] = False
        async with self._database.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(values))
        if is_to_confirm:
            self._mail.put(self._write_question(person, address))
        return await self.read_state(person)

    def _may_ask(self, person: str, address: str) -> bool:
        return self._of_person.take(person) and self._of_address.take(address.lower()) and self._of_site.take("")

    def _write_question(self, person: Person, address: str) -> Letter:
        text = catalogue(person.language).text
        link = f"{self.site}/#/mail?{CONFIRM}={self.make_confirm_token(person.id, address)}"
        return Letter(
            address, text("server-mail-confirm"), text("server-mail-confirm.text", name=person.name, link=link)
        )

    # --- links ------------------------------------------------------------------------------------------------

    def make_confirm_token(self, person: str, address: str, now: float | None = None) -> str:
        """What a link to confirm carries."""
        until = int((time.time() if now is None else now) + VALID_SECONDS)
        return f"{person}.{until}.{self._compute_proof(CONFIRM, person, address, str(until))}"

    def make_stop_token(self, person: str) -> str:
        """What a link that stops letters carries."""
        return f"{person}.{self._compute_proof(STOP, person)}"

    async def confirm(self, token: str) -> None:
        """Somebody has followed the link to confirm an address."""
        person, _, rest = token.partition(".")
        until, _, proof = rest.partition(".")
        address = await self._address_of(person)
        is_right = hmac.compare_digest(proof.encode(), self._compute_proof(CONFIRM, person, address, until).encode())
        if not address or not is_right or not until.isdecimal() or int(until) < time.time():
            raise Refused("mail-link", 403)
        same = people.c.id == person, people.c.email == address
        async with self._database.begin() as connection:
            await connection.execute(update(people).where(*same).values(is_email_confirmed=True))

    async def stop(self, token: str) -> None:
        """Somebody has followed the link to stop letters."""
        person, _, proof = token.partition(".")
        if not hmac.compare_digest(proof.encode(), self._compute_proof(STOP, person).encode()):
            raise Refused("mail-link", 403)
        async with self._database.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(wants_mail=False))

    async def _address_of(self, person: str) -> str:
        async with self._database.read() as connection:
            return await connection.scalar(select(people.c.email).where(people.c.id == person)) or ""

    def _compute_proof(self, *words: str) -> str:
        return hmac.digest(self._key, "\n".join(words).encode(), "sha256").hex()


def check_address(address: str) -> None:
    """Refuse what cannot be an address: a letter goes to one mailbox, and nothing else stands in its head."""
    name, _, host = address.rpartition("@")
    is_plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;:<>()[]\\"@') - {"@"}
    if not name or "@" in name or "." not in host or len(address) > LONGEST_ADDRESS_CHARACTERS or not is_plain:
        raise Refused("mail-address", 400)
