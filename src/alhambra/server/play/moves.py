"""Moves: what people decide for their seats, and what they ask before they do."""

from dataclasses import replace

import msgspec

from alhambra.engine.errors import AlhambraError
from alhambra.engine.play.game import Game
from alhambra.record.narrate import Narrator
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire, wire_parts
from alhambra.server.play.admission import open_match
from alhambra.server.play.ahead import foreseen, placings
from alhambra.server.play.bot_names import seat_names
from alhambra.server.play.match import Match
from alhambra.server.play.replies import against_a_rule
from alhambra.server.play.rows import NO_PLAN, LogStep, WindowAnswer
from alhambra.server.play.sitting import Behind, Change, Moment, Outcome, Sitting, Viewpoint
from alhambra.server.play.trial import Trial
from alhambra.server.play.views import consequence
from alhambra.server.play.windows import Answer, acting, concerned, is_window
from alhambra.server.play.wire_from_client import Question


def message_key(viewpoint: Viewpoint, identifier: str) -> str:
    """How a repetition of the message is known."""
    return f"{viewpoint.person or ''}:{identifier}"


def repeated(state: Sitting, viewpoint: Viewpoint, identifier: str) -> tuple[wire.FromServer, ...]:
    """The same answer as before to a message that was carried out; nothing if it was not."""
    try:
        return (wire.Done(identifier, state.message_step(message_key(viewpoint, identifier))),)
    except KeyError:
        return ()


# --- playing --------------------------------------------------------------------------------------------------


def act(state: Sitting, viewpoint: Viewpoint, message: wire.Act, moment: Moment) -> Outcome:
    """An action of a seat, or its answer in a window."""
    if before := repeated(state, viewpoint, message.id):
        return before
    match = open_match(state, viewpoint, message.seat)
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
    return replied(change, message.id)


def play(match: Match, seat: int, action: str, now: float, message: str | None = None) -> Change:
    """Try an action of a seat."""
    trial = match.play.try_out(action)
    return match.stepped(tried_step(match, "action", seat, trial, now, message), trial)


def tried_step(match: Match, kind: str, seat: int, trial: Trial, now: float, message: str | None = None) -> LogStep:
    """The entry of the log for what was tried."""
    return LogStep(match.last + 1, kind, seat, trial.action, trial.draws, message, now)


def replied(change: Change, identifier: str) -> Change:
    """With the word that it was done."""
    step = None if change.step is None else change.step.number
    return replace(change, replies=(wire.Done(identifier, step),))


def answer(match: Match, viewpoint: Viewpoint, message: wire.Act) -> Change:
    """Keep the answer of a seat until the window is settled. Nobody else hears of it."""
    asked = concerned(match.game)
    if message.seat not in asked or message.seat in match.answers or match.window is None:
        raise Refused("not-asked")
    game = asked[message.seat]
    chosen = game.parse(message.action)
    refusal = game.why_not(chosen)
    if refusal is not None:
        raise AlhambraError(refusal.key, refusal.rule, **refusal.values)
    given = WindowAnswer(match.window, message.seat, str(chosen), message_key(viewpoint, message.id))
    row = match.revised(match.row.updated)
    return Change(row, answer=given, replies=(wire.Done(message.id),), teller=message.seat)


def settle(match: Match, answers: list[Answer], now: float) -> Change:
    """Let answers of a window count."""
    trial = match.play.try_answers(answers)
    return match.stepped(tried_step(match, "window", acting(match.game, answers), trial, now), trial)


def undo(state: Sitting, viewpoint: Viewpoint, message: wire.Undo, moment: Moment) -> Outcome:
    """Take the seat's last step back."""
    if before := repeated(state, viewpoint, message.id):
        return before
    match = open_match(state, viewpoint, message.seat)
    if message.seen < match.moved:
        raise Behind
    if not match.may_undo(message.seat):
        raise Refused("no-undo")
    number = str(match.play.undoable(message.seat))
    step = match.next_step("undo", message.seat, moment.now, number, message_key(viewpoint, message.id))
    return replied(match.stepped(step), message.id)


# --- asking ---------------------------------------------------------------------------------------------------


def ask(state: Sitting, viewpoint: Viewpoint, message: wire.Ask, _moment: Moment) -> Outcome:
    """What actions would do."""
    match = open_match(state, viewpoint, message.seat)
    is_planning = message.foreseen is not None
    game = about_next_turn(match, message) if is_planning else match.deciding_game(message.seat)
    narrator = Narrator(game.rules, viewpoint.language, seat_names(match.seats, viewpoint.language), True)
    answers: list[wire.Answer | wire.Refused] = []
    for question in message.questions:
        try:
            answers.append(foretell(game, question, narrator, match.row.options.aids))
        except AlhambraError as error:
            answers.append(against_a_rule(message.id, error, viewpoint.language, game.rules))
    return (wire.Answers(message.id, answers),)


def about_next_turn(match: Match, message: wire.Ask) -> Game:
    """The game that a question about orders is about."""
    return foreseen(match.game, message.seat, message.foreseen or ())


def foretell(game: Game, question: Question, narrator: Narrator, aids: bool) -> wire.Answer:
    """What an action would do; AlhambraError if it is not allowed."""
    found = consequence(game, question.action)
    places = placings(game, question.action, question.planned, narrator)
    if not aids:  # points are for the players to work out
        found = msgspec.structs.replace(found, gain=[])
        places = [wire_parts.Placing(one.option, wire_parts.Effect({}, [])) for one in places]
    return wire.Answer(found, places)
