"""Who plays in training: a bot of the ladder, or a network."""

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from alhambra.bots.bot import Bot
from alhambra.bots.champion import ChampionBot
from alhambra.bots.ladder import make_bot
from alhambra.bots.learned import input_places
from alhambra.bots.learned.network import Network


@dataclass(frozen=True)
class Contender:
    """A bot of the ladder by its name, or a network by the digest of its file.

    What the file holds goes along: the same file holds another network in the next round, and another machine has no
    such file.
    """

    name: str
    content: bytes = field(default=b"", repr=False)

    def make_network(self) -> Network | None:
        """The network, or None for a bot of the ladder."""
        return Network(self.content, input_places.SIZE) if self.content else None

    def make_bot(self, seed: int, network: Network | None) -> Bot:
        """A bot, given what `make_network` made."""
        if network is None:
            return make_bot(self.name, seed)
        bot = ChampionBot(seed, network)
        bot.share = 0.0  # the network is on trial, not the evaluation made by hand
        return bot


def read_contender(file: Path) -> Contender:
    """The network of a file, as it is now."""
    content = file.read_bytes()
    return Contender(hashlib.sha256(content).hexdigest(), content)
