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
    OutOfRange,
)
from alhambra.engine.events import Event
from alhambra.engine.notation.action import Action
from alhambra.engine.palace.palace import Palace
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game
from alhambra.engine.play.hooks import HOOKS
from alhambra.engine.play.majorities import majority_points
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
    "Preview",
    "Refusal",
    "Setup",
    "View",
    "__version__",
    "compose",
    "majority_points",
]


def _position(game: Game) -> str:
    from alhambra.record.position import position_text  # noqa: PLC0415 - only those who write a game down wait for it

    return position_text(game)


def _text(game: Game) -> str:
    from alhambra.record.table_text import table_text  # noqa: PLC0415

    return table_text(game, money_is_open=True)


def _reduce(game: Game) -> object:
    from alhambra.record.pickled import reduce_game  # noqa: PLC0415

    return reduce_game(game)


def _svg(game: Game) -> str:
    from alhambra.svg import draw_table  # noqa: PLC0415
    from alhambra.svg.from_view import table_scene  # noqa: PLC0415

    return draw_table(table_scene(game.view(-1), money_is_open=True))


HOOKS.update(position=_position, text=_text, reduce=_reduce, svg=_svg)
register_outside()
