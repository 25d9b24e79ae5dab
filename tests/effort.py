"""How hard the tests try: how many games, positions or examples.

A test asks for `effort(n)` instead of n. Interpreted, the engine is slow and gets a twentieth; a soak run
gets twenty times as much (`make soak` sets ALHAMBRA_EFFORT=20; any factor will do).
"""

import os

from alhambra import build


def effort(count: int) -> int:
    """The count, scaled to the time there is; never less than one."""
    default = 1.0 if build.is_compiled() else 0.05
    factor = float(os.environ.get("ALHAMBRA_EFFORT") or default)
    return max(1, round(count * factor))
