"""A whole turn, searched: purchases, placements and redesigns together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.evaluation import Outlook
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.view.view import View

BEAM_LINES: Final = 6  # lines kept at every depth, unless more are asked for
DEPTH_DECISIONS: Final = 12  # decisions looked ahead, at most


class Line:
    """The beginning of a turn: where it leads, what it is worth, and its actions."""

    def __init__(self, game: Game, path: list[i64], value: float) -> None:
        self.game = game
        self.path = path
        self.first: i64 = path[0]
        self.value = value
        self.total: float = 0.0  # of the worlds in which it was played on
        self.worlds: i64 = 0
        self.results: list[float] = []  # in each of them
        self.view: View | None = None

    def find_view(self, seat: i64) -> View:
        """Where it leads, as far as its player knows: made once, because many worlds are sampled from it."""
        if self.view is None:
            self.view = self.game.view(seat)
        return self.view

    def add(self, result: float) -> None:
        """It was played on in one more world."""
        self.total += result
        self.worlds += 1
        self.results.append(result)

    def average(self) -> float:
        """Its mean value in the worlds it was played on in."""
        return self.total / float(self.worlds)

    def estimate(self, offset: float, prior: float) -> float:
        """Its mean, the search's own value (in the worlds higher by `offset`) counting like that number of worlds."""
        return (self.total + prior * (self.value + offset)) / (float(self.worlds) + prior)

    def is_beaten_by(self, other: "Line", errors: float) -> bool:
        """Is it behind another by more than that number of standard errors, in worlds in which both were played on?"""
        mean: float = self.measure_deficit(other)
        spread: float = 0.0  # the sum of squares about the mean
        for mine, theirs in zip(self.results, other.results, strict=True):
            spread += (theirs - mine - mean) * (theirs - mine - mean)
        count: float = float(self.worlds)
        return mean > 0.0 and mean * mean * count * (count - 1.0) > errors * errors * spread

    def measure_deficit(self, other: "Line") -> float:
        """How much less it is worth than another in the worlds in which both were played on."""
        return average([theirs - mine for mine, theirs in zip(self.results, other.results, strict=False)])


class TurnSearch:
    """A beam search through one's own decisions up to the end of the turn."""

    def __init__(self, outlook: Outlook, seat: i64, most: int, width: int = BEAM_LINES) -> None:
        self.outlook = outlook
        self.seat = seat
        self.most = most
        self.width = width
        self.ends: list[Line] = []  # the best ends of the turn, best first

    def make_another(self, most: int) -> "TurnSearch":
        """A search by the same values that keeps that number of ends."""
        return TurnSearch(self.outlook, self.seat, most)

    def run(self, world: Game, options: vec[i64]) -> None:
        """Find the best lines that begin with one of the options."""
        lines = self.extend(world, options, [])
        for _ in range(DEPTH_DECISIONS):
            lines = keep_distinct(lines, self.width)
            if not lines:
                break
            longer: list[Line] = []
            for line in lines:
                longer += self.extend(line.game, line.game.legal_codes(), line.path)
            lines = longer
        self.ends = keep_distinct(self.ends or lines, self.most)  # a turn too long to be searched to its end is cut

    def value_line(self, game: Game, code: i64) -> float:
        """The value of a position that an action has led to."""
        return self.outlook.value_after(game, code)

    def extend(self, game: Game, codes: vec[i64], path: list[i64]) -> list[Line]:
        """All lines that are longer by one action and not yet at the end of the turn; those at the end are kept."""
        out: list[Line] = []
        for code in codes:
            trial = game.clone()
            goes_on = play_own(trial, code)
            line = Line(trial, [*path, code], self.value_line(trial, code))
            if goes_on and trial.to_act == self.seat:
                out.append(line)
            else:
                self.ends.append(line)
        if len(self.ends) > 64:
            self.ends = keep_distinct(self.ends, self.most)
        return out


def keep_distinct(lines: list[Line], most: int) -> list[Line]:
    """The best of the lines; of those with equal value (the same actions in another order) only the first."""
    lines.sort(key=lambda line: -line.value)
    kept: list[Line] = []
    for line in lines:
        if len(kept) == most:
            break
        if not kept or kept[len(kept) - 1].value != line.value:
            kept.append(line)
    return kept


def average(values: list[float]) -> float:
    """Their mean."""
    return sum(values) / len(values)
