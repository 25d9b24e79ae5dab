"""What a module from outside is made of: the classes it subclasses and the data it declares.

The rules of a turn that it may use beside these are in `alhambra.engine.turns`.
"""

from alhambra.engine.rules.module import (
    AFTER_SCORING,
    AFTER_TURN,
    BEFORE_SCORING,
    GAME_END,
    Kind,
    Module,
    State,
    Step,
    Supply,
)

__all__ = [
    "AFTER_SCORING",
    "AFTER_TURN",
    "BEFORE_SCORING",
    "GAME_END",
    "Kind",
    "Module",
    "State",
    "Step",
    "Supply",
]
