"""Windows: decisions that several people may take at the same time, between or beside turns (V-2, B-2).

The engine asks one seat after the other, by priority. A window asks all of them at once: as long as everybody before
a seat keeps silent, nothing changes for that seat, so its options can be listed ahead. The log has one step for the
whole of it: how many kept silent is nobody's business.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from alhambra.engine.play.game import Game
from alhambra.engine.rules.ruleset import Rules

NEXT: Final = "; "  # between two answers in the log

Answer = tuple[int, str]  # seat and action


def is_window(game: Game) -> bool:
    """Is the open decision one of a window?"""
    return game.decision in game.rules.silences


def silence_of(game: Game) -> str:
    """The action of those who do nothing in the open window, as the module's leaflet declares it."""
    return game.rules.silences[game.decision]


def find_asked_seats(game: Game) -> dict[int, Game]:
    """The seats that the open window asks, in order, each with the game in which it would decide; none without one."""
    asked: dict[int, Game] = {}
    decision = game.decision
    if not is_window(game):
        return asked
    trial = game.clone()
    while trial.decision == decision and trial.turns == game.turns and trial.to_act not in asked:
        asked[trial.to_act] = trial.clone()
        trial.apply(silence_of(game))
    return asked


def select_counting_answers(game: Game, answers: Mapping[int, str], is_time_up: bool) -> list[Answer]:
    """The answers that count: silence of those who come first, then the first who acts. None yet if one is missing.

    An answer that has become impossible is silence.
    """
    silence = silence_of(game)
    line: list[Answer] = []
    for seat, asked in find_asked_seats(game).items():
        chosen = answers.get(seat, silence if is_time_up else "")
        if not chosen:
            return []
        line.append((seat, chosen if asked.why_not(chosen) is None else silence))
        if line[-1][1] != silence:
            break
    return line


def find_acting_seat(game: Game, answers: Sequence[Answer]) -> int:
    """The seat that does something in the open window; -1 if all keep silent."""
    seat, action = answers[-1]
    return -1 if action == silence_of(game) else seat


def window_text(answers: Sequence[Answer]) -> str:
    """Answers as the log has them: `0 pass; 2 buy P8 du8`."""
    return NEXT.join(f"{seat} {action}" for seat, action in answers)


def parse_window(text: str) -> list[Answer]:
    """Answers from the text that the log has."""
    return [(int(seat), action) for seat, _, action in (part.partition(" ") for part in text.split(NEXT))]


def is_silence(rules: Rules, action: str) -> bool:
    """Is it the action of somebody who does nothing in a window?"""
    return action in rules.silences.values()
