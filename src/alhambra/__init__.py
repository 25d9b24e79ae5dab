"""Alhambra: the rules of the board-game family as a library, with opponents, a server and a laboratory."""

import copyreg
from collections.abc import Callable
from importlib import import_module
from typing import Any

from alhambra import build

build.install()  # before anything of the engine is imported
build.remind()

__version__ = "0.1.0"

from alhambra.engine.errors import (
    AlhambraError,
    IllegalAction,
    IllegalPalace,
    InvalidComponents,
    InvalidNotation,
    InvalidSetup,
    OutOfRange,
)
from alhambra.engine.events import Event
from alhambra.engine.hooks import HOOKS
from alhambra.engine.modules.catalogue import list_options
from alhambra.engine.notation.action import Action
from alhambra.engine.palace.palace import Palace
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game
from alhambra.engine.play.majorities import majority_points
from alhambra.engine.play.palaces import new_palace
from alhambra.engine.play.payments import Payment, payments
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.setup import RULES_VERSION, Setup
from alhambra.engine.turns.outcome import Outcome
from alhambra.engine.turns.preview import Preview
from alhambra.engine.view.view import View
from alhambra.outside import register_outside

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
    "OutOfRange",
    "Outcome",
    "Palace",
    "Payment",
    "Preview",
    "Refusal",
    "Setup",
    "View",
    "__version__",
    "compose",
    "majority_points",
    "new_palace",
    "payments",
]


def _import_later(module: str, function: str) -> Callable[[Any], Any]:
    """A function of a layer above the engine, imported only when it is needed."""

    def call(thing: Any) -> Any:
        return getattr(import_module(module), function)(thing)

    return call


HOOKS.update(
    position=_import_later("alhambra.record.position", "position_text"),
    reduce=_import_later("alhambra.record.pickled", "reduce_game"),
    text=_import_later("alhambra.record.table_text", "game_text"),
    view_text=_import_later("alhambra.record.table_text", "view_text"),
    shown=_import_later("alhambra.record.shown_view", "shown"),
    from_shown=_import_later("alhambra.record.shown_view", "from_shown"),
    sheet_html=_import_later("alhambra.record.sheet_html", "sheet_html"),
    svg=_import_later("alhambra.svg.from_view", "game_svg"),
    view_svg=_import_later("alhambra.svg.from_view", "view_svg"),
    palace_svg=_import_later("alhambra.svg.from_view", "palace_svg"),
    reduce_palace=_import_later("alhambra.record.pickled", "reduce_palace"),
    record_html=_import_later("alhambra.record.record_html", "record_html"),
    options=lambda _: list_options(),
)
for kind, function in ((View, "reduce_view"), (Action, "reduce_action")):
    copyreg.pickle(kind, _import_later("alhambra.record.pickled", function))
register_outside()
