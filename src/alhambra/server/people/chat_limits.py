"""How fast somebody may talk: lively, but no flood; guests, who cost nothing to make, half as fast."""

import time
from typing import Final

from alhambra.server.edge.limits import Buckets, Clock
from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import Person

A_SECOND: Final = 1 / 2
AT_ONCE: Final = 8


class ChatLimits:
    """Counts lines by person, at all tables together."""

    def __init__(self, a_second: float = A_SECOND, at_once: float = AT_ONCE, clock: Clock = time.monotonic) -> None:
        self._accounts = Buckets(a_second, at_once, clock)
        self._guests = Buckets(a_second / 2, at_once / 2, clock)

    def take(self, person: Person) -> None:
        """Count a line; Refused for too many."""
        buckets = self._accounts if person.is_account else self._guests
        if not buckets.take(person.id):
            raise Refused("too-much-talk", 429)
