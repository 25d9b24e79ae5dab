"""How fast somebody may talk: lively, but no flood.

Guests cost nothing to make, and may talk half as fast as accounts; new ones half as fast as that, and those of one
address share what a few may say: what one of them has used up, the hundredth does not bring back.
"""

import time
from typing import Final

from alhambra.server.edge.limits import Buckets, Clock
from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import Person

LINES_A_SECOND: Final = 1 / 2
LINES_AT_ONCE: Final = 8
NEW_SECONDS: Final = 600.0  # a guest is new for this long


class ChatLimits:
    """Counts lines by person, at all tables together."""

    def __init__(
        self,
        a_second: float = LINES_A_SECOND,
        at_once: float = LINES_AT_ONCE,
        address_factor: float = 5.0,
        clock: Clock = time.monotonic,
    ) -> None:
        self._accounts = Buckets(a_second, at_once, clock)
        self._guests = Buckets(a_second / 2, at_once / 2, clock)
        self._new_guests = Buckets(a_second / 4, at_once / 2, clock)
        self._addresses = Buckets(address_factor * a_second / 4, address_factor * at_once / 2, clock)  # of new guests

    def take(self, person: Person, address: str, now: float) -> None:
        """Count a line; Refused for too many."""
        if not self._may_talk(person, address, now):
            raise Refused("too-much-talk", 429)

    def _may_talk(self, person: Person, address: str, now: float) -> bool:
        if person.is_account:
            return self._accounts.take(person.id)
        if now - person.created >= NEW_SECONDS:
            return self._guests.take(person.id)
        return self._new_guests.take(person.id) and self._addresses.take(address)
