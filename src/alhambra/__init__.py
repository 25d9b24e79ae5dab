"""Alhambra: the rules of the board-game family as a library, with opponents, a server and a laboratory."""

from alhambra import build

build.install()  # before anything of the engine is imported

__version__ = "0.1.0"

from alhambra.engine.errors import (
    AlhambraError,
    IllegalAction,
    IllegalPalace,
    InvalidComponents,
    InvalidNotation,
    InvalidSetup,
)
from alhambra.engine.events import Event
from alhambra.engine.notation.action import Action
from alhambra.engine.palace.palace import Palace
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game
from alhambra.engine.play.majorities import majority_points
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.setup import RULES_VERSION, Setup
from alhambra.engine.turns.outcome import Outcome
from alhambra.engine.turns.preview import Preview
from alhambra.engine.view.view import View

__all__ = [
    "RULES_VERSION",
    "Action",
    "AlhambraError",
    "Event",
    "Game",
    "IllegalAction",
    "IllegalPalace",
    "InvalidComponents",
    "InvalidNotation",
    "InvalidSetup",
    "Outcome",
    "Palace",
    "Preview",
    "Refusal",
    "Setup",
    "View",
    "__version__",
    "compose",
    "majority_points",
]

build.attach_docstrings(*(thing for thing in map(globals().get, __all__) if isinstance(thing, type)))
