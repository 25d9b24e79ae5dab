"""A puzzle at a table: which one it is, the position that the table begins with, and what is said of the turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import takewhile
from typing import Final

from alhambra.bots.in_words import reason_text
from alhambra.entrants.puzzle import Puzzle, Verdict, carry_out, judge_turn, load_puzzles, reasons_of
from alhambra.record.narrate import Narrator
from alhambra.record.position import position_text
from alhambra.server.edge.refused import Refused
from alhambra.server.play.log import drop_undone
from alhambra.server.play.match import Match
from alhambra.server.play.rows import LogStep
from alhambra.server.play.sitting import Sitting

RIVAL: Final = "novice"  # sits in the other seats; it never has to move
SEALED_SECONDS: Final = 86400.0  # seconds that nobody else may look at a table with a puzzle
DAY_STRIDE: Final = 7919  # from one day to the next through all puzzles


def find_puzzle(number: str) -> Puzzle:
    """The puzzle of a number; Refused if there is none."""
    found = load_puzzles().get(number)
    if found is None:
        raise Refused("no-puzzle", 404)
    return found


def find_puzzle_of_day(day: date) -> Puzzle:
    """The puzzle that everybody gets on a day."""
    numbers = sorted(load_puzzles())
    return load_puzzles()[numbers[day.toordinal() * DAY_STRIDE % len(numbers)]]


def origin_of(puzzle: Puzzle) -> str:
    """The position that a table begins with."""
    return position_text(puzzle.make_game())


def turn_at(puzzle: Puzzle, state: Sitting, person: str) -> list[str]:
    """What somebody has played at the table of a puzzle; Refused if the table has another position."""
    if state.row.origin != origin_of(puzzle) or not state.is_inside(person) or not isinstance(state, Match):
        raise Refused("no-puzzle-table", 404)
    return turn_of(drop_undone(state.steps)[1:], puzzle.seat)


def turn_of(steps: Sequence[LogStep], seat: int) -> list[str]:
    """The actions of a seat until another one acts."""
    return [step.action for step in takewhile(lambda step: step.seat == seat, steps)]


def judge(puzzle: Puzzle, played: Sequence[str], gives_up: bool) -> Verdict | None:
    """What is to be said of a turn; None while it is unfinished."""
    if gives_up:
        return Verdict("given-up", 0.0)
    return judge_turn(puzzle, played) if carry_out(puzzle.make_game(), played).is_whole else None


@dataclass(frozen=True)
class Explanation:
    """The verdict on a turn and the solution, in words: as they are sent."""

    verdict: str
    is_solved: bool
    solution: list[str]
    words: list[str]
    reason: str
    gap: float
    loss: float
    themes: list[str]


def explain(puzzle: Puzzle, verdict: Verdict, language: str, names: Sequence[str]) -> Explanation:
    """Put the verdict and the solution into words."""
    game = puzzle.make_game()
    narrator = Narrator(game.rules, language, names)
    return Explanation(
        verdict.word,
        verdict.is_solved,
        list(puzzle.turn),
        [narrator.tell_action(game.parse(action)) for action in puzzle.turn],
        " ".join(reason_text(reason, narrator) for reason in reasons_of(puzzle)),
        puzzle.gap,
        round(max(0.0, verdict.loss), 1),
        list(puzzle.themes),
    )
