"""Master: plays the expert's best lines on in many worlds that agree with what it knows, as long as it may think.

Worse lines are dropped on the way (sequential halving), so that the time goes to those that matter; a line that is
clearly beaten is dropped at once, and where one action is left the thinking ends.
"""

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.bot import Budget
from alhambra.bots.evaluation import Outlook
from alhambra.bots.thinking import SEED_LIMIT, ThinkingBot, Thought
from alhambra.bots.turn_search import Line, TurnSearch, average
from alhambra.engine.chance import Fast
from alhambra.engine.view.view import View

SEARCHED_LINES: Final = 10  # lines in the running at first
PLAYED_ROUNDS: Final = 4  # rounds of turns that a line is played on for
PRIOR_WORLDS: Final = 8.0  # worlds for which the search's own value of a line counts
LEAST_WORLDS: Final = 16  # worlds after which a line may be given up
BEATEN_ERRORS: Final = 4.0  # standard errors that it is then behind the best
DEFAULT_PLAYOUTS: Final = 1000  # where no budget is given


class MasterBot(ThinkingBot):
    """Thinks as long as it may."""

    def name(self) -> str:
        return "master"

    def think(self, view: View, options: vec[i64], budget: Budget) -> Thought:
        began = perf_counter()
        luck = self.make_luck(view)
        seat: i64 = view.viewer
        world = view.sample(luck)
        search = TurnSearch(Outlook(world, seat, self.weights), seat, SEARCHED_LINES)
        search.run(world, options)
        thought = Thought(world, search, view.rules.players * PLAYED_ROUNDS)
        play_off(thought, budget, began, luck, PRIOR_WORLDS)
        return thought


def play_off(thought: Thought, budget: Budget, began: float, luck: Fast, prior: float) -> None:
    """Play the lines on in world after world, and drop the worse half of them again and again, until one is left."""
    lines = thought.lines
    most = len(lines)
    stages = count_halvings(most)
    for stage in range(stages):
        clock = Clock(budget, began, stage + 1, stages)
        while not is_decided(lines) and not clock.is_out(len(lines)):
            thought.play_on(lines, luck.draw_below(SEED_LIMIT))
            lines = drop_beaten(lines)
        most = (most + 1) // 2
        lines = keep_best(lines, most, prior)
    thought.best = lines[0]


class Clock:
    """The share of a budget that may be used up to the end of a stage."""

    def __init__(self, budget: Budget, began: float, stage: int, stages: int) -> None:
        self.seconds: float = budget.seconds * stage / stages
        self.began = began
        self.playouts: int = 0 if budget.seconds > 0.0 else (budget.playouts or DEFAULT_PLAYOUTS) // stages
        self.played: int = 0

    def is_out(self, lines: int) -> bool:
        """Is it used up? Asked before every line is played on once more."""
        if self.seconds > 0.0:
            return perf_counter() - self.began >= self.seconds
        self.played += lines
        return self.played > max(self.playouts, lines)


def count_halvings(lines: int) -> int:
    """How often that number of lines is halved until one is left."""
    return (lines - 1).bit_length()


def is_decided(lines: list[Line]) -> bool:
    """Do all lines begin with the same action?"""
    return all([line.first == lines[0].first for line in lines])


def drop_beaten(lines: list[Line]) -> list[Line]:
    """Those that may still turn out best. Looked at whenever the number of worlds has doubled."""
    worlds: i64 = lines[0].worlds
    if worlds < LEAST_WORLDS or worlds & (worlds - 1) != 0:
        return lines
    leader = lines[0]
    for line in lines:
        if line.total > leader.total:
            leader = line
    return [line for line in lines if line is leader or not line.is_beaten_by(leader, BEATEN_ERRORS)]


def keep_best(lines: list[Line], most: int, prior: float) -> list[Line]:
    """The best of the lines, best first; as they were where time was too short to look at any.

    A line that few worlds have been played for is judged by the search's own value too.
    """
    if lines[0].worlds == 0:
        return lines
    offset: float = average([line.average() - line.value for line in lines])
    kept = sorted(lines, key=lambda line: -line.estimate(offset, prior))
    return kept[:most]
