"""Three ways to play that lose: the expert with one habit taken too far.

    alhambra arena --bots champion@0.005s --against examples/styles.py:Hoarder --games 300

They show what a style costs, and a champion that could not beat them would have a hole.
"""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.expert import ExpertBot
from alhambra.bots.weights import TUNED, make_weights
from alhambra.engine.actions.codes import ADD, KIND_SHIFT, REMOVE, SWAP
from alhambra.engine.view.view import View


class Style(Bot):
    """The expert with some of its weights multiplied."""

    habits: Mapping[str, float] = {}

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        changed = {name: TUNED[name] * factor for name, factor in self.habits.items()}
        self.expert = ExpertBot(seed, make_weights({**TUNED, **changed}))

    def name(self) -> str:
        """The class says it."""
        return type(self).__name__.lower()

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        """What the expert would choose if it valued things so."""
        return self.expert.choose(view, options, budget)


class Hoarder(Style):
    """Cannot part with money."""

    habits: Mapping[str, float] = {"coin": 3.0, "card": 3.0}


class Mason(Style):
    """Lives for the longest wall."""

    habits: Mapping[str, float] = {"wall": 8.0, "masonry": 8.0}


class Settler(Style):
    """Never redesigns: what is built stays, and what lies in the reserve is lost."""

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        """The best of everything else, if there is anything else."""
        others = vec[i64]()
        for code in options:
            if code >> KIND_SHIFT << KIND_SHIFT not in (ADD, REMOVE, SWAP):
                others = append(others, code)
        return super().choose(view, others if len(others) else options, budget)
