"""What a position is worth to a seat, as the network has learned it: the lead at the end, and the chance to win."""

from importlib import resources
from math import exp
from typing import Final

from mypy_extensions import i64

from alhambra.bots.learned import input_places
from alhambra.bots.learned.network import Network, Reader
from alhambra.bots.learned.position_inputs import PositionInputs
from alhambra.engine.play.game import Game

ODDS_POINTS: Final = 12.0  # points that one unit of the odds counts for in a choice
CERTAIN_ODDS: Final = 8.0  # logarithm of the odds where a game is over

_SHIPPED: dict[str, Network] = {}  # networks that have been read


def load_shipped() -> Network:
    """The network that comes with the package."""
    if "value" not in _SHIPPED:
        content = resources.files("alhambra.bots.learned").joinpath("value.bin").read_bytes()
        _SHIPPED["value"] = Network(content, input_places.SIZE)
    return _SHIPPED["value"]


def compute_chance(odds: float) -> float:
    """The probability of a logarithm of odds."""
    return 1.0 / (1.0 + exp(-odds))


class Judge:
    """Values positions of one game after the other; quickest where little changes between them."""

    def __init__(self, game: Game, network: Network) -> None:
        self.inputs = PositionInputs(game)
        self.reader = Reader(network)
        self.weight: float = ODDS_POINTS
        self.margin: float = 0.0  # points ahead of the best of the others, at the end
        self.odds: float = 0.0  # logarithm of the odds to win

    def judge(self, game: Game, seat: i64) -> None:
        """Find margin and odds of a position for a seat."""
        if game.is_over:
            self.see_result(game, seat)
            return
        inputs, reader = self.inputs, self.reader
        inputs.look(game, seat)
        change, touched = inputs.change, inputs.touched
        i: i64
        for i in range(inputs.touches):
            index: i64 = touched[i]
            times: i64 = change[index]
            if times != 0:
                change[index] = 0
                reader.add(index, times)
        inputs.touches = 0
        reader.read()
        self.margin = reader.margin
        self.odds = reader.odds

    def see_result(self, game: Game, seat: i64) -> None:
        """What has become of a game that is over."""
        best: i64 = -1000
        p: i64
        for p in range(game.rules.players):
            if p != seat and game.scores[p] > best:
                best = game.scores[p]
        self.margin = float(game.scores[seat] - best)
        self.odds = CERTAIN_ODDS if self.margin > 0.0 else -CERTAIN_ODDS if self.margin < 0.0 else 0.0

    def value(self) -> float:
        """Both in one number, in points: what a choice goes by."""
        return (12.0 * self.margin + self.weight * self.odds * 12.0) / (12.0 + self.weight)

    def compute_chance(self) -> float:
        """The chance to win."""
        return compute_chance(self.odds)
