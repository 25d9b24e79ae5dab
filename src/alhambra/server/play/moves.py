"""Moves: what people decide for their seats, and what they ask before they do."""

from dataclasses import replace

import msgspec

from alhambra.engine.errors import AlhambraError
from alhambra.engine.play.game import Game
from alhambra.record.narrate import Narrator
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire, wire_parts
from alhambra.server.play.admission import require_shown_match
from alhambra.server.play.ahead import list_placings, play_ahead
from alhambra.server.play.bot_names import seat_names
from alhambra.server.play.match import Match
from alhambra.server.play.replies import explain_refusal
from alhambra.server.play.rows import NO_PLAN, WindowAnswer
from alhambra.server.play.sitting import Behind, Change, Moment, Outcome, Sitting, Viewpoint
from alhambra.server.play.views import describe_consequence
from alhambra.server.play.windows import Answer, find_acting_seat, find_asked_seats, is_window
from alhambra.server.play.wire_from_client import Question


def message_key(viewpoint: Viewpoint, identifier: str) -> str:
    """How a repetition of the message is known."""
    return f"{viewpoint.person or ''}:{identifier}"


def repeat_reply(state: Sitting, viewpoint: Viewpoint, identifier: str) -> tuple[wire.FromServer, ...]:
    """The same answer as before to a message that was carried out; nothing if it was not."""
    try:
        return (wire.Done(identifier, state.find_message_step(message_key(viewpoint, identifier))),)
    except KeyError:
        return ()


# --- playing --------------------------------------------------------------------------------------------------


def act(state: Sitting, viewpoint: Viewpoint, message: wire.Act, moment: Moment) -> Outcome:
    """An action of a seat, or its answer in a window."""
    if before := repeat_reply(state, viewpoint, message.id):
        return before
    match = require_shown_match(state, viewpoint, message.seat)
    if message.seen < match.moved:
        raise Behind
    if is_window(match.game):
        return answer(match, viewpoint, message)
    if match.game.to_act != message.seat:
        raise Refused("not-your-turn")
    change = play(match, message.seat, message.action, moment.now, message_key(viewpoint, message.id))
    seat = match.seats[message.seat]
    if seat.plan != NO_PLAN:  # they have changed their mind
        change = replace(change, seats=(replace(seat, plan=NO_PLAN),))
    return add_reply(change, message.id)


def play(match: Match, seat: int, action: str, now: float, message: str | None = None) -> Change:
    """Try an action of a seat."""
    trial = match.play.try_out(action)
    return match.make_change(match.make_step("action", seat, now, trial.action, message, trial.draws), trial)


def add_reply(change: Change, identifier: str) -> Change:
    """The change with the reply that it was done."""
    step = None if change.step is None else change.step.number
    return replace(change, replies=(wire.Done(identifier, step),))


def answer(match: Match, viewpoint: Viewpoint, message: wire.Act) -> Change:
    """Keep the answer of a seat until the window is settled. Nobody else hears of it."""
    asked = find_asked_seats(match.game)
    if message.seat not in asked or message.seat in match.answers or match.window is None:
        raise Refused("not-asked")
    game = asked[message.seat]
    chosen = game.parse(message.action)
    refusal = game.why_not(chosen)
    if refusal is not None:
        raise AlhambraError(refusal.key, refusal.rule, **refusal.values)
    change = keep_answer(match, message.seat, str(chosen), message_key(viewpoint, message.id))
    return replace(change, replies=(wire.Done(message.id),))


def keep_answer(match: Match, seat: int, action: str, message: str | None = None) -> Change:
    """Note what a seat has answered in the open window, for its people alone."""
    assert match.window is not None
    given = WindowAnswer(match.window, seat, action, message)
    return Change(match.revise_row(match.row.updated), answer=given, teller=seat)


def settle(match: Match, answers: list[Answer], now: float) -> Change:
    """Let answers of a window count."""
    trial = match.play.try_answers(answers)
    seat = find_acting_seat(match.game, answers)
    return match.make_change(match.make_step("window", seat, now, trial.action, draws=trial.draws), trial)


def undo(state: Sitting, viewpoint: Viewpoint, message: wire.Undo, moment: Moment) -> Outcome:
    """Take the seat's last step back."""
    if before := repeat_reply(state, viewpoint, message.id):
        return before
    match = require_shown_match(state, viewpoint, message.seat)
    if message.seen < match.moved:
        raise Behind
    if not match.may_undo(message.seat):
        raise Refused("no-undo")
    number = str(match.play.find_undoable_step(message.seat))
    step = match.make_step("undo", message.seat, moment.now, number, message_key(viewpoint, message.id))
    return add_reply(match.make_change(step), message.id)


# --- asking ---------------------------------------------------------------------------------------------------


def ask(state: Sitting, viewpoint: Viewpoint, message: wire.Ask, _moment: Moment) -> Outcome:
    """What actions would do."""
    match = require_shown_match(state, viewpoint, message.seat)
    if message.foreseen is None:
        game = match.find_deciding_game(message.seat)
    else:  # about orders for the next turn
        game = play_ahead(match.game, message.seat, message.foreseen)
    narrator = Narrator(game.rules, viewpoint.language, seat_names(match.seats, viewpoint.language), True)
    answers: list[wire.Answer | wire.Refused] = []
    for question in message.questions:
        try:
            answers.append(answer_question(game, question, narrator, match.row.options.aids))
        except AlhambraError as error:
            answers.append(explain_refusal(message.id, error, viewpoint.language, game.rules))
    return (wire.Answers(message.id, answers),)


def answer_question(game: Game, question: Question, narrator: Narrator, aids: bool) -> wire.Answer:
    """What an action would do; AlhambraError if it is not allowed."""
    found = describe_consequence(game, question.action)
    places = list_placings(game, question.action, question.planned, narrator)
    if not aids:  # points are for the players to work out
        found = msgspec.structs.replace(found, gain=[])
        places = [wire_parts.Placing(one.option, wire_parts.Effect({}, [])) for one in places]
    return wire.Answer(found, places)
