"""People: guests with a secret in the browser, accounts with a password, programs with a token."""

import hashlib
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from alhambra.server.edge.credentials import make_secret, secret_of
from alhambra.server.edge.look_alikes import compute_look, compute_looks
from alhambra.server.edge.names import check_name, fold_name
from alhambra.server.edge.refused import Refused
from alhambra.server.edge.webhook_address import WebhookAddresses
from alhambra.server.people.guesses import Guesses, is_known_device, make_device_token
from alhambra.server.people.passwords import Passwords, check_password, make_recovery_code, tidy_code
from alhambra.server.storage import schema
from alhambra.server.storage.database import Database
from alhambra.texts import LANGUAGES

BROWSER: Final = "browser"
TOKEN: Final = "token"
LABEL_LENGTH: Final = 60
MOST_TOKENS: Final = 20
TOKEN_ID: Final = 16  # digits of the digest that name a token
SOMEBODY: Final = "somebody"


@dataclass(frozen=True)
class Person:
    """Somebody, as the rest of the server knows them."""

    id: str
    name: str
    is_account: bool = False
    language: str = "en"
    is_muted: bool = False
    webhook: str = ""
    is_program: bool = False  # known by a token, not by a browser's cookie
    created: float = 0.0  # when they first came, in seconds since 1970


@dataclass(frozen=True)
class Token:
    """A program's token; `secret` only when it is made."""

    id: str
    label: str
    created: float
    secret: str = ""


@dataclass(frozen=True)
class Browser:
    """Where somebody signs in: what to call it, its address, and what it keeps from the last time."""

    label: str = ""
    address: str = ""
    token: str = ""


