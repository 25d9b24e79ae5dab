"""A puzzle at a table: which one it is, the position that the table begins with, and what is said of the turn."""

from collections.abc import Sequence
from datetime import date
from itertools import takewhile
from typing import Final

from alhambra.entrants.puzzle import Puzzle, Verdict, carry_out, judge_turn, load_puzzles
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
