"""What a bot is: it gets a view and the legal actions, and chooses one.

A bot never sees the game. What is hidden it may only guess, by sampling worlds from its view. Its choices
depend on nothing
but the view, its seed and, for a budget in seconds, the clock.
"""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.engine.chance import Fast
from alhambra.engine.view import View


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: so many playouts (repeatable), or so many seconds."""

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

    def luck(self, view: View) -> Fast:
        """Chance of its own for this decision: the same for the same view and seed."""
        return Fast(self.seed * 7919 + view.steps * 104729 + view.viewer)


class RandomBot(Bot):
    """Any legal action, all alike probable."""

    def name(self) -> str:
        return "random"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        return options[self.luck(view).next_below(len(options))]
