"""How often a password may be guessed: few times from one address, more from all together, and the owner gets in.

A browser that has signed in to an account before keeps a token that says so, even after signing out. It has guesses of
its own: strangers who use up those of the account do not lock its owner out.
"""

import hashlib
import hmac
import time

from alhambra.server.edge.limits import Buckets, Clock
from alhambra.server.edge.refused import Refused


def make_device_token(person_id: str, password_hash: str) -> str:
    """What a browser keeps that has signed in. It is worth nothing when the password has changed."""
    proof = hmac.digest(password_hash.encode(), f"device {person_id}".encode(), "sha256")
    return hashlib.sha256(proof).hexdigest()


def is_known_device(token: str, person_id: str, password_hash: str) -> bool:
    """Has that browser signed in to the account before?"""
    return hmac.compare_digest(token.encode("utf-8", "replace"), make_device_token(person_id, password_hash).encode())


class Guesses:
    """Counts them, by account."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._of_address = Buckets(1 / 30, 8, clock)
        self._of_device = Buckets(1 / 30, 8, clock)
        self._of_everybody = Buckets(1 / 10, 40, clock)

    def take(self, account: str, address: str, is_known: bool) -> None:
        """Count one; Refused if there were too many."""
        if is_known:
            is_free = self._of_device.take(account)
        else:
            is_free = self._of_address.take(f"{account} {address}") and self._of_everybody.take(account)
        if not is_free:
            raise Refused("too-many", 429)
