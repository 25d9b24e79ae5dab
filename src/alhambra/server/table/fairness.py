"""The server's part of chance: a secret for every game, and nonces for seats that have none of their own.

What is made of them, and how it is checked, is in `alhambra.record.fairness`.
"""

import secrets
from typing import Final

SIZE: Final = 32  # bytes


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(SIZE)


def new_nonce() -> str:
    """A nonce for a seat whose player gave none."""
    return secrets.token_hex(SIZE)
