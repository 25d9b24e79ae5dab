"""`python -m bench.vector`: steps a second of the environments, on one core, at random."""

import argparse
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core

from collections.abc import Callable
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np

from alhambra import Game, Setup, build
from alhambra.cli.output import print_table, print_text
from alhambra.engine.chance import Fast
from alhambra.engine.learning.simulation import luck_of, play_out
from alhambra.lab.bench import Rate
from alhambra.lab.envs import Many, alhambra_v0

Run = Callable[[int], float]
"""Makes about the given number of steps; returns how many a second."""


def many_games(count: int, setup: Setup | None = None) -> Run:
    """The vector environment; its caller chooses at random, and that is timed too."""
    many, random = Many(count, setup), np.random.default_rng(1)

    def run(steps: int) -> float:
        start = perf_counter()
        for _ in range(-(-steps // count)):
            many.step((random.random(count) * many.counts).astype(np.int64))
        return -(-steps // count) * count / (perf_counter() - start)

    run(4 * count)
    return run


def vector_env(count: int, opponents: str) -> Run:
    """Gymnasium's vector environment; steps are those of the agents, and bots play all other seats in between."""
    envs, random = gymnasium.make_vec("Alhambra-v0", num_envs=count, opponents=opponents), np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    counts = seen["action_mask"].sum(1)

    def run(steps: int) -> float:
        nonlocal counts
        start = perf_counter()
        for _ in range(-(-steps // count)):
            seen, *_ = envs.step((random.random(count) * counts).astype(np.int64))
            counts = seen["action_mask"].sum(1)
        return -(-steps // count) * count / (perf_counter() - start)

    run(count)
    return run


def pettingzoo() -> Run:
    """One game at a time through PettingZoo's interface, with its wrappers."""
    env: Any = alhambra_v0.env()
    random = np.random.default_rng(1)

    def run(steps: int) -> float:
        env.reset(seed=1)
        start = perf_counter()
        for _ in range(steps):
            seen, _, over, stopped, _ = env.last()
            if over or stopped:
                env.reset()
                continue
            env.step(int(random.random() * seen["action_mask"].sum()))
        return steps / (perf_counter() - start)

    return run


def library() -> Run:
    """The library in a loop in Python: list the actions, choose one, apply it with its legality checked."""

    def run(steps: int) -> float:
        game, luck, dealt = Game(Setup(), 0), Fast(1), 0
        start = perf_counter()
        for _ in range(steps):
            codes = game.legal_codes()
            game.apply(codes[luck.draw_below(len(codes))])
            if game.is_over:
                dealt += 1
                game = Game(Setup(), dealt)
        return steps / (perf_counter() - start)

    return run


def engine() -> Run:
    """Whole games inside the engine."""

    def run(steps: int) -> float:
        taken = number = 0
        start = perf_counter()
        while taken < steps:
            taken += play_out(Game(Setup(), number), luck_of(str(number))).actions
            number += 1
        return taken / (perf_counter() - start)

    return run


RUNS: dict[str, tuple[Callable[[], Run], int]] = {
    "inside the engine": (engine, 400_000),
    "library, a loop in Python": (library, 200_000),
    "Many, 256 games": (lambda: many_games(256), 200_000),
    "Many, 16 games": (lambda: many_games(16), 200_000),
    "Many, 256 games, all modules": (
        lambda: many_games(256, Setup(modules=("vizier", "exchange", "bonus", "huts", "sites"))),
        100_000,
    ),
    "make_vec, 256 agents against random": (lambda: vector_env(256, "random"), 40_000),
    "make_vec, 64 agents against greedy": (lambda: vector_env(64, "greedy"), 8_000),
    "alhambra_v0 (PettingZoo)": (pettingzoo, 4_000),
}


def measure(names: list[str], rounds: int) -> dict[str, Rate]:
    """Every run in turns, so that whatever slows the machine slows all."""
    pure = 1 if build.is_compiled() else 50
    runs = {name: RUNS[name][0]() for name in names}
    rates: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(rounds):
        for name, run in runs.items():
            rates[name].append(run(RUNS[name][1] // pure))
    return {name: Rate.of(found) for name, found in rates.items()}


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m bench.vector", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rates = measure(list(RUNS), parser.parse_args().rounds)
    print_text(f"steps a second, base game for three, one core · {build.describe()}")
    rows = [(name, *(f"{value:,.0f}" for value in (rate.median, rate.low, rate.high))) for name, rate in rates.items()]
    print_table(("", "median", "lowest", "highest"), rows)


if __name__ == "__main__":
    main()
