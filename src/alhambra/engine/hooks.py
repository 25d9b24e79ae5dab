"""What objects of the engine can do only with layers above it: be written down, read, drawn, pickled.

The engine knows none of them. The package enters the functions here when it is imported.
"""

from collections.abc import Callable
from typing import Any, Final

HOOKS: Final[dict[str, Callable[[Any], Any]]] = {}
"""`position`, `text`, `svg` and `reduce` of a game; `shown`, `from_shown`, `view_text` and `view_svg` of a view;
`palace_svg` and `reduce_palace`; `options` that a set-up may have; `sheet_html` of the scorings on a score sheet.
"""
