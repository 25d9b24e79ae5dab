"""Shares and means with their 95 % intervals: what every figure of a report is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, hypot, sqrt

from alhambra.ratings import find_wilson_interval
from alhambra.ratings.wilson import SURE_DEVIATIONS


@dataclass(frozen=True)
class Share:
    """How often something happens, with its 95 % interval."""

    rate: float
    low: float
    high: float
    count: float  # of how many

    @classmethod
    def of(cls, times: float, count: float) -> "Share":
        """A number of times out of a count."""
        return cls(times / count, *find_wilson_interval(times, round(count)), count) if count else cls(0.0, 0.0, 1.0, 0)


@dataclass(frozen=True)
class Mean:
    """The mean of many numbers, with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """Of these numbers, which are independent of each other."""
        if not values:
            return cls(0.0, 0.0, 0.0, 0)
        from statistics import fmean, stdev  # noqa: PLC0415 - commands that compute no mean do not wait for it

        mean = fmean(values)
        half = SURE_DEVIATIONS * stdev(values, mean) / sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(mean, mean - half, mean + half, len(values))

    def subtract(self, other: "Mean") -> "Mean":
        """How much more it is than another mean, of other games."""
        half = hypot(self.high - self.low, other.high - other.low) / 2
        value = self.value - other.value
        return Mean(value, value - half, value + half, min(self.count, other.count))

    @property
    def p(self) -> float:
        """How probable a mean at least as far from 0 would be by chance alone (two-sided, normal approximation)."""
        half = (self.high - self.low) / 2
        if not half:
            return 1.0 if self.value == 0 else 0.0
        return erfc(abs(self.value) / (half / SURE_DEVIATIONS) / sqrt(2))
