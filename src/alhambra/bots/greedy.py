"""Greedy: the action after which the position looks best."""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.advice import Advice, ranked
from alhambra.bots.bot import Bot, Budget
from alhambra.bots.components import mean_parts
from alhambra.bots.evaluation import Outlook
from alhambra.bots.own_turn import play_own
from alhambra.bots.policy import greatest, greedy_code, values_after
from alhambra.bots.reasons import reasons_for
from alhambra.bots.weights import Weights
from alhambra.engine.view.view import View


class GreedyBot(Bot):
    """Looks one step ahead: majorities in sight at the coming scorings, walls, exact payments, rivals."""

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights or Weights()

    def name(self) -> str:
        return "greedy"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        return options[0] if len(options) == 1 else greedy_code(view.sample(self.luck(view)), self.weights)

    def advise(self, view: View, options: vec[i64], budget: Budget, played: i64 = -1) -> Advice:
        world = view.sample(self.luck(view))
        outlook = Outlook(world, view.viewer, self.weights)
        values = values_after(outlook, world, options)
        best: i64 = greatest(values)
        end = world.clone()
        play_own(end, options[best])
        # What all options have in common is not a reason for one of them.
        reasons = reasons_for(outlook, mean_parts(outlook, world, options), world, options[best], end)
        value_of = {code: values[i] for i, code in enumerate(options)}
        alternatives = ranked(view.rules, value_of, options[best], int(played))
        return self.advice(view, options, [options[best]], reasons, end, budget, values[best], alternatives)
