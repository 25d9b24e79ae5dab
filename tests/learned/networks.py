"""Networks to test with: random weights, so that every input counts."""

from functools import cache

from alhambra.bots.learned import input_places
from alhambra.bots.learned.network import Network
from alhambra.lab.training.weights import make_fresh


@cache
def random_network(seed: int = 1) -> Network:
    return Network(make_fresh(seed, 12, 8).write_file({"name": "random"}), input_places.SIZE)
