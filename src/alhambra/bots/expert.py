"""Expert: searches its whole turn, purchases, placements and redesigns together, and looks at the rivals' answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.evaluation import Outlook
from alhambra.bots.own_turn import play_own
from alhambra.bots.rollout import roll_out
from alhambra.bots.weights import Weights, tuned
from alhambra.engine.chance import Fast
from alhambra.engine.game import Game
from alhambra.engine.view import View

BEAM: Final = 6  # lines kept at every depth
DEPTH: Final = 12  # decisions looked ahead, at most
ENDS: Final = 4  # ends of turns that are looked at more closely
WORLDS: Final = 4  # worlds in which each of them is played on


class Line:
    """The beginning of a turn: where it leads, what it is worth, and its first action."""

    def __init__(self, game: Game, first: i64, value: float) -> None:
        self.game = game
        self.first = first
        self.value = value
        self.total: float = 0.0  # of the worlds in which it was played on
        self.worlds: i64 = 0

    def mean(self) -> float:
        """Its mean value in the worlds it was played on in."""
        return self.total / float(self.worlds)


class TurnSearch:
    """A beam search through one's own decisions up to the end of the turn."""

    def __init__(self, outlook: Outlook, seat: i64, most: int) -> None:
        self.outlook = outlook
        self.seat = seat
        self.most = most
        self.ends: list[Line] = []  # the best ends of the turn, best first

    def run(self, world: Game, options: vec[i64]) -> None:
        """Find the best lines that begin with one of the options."""
        lines = self.extended(world, options, -1)
        for _ in range(DEPTH):
            lines = distinct(lines, BEAM)
            if not lines:
                break
            longer: list[Line] = []
            for line in lines:
                longer += self.extended(line.game, line.game.legal_codes(), line.first)
            lines = longer
        self.ends = distinct(self.ends or lines, self.most)  # a turn too long to be searched to its end is cut

    def extended(self, game: Game, codes: vec[i64], first: i64) -> list[Line]:
        """All lines that are longer by one action and not yet at the end of the turn; those at the end are kept."""
        out: list[Line] = []
        for code in codes:
            trial = game.clone()
            goes_on = play_own(trial, code)
            line = Line(trial, code if first < 0 else first, self.outlook.after(trial, code))
            if goes_on and trial.to_act == self.seat:
                out.append(line)
            else:
                self.ends.append(line)
        if len(self.ends) > 64:
            self.ends = distinct(self.ends, self.most)
        return out


def distinct(lines: list[Line], most: int) -> list[Line]:
    """The best of the lines; of those with equal value (the same actions in another order) only the first."""
    lines.sort(key=lambda line: -line.value)
    kept: list[Line] = []
    for line in lines:
        if len(kept) == most:
            break
        if not kept or kept[len(kept) - 1].value != line.value:
            kept.append(line)
    return kept


class ExpertBot(Bot):
    """Knows what a turn can be worth as a whole."""

    def __init__(self, seed: int = 0, weights: Weights | None = None, worlds: int = WORLDS) -> None:
        super().__init__(seed)
        self.weights = weights or tuned()
        self.worlds = worlds

    def name(self) -> str:
        return "expert"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        if len(options) == 1:
            return options[0]
        luck = self.luck(view)
        seat: i64 = view.viewer
        world = view.sample(luck)
        search = TurnSearch(Outlook(world, seat, self.weights), seat, ENDS)
        search.run(world, options)
        if self.worlds == 0 or len({line.first for line in search.ends}) == 1:
            return search.ends[0].first
        for number in range(self.worlds):
            seed = luck.next_below(1 << 20)
            for line in search.ends:
                play_on(line, seat, view.rules.players, self.weights, seed + number)
        return best_of(search.ends).first


def play_on(line: Line, seat: i64, turns: i64, weights: Weights, seed: i64) -> None:
    """Play a line on in one more world; lines are compared in worlds with equal seeds."""
    line.total += roll_out(line.game, seat, turns, weights, Fast(seed))
    line.worlds += 1


def best_of(lines: list[Line]) -> Line:
    """The line with the best mean."""
    best = lines[0]
    for line in lines:
        if line.mean() > best.mean():
            best = line
    return best
