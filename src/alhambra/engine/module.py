"""What a module from outside is made of: the class it subclasses and the data it declares.

The rules of a turn that it may use besides these are in `alhambra.engine.turns`.
"""

from alhambra.engine.pieces.tiles import Tile
from alhambra.engine.rules.holdings import HIDDEN, Holdings
from alhambra.engine.rules.leaflet import (
    AFTER_SCORING,
    AFTER_TURN,
    BEFORE_SCORING,
    GAME_END,
    Card,
    Category,
    Holding,
    Kind,
    Leaflet,
    Stage,
    Supply,
)
from alhambra.engine.rules.module import Module

__all__ = [
    "AFTER_SCORING",
    "AFTER_TURN",
    "BEFORE_SCORING",
    "GAME_END",
    "HIDDEN",
    "Card",
    "Category",
    "Holding",
    "Holdings",
    "Kind",
    "Leaflet",
    "Module",
    "Stage",
    "Supply",
    "Tile",
]
