"""What went wrong with a bot in a game: nobody else's game suffers from it."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Final

KEPT_LETTERS: Final = 200
"""How much is kept of what a bot said."""


@dataclass(frozen=True)
class Fault:
    """Something that a bot did wrong, for which it has forfeited the game.

    The reasons: `start` (it could not be started), `time` (no answer in time), `crash` (it ended), `rubbish` (a line
    that is not an answer), `illegal` (an action that was not offered).
    """

    seat: int
    step: int  # actions carried out before
    reason: str
    detail: str = ""


def describe_faults(game: int, seats: Sequence[str], faults: Iterable[Fault]) -> list[dict[str, object]]:
    """The faults of a game as plain data."""
    return [{"game": game, "bot": seats[fault.seat], **asdict(fault)} for fault in faults]


def shorten(detail: str) -> str:
    """As much of a text as is worth keeping."""
    shown = "".join(sign if sign.isprintable() else "�" for sign in detail)
    return shown if len(shown) <= KEPT_LETTERS else shown[:KEPT_LETTERS] + "…"
