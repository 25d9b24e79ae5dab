"""Who takes part: a bot of the ladder, one's own or a program from outside, and what it may think about a decision.

`expert` thinks as it usually does, `master@400` makes 400 playouts, `master@0.2s` thinks for 0.2 seconds;
`mine.py:MyBot` is a class in a Python file, `outside:my_bot.js@2s` a program that has two seconds,
`champion:best.bin` the champion with a network of one's own.
"""

import hashlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.champion import ChampionBot
from alhambra.bots.ladder import LADDER, UnknownBot, budget_of, make_bot
from alhambra.bots.learned import input_places
from alhambra.bots.learned.network import Network, NoNetwork
from alhambra.engine.errors import AlhambraError
from alhambra.entrants.outside import PREFIX, OutsideBot
from alhambra.entrants.own import LABEL, OwnBot, load_class

TRAINED = "champion:"
"""What the name of a champion with a network from a file begins with."""


class InvalidBudget(AlhambraError):
    """A text that cannot be read as a budget."""


@dataclass(frozen=True)
class Entrant:
    """A bot and its budget; the label tells both."""

    label: str
    name: str
    budget: Budget

    def make_bot(self, seed: str, seat: int) -> Bot:
        """A new bot for a seat in the game of that seed; its choices are independent of the deal."""
        digest = hashlib.sha256(f"{seed}|bot|{seat}".encode()).digest()
        luck = int.from_bytes(digest[:4], "big") >> 1
        if self.name.startswith(PREFIX):
            return OutsideBot(self.name.removeprefix(PREFIX), luck)
        if self.name.startswith(TRAINED):
            return ChampionBot(luck, load_network(self.name.removeprefix(TRAINED)))
        if LABEL.fullmatch(self.name):
            return OwnBot(self.name, luck)
        return make_bot(self.name, luck)


def parse_entrant(label: str) -> Entrant:
    """The entrant written so; UnknownBot or InvalidBudget if there is none."""
    name, at, budget = label.rpartition("@") if "@" in label else (label, "", "")
    if name.startswith(PREFIX):
        return parse_outside(label, name, parse_budget(budget) if at else Budget())
    if name.startswith(TRAINED):
        load_network(name.removeprefix(TRAINED))  # NoNetwork, if there is none
        return Entrant(label, name, parse_budget(budget) if at else budget_of("champion"))
    if LABEL.fullmatch(name):
        load_class(name)
        return Entrant(label, name, parse_budget(budget) if at else Budget())
    if name not in LADDER:
        raise UnknownBot("bot", name=name, names=", ".join(LADDER))
    return Entrant(label, name, parse_budget(budget) if at else budget_of(name))


def is_of_ladder(label: str) -> bool:
    """Is it a bot of ours, whatever its budget? Only these may think for strangers."""
    return label.partition("@")[0] in LADDER


@cache
def load_network(file: str) -> Network:
    """The network of a file, read once; NoNetwork if there is none."""
    try:
        return Network(Path(file).read_bytes(), input_places.SIZE)
    except OSError as error:
        raise NoNetwork("no-network", name=file) from error


def parse_outside(label: str, name: str, budget: Budget) -> Entrant:
    """A program from outside; UnknownBot if there is no such file."""
    if not Path(name.removeprefix(PREFIX)).is_file():
        raise UnknownBot("no-program", file=name.removeprefix(PREFIX))
    return Entrant(label, name, budget)


def parse_budget(text: str) -> Budget:
    """`400` playouts, or `0.2s`."""
    if not re.fullmatch(r"[0-9]{1,9}|[0-9]{1,6}(\.[0-9]{1,6})?s", text) or not float(text.rstrip("s")):
        raise InvalidBudget("budget", text=text)
    return Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(playouts=int(text))
