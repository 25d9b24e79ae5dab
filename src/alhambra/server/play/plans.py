"""Orders for one's next turn, in games over days: the first line that fits is carried out when the turn comes.

The engine decides what fits: every action of a line must be legal, one after the other, and what the line needs must
still be on the table. Orders are chosen as a turn is, in a world in which the turn has come already.
"""

from dataclasses import replace

from alhambra.engine.chance import Fast
from alhambra.engine.notation.action import Action
from alhambra.engine.notation.notation import parse_action
from alhambra.engine.play.game import Game
from alhambra.record.narrate import Narrator
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire, wire_parts
from alhambra.server.play.admission import require_shown_match
from alhambra.server.play.ahead import is_in_turn, is_possible, play_ahead
from alhambra.server.play.bot_names import seat_names
from alhambra.server.play.match import Match
from alhambra.server.play.moves import play
from alhambra.server.play.rows import NO_PLAN, Plan, PlanLine, SeatRow
from alhambra.server.play.sitting import Change, Moment, Outcome, Sitting, Viewpoint
from alhambra.server.play.views import Sight, make_view

# --- choosing -------------------------------------------------------------------------------------------------


def plan(state: Sitting, viewpoint: Viewpoint, message: wire.Plan, _moment: Moment) -> Outcome:
    """Keep orders for the next turn of a seat, or none. Nobody else may notice it."""
    match = require_shown_match(state, viewpoint, message.seat)
    if message.lines:
        check_planning(match, message.seat)
    for line in message.lines:
        check_line(match.game, message.seat, line)
    kept = replace(match.seats[message.seat], plan=Plan(tuple(message.lines)))
    row = match.revise_row(match.row.updated)
    return Change(row, (kept,), replies=(wire.Done(message.id),), teller=message.seat)


def foresee(state: Sitting, viewpoint: Viewpoint, message: wire.Foresee, _moment: Moment) -> Outcome:
    """How the next turn of a seat would look after some actions, as things stand."""
    match = require_shown_match(state, viewpoint, message.seat)
    check_planning(match, message.seat)
    world = play_ahead(match.game, message.seat, message.actions)
    if not is_in_turn(world, message.seat, match.game.turns + 1):
        return (wire.Foreseen(message.id, None),)
    options = match.row.options
    names = tuple(seat_names(match.seats, viewpoint.language))
    sight = Sight(message.seat, viewpoint.language, options.aids, options.open_money, names)
    return (wire.Foreseen(message.id, make_view(world, sight, match.last)),)


def check_planning(match: Match, seat: int) -> None:
    """Refused where no orders can be given for a seat: the game is not over days, or the seat is to move."""
    if match.row.options.clock.kind != "days":
        raise Refused("plan-days-only")
    if is_in_turn(match.game, seat, match.game.turns):
        raise Refused("plan-your-turn")


def check_line(game: Game, seat: int, line: PlanLine) -> None:
    """IllegalAction or InvalidNotation, with its rule, if a line would not fit even as things stand."""
    play_ahead(game, seat, line.actions)
    missing = sorted(set(line.needs) - list_open_pieces(game))
    if missing:
        raise Refused("plan-not-there", 409, piece=missing[0])


# --- carrying out ---------------------------------------------------------------------------------------------


def is_due(match: Match) -> bool:
    """Has the turn come for which there are orders?"""
    seat = match.seats[match.game.to_act]
    return is_waiting(seat) and match.is_running and is_in_turn(match.game, seat.number, match.game.turns)


def is_waiting(seat: SeatRow) -> bool:
    """Are there orders that have not been tried?"""
    return bool(seat.plan.lines) and not seat.plan.is_missed and not seat.bot


def carry_out(match: Match, now: float) -> Change:
    """The next action of the first line that fits; without one the orders are put aside, and their giver is told."""
    seat = match.seats[match.game.to_act]
    line = next((line for line in seat.plan.lines if can_carry_out(match.game, line)), None)
    if line is None:
        missed = replace(seat, plan=Plan(seat.plan.lines, is_missed=True))
        return Change(match.revise_row(match.row.updated), (missed,), teller=seat.number)
    first, *rest = line.actions
    left = Plan((PlanLine(rest),)) if rest else NO_PLAN
    return replace(play(match, seat.number, first, now), seats=(replace(seat, plan=left),))


def can_carry_out(game: Game, line: PlanLine) -> bool:
    """Can all of it be done, one after the other, as far as the seat can know?"""
    seat, turn = game.to_act, game.turns
    if not set(line.needs) <= list_open_pieces(game):
        return False
    world = game.view(seat).sample(Fast(0))
    for action in line.actions:
        if not is_in_turn(world, seat, turn) or not is_possible(world, action):
            return False
        world.apply(action)
    return True


def list_open_pieces(game: Game) -> set[str]:
    """The cards of the display and the tiles of the market, by name."""
    return {*game.open_money, *(offer.tile for offer in game.offers)}


# --- telling --------------------------------------------------------------------------------------------------


def describe_plan(match: Sitting, shown: int, language: str) -> wire_parts.PlanInfo:
    """The orders of the seat that is shown, for those who see its cards."""
    if shown < 0 or not match.seats[shown].plan.lines:
        return wire_parts.PlanInfo([])
    kept = match.seats[shown].plan
    narrator = Narrator(match.rules, language, seat_names(match.seats, language), True)
    lines = [wire_parts.PlannedLine(line.actions, line.needs, plan_line_text(narrator, line)) for line in kept.lines]
    return wire_parts.PlanInfo(lines, kept.is_missed)


def plan_line_text(narrator: Narrator, line: PlanLine) -> str:
    """A line as people read it."""
    rules = narrator.rules
    return " · ".join(narrator.tell_action(Action(rules, parse_action(rules, action))) for action in line.actions)
