"""What happened, as keys with parameters: for the log, the animation and the record. No sentences here."""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1  # instead of the one seat that may know of something


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Event:
    """One thing that happened.

    `key` names the text `event-<key>` of the catalogue; `seat` is whose doing it was (or -1); `values` are
    cards, tiles, cells and types by name, and numbers. `only` is the one seat that may know of it, or EVERYBODY.
    """

    key: str
    seat: int
    values: dict[str, str | int] = field(default_factory=dict)
    only: int = EVERYBODY

    def is_visible_to(self, viewer: int) -> bool:
        """May that seat (or -1, a spectator) know of it?"""
        return self.only in (EVERYBODY, viewer)
