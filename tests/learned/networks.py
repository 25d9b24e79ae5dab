"""Networks to test with: random weights, so that every input counts."""

from functools import cache

from alhambra.bots.learned import places
from alhambra.bots.learned.network import Network
from alhambra.lab.training.weights import fresh


@cache
def random_network(seed: int = 1) -> Network:
    return Network(fresh(seed, 12, 8).file({"name": "random"}), places.SIZE)
