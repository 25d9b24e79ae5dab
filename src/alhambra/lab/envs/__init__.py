"""Environments for learning: PettingZoo (`alhambra_v0`), Gymnasium (`AlhambraEnv`) and many games at a time (`Many`).

They need the extra `lab`: `pip install alhambra[lab]`.
"""

import gymnasium

from alhambra.lab.envs.many import Many
from alhambra.lab.envs.single import AlhambraEnv
from alhambra.lab.envs.table import FEATURES, MOST_ACTIONS, Table

__all__ = ["FEATURES", "MOST_ACTIONS", "AlhambraEnv", "Many", "Table"]

gymnasium.register("Alhambra-v0", entry_point="alhambra.lab.envs.single:AlhambraEnv")
