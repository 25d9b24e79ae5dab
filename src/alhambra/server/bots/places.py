"""Where an action builds, as people say it: right of which tile, instead of a number for the cell."""

from collections.abc import Iterable
from typing import Final

from alhambra.engine.notation.action import Action
from alhambra.record.narrate import Narrator

SIDES: Final = (("right", -1, 0), ("left", 1, 0), ("below", 0, -1), ("above", 0, 1))


def place_words(narrator: Narrator, palace: Iterable[tuple[str, int, int]], action: Action) -> str:
    """The tile that lies on the action's cell, or the side of a tile beside it; "" where the action names it itself."""
    if action.cell is None:
        return ""
    x, y = action.cell
    lying = {(left, top): name for name, left, top in palace}
    if (x, y) in lying:
        return "" if lying[x, y] == action.tile else narrator.tile_name(lying[x, y])
    for side, dx, dy in SIDES:
        if name := lying.get((x + dx, y + dy)):
            return narrator.texts.text(f"web-place.{side}", tile=narrator.tile_name(name), name=name)
    return ""
