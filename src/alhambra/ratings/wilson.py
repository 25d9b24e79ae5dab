"""How sure a rate is."""

from math import sqrt
from typing import Final

SURE_DEVIATIONS: Final = 1.959964  # standard deviations on either side that hold 95 % of a normal distribution


def find_wilson_interval(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score): sound near 0 and 1 too. A part of a success counts as that part."""
    if trials == 0:
        return 0.0, 1.0
    rate, spread = successes / trials, SURE_DEVIATIONS * SURE_DEVIATIONS / trials
    middle = rate + spread / 2
    half = sqrt(spread * (rate * (1 - rate) + spread / 4))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))
