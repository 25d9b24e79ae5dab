"""The ladder: bots by name, the weakest first."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.bots.bot import Bot, Budget, RandomBot
from alhambra.bots.champion import ChampionBot
from alhambra.bots.expert import ExpertBot
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.master import MasterBot
from alhambra.bots.novice import NoviceBot
from alhambra.engine.errors import AlhambraError

LADDER: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "expert": ExpertBot,
    "master": MasterBot,
    "champion": ChampionBot,
}

# What each rung may think about a decision unless told otherwise.
BUDGETS: Final[dict[str, Budget]] = {"master": Budget(seconds=0.2), "champion": Budget(seconds=0.2)}


@mypyc_attr(native_class=False)  # so that it travels between processes
class UnknownBot(AlhambraError):
    """There is no bot of that name."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A new bot of that name."""
    if name not in LADDER:
        raise UnknownBot("bot", name=name, names=", ".join(LADDER))
    return LADDER[name](seed)


def budget_of(name: str) -> Budget:
    """Its usual budget."""
    return BUDGETS.get(name, Budget())
