"""A table as text, for environments that are rendered on a terminal, and as SVG."""

from alhambra.engine.play.game import Game
from alhambra.engine.show import show
from alhambra.svg import draw_table
from alhambra.svg.from_view import table_scene

RENDER_MODES = ["human", "ansi", "svg"]


def text_of(game: Game, viewer: int) -> str:
    """What that seat sees: palaces drawn in signs, everything else in notation."""
    shown = show(game.view(viewer))
    market = " ".join(",".join(slot) or "–" for slot in _lists(shown["market"]))
    display = " ".join(card or "–" for card in _words(shown["display"]))
    lines = [f"market: {market}", f"display: {display}", f"deck: {shown['deck']}  bags: {shown['bags']}"]
    for number, seat in enumerate(game.seats):
        mark = "*" if number == game.to_act else " "
        lines += ["", f"{mark} player_{number}: {int(game.scores[number])} points, {seat.hand_size()} cards"]
        lines += [str(seat.palace)]
    return "\n".join(lines)


def svg_of(game: Game, viewer: int, names: list[str]) -> str:
    """The table as that seat sees it."""
    return draw_table(table_scene(game.view(viewer), names))


def render(game: Game, viewer: int, mode: str | None, names: list[str]) -> str | None:
    """Draw the table in one of the modes; on the terminal (human) it is printed."""
    if mode == "svg":
        return svg_of(game, viewer, names)
    if mode == "ansi":
        return text_of(game, viewer)
    if mode == "human":
        print(text_of(game, viewer))  # noqa: T201 - that is what this mode is for
    return None


def _lists(value: object) -> list[list[str]]:
    assert isinstance(value, list)
    return value


def _words(value: object) -> list[str | None]:
    assert isinstance(value, list)
    return value
