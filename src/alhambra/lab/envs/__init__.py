"""Environments for learning: PettingZoo (`alhambra_v0`), Gymnasium (`AlhambraEnv`, `AlhambraVectorEnv`), and many games
at a time (`Many`, and `ManyAgainst` with bots inside).

They need the extra `lab`: `pip install alhambra[lab]`.
"""

import gymnasium

from alhambra.lab.envs.against import ManyAgainst
from alhambra.lab.envs.many import Many
from alhambra.lab.envs.single import AlhambraEnv
from alhambra.lab.envs.table import FEATURES, MOST_ACTIONS, Table
from alhambra.lab.envs.vector import AlhambraVectorEnv

__all__ = ["FEATURES", "MOST_ACTIONS", "AlhambraEnv", "AlhambraVectorEnv", "Many", "ManyAgainst", "Table"]

gymnasium.register(
    "Alhambra-v0",
    entry_point="alhambra.lab.envs.single:AlhambraEnv",
    vector_entry_point="alhambra.lab.envs.vector:AlhambraVectorEnv",
)
