"""The scale of all ratings: that of chess."""

from math import log
from typing import Final

RATING_UNIT: Final = 400 / log(10)  # points that make e times as strong
