"""The record of a game: what was played, by whom, and what chance did. Never changed once it is made.

Actions and draws are kept in notation, so that a record can be read without the rules it was played by.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from alhambra.engine.hooks import HOOKS
from alhambra.engine.rules.setup import RULES_VERSION, Setup

FORMAT_VERSION: Final = "1"
DEAL: Final = "deal"  # the action of step 0
NOBODY: Final = -1  # its seat
DEEPEST_VARIATION: Final = 20  # variations of variations


@dataclass(frozen=True)
class Step:
    """One action, and what chance did because of it. Step 0 is the deal.

    `variations` are other ways the game could have gone on, each a line of steps that begins in place of this one.
    """

    number: int
    seat: int
    action: str
    draws: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    variations: tuple[tuple["Step", ...], ...] = ()


@dataclass(frozen=True)
class Record:
    """A game from the deal on, or from a `position`, as far as it was played.

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
    position: str = ""  # where the game begins, in one line; empty for a game that was dealt

    @property
    def is_finished(self) -> bool:
        """Was the game played to its end?"""
        return bool(self.result)

    def variation(self, number: int, which: int = 0) -> "Record":
        """The record of a variation: the game up to the step before that number, then the variation's steps."""
        steps = self.steps[:number] + self.steps[number].variations[which]
        return replace(self, steps=steps, commitment="", key="", result=())

    def with_variation(self, other: "Record") -> "Record":
        """This record, with the other as a variation of the first step in which they differ.

        ValueError if they do not begin alike, or if one is only the beginning of the other.
        """
        pairs = zip(self.steps, other.steps, strict=False)
        number = next(
            (n for n, (one, its) in enumerate(pairs) if (one.action, one.draws) != (its.action, its.draws)), 0
        )
        if number == 0 or (self.setup, self.position) != (other.setup, other.position):
            raise ValueError("a variation begins as the game does, and goes on otherwise")
        step = self.steps[number]
        changed = replace(step, variations=(*step.variations, other.steps[number:]))
        return replace(self, steps=(*self.steps[:number], changed, *self.steps[number + 1 :]))

    def __repr__(self) -> str:
        names = ", ".join(self.names) or "no names"
        result = " ".join(str(points) for points in self.result) or "not finished"
        return f"<Record {self.setup}; {names}; {len(self.steps) - 1} actions; {result}>"

    def _repr_html_(self) -> str:
        return str(HOOKS["record_html"](self))


def commit_to(key: bytes) -> str:
    """What may be shown of a key before the game, and binds the one who shows it."""
    return hashlib.sha256(key).hexdigest()
