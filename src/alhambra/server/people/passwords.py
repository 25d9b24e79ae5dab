"""Passwords and recovery codes: argon2, beside the event loop, few at a time because each takes much memory."""

import asyncio
import secrets
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from alhambra.server.edge.refused import Refused

LEAST_PASSWORD_CHARACTERS: Final = 8
MOST_PASSWORD_CHARACTERS: Final = 200
HASHES_AT_ONCE: Final = 2
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike
CODE_GROUPS: Final = 5
"""Of five letters: 125 bits."""

_hasher: Final = PasswordHasher()


class Passwords:
    """Hashes and checks."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(HASHES_AT_ONCE)

    async def hash(self, text: str) -> str:
        """What is kept of a password."""
        async with self._turn:
            return await asyncio.to_thread(_hasher.hash, text)

    async def is_right(self, kept: str | None, text: str) -> bool:
        """Is it the one? Where there is none it takes as long, so that nobody learns which accounts there are."""
        async with self._turn:
            right = await asyncio.to_thread(_is_right, kept or _hash_nobodys(), text)
        return right and kept is not None


def _is_right(kept: str, text: str) -> bool:
    try:
        return _hasher.verify(kept, text)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _hash_nobodys() -> str:
    return _hasher.hash(secrets.token_urlsafe())


def check_password(text: str) -> str:
    """The password as it is hashed; Refused if it is too short or too long."""
    password = unicodedata.normalize("NFC", text)
    if not LEAST_PASSWORD_CHARACTERS <= len(password) <= MOST_PASSWORD_CHARACTERS:
        raise Refused("password-length", 400, shortest=LEAST_PASSWORD_CHARACTERS, longest=MOST_PASSWORD_CHARACTERS)
    return password


def make_recovery_code() -> str:
    """A code to write down."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def tidy_code(text: str) -> str:
    """A code as somebody typed it."""
    signs = [sign for sign in text.upper() if sign in LETTERS][: 5 * CODE_GROUPS]
    return "-".join("".join(signs[begin : begin + 5]) for begin in range(0, len(signs), 5))
