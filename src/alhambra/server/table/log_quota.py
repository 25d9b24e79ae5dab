"""How much of their logs somebody may be sent again: a client that comes back has most of it already.

Steps count, not connections. Many people may share an address, so it has the share of twenty.
"""

import time
from typing import Final

from alhambra.server.edge.limits import Buckets, Clock
from alhambra.server.edge.refused import Refused

STEPS_A_SECOND: Final = 50.0  # steps
STEPS_AT_ONCE: Final = 5000.0  # ten long games
AGAIN_STEPS: Final = 20  # steps that a second `hello` on the same connection counts for at least: it is never needed
LOOK_STEPS: Final = 4  # steps that are played again for a look at an earlier position, at the price of one that is sent
ADDRESS_SHARES: Final = 20.0  # of those who are known by their address only


class LogQuota:
    """Counts the steps that were sent to people who said they had not seen them."""

    def __init__(
        self, a_second: float = STEPS_A_SECOND, at_once: float = STEPS_AT_ONCE, clock: Clock = time.monotonic
    ) -> None:
        self._people = Buckets(a_second, at_once, clock)
        self._addresses = Buckets(ADDRESS_SHARES * a_second, ADDRESS_SHARES * at_once, clock)

    def take(self, person: str | None, address: str, steps: int) -> None:
        """Count what is about to be sent; Refused for too much."""
        is_free = self._addresses.take(address, steps) if person is None else self._people.take(person, steps)
        if not is_free:
            raise Refused("too-much-log", 429)
