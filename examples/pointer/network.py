"""A pointer policy: a network that gives every legal action a number, its slopes, and Adam. NumPy alone."""

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]
Indices = npt.NDArray[np.int64]
Weights = list[Array]

HIDDEN = 64, 32


def new_weights(actions: int, situations: int, seed: int) -> Weights:
    """A network that knows nothing: all actions are alike to it."""
    random, (first, second) = np.random.default_rng(seed), HIDDEN
    shapes = [(actions, first), (situations, first), (first, second), (second, 1), (actions, 1)]
    shapes += [(situations, first), (first, 1), (situations, 1)]
    return [
        (random.normal(0, (2 / rows) ** 0.5, (rows, columns)) * (columns > 1)).astype(np.float32)
        for rows, columns in shapes
    ]


class Net:
    """What the weights say of some situations: a number for each action (its logit), and a value of each situation.

    The first layer sums what it makes of the action and what it makes of its situation. What is plain is learned soon,
    because the numbers of an action and a situation also count directly.
    """

    def __init__(self, weights: Weights, situations: Array, actions: Array, offsets: Indices) -> None:
        self.weights, self.situations, self.actions, self.offsets = weights, situations, actions, offsets
        key, query, mix, point, direct, judge, sum_up, estimate = weights
        self.game = np.repeat(np.arange(len(situations)), np.diff(offsets))
        self.first = np.maximum(actions @ key + (situations @ query)[self.game], 0)
        self.second = np.maximum(self.first @ mix, 0)
        numbers = (self.second @ point + actions @ direct)[:, 0]
        numbers = numbers - np.maximum.reduceat(numbers, offsets[:-1])[self.game]
        self.logits: Array = numbers - np.log(np.add.reduceat(np.exp(numbers), offsets[:-1]))[self.game]
        self.judged = np.maximum(situations @ judge, 0)
        self.values: Array = (self.judged @ sum_up + situations @ estimate)[:, 0]

    def slopes(self, of_logits: Array, of_values: Array) -> Weights:
        """The slope of a loss in the weights, from its slopes in the logits and the values."""
        _, _, mix, point, _, _, sum_up, _ = self.weights
        second = of_logits[:, None] * point.T * (self.second > 0)
        first = second @ mix.T * (self.first > 0)
        judged = of_values[:, None] * sum_up.T * (self.judged > 0)
        return [
            self.actions.T @ first,
            self.situations.T @ np.add.reduceat(first, self.offsets[:-1]),
            self.first.T @ second,
            self.second.T @ of_logits[:, None],
            self.actions.T @ of_logits[:, None],
            self.situations.T @ judged,
            self.judged.T @ of_values[:, None],
            self.situations.T @ of_values[:, None],
        ]

    def best(self, luck: Array | float = 0.0) -> Indices:
        """The row of each game with the greatest logit; with Gumbel numbers as luck, one as likely as it says."""
        rows: Indices = np.lexsort((self.logits + luck, self.game))[self.offsets[1:] - 1]
        return rows


class Adam:
    """The weights, and how they are changed."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.means = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in weights]
        self.updates = 0

    def step(self, slopes: Weights, rate: float) -> None:
        """Go against the slope, of length 0.5 at most."""
        self.updates += 1
        shrink = min(1.0, 0.5 / (sum(float((slope**2).sum()) for slope in slopes) ** 0.5 + 1e-8))
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.means, strict=True):
            mean += 0.1 * (slope * shrink - mean)
            square += 0.001 * ((slope * shrink) ** 2 - square)
            size = rate / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            weight -= size * mean
