"""Answers of requests about puzzles, the same from a server and in a page without one."""

from collections.abc import Sequence
from typing import Final, Literal

from typing_extensions import TypedDict

from alhambra.bots.in_words import reason_text
from alhambra.entrants.puzzle import THEMES, Puzzle, Verdict, load_puzzles, reasons_of
from alhambra.record.narrate import Narrator
from alhambra.server.play.lines import TableLine


class PuzzleLine(TypedDict):
    """A puzzle, without anything about its solution."""

    number: str
    title: str
    rating: int
    tries: int
    solved: int
    is_tried: bool


class SolverLine(TypedDict):
    """How somebody does with puzzles."""

    rating: int
    tries: int
    solved: int


class ThemeLine(TypedDict):
    """How many puzzles of a theme there are."""

    name: str
    puzzles: int


class PuzzleOverview(TypedDict):
    """All puzzles."""

    puzzles: int
    themes: list[ThemeLine]
    today: PuzzleLine
    mine: SolverLine


class PuzzleTable(TypedDict):
    """A table at which a puzzle waits to be solved."""

    puzzle: PuzzleLine
    table: TableLine
    seat: int


class PuzzleAnswer(TypedDict):
    """What is to be said of a turn, and the best one, in notation and in words; nothing more where it is unfinished.

    `gap` is what the next best is worth less, in points, `loss` what this one is.
    """

    verdict: Literal["solved", "placing", "other", "given-up", "unfinished"]
    is_solved: bool
    solution: list[str]
    words: list[str]
    reason: str
    gap: float
    loss: float
    themes: list[str]
    before: int
    after: int
    is_counted: bool


UNFINISHED: Final[PuzzleAnswer] = {
    "verdict": "unfinished",
    "is_solved": False,
    "solution": [],
    "words": [],
    "reason": "",
    "gap": 0.0,
    "loss": 0.0,
    "themes": [],
    "before": 0,
    "after": 0,
    "is_counted": False,
}


def explain(puzzle: Puzzle, verdict: Verdict, language: str, names: Sequence[str]) -> PuzzleAnswer:
    """The verdict and the solution in words; no rating has moved."""
    game = puzzle.make_game()
    narrator = Narrator(game.rules, language, names)
    return {
        **UNFINISHED,
        "verdict": verdict.word,
        "is_solved": verdict.is_solved,
        "solution": list(puzzle.turn),
        "words": [narrator.tell_action(game.parse(action)) for action in puzzle.turn],
        "reason": " ".join(reason_text(reason, narrator) for reason in reasons_of(puzzle)),
        "gap": puzzle.gap,
        "loss": round(max(0.0, verdict.loss), 1),
        "themes": list(puzzle.themes),
    }


def count_themes() -> list[ThemeLine]:
    """How many of the shipped puzzles each theme has."""
    puzzles = load_puzzles().values()
    return [{"name": theme, "puzzles": sum(theme in one.themes for one in puzzles)} for theme in THEMES]
