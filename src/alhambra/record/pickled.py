"""Games, views, actions and palaces as plain data and back, for `pickle` and `copy`."""

from dataclasses import astuple
from typing import Any

from alhambra.engine.chance import Chance, Fast, Seeded
from alhambra.engine.events import Event
from alhambra.engine.notation.action import Action
from alhambra.engine.notation.notation import parse_action
from alhambra.engine.palace.building import fill
from alhambra.engine.palace.palace import Palace
from alhambra.engine.palace.plan import START, Cell, make_plan
from alhambra.engine.pieces.cells import cell_xy
from alhambra.engine.pieces.tiles import Tile, TileTable
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game, Past, keep_record
from alhambra.engine.rules.setup import Setup
from alhambra.engine.view.view import View
from alhambra.record.position import parse_position, position_text
from alhambra.record.shown_view import from_shown, shown

Placed = tuple[str, int, int]
"""A tile by name, and its cell."""
Tiles = tuple[list[str], list[tuple[Any, ...]]]
"""A table of tiles: the types, and what is printed on each face."""
Plain = tuple[bytes | int, dict[str, int]]
"""A key and the numbers read from each stream, or the state of a fast generator."""
Kept = tuple[list[Event], list[tuple[str, int]], list[int]]
"""The record of a game: events and draws up to a position, and the actions since, as codes."""


def reduce_game(game: Game) -> tuple[object, tuple[str, Plain, Kept | None]]:
    """What pickle needs. TypeError for a game whose chance is not of ours: it cannot be written down.

    A game that keeps a record is written down as it was before the first action that can be taken back.
    """
    if game._past is None:
        return restore_game, (position_text(game), reduce_chance(game.chance), None)
    past = list_undoable(game)
    start = past[0].game if past else game
    events, draws = (past[0].events, past[0].draws) if past else (None, None)
    kept = (game.journal or [])[:events], (game.draws or [])[:draws], [int(one.code) for one in past]
    return restore_game, (position_text(start), reduce_chance(start.chance), kept)


def list_undoable(game: Game) -> list[Past]:
    """What can be taken back: the last actions that went through `apply`, one after the other."""
    undoable: list[Past] = []
    steps = game.steps
    for past in reversed(game._past or []):
        steps -= 1
        if past.game.steps != steps:
            break
        undoable.insert(0, past)
    return undoable


def restore_game(position: str, chance: Plain, kept: Kept | None = None) -> Game:
    """The game that was written down; it goes on as the other would have."""
    game = parse_position(position, restore_chance(chance))
    if kept is not None:
        keep_record(game)
        game.journal, game.draws, codes = kept
        for code in codes:
            game.apply(code)
    return game


def reduce_view(view: View) -> tuple[object, tuple[dict[str, object]]]:
    """What pickle needs: the view as it travels, and nothing that is hidden from the viewer."""
    return from_shown, (shown(view),)


def reduce_action(action: Action) -> tuple[object, tuple[Setup, str]]:
    """What pickle needs: the notation, and what was played."""
    return restore_action, (action.rules.setup, str(action))


def restore_action(setup: Setup, text: str) -> Action:
    """The action that was written down."""
    rules = compose(setup)
    return Action(rules, parse_action(rules, text))


def reduce_palace(palace: Palace) -> tuple[object, tuple[type[Palace], Tiles, list[Placed], Cell | None]]:
    """What pickle needs: the tiles there are, those that lie in the palace, and where a second layer begins."""
    tiles = (palace.tiles.types, [astuple(tile) for tile in palace.tiles.tiles])
    second = palace.second_start()
    return restore_palace, (type(palace), tiles, palace.items(), cell_xy(second) if second >= 0 else None)


def restore_palace(kind: type[Palace], tiles: Tiles, placed: list[Placed], second_start: Cell | None) -> Palace:
    """The palace that was written down."""
    types, faces = tiles
    palace = kind(TileTable(types, [Tile(*face) for face in faces]))
    plan = make_plan(palace.make_bare_plan(), placed, second_start)
    palace.found(plan.at[START])
    fill(palace, plan)
    return palace


def reduce_chance(chance: Chance) -> Plain:
    """How far a source of chance has come."""
    if isinstance(chance, Seeded):
        return chance.key, {name: int(stream.count) for name, stream in chance.streams.items()}
    if isinstance(chance, Fast):
        return int(chance.state), {}
    raise TypeError(f"a game with {type(chance).__name__} as its chance cannot be pickled")


def restore_chance(data: Plain) -> Chance:
    """The source that goes on from there."""
    start, counts = data
    if isinstance(start, int):
        fast = Fast(0)
        fast.state = start
        return fast
    seeded = Seeded(start)
    for name, count in counts.items():
        stream = seeded.find_stream(name)
        stream.count = count & ~15  # blocks are made at the beginning of sixteen numbers
        for _ in range(count & 15):
            stream.draw_word()
    return seeded
