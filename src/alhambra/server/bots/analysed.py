"""What a bot thinks of the moves of a finished game: which are asked about, and what is said of the answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, Literal, cast

from typing_extensions import TypedDict

from alhambra.bots.in_words import reasons_text
from alhambra.engine.notation.action import Action
from alhambra.engine.notation.notation import parse_action
from alhambra.entrants.win_chances import Forecast, name_judgement
from alhambra.record.narrate import Narrator
from alhambra.record.position import parse_position
from alhambra.record.record import Step
from alhambra.server.bots.places import place_words
from alhambra.server.bots.questions import Advised, sample_position, seed_of
from alhambra.server.play.bot_names import record_names
from alhambra.server.study.replay_store import Loaded

MOST_TURN_ACTIONS: Final = 12  # actions of a turn that are looked at

Judgement = Literal["", "inaccuracy", "mistake", "blunder"]


class AnalysedMove(TypedDict):
    """A move and what a bot thinks of it; `loss` in points, where the bot knows that.

    `chance_loss` is how much of the chance to win it gave away, `judgement` what that is called.
    """

    step: int
    seat: int
    action: str
    action_text: str
    best: str
    best_text: str
    loss: float | None
    chance_loss: float
    judgement: Judgement
    expected: list[float]
    reason: str
    bot: str


class AnalysisAnswer(TypedDict):
    """How far an analysis has come."""

    done: int
    of: int
    is_complete: bool
    moves: list[AnalysedMove]


@dataclass(frozen=True)
class Decision:
    """Somebody had a choice: the position is a world that agrees with what that seat knew.

    `line` is the action with what the seat did after it in the same turn, `palace` the tiles that lay before the seat.
    """

    step: int
    seat: int
    action: str
    line: tuple[str, ...]
    position: str
    palace: tuple[tuple[str, int, int], ...] = ()


Answer = tuple[Decision, Advised, float]
"""A decision with the bot's advice and how much of the chance to win was given away."""


def describe_moves(replay: Loaded, answers: Sequence[Answer], language: str) -> list[AnalysedMove]:
    """What was found so far, in words."""
    names = record_names(replay.record.names, language)
    narrator = Narrator(replay.replay.rules, language, names, is_drawn=True)
    return [describe_move(decision, advised, given, narrator) for decision, advised, given in answers]


def list_decisions(replay: Loaded) -> list[Decision]:
    """Where somebody had a choice, and what was chosen."""
    found: list[Decision] = []
    steps = replay.record.steps[1:]
    for place, (game, _) in enumerate(replay.replay.walk()):
        if place < len(steps) and len(game.legal_codes()) > 1:
            step = steps[place]
            position = sample_position(game.view(step.seat), seed_of(f"{replay.digest} {step.number}"))
            shown = game.view(step.seat).seats[step.seat].palace
            palace = ((shown.at(0, 0), 0, 0), *shown.items())
            found.append(Decision(step.number, step.seat, step.action, line_of(steps[place:]), position, palace))
    return found


def line_of(steps: Sequence[Step]) -> tuple[str, ...]:
    """The actions of the seat that comes first, until another one acts."""
    own = takewhile(lambda step: step.seat == steps[0].seat, steps[:MOST_TURN_ACTIONS])
    return tuple(step.action for step in own)


def measure_chance_loss(decision: Decision, best: Sequence[str]) -> float:
    """How much of the chance to win was given away, compared with what the bot would have done in that turn."""
    game = parse_position(decision.position)
    forecast = Forecast(game)
    reached = [forecast.compute_chance_after(game, decision.seat, line) for line in (best, decision.line)]
    return max(0.0, reached[0] - reached[1])


def describe_move(decision: Decision, advised: Advised, given: float, narrator: Narrator) -> AnalysedMove:
    """One move and what the bot thinks of it."""
    advice = advised.advice

    def tell(notation: str) -> str:
        action = Action(narrator.rules, parse_action(narrator.rules, notation))
        place = place_words(narrator, decision.palace, action)
        return narrator.tell_action(action) + (f" ({place})" if place else "")

    return AnalysedMove(
        step=decision.step,
        seat=decision.seat,
        action=decision.action,
        action_text=tell(decision.action),
        best=advice.action,
        best_text=tell(advice.action),
        loss=advised.loss,
        chance_loss=round(given, 3),
        judgement=cast(Judgement, name_judgement(given)) if advice.action != decision.action else "",
        expected=list(advice.expected),
        reason=reasons_text(advice, narrator),
        bot=advice.bot,
    )
