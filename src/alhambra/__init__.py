"""Alhambra: the rules of the board-game family as a library, with opponents, a server and a laboratory."""

from alhambra import build

build.install()  # before anything of the engine is imported

__version__ = "0.1.0"

from alhambra.engine.actions import Action
from alhambra.engine.compose import compose
from alhambra.engine.errors import (
    AlhambraError,
    IllegalAction,
    IllegalPalace,
    InvalidComponents,
    InvalidNotation,
    InvalidSetup,
)
from alhambra.engine.events import Event
from alhambra.engine.game import Game
from alhambra.engine.majorities import majority_points
from alhambra.engine.outcome import Outcome
from alhambra.engine.palace import Palace
from alhambra.engine.preview import Preview
from alhambra.engine.refusal import Refusal
from alhambra.engine.setup import RULES_VERSION, Setup
from alhambra.engine.view import View

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
