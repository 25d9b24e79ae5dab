"""Expert: searches its whole turn, purchases, placements and redesigns together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.evaluation import Outlook
from alhambra.bots.own_turn import play_own
from alhambra.bots.weights import Weights, tuned
from alhambra.engine.game import Game
from alhambra.engine.view import View

BEAM: Final = 6  # lines kept at every depth
DEPTH: Final = 12  # decisions looked ahead, at most


class Line:
    """The beginning of a turn: where it leads, what it is worth, and its first action."""

    def __init__(self, game: Game, first: i64, value: float) -> None:
        self.game = game
        self.first = first
        self.value = value


class TurnSearch:
    """A beam search through one's own decisions up to the end of the turn."""

    def __init__(self, outlook: Outlook, seat: i64) -> None:
        self.outlook = outlook
        self.seat = seat
        self.best: i64 = -1
        self.best_value: float = -10000.0

    def run(self, world: Game, options: vec[i64]) -> None:
        """Find the best line that begins with one of the options."""
        lines = self.extended(world, options, -1)
        for _ in range(DEPTH):
            lines = widest(lines)
            if not lines:
                return
            longer: list[Line] = []
            for line in lines:
                longer += self.extended(line.game, line.game.legal_codes(), line.first)
            lines = longer

    def extended(self, game: Game, codes: vec[i64], first: i64) -> list[Line]:
        """All lines that are longer by one action and not yet at the end of the turn; those at the end are judged."""
        out: list[Line] = []
        for code in codes:
            trial = game.clone()
            goes_on = play_own(trial, code)
            value = self.outlook.after(trial, code)
            begins: i64 = code if first < 0 else first
            if goes_on and trial.to_act == self.seat:
                out.append(Line(trial, begins, value))
            elif value > self.best_value:
                self.best, self.best_value = begins, value
        return out


def widest(lines: list[Line]) -> list[Line]:
    """The best of the lines; of those with equal value (the same actions in another order) only the first."""
    lines.sort(key=lambda line: -line.value)
    kept: list[Line] = []
    for line in lines:
        if len(kept) == BEAM:
            break
        if not kept or kept[len(kept) - 1].value != line.value:
            kept.append(line)
    return kept


class ExpertBot(Bot):
    """Knows what a turn can be worth as a whole."""

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights or tuned()

    def name(self) -> str:
        return "expert"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        if len(options) == 1:
            return options[0]
        world = view.sample(self.luck(view))
        search = TurnSearch(Outlook(world, view.viewer, self.weights), view.viewer)
        search.run(world, options)
        return search.best
