"""The greedy policy: one step ahead, fast enough to play whole games inside the engine."""

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.bots.evaluation import Outlook
from alhambra.bots.weights import Weights
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own


def choose_greedily(game: Game, weights: Weights) -> i64:
    """The action after which the position looks best for the seat that acts. The game must be a sampled world."""
    codes = game.list_codes()
    if codes.size == 1:
        return codes.items[0]
    options = codes.list_from(0)
    return options[find_greatest(value_options(Outlook(game, game.to_act, weights), game, options))]


def value_options(outlook: Outlook, game: Game, options: vec[i64]) -> vec[float]:
    """What the position is worth after each of the actions."""
    values = vec[float]()
    for code in options:
        trial = game.clone()
        play_own(trial, code)
        values = append(values, outlook.value_after(trial, code))
    return values


def find_greatest(values: vec[float]) -> i64:
    """Where the greatest value is; of equals the first."""
    best: i64 = 0
    i: i64
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best
