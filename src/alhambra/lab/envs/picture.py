"""A table as text, for environments that are rendered on a terminal, as SVG, and in pixels."""

import numpy as np
import numpy.typing as npt

from alhambra.engine.play.game import Game
from alhambra.lab.envs.pixels import picture_of
from alhambra.record.table_text import table_text
from alhambra.svg import draw_table
from alhambra.svg.from_view import table_scene

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]


def check_mode(mode: str | None) -> None:
    """ValueError for a mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, or None, not {mode!r}")


def svg_of(game: Game, viewer: int, names: list[str]) -> str:
    """The table as that seat sees it."""
    return draw_table(table_scene(game.view(viewer), names))


def render(game: Game, viewer: int, mode: str | None, names: list[str]) -> str | npt.NDArray[np.uint8] | None:
    """Draw the table in one of the modes; on the terminal (human) it is printed."""
    if mode == "rgb_array":
        return picture_of(game.view(viewer))
    if mode == "svg":
        return svg_of(game, viewer, names)
    if mode == "ansi":
        return table_text(game, viewer)
    if mode == "human":
        print(table_text(game, viewer))  # noqa: T201 - that is what this mode is for
    return None
