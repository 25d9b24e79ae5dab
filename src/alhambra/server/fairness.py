"""The server's part of chance: a secret for every game, and nonces for seats that have none of their own.

What is made of them, and how it is checked, is in `alhambra.record.fairness`.
"""

import secrets
from typing import Final

from alhambra.record.fairness import chance_key, commitment, fairness_headers

__all__ = ["chance_key", "commitment", "fairness_headers", "new_nonce", "new_secret", "nonce_commitment"]

SIZE: Final = 32  # bytes


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(SIZE)


def new_nonce() -> str:
    """A nonce for a seat whose player gave none."""
    return secrets.token_hex(SIZE)


def nonce_commitment(nonce: str) -> str:
    """What a player shows of a nonce when the seat is taken."""
    return commitment(nonce)
