"""Learning from samples: gradient descent (Adam) on both outputs, the margin and the victory.

What a sample should have said is how its game ended, or, with less chance in it, partly what the network says of the
position that came next (temporal differences). With PyTorch, where it is installed, on its fastest device; with NumPy
alone otherwise. Both do the same.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from time import perf_counter
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from alhambra.bots.learned import input_places
from alhambra.bots.learned.network import ACTIVATION_SHIFT, FIRST_SCALE, MARGIN_POINTS, MOST_ACTIVATION
from alhambra.lab.training.samples import Samples
from alhambra.lab.training.weights import Weights

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

ROOF: Final = float(MOST_ACTIVATION) / float(
    FIRST_SCALE >> ACTIVATION_SHIFT
)  # an activation of the first layer is at most so large
DECAY_SHARE: Final = 0.05  # of the weights, for each unit of the rate
HELD_OUT_SHARE: Final = 0.03  # of the samples, to see how well others are foretold

Report = Callable[[str, dict[str, str | int]], object]
"""Gets what has happened: the key of a text and its values."""


@dataclass(frozen=True)
class Course:
    """How long and how fast to learn."""

    seconds: float
    epochs: int = 8
    batch: int = 1024
    rate: float = 1e-3
    trust: float = 1.0  # in the outcome, against the network's own value of the position that came next
    outcomes: int = 0  # epochs that believe in outcomes alone
    dropout: float = 0.1  # of the first layer's activations, in each step: less is learned by heart


@dataclass(frozen=True)
class Fit:
    """How well held-out samples are foretold."""

    margin: float  # root mean square error, in points
    brier: float  # mean square error of the chance to win
    steps: int


def rate_at(course: Course, part: float) -> float:
    """The rate of learning when a part of the course is over: it rises quickly and falls to nothing."""
    return course.rate * min(1.0, 50.0 * part + 0.02) * math.pow(1.0 - part, 1.5) + 1e-6


def learn(weights: Weights, samples: Samples, course: Course, report: Report) -> Fit:
    """Improve the weights, in place."""
    learner = _TorchLearner(weights) if find_spec("torch") else _NumpyLearner(weights)
    held_out = find_held_out(samples)
    luck = np.random.default_rng(len(samples))
    began, steps = perf_counter(), 0
    total = course.epochs * (held_out // course.batch + 1)
    learner.take(samples)
    fit = learner.fit(held_out, 0)
    for epoch in range(course.epochs):
        if course.trust < 1.0 and epoch >= course.outcomes:
            learner.aim(*blend_targets(samples, *learner.predict(), course.trust))
        for chosen in draw_batches(held_out, course.batch, luck):
            part = max(steps / total, (perf_counter() - began) / course.seconds)
            if part >= 1.0:
                break
            learner.step(chosen, rate_at(course, part), course.dropout)
            steps += 1
        fit = learner.fit(held_out, steps)
        seconds = int(perf_counter() - began)
        report(
            "epoch", {"epoch": epoch + 1, "error": f"{fit.margin:.2f}", "brier": f"{fit.brier:.4f}", "seconds": seconds}
        )
        if perf_counter() - began >= course.seconds:
            break
    weights.layers = learner.list_layers()
    return fit


def find_held_out(samples: Samples) -> int:
    """Where the samples begin that are held out: those of the newest games, none of which was learned from before."""
    latest = max(1, len(samples) - max(1, int(len(samples) * HELD_OUT_SHARE)))
    ends = np.flatnonzero(samples.lasts[:latest])
    return int(ends[-1]) + 1 if len(ends) else latest


def blend_targets(samples: Samples, margins: Floats, shares: Floats, trust: float) -> tuple[Floats, Floats]:
    """What the samples should have said: partly what is said of the next one, partly what that should have said.

    The last sample of a game should have said the outcome.
    """
    wanted = [(samples.margins / MARGIN_POINTS).astype(np.float32), (samples.shares / 60).astype(np.float32)]
    ends = np.flatnonzero(samples.lasts)
    here = np.arange(len(samples))
    distance = (ends[np.searchsorted(ends, here)] - here).astype(np.int16)  # to the last sample of the game
    order = np.argsort(distance, kind="stable")
    steps = np.searchsorted(distance[order], np.arange(int(distance.max(initial=0)) + 2))
    for first, end in pairwise(steps[1:]):
        here = order[first:end]
        for target, value in zip(wanted, (margins, shares), strict=True):
            target[here] = trust * target[here + 1] + (1 - trust) * value[here + 1]
    return wanted[0], wanted[1]


def draw_batches(end: int, size: int, luck: np.random.Generator) -> Iterator[Numbers]:
    """The numbers below the end in random order, some at a time."""
    order = luck.permutation(np.arange(end))
    for at in range(0, len(order), size):
        yield order[at : at + size]


def find_places(samples: Samples, chosen: Numbers) -> tuple[Numbers, Numbers]:
    """Of all inputs of the chosen samples: which of those it is, and where it lies."""
    sizes = samples.starts[chosen + 1] - samples.starts[chosen]
    rows = np.repeat(np.arange(len(chosen)), sizes)
    within = np.arange(len(rows)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    return rows, np.repeat(samples.starts[chosen], sizes) + within


class _NumpyLearner:
    """On the processor."""

    def __init__(self, weights: Weights) -> None:
        self.weights = [layer.copy() for layer in weights.layers]
        self.first = [np.zeros_like(layer) for layer in self.weights]
        self.second = [np.zeros_like(layer) for layer in self.weights]
        self.steps = 0

    def take(self, samples: Samples) -> None:
        self.samples = samples
        self.luck = np.random.default_rng(7)
        self.margins: Floats = (samples.margins / MARGIN_POINTS).astype(np.float32)
        self.shares: Floats = (samples.shares / 60).astype(np.float32)
        self.aim(self.margins, self.shares)

    def aim(self, margins: Floats, shares: Floats) -> None:
        """From now on the samples should say this."""
        self.wanted = margins, shares

    def predict(self) -> tuple[Floats, Floats]:
        """What the network says of all samples."""
        out = np.concatenate([self.forward(self.sum_inputs(chosen))[2] for chosen in list_slices(0, len(self.samples))])
        return out[:, 0], compute_chances(out[:, 1])

    def list_layers(self) -> list[Floats]:
        return self.weights

    def sum_inputs(self, chosen: Numbers) -> Floats:
        rows, at = find_places(self.samples, chosen)
        flat = rows * int(input_places.SIZE) + self.samples.indices[at]
        dense = np.bincount(flat, self.samples.values[at], len(chosen) * int(input_places.SIZE))
        return dense.reshape(len(chosen), -1).astype(np.float32)

    def forward(self, x: Floats, kept: Floats | float = 1.0) -> tuple[Floats, Floats, Floats]:
        first, bias1, second, bias2, last, bias3 = self.weights
        a = np.clip(x @ first + bias1, 0, ROOF) * kept
        b = np.maximum(a @ second + bias2, 0)
        return a, b, b @ last + bias3

    def step(self, chosen: Numbers, rate: float, dropout: float) -> None:
        x = self.sum_inputs(chosen)
        width = self.weights[1].shape[0]
        kept = (self.luck.random((len(chosen), width)) >= dropout).astype(np.float32) / np.float32(1 - dropout)
        a, b, out = self.forward(x, kept)
        margins, shares = self.wanted[0][chosen], self.wanted[1][chosen]
        slope = np.stack([out[:, 0] - margins, compute_chances(out[:, 1]) - shares], 1) / np.float32(len(chosen))
        _, _, second, _, last, _ = self.weights
        slope_b = (slope @ last.T) * (b > 0)
        slope_a = (slope_b @ second.T) * kept * ((a > 0) & (a < ROOF * kept))
        slopes = [x.T @ slope_a, slope_a.sum(0), a.T @ slope_b, slope_b.sum(0), b.T @ slope, slope.sum(0)]
        self.descend(slopes, rate)

    def descend(self, slopes: list[Floats], rate: float) -> None:
        """Adam, with weights that decay."""
        self.steps += 1
        late1, late2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weight, first, second, slope in zip(self.weights, self.first, self.second, slopes, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            weight -= rate * ((first / late1) / (np.sqrt(second / late2) + 1e-8) + DECAY_SHARE * weight)

    def fit(self, held_out: int, steps: int) -> Fit:
        errors = briers = 0.0
        for chosen in list_slices(held_out, len(self.samples)):
            out = self.forward(self.sum_inputs(chosen))[2]
            errors += float(np.square(out[:, 0] - self.margins[chosen]).sum())
            briers += float(np.square(compute_chances(out[:, 1]) - self.shares[chosen]).sum())
        return make_fit(errors, briers, len(self.samples) - held_out, steps)


def make_fit(errors: float, briers: float, count: int, steps: int) -> Fit:
    """How well that number of samples was foretold, given the sums of squares."""
    return Fit(MARGIN_POINTS * (errors / count) ** 0.5, briers / count, steps)


def list_slices(first: int, end: int) -> Iterator[Numbers]:
    """The numbers from the first up to the end, some at a time."""
    for at in range(first, end, 4096):
        yield np.arange(at, min(end, at + 4096))


def compute_chances(odds: Floats) -> Floats:
    """The probabilities of logarithms of odds."""
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -30, 30))), np.float32)


class _TorchLearner:
    """With PyTorch, on a GPU if there is one; the samples lie there too."""

    def __init__(self, weights: Weights) -> None:
        torch: Any = import_module("torch")  # it need not be installed
        self.torch = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.weights = [torch.tensor(layer, device=self.device, requires_grad=True) for layer in weights.layers]
        self.adam = torch.optim.AdamW(self.weights, lr=1e-3, weight_decay=DECAY_SHARE)

    def take(self, samples: Samples) -> None:
        def move(column: npt.NDArray[Any]) -> Any:
            return self.torch.from_numpy(np.ascontiguousarray(column)).to(self.device)

        self.indices, self.values, self.starts = move(samples.indices), move(samples.values), move(samples.starts)
        self.margins = move(samples.margins).float() / MARGIN_POINTS
        self.shares = move(samples.shares).float() / 60
        self.wanted = self.margins, self.shares

    def aim(self, margins: Floats, shares: Floats) -> None:
        """From now on the samples should say this."""
        self.wanted = tuple(self.torch.from_numpy(target).to(self.device) for target in (margins, shares))

    def predict(self) -> tuple[Floats, Floats]:
        """What the network says of all samples."""
        torch, count = self.torch, len(self.margins)
        with torch.no_grad():
            parts = [
                self.forward(torch.arange(at, min(count, at + 16384), device=self.device))
                for at in range(0, count, 16384)
            ]
            out = torch.cat(parts)
            return out[:, 0].cpu().numpy(), out[:, 1].sigmoid().cpu().numpy()

    def list_layers(self) -> list[Floats]:
        return [layer.detach().cpu().numpy() for layer in self.weights]

    def forward(self, chosen: Any, dropout: float = 0.0) -> Any:
        torch = self.torch
        sizes = self.starts[chosen + 1] - self.starts[chosen]
        begins = torch.cumsum(sizes, 0) - sizes
        shift = torch.repeat_interleave(self.starts[chosen] - begins, sizes)
        at = torch.arange(len(shift), device=self.device) + shift
        first, bias1, second, bias2, last, bias3 = self.weights
        sums = torch.nn.functional.embedding_bag(
            self.indices[at].long(), first, begins, mode="sum", per_sample_weights=self.values[at].float()
        )
        a = (sums + bias1).clamp(0, ROOF)
        if dropout:
            a = torch.nn.functional.dropout(a, dropout)
        return (a @ second + bias2).clamp(min=0) @ last + bias3

    def step(self, chosen: Numbers, rate: float, dropout: float) -> None:
        numbers = self.torch.from_numpy(chosen).to(self.device)
        out = self.forward(numbers, dropout)
        chance = self.torch.nn.functional.binary_cross_entropy_with_logits
        margins, shares = self.wanted[0][numbers], self.wanted[1][numbers]
        loss = 0.5 * (out[:, 0] - margins).square().mean() + chance(out[:, 1], shares)
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()

    def fit(self, held_out: int, steps: int) -> Fit:
        errors = briers = 0.0
        count = len(self.margins)
        with self.torch.no_grad():
            for at in range(held_out, count, 8192):
                chosen = self.torch.arange(at, min(count, at + 8192), device=self.device)
                out = self.forward(chosen)
                errors += float((out[:, 0] - self.margins[chosen]).square().sum())
                briers += float((out[:, 1].sigmoid() - self.shares[chosen]).square().sum())
        return make_fit(errors, briers, count - held_out, steps)
