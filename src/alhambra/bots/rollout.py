"""What comes of a line: the rivals' answers in a sampled world, played by a fast greedy policy inside the engine."""

from mypy_extensions import i64

from alhambra.bots.evaluation import Outlook
from alhambra.bots.greedy import greedy_code
from alhambra.bots.weights import Weights
from alhambra.engine import turn
from alhambra.engine.chance import Fast
from alhambra.engine.game import Game


def roll_out(line: Game, seat: i64, turns: i64, weights: Weights, luck: Fast) -> float:
    """The value for a seat after so many more turns of a world that agrees with what the seat knows of the line."""
    game = line.view(seat).sample(luck)
    stop: i64 = game.turns + turns
    turn.advance(game)
    while not game.is_over and game.turns <= stop:
        game.play(greedy_code(game, weights))
    return Outlook(game, seat, weights).value(game)
