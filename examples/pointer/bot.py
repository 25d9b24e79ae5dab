"""What `train.py` has trained, as a bot: `alhambra arena --bots examples/pointer/bot.py:Pointer --against greedy`.

The weights are read from build/pointer/policy.npz, or the file that the environment variable ALHAMBRA_POINTER names.
"""

import os
from functools import cache

import numpy as np
from features import Features
from librt.vecs import vec
from mypy_extensions import i64
from network import Net, Weights

from alhambra import View
from alhambra.bots.bot import Bot, Budget
from alhambra.engine.learning.observation import Layout
from alhambra.lab.envs.table import array_of


@cache
def trained() -> Weights:
    """The weights, read once."""
    with np.load(os.environ.get("ALHAMBRA_POINTER", "build/pointer/policy.npz")) as file:
        return [file[name] for name in file.files]


class Pointer(Bot):
    """Takes the action that the policy points to."""

    def name(self) -> str:
        """As it is called in tables."""
        return "pointer"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        """What is hidden is dealt by chance, because only a game has all that is looked at; nothing depends on it."""
        game = view.sample(self.make_luck(view))
        layout = Layout(game)
        seen = array_of(layout.see(game, view.viewer))[None]
        counts = np.array([len(options)])
        net = Net(trained(), *Features(layout).look([game], seen, counts), np.array([0, len(options)]))
        return options[int(net.best()[0])]
