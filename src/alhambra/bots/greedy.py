"""Greedy: the action after which the position looks best."""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.advice import Advice, rank_alternatives
from alhambra.bots.bot import Bot, Budget
from alhambra.bots.components import average_parts
from alhambra.bots.evaluation import Outlook
from alhambra.bots.policy import choose_greedily, find_greatest, value_options
from alhambra.bots.reasons import find_reasons
from alhambra.bots.weights import Weights
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.view.view import View


class GreedyBot(Bot):
    """Looks one step ahead: majorities in sight at the coming scorings, walls, exact payments, rivals."""

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights or Weights()

    def name(self) -> str:
        return "greedy"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        return options[0] if len(options) == 1 else choose_greedily(view.sample(self.make_luck(view)), self.weights)

    def advise(self, view: View, options: vec[i64], budget: Budget, played: i64 = NONE) -> Advice:
        world = view.sample(self.make_luck(view))
        outlook = Outlook(world, view.viewer, self.weights)
        values = value_options(outlook, world, options)
        best: i64 = find_greatest(values)
        end = world.clone()
        play_own(end, options[best])
        # What all options have in common is not a reason for one of them.
        reasons = find_reasons(outlook, average_parts(outlook, world, options), world, options[best], end)
        value_of = {code: values[i] for i, code in enumerate(options)}
        alternatives = rank_alternatives(view.rules, value_of, options[best], int(played))
        return self.make_advice(view, options, [options[best]], reasons, end, budget, values[best], alternatives)
