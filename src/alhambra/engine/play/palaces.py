"""Palaces of every game by themselves, for those who build on a table or teach it."""

from collections.abc import Iterable, Sequence

from alhambra.engine.errors import Unchecked, make_type_error
from alhambra.engine.palace.building import fill
from alhambra.engine.palace.palace import Palace
from alhambra.engine.palace.plan import Cell, make_plan
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup


def new_palace(
    game: str | Unchecked = "alhambra",
    placed: Iterable[tuple[str | int, int, int] | Unchecked] = (),
    modules: Sequence[str] | Unchecked = (),
    second_start: Cell | None = None,
) -> Palace:
    """The palace of these (tile, x, y) in a game, named as in a set-up; the starting tile is implied.

    `modules` are those whose tiles may be built too; `second_start` is the cell with which a second layer begins, in a
    game that has two. Raises IllegalPalace, which names the rule, and InvalidNotation for unknown tiles.
    """
    if not isinstance(game, str):
        raise make_type_error('the name of a game, as new_palace("alhambra")', game)
    rules = compose(Setup(game, modules))
    palace = rules.game.make_palace(rules.tiles)
    fill(palace, make_plan(palace.make_bare_plan(), placed, second_start))
    return palace
