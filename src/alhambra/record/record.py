"""The record of a game: what was played, by whom, and what chance did. Never changed once it is made.

Actions and draws are kept in notation, so that a record can be read without the rules it was played by.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from alhambra.engine.rules.setup import RULES_VERSION, Setup

FORMAT_VERSION: Final = "1"
DEAL: Final = "deal"  # the action of step 0
NOBODY: Final = -1  # its seat


@dataclass(frozen=True)
class Step:
    """One action, and what chance did because of it. Step 0 is the deal."""

    number: int
    seat: int
    action: str
    draws: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()


@dataclass(frozen=True)
class Record:
    """A game from the deal on, as far as it was played.

    `commitment` is the SHA-256 of the key that all chance came from (of a server's game: of its secret, see
    `fairness`), `key` the key itself, only when the game is over: both as hexadecimal digits. `result` are the points
    per party, empty while the game is played.
    """

    setup: Setup
    steps: tuple[Step, ...]
    names: tuple[str, ...] = ()  # of the players, none or all
    headers: Mapping[str, str] = field(default_factory=dict)  # whatever else is to be said: Date, Event …
    rules: str = RULES_VERSION
    commitment: str = ""
    key: str = ""
    result: tuple[int, ...] = ()
    comments: tuple[str, ...] = ()  # before the first step

    @property
    def is_finished(self) -> bool:
        """Was the game played to its end?"""
        return bool(self.result)

    def __repr__(self) -> str:
        names = ", ".join(self.names) or "no names"
        result = " ".join(str(points) for points in self.result) or "not finished"
        return f"<Record {self.setup}; {names}; {len(self.steps) - 1} actions; {result}>"

    def _repr_html_(self) -> str:
        from alhambra.record.record_html import record_html  # noqa: PLC0415 - it plays the record, which needs this file

        return record_html(self)


def commitment_to(key: bytes) -> str:
    """What may be shown of a key before the game, and binds the one who shows it."""
    return hashlib.sha256(key).hexdigest()
