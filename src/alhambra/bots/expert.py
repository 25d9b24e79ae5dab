"""Expert: searches its whole turn, purchases, placements and redesigns together, and looks at the rivals' answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.bot import Budget
from alhambra.bots.evaluation import Outlook
from alhambra.bots.thinking import SEED_LIMIT, ThinkingBot, Thought
from alhambra.bots.turn_search import Line, TurnSearch
from alhambra.bots.weights import Weights
from alhambra.engine.view.view import View

SEARCHED_LINES: Final = 4  # ends of turns that are looked at more closely
PLAYED_WORLDS: Final = 4  # worlds in which each of them is played on


class ExpertBot(ThinkingBot):
    """Knows what a turn can be worth as a whole."""

    def __init__(self, seed: int = 0, weights: Weights | None = None, worlds: int = PLAYED_WORLDS) -> None:
        super().__init__(seed, weights)
        self.worlds = worlds

    def name(self) -> str:
        return "expert"

    def think(self, view: View, options: vec[i64], budget: Budget) -> Thought:
        luck = self.make_luck(view)
        seat: i64 = view.viewer
        world = view.sample(luck)
        search = TurnSearch(Outlook(world, seat, self.weights), seat, SEARCHED_LINES)
        search.run(world, options)
        thought = Thought(world, search, view.rules.players)
        if self.worlds == 0 or len({line.first for line in search.ends}) == 1:
            return thought
        for number in range(self.worlds):
            thought.play_on(search.ends, luck.draw_below(SEED_LIMIT) + number)
        thought.best = find_best(search.ends)
        return thought


def find_best(lines: list[Line]) -> Line:
    """The line with the best mean."""
    best = lines[0]
    for line in lines:
        if line.average() > best.average():
            best = line
    return best
