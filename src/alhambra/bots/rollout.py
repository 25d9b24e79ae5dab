"""What is to be expected of a position: worlds played to the end by the greedy policy inside the engine."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from alhambra.bots.policy import choose_greedily
from alhambra.bots.weights import Weights
from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.turns import turn

MOST_ACTIONS: Final[i64] = 2000  # decisions after which a game is taken as it stands


class Forecast:
    """The final points of every party: the mean of worlds that the policy plays to the end.

    It plays a number of worlds, or for a number of seconds, but always one.
    """

    def __init__(self, worlds: int, seconds: float, weights: Weights) -> None:
        self.worlds = worlds
        self.seconds = seconds
        self.weights = weights

    def forecast_points(self, line: Game, seat: i64, luck: Fast) -> list[float]:
        """The means."""
        began = perf_counter()
        totals = [0.0] * line.rules.parties
        played = 0
        while played == 0 or (played < self.worlds and not self.is_late(began)):
            game = play_to_end(line.view(seat).sample(luck), self.weights)
            for party in range(len(totals)):
                totals[party] += float(game.scores[party])
            played += 1
        return [total / played for total in totals]

    def is_late(self, began: float) -> bool:
        """Has it taken all the time that it may?"""
        return self.seconds > 0.0 and perf_counter() - began >= self.seconds


def play_to_end(game: Game, weights: Weights) -> Game:
    """The same game when it is over."""
    stop: i64 = game.steps + MOST_ACTIONS
    turn.advance(game)
    while not game.is_over and game.steps < stop:
        game.apply_code(choose_greedily(game, weights))
    return game
