"""Looking ahead in a turn: where a tile could go that is not bought yet, and what it would do there (A-40).

Tiles are placed at the end of a turn, and a player plans before paying. The engine answers: an action is carried out
in a copy with empty supplies, the rest of the turn is passed, and what was planned before is placed first.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.chance import Fast
from alhambra.engine.errors import AlhambraError
from alhambra.engine.play.game import Game
from alhambra.engine.turns.preview import Standing, carry_out_alone, compute_standing, find_next_scoring
from alhambra.engine.turns.turn import begin_turn
from alhambra.record.narrate import Narrator
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire_parts
from alhambra.server.play.views import describe_option
from alhambra.server.play.windows import is_window

END: Final = "pass"  # ends the actions of a turn, where another one could follow
MOST_PLACINGS: Final = 400  # placings that are looked at; a palace has far fewer cells on its rim


def list_placings(game: Game, action: str, planned: Sequence[str], narrator: Narrator) -> list[wire_parts.Placing]:
    """Every way to place the tiles that wait for the seat after an action, with what it does to walls and points.

    What was planned before does its own part: the effect of a tile is what it adds to that.

    It is found in a world that agrees with what the seat sees: the answer tells nothing else.
    """
    game = game.view(game.to_act).sample(Fast(0))
    seat, scoring = game.to_act, find_next_scoring(game)
    waiting = advance_to_placing(game, action, planned)
    if waiting is None:
        return []
    before = compute_standing(waiting, seat, scoring)
    found = []
    for one in waiting.legal_actions()[:MOST_PLACINGS]:
        if not one.tile:
            continue
        after = compute_standing(carry_out_alone(waiting, one.code), seat, scoring)
        found.append(wire_parts.Placing(describe_option(waiting, one, narrator), compare_standings(before, after)))
    return found


def advance_to_placing(game: Game, action: str, planned: Sequence[str]) -> Game | None:
    """The game in which the seat places its tiles; None if the action leads to no such decision."""
    seat = game.to_act
    ahead = play_without_supplies(game, action)
    if is_asked(ahead, seat) and ahead.decision == game.decision and ahead.why_not(END) is None:
        ahead = play_without_supplies(ahead, END)
    for one in planned:
        if is_asked(ahead, seat) and is_possible(ahead, one):
            ahead = play_without_supplies(ahead, one)
    is_placing = is_asked(ahead, seat) and ahead.decision != game.decision
    return ahead if is_placing else None


def play_ahead(game: Game, seat: int, actions: Sequence[str]) -> Game:
    """A world that agrees with what a seat sees, in which its turn has come and these actions are done.

    IllegalAction if one is not allowed; what is drawn on the way is by chance.
    """
    world = game.view(seat).sample(Fast(0))
    world.agenda = vec[i64]()
    begin_turn(world, seat)
    turn = world.turns
    for action in actions:
        if not is_in_turn(world, seat, turn):
            raise Refused("plan-too-long", 409, action=action)
        world.apply(action)
    return world


def play_without_supplies(game: Game, action: str) -> Game:
    """The game with the action done and gone on from there; its supplies are empty, so nothing comes up."""
    copy = game.clone()
    copy.chance = Fast(0)
    copy.bags = [vec[i64]() for _ in game.bags]
    copy.deck.cards = vec[i64]()
    copy.deck.discard = vec[i64]()
    copy.apply(action)
    return copy


def is_asked(game: Game, seat: int) -> bool:
    """Is it still that seat's decision?"""
    return not game.is_over and game.to_act == seat


def is_in_turn(game: Game, seat: int, turn: int) -> bool:
    """Does a seat decide in the turn of that number, and not in a window?"""
    return is_asked(game, seat) and game.turns == turn and not is_window(game)


def is_possible(game: Game, action: str) -> bool:
    """May it be done; is it notation at all?"""
    try:
        return game.why_not(action) is None
    except AlhambraError:
        return False


def compare_standings(before: Standing, after: Standing) -> wire_parts.Effect:
    """What changes for the seat, and the points of all."""
    changed = {name: number - before.counts[name] for name, number in after.counts.items()}
    gain = [later - now for now, later in zip(before.points, after.points, strict=True)]
    return wire_parts.Effect({name: number for name, number in changed.items() if number}, gain)
