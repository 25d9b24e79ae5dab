"""Web Push: a word to the browsers of a person that asked for it, through the services of their makers.

What is sent is encrypted for the browser (RFC 8291) and signed by a key of the site (RFC 8292), which follows from a
number that is made on the first start and kept in the database. Addresses come from browsers, so they may be anybody's:
they are checked and reached as webhooks are.
"""

import hashlib
import json
import time
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from sqlalchemy import delete, insert, select
from webpush import WebPush, WebPushSubscription
from webpush.types import WebPushKeys

from alhambra.server.edge.refused import Refused
from alhambra.server.edge.webhook_address import WebhookAddresses, parse_url
from alhambra.server.people.people import Person
from alhambra.server.people.webhooks import Webhooks, Word
from alhambra.server.storage.database import Database
from alhambra.server.storage.roots import find_root_secret
from alhambra.server.storage.schema import push as pushes

MOST_BROWSERS: Final = 8  # of a person; the oldest gives way
KEPT_SECONDS: Final = 12 * 3600  # how long the service keeps a word for a browser that is off
CURVE_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
GONE_STATUSES: Final = (404, 410)  # what a service says of a browser that does not want words any more


@dataclass(frozen=True)
class PushBrowser:
    """A browser that wants to be told."""

    id: str
    label: str
    created: float


class Push:
    """Tells browsers."""

    def __init__(self, database: Database, addresses: WebhookAddresses, webhooks: Webhooks, contact: str) -> None:
        self._database = database
        self._addresses = addresses
        self._webhooks = webhooks
        self._contact = contact
        self._sealer: WebPush | None = None
        self.public_key = ""  # for browsers that subscribe

    async def start(self) -> None:
        """Find the key of the site, or make it."""
        private, public, self.public_key = derive_keys(await find_root_secret(self._database, "push"))
        self._sealer = WebPush(private, public, subscriber=self._contact, ttl=KEPT_SECONDS)

    async def subscribe(self, person: Person, endpoint: str, keys: WebPushKeys, label: str) -> None:
        """A browser wants to be told. Refused if its address does not lead to the web, or its keys are none."""
        if parse_url(endpoint).scheme != "https" and not self._addresses.allows_private:
            raise Refused("webhook-url", 400)
        await self._addresses.find(person.id, endpoint)
        self._seal(endpoint, keys, b"")
        values = {"endpoint": endpoint, "p256dh": keys.p256dh, "auth": keys.auth, "label": label}
        mine = pushes.c.person == person.id
        async with self._database.begin() as connection:
            await connection.execute(delete(pushes).where(pushes.c.id == number_of(endpoint)))
            newest = select(pushes.c.id).where(mine).order_by(pushes.c.created.desc()).limit(MOST_BROWSERS - 1)
            kept = (await connection.execute(newest)).scalars().all()
            await connection.execute(delete(pushes).where(mine, pushes.c.id.not_in(kept)))
            new = {"id": number_of(endpoint), "person": person.id, "created": time.time(), **values}
            await connection.execute(insert(pushes).values(new))

    async def list_browsers(self, person: Person) -> list[PushBrowser]:
        """The browsers of a person that are told."""
        query = select(pushes).where(pushes.c.person == person.id).order_by(pushes.c.created)
        async with self._database.read() as connection:
            return [PushBrowser(row.id, row.label, row.created) for row in await connection.execute(query)]

    async def unsubscribe(self, person: Person, number: str) -> None:
        """A browser is not told any more."""
        mine = pushes.c.person == person.id, pushes.c.id == number
        async with self._database.begin() as connection:
            if (await connection.execute(delete(pushes).where(*mine))).rowcount == 0:
                raise Refused("no-session", 404)

    async def tell(self, person: Person, body: Mapping[str, str]) -> None:
        """Send a word to all browsers of a person, without anybody waiting for it."""
        async with self._database.read() as connection:
            rows = (await connection.execute(select(pushes).where(pushes.c.person == person.id))).all()
        text = json.dumps(body).encode()
        for row in rows:
            keys = WebPushKeys(auth=row.auth, p256dh=row.p256dh)
            sealed, headers = self._seal(row.endpoint, keys, text)
            self._webhooks.send(Word(f"push {row.id}", row.endpoint, sealed, headers, self._note_answer))

    def _seal(self, endpoint: str, keys: WebPushKeys, text: bytes) -> tuple[bytes, dict[str, str]]:
        assert self._sealer is not None
        try:
            subscription = WebPushSubscription.model_validate({"endpoint": endpoint, "keys": keys})
            message = self._sealer.get(text, subscription)
        except ValueError:  # not keys, not base64, or not a point of the curve
            raise Refused("push-keys", 400) from None
        return message.encrypted, {name.title(): str(value) for name, value in message.headers.items()}

    async def _note_answer(self, word: Word, status: int) -> None:
        """Forget a browser that does not want words any more."""
        if status in GONE_STATUSES:
            async with self._database.begin() as connection:
                await connection.execute(delete(pushes).where(pushes.c.id == number_of(word.url)))


def number_of(endpoint: str) -> str:
    """By which a browser is named, without its address being told."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def derive_keys(secret: str) -> tuple[bytes, bytes, str]:
    """The keys that follow from a secret: the private one, the public one, and that in the form for browsers."""
    private = ec.derive_private_key(1 + int(secret, 16) % (CURVE_ORDER - 1), ec.SECP256R1())
    public = private.public_key()
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return (
        private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
        public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo),
        urlsafe_b64encode(point).rstrip(b"=").decode(),
    )
