"""How much somebody may do: a bucket that fills with time, and from which everything done takes."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_BUCKETS: Final = 20_000  # buckets that are remembered
Clock = Callable[[], float]


class Bucket:
    """`rate` a second on average, `burst` at once."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._since = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take from it; false, and nothing taken, if there is not enough."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One bucket for each key; those not used for longest are forgotten when there are too many."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = MOST_BUCKETS) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take from the bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(cost)
