"""What comes of a line: the rivals' answers in a sampled world, played by a fast greedy policy inside the engine."""

from mypy_extensions import i64

from alhambra.bots.evaluation import Outlook
from alhambra.bots.own_turn import play_own
from alhambra.bots.weights import Weights
from alhambra.engine import turn
from alhambra.engine.chance import Fast
from alhambra.engine.game import Game


def greedy_code(game: Game, weights: Weights) -> i64:
    """The action after which the position looks best for whoever acts. The game must be a sampled world."""
    codes = game.list_codes()
    if codes.size == 1:
        return codes.items[0]
    options = codes.since(0)
    outlook = Outlook(game, game.to_act, weights)
    best: i64 = options[0]
    best_value: float = -10000.0
    for code in options:
        trial = game.clone()
        play_own(trial, code)
        value = outlook.after(trial, code)
        if value > best_value:
            best, best_value = code, value
    return best


def roll_out(line: Game, seat: i64, turns: i64, weights: Weights, luck: Fast) -> float:
    """The value for a seat after so many more turns of a world that agrees with what the seat knows of the line."""
    game = line.view(seat).sample(luck)
    stop: i64 = game.turns + turns
    turn.advance(game)
    while not game.is_over and game.turns <= stop:
        game.play(greedy_code(game, weights))
    return Outlook(game, seat, weights).value(game)