def make_digest(secret: str) -> str:
    """What is kept of a secret: it is long and random, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def person_of(row: Row[Any], is_program: bool = False) -> Person:
    """A person from a row of the database."""
    is_account = row.account is not None
    return Person(row.id, row.name, is_account, row.language, row.is_muted, row.webhook, is_program, row.created)


def choose_language(text: str) -> str:
    """One of our languages."""
    return text if text in LANGUAGES else "en"


async def count_up(connection: AsyncConnection, person_id: str) -> None:
    """The tables where somebody sits have changed: processes that have one in memory read it again."""
    theirs = select(schema.seat.c.game).where(schema.seat.c.person == person_id)
    await connection.execute(
        update(schema.game).where(schema.game.c.id.in_(theirs)).values(version=schema.game.c.version + 1)
    )


class People:
    """Everybody a database knows."""

    def __init__(self, database: Database, webhooks: WebhookAddresses | None = None) -> None:
        self.database = database
        self._webhooks = webhooks or WebhookAddresses(allow_private=False)
        self._passwords = Passwords()
        self._guesses = Guesses()

    async def of(self, connection: HTTPConnection) -> Person | None:
        """Who is on a connection? Refused for those who are banned."""
        secret = secret_of(connection)
        if not secret:
            return None
        person = await self.find_by_secret(secret)
        connection.scope.setdefault("state", {})["person"] = person
        return person

    async def find_by_secret(self, secret: str) -> Person | None:
        """Who has that secret?"""
        query = (
            select(schema.person, schema.secret.c.kind)
            .join(schema.secret, schema.secret.c.person == schema.person.c.id)
            .where(schema.secret.c.digest == make_digest(secret))
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None or row.is_deleted:
            return None
        if row.is_banned:
            raise Refused("banned", 403)
        return person_of(row, row.kind == TOKEN)

    async def find_by_id(self, person_id: str) -> Person | None:
        """A person by number."""
        query = select(schema.person).where(schema.person.c.id == person_id, schema.person.c.is_deleted.is_(False))
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else person_of(row)

    async def find_by_account(self, name: str) -> Person | None:
        """The account with that name."""
        query = select(schema.person).where(schema.person.c.account == fold_name(name))
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else person_of(row)

    async def make_guest(self, name: str, language: str, device: str = "") -> tuple[Person, str]:
        """A new guest, and the secret for the browser."""
        language = choose_language(language)
        person = Person(secrets.token_hex(16), check_name(name), language=language, created=time.time())
        values = {"id": person.id, "name": person.name, "language": person.language, "created": person.created}
        async with self.database.begin() as connection:
            await self.refuse_names(connection, person.id, [person.name])
            await connection.execute(insert(schema.person).values(values))
            return person, await self._add_secret(connection, person.id, BROWSER, device)

    async def rename(self, person: Person, name: str, language: str) -> Person:
        """Another name, or language. The name of an account is also what it signs in with."""
        name, language = check_name(name), choose_language(language)
        changed = Person(**vars(person) | {"name": name, "language": language})
        values = {"name": name, "language": language}
        if person.is_account:
            values |= {"account": fold_name(name), **compute_looks(name)}
        async with self.database.begin() as connection:
            await self.refuse_names(connection, person.id, [name])
            await self._update_unique(connection, person.id, values)
            seats = schema.seat.c.person == person.id, schema.seat.c.kind == "person"
            await connection.execute(update(schema.seat).where(*seats).values(name=name))
            await count_up(connection, person.id)
        return changed

    async def become_account(self, person: Person, name: str, password: str, device: str = "") -> tuple[str, str]:
        """Turn a guest into an account: the recovery code, which is said only now, and a new secret for the browser."""
        if person.is_account:
            raise Refused("account-already")
        name, password, code = check_name(name), check_password(password), make_recovery_code()
        values = {
            "name": name,
            "account": fold_name(name),
            **compute_looks(name),
            "password": await self._passwords.hash(password),
            "recovery": await self._passwords.hash(code),
        }
        async with self.database.begin() as connection:
            await self.refuse_names(connection, person.id, [name])
            await self._update_unique(connection, person.id, values)
            browsers = schema.secret.c.person == person.id, schema.secret.c.kind == BROWSER
            await connection.execute(delete(schema.secret).where(*browsers))
            return code, await self._add_secret(connection, person.id, BROWSER, device)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Another password for an account; Refused if the old one is wrong."""
        if not person.is_account:
            raise Refused("no-account")
        new = check_password(new)
        row = await self._account_row(person.name)
        self._guesses.take(person.id, "", is_known=True)
        if row is None or not await self._passwords.is_right(row.password, old):
            raise Refused("wrong-password", 403)
        hashed = await self._passwords.hash(new)
        async with self.database.begin() as connection:
            # Who has used the recovery code meanwhile has set another one.
            unchanged = schema.person.c.id == row.id, schema.person.c.password == row.password
            if (
                await connection.execute(update(schema.person).where(*unchanged).values(password=hashed))
            ).rowcount != 1:
                raise Refused("wrong-password", 403)

    async def sign_in(self, name: str, password: str, browser: "Browser | None" = None) -> tuple[Person, str]:
        """The account with that name and password, and a secret for the browser."""
        browser = browser or Browser()
        row = await self._find_guessed(name, browser)
        if not await self._passwords.is_right(row and row.password, password) or row is None:
            raise Refused("wrong-password", 403)
        return await self._begin_session(row, browser.label)

    async def make_device_token(self, person: Person) -> str:
        """What the browser keeps of an account that it has signed in to."""
        async with self.database.read() as connection:
            hashed = await connection.scalar(select(schema.person.c.password).where(schema.person.c.id == person.id))
        return make_device_token(person.id, hashed or "")

    async def recover(
        self, name: str, code: str, password: str, browser: "Browser | None" = None
    ) -> tuple[Person, str, str]:
        """Sign in by the recovery code with a new password; everybody else is signed out. Also a new code."""
        password, browser = check_password(password), browser or Browser()
        row = await self._find_guessed(name, browser)
        if not await self._passwords.is_right(row and row.recovery, tidy_code(code)) or row is None:
            raise Refused("wrong-recovery", 403)
        new = make_recovery_code()
        values = {
            "password": await self._passwords.hash(password),
            "recovery": await self._passwords.hash(new),
        }
        async with self.database.begin() as connection:
            # The code counts once, even if two use it at the same moment.
            unused = schema.person.c.id == row.id, schema.person.c.recovery == row.recovery
            if (await connection.execute(update(schema.person).where(*unused).values(values))).rowcount != 1:
                raise Refused("wrong-recovery", 403)
            await connection.execute(delete(schema.secret).where(schema.secret.c.person == row.id))
        return *await self._begin_session(row, browser.label), new

    async def sign_out(self, secret: str) -> None:
        """Forget a secret."""
        async with self.database.begin() as connection:
            await connection.execute(delete(schema.secret).where(schema.secret.c.digest == make_digest(secret)))

    async def list_tokens(self, person: Person) -> list[Token]:
        """The tokens of a person, the oldest first."""
        query = select(schema.secret).where(schema.secret.c.person == person.id, schema.secret.c.kind == TOKEN)
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(schema.secret.c.created))).all()
        return [Token(row.digest[:TOKEN_ID], row.label, row.created) for row in rows]

    async def make_token(self, person: Person, label: str) -> Token:
        """A token for a program that acts for the person."""
        label = check_name(label[:LABEL_LENGTH]) if label.strip() else ""
        of_person = schema.secret.c.person == person.id, schema.secret.c.kind == TOKEN
        async with self.database.begin() as connection:
            if (await connection.scalar(select(func.count()).where(*of_person)) or 0) >= MOST_TOKENS:
                raise Refused("too-many-tokens", most=MOST_TOKENS)
            secret = await self._add_secret(connection, person.id, TOKEN, label)
        return Token(make_digest(secret)[:TOKEN_ID], label, time.time(), secret)

    async def revoke(self, person: Person, token_id: str) -> None:
        """A token is worth nothing any more."""
        mine = schema.secret.c.person == person.id, schema.secret.c.kind == TOKEN
        named = func.substr(schema.secret.c.digest, 1, TOKEN_ID) == token_id.replace("\0", "")
        async with self.database.begin() as connection:
            if (await connection.execute(delete(schema.secret).where(*mine, named))).rowcount == 0:
                raise Refused("no-token", 404)

    async def set_webhook(self, person: Person, url: str) -> Person:
        """Where a word is sent when it is the person's turn."""
        if url:
            await self._webhooks.find(person.id, url)
        async with self.database.begin() as connection:
            await connection.execute(update(schema.person).where(schema.person.c.id == person.id).values(webhook=url))
        return Person(**vars(person) | {"webhook": url})

    async def _begin_session(self, row: Row[Any], device: str) -> tuple[Person, str]:
        if row.is_banned:
            raise Refused("banned", 403)
        async with self.database.begin() as connection:
            secret = await self._add_secret(connection, row.id, BROWSER, device)
        return person_of(row), secret

    async def _find_guessed(self, name: str, browser: "Browser") -> Row[Any] | None:
        """The account that somebody wants to sign in to, if there is one; Refused after too many guesses."""
        row = await self._account_row(name)
        is_known = row is not None and is_known_device(browser.token, row.id, row.password or "")
        self._guesses.take(fold_name(name)[:200], browser.address, is_known)
        return row

    async def _account_row(self, name: str) -> Row[Any] | None:
        async with self.database.read() as connection:
            query = select(schema.person).where(schema.person.c.account == fold_name(name)[:200])
            return (await connection.execute(query)).first()

    async def refuse_names(self, connection: AsyncConnection, person_id: str, names: Collection[str]) -> None:
        """Nobody else may go by the name of an account, or one that looks like it; a seat neither."""
        # Capitals of other scripts are like ours.
        shown = [name if name.isascii() else compute_look(name) for name in names]
        is_same = schema.person.c.account.in_({fold_name(name) for name in [*names, *shown]})
        is_alike = schema.person.c.look.in_({compute_look(name) for name in names})
        is_alike_folded = schema.person.c.folded_look.in_({compute_look(fold_name(name)) for name in names})
        others = (
            or_(is_same, is_alike, is_alike_folded),
            schema.person.c.account.is_not(None),
            schema.person.c.id != person_id,
        )
        if names and await connection.scalar(select(exists().where(*others))):
            raise Refused("name-taken")

    async def _update_unique(self, connection: AsyncConnection, person_id: str, values: dict[str, str]) -> None:
        try:
            await connection.execute(update(schema.person).where(schema.person.c.id == person_id).values(values))
        except IntegrityError:
            raise Refused("name-taken") from None

    async def _add_secret(self, connection: AsyncConnection, person_id: str, kind: str, label: str = "") -> str:
        secret = make_secret(32)
        row = {"digest": make_digest(secret), "person": person_id, "kind": kind, "label": label, "created": time.time()}
        await connection.execute(insert(schema.secret).values(row))
        return secret
