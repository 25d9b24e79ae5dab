"""What a game can do only with layers above the engine: be written down, drawn, pickled.

The engine knows none of them. The package enters the functions here when it is imported.
"""

from collections.abc import Callable
from typing import Any, Final

HOOKS: Final[dict[str, Callable[[Any], Any]]] = {}
"""`position`, `text`, `svg` and `reduce` of a game, `view` and `palace` as SVG."""
