"""What the evaluation thinks things are worth, in points.

The greedy bot uses the numbers that we thought of; the expert those that self-play found (`tools/tune.py`, log in
`docs/tuning.jsonl`: the mean of its last five generations), and does not hoard: `spare` was chosen by matches.
"""

from typing import Final


class Weights:
    """One number for each thing that the evaluation looks at."""

    def __init__(self) -> None:
        self.wall = 1.0  # an edge of the longest wall, in a scoring to come
        self.masonry = 0.1  # any edge of outer wall, in a scoring to come: it may become part of the longest
        self.coin = 0.35  # a coin in hand, while there is much to buy
        self.card = 0.2  # a card in hand: many small ones pay more prices exactly
        self.spare = 1.0  # coins and cards of a currency beyond what can still be spent, as share of their worth
        self.exact = 0.35  # share of its gain that a tile of the market is worth when it can be paid exactly
        self.payable = 0.1  # the same when it can only be overpaid
        self.steal = 0.3  # how much of that is lost when a rival could pay it exactly too
        self.ready = 1.5  # a currency in which every tile to come could be paid exactly
        self.solvent = 1.0  # a currency in which every tile to come could be paid, overpaying allowed
        self.threat = 0.15  # share of its gain for a rival that a tile costs when he could pay it exactly
        self.bought = 0.9  # a bought tile not yet placed, as part of a building
        self.reserve = 0.35  # a tile in the reserve, as share of its gain
        self.unbuilt = 0.8  # a bought tile that counts for its type only where it is built, as share of the gain
        self.room = 3.0  # a palace in which every unseen tile has a place
        self.action = 3.0  # another action
        self.things = 1.0  # what lies with modules before a player, as share of what their leaflets say it is worth
        self.unfinished = 0.4  # a building that is not there yet, as share of its gain
        self.rebuilding = 2.0  # what a removal or swap must gain, lest the same tile go to and fro for ever
        self.spread = 1.0  # how uncertain the majorities of later scorings are
        self.rival = 0.5  # the strongest rival's points; the mean of all counts for the rest up to 1

    def list_values(self) -> list[float]:
        """All of them, in the order of NAMES."""
        return [float(getattr(self, name)) for name in NAMES]


NAMES: Final = (
    "wall",
    "masonry",
    "coin",
    "card",
    "spare",
    "exact",
    "payable",
    "steal",
    "ready",
    "solvent",
    "threat",
    "bought",
    "reserve",
    "unbuilt",
    "room",
    "action",
    "things",
    "unfinished",
    "rebuilding",
    "spread",
    "rival",
)


TUNED: Final = {
    "wall": 0.399,
    "masonry": 0.04,
    "coin": 0.425,
    "card": 0.251,
    "spare": 0.2,
    "exact": 0.276,
    "payable": 0.081,
    "steal": 0.322,
    "ready": 2.499,
    "solvent": 1.266,
    "threat": 0.246,
    "bought": 1.232,
    "reserve": 0.469,
    "unbuilt": 0.887,
    "room": 3.46,
    "action": 2.709,
    "things": 0.85,
    "unfinished": 0.443,
    "rebuilding": 2.055,
    "spread": 1.201,
    "rival": 0.583,
}


def make_tuned() -> Weights:
    """The weights that self-play found."""
    return make_weights(TUNED)


def make_weights(values: dict[str, float]) -> Weights:
    """Weights with some of them given."""
    weights = Weights()
    for name, value in values.items():
        if name not in NAMES:
            raise KeyError(name)
        setattr(weights, name, value)
    return weights
