"""Greedy: the action after which the position looks best."""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.evaluation import Outlook
from alhambra.bots.own_turn import play_own
from alhambra.bots.weights import Weights
from alhambra.engine.game import Game
from alhambra.engine.view import View


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


class GreedyBot(Bot):
    """Looks one step ahead: majorities in sight at the coming scorings, walls, exact payments, rivals."""

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights or Weights()

    def name(self) -> str:
        return "greedy"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        return options[0] if len(options) == 1 else greedy_code(view.sample(self.luck(view)), self.weights)
