"""What a bot is: it gets a view and the legal actions, and chooses one; asked for advice, it also says why.

A bot never sees the game. What is hidden it may only guess, by sampling worlds from its view. Its choices
depend on nothing but the view, its seed and, for a budget in seconds, the clock.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.bots.advice import Advice, Alternative, Reason
from alhambra.bots.rollout import Forecast
from alhambra.bots.weights import Weights
from alhambra.engine.chance import Fast
from alhambra.engine.notation.notation import action_text
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.view.view import View

FORECAST_WORLDS: Final = 8  # worlds played to the end to see what is to be expected, unless the budget is smaller


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: a number of playouts (repeatable) or of seconds."""

    playouts: int = 0
    seconds: float = 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base class of all bots."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def name(self) -> str:
        """Its rung on the ladder."""
        raise NotImplementedError  # pragma: no cover - every bot has one

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        """One of the options (codes of legal actions)."""
        raise NotImplementedError  # pragma: no cover - every bot chooses

    def advise(self, view: View, options: vec[i64], budget: Budget, played: i64 = NONE) -> Advice:
        """What it chooses, and why. The value of an action that somebody has played is told too, if it knows one."""
        code = self.choose(view, options, budget)
        end = view.sample(self.make_luck(view))
        play_own(end, code)
        return self.make_advice(view, options, [code], self.why(view, options, code), end, budget)

    def why(self, view: View, options: vec[i64], code: i64) -> list[Reason]:
        """Its reasons for an action that it has chosen."""
        return [Reason("judgement")]

    def make_advice(  # noqa: PLR0913, PLR0917 - all that there is to say
        self,
        view: View,
        options: vec[i64],
        turn: list[i64],
        reasons: list[Reason],
        end: Game,
        budget: Budget,
        value: float = 0.0,
        alternatives: tuple[Alternative, ...] = (),
    ) -> Advice:
        """Advice to begin with the first of these actions, which lead to `end`."""
        worlds = min(FORECAST_WORLDS, budget.playouts or FORECAST_WORLDS)
        expected = Forecast(worlds, budget.seconds, Weights()).forecast_points(end, view.viewer, self.make_luck(view))
        return Advice(
            self.name(),
            view.viewer,
            turn[0],
            action_text(view.rules, turn[0]),
            tuple(reasons) if len(options) > 1 else (Reason("only"),),
            tuple([action_text(view.rules, code) for code in turn]),
            tuple(expected),
            value,
            alternatives,
        )

    def make_luck(self, view: View) -> Fast:
        """Chance of its own for this decision: the same for the same view and seed."""
        return Fast(self.seed * 7919 + view.steps * 104729 + view.viewer)


class RandomBot(Bot):
    """Any legal action, all alike probable."""

    def name(self) -> str:
        return "random"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        return options[self.make_luck(view).draw_below(len(options))]

    def why(self, view: View, options: vec[i64], code: i64) -> list[Reason]:
        return [Reason("random", {"count": len(options)})]
