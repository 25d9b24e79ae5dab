"""The server's part of chance: a secret for every game.

What is made of it and of the players' nonces, and how that is checked, is in `alhambra.record.fairness`.
"""

import secrets
from typing import Final

SECRET_BYTES: Final = 32  # bytes


def make_chance_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)
