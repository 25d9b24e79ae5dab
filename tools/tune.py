"""Tune the weights of the evaluation by self-play: the cross-entropy method.

In each generation candidates are drawn round the present mean, and each plays the same deals as one expert
against two: one
with the weights it is to improve on, and one greedy bot. The best of them move the mean. Every generation is
a line of the log.

    python tools/tune.py --generations 20 --log docs/tuning.jsonl
"""

import argparse
import json
import math
import os
import random
import sys
import time
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from alhambra import Game, Setup
from alhambra.bots.bot import Bot, Budget
from alhambra.bots.expert import ExpertBot
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.weights import NAMES, Weights, weights_of

# Experts search their turn here but do not look at the rivals' answers (worlds=0): ten times as many games.
MOST_STEPS = 3000  # no game of experts is longer; one that is counts as lost


@dataclass(frozen=True)
class Trial:
    """One candidate in one game."""

    weights: dict[str, float]
    best: dict[str, float]
    setup: Setup
    seed: str
    seat: int


def play(trial: Trial) -> float:
    """How much better the candidate was than its best rival, in points, large margins counting less."""
    game = Game(trial.setup, trial.seed)
    bots: list[Bot] = []
    for seat in range(trial.setup.players):
        if seat == trial.seat:
            bots.append(ExpertBot(seat, weights_of(trial.weights), worlds=0))
        elif (seat - trial.seat) % trial.setup.players == 1:
            bots.append(ExpertBot(seat, weights_of(trial.best), worlds=0))
        else:
            bots.append(GreedyBot(seat))
    while not game.is_over and game.steps < MOST_STEPS:
        seat = game.to_act
        game.apply(int(bots[seat].choose(game.view(seat), game.legal_codes(), Budget())))
    if not game.is_over:
        return -1.0
    rivals = [int(game.scores[seat]) for seat in range(trial.setup.players) if seat != trial.seat]
    return math.tanh((int(game.scores[trial.seat]) - max(rivals)) / 40)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--candidates", type=int, default=48)
    parser.add_argument("--deals", type=int, default=16, help="deals a candidate plays, once from every seat")
    parser.add_argument("--seed", default="tuning")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no generation after so long")
    parser.add_argument("--log", type=Path, default=Path("tuning.jsonl"))
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    return parser.parse_args()


def drawn(mean: dict[str, float], spread: dict[str, float], luck: random.Random) -> dict[str, float]:
    """A candidate: no weight changes its sign."""
    return {name: abs(luck.gauss(mean[name], spread[name])) for name in NAMES}


def trials_of(
    candidate: dict[str, float], best: dict[str, float], generation: int, options: argparse.Namespace
) -> list[Trial]:
    """All games of a candidate."""
    setup = Setup(players=3)
    seeds = [f"{options.seed}/{generation}/{deal}" for deal in range(options.deals)]
    return [Trial(candidate, best, setup, seed, seat) for seed in seeds for seat in range(3)]


def main() -> int:
    """Tune, and print the weights."""
    options = arguments()
    luck = random.Random(options.seed)
    mean = dict(zip(NAMES, Weights().values(), strict=True))
    spread = {name: 0.4 * value + 0.05 for name, value in mean.items()}
    best = dict(mean)
    began = time.monotonic()
    with get_context("spawn").Pool(options.workers) as pool, options.log.open("a") as log:
        for generation in range(options.generations):
            if time.monotonic() - began > options.seconds:
                break
            candidates = [mean] + [drawn(mean, spread, luck) for _ in range(options.candidates - 1)]
            trials = [trial for one in candidates for trial in trials_of(one, best, generation, options)]
            results = pool.map(play, trials, chunksize=6)
            games = options.deals * 3
            fitness = [sum(results[i * games : (i + 1) * games]) / games for i in range(len(candidates))]
            elite = [
                candidates[i] for i in sorted(range(len(candidates)), key=lambda i: -fitness[i])[: len(candidates) // 4]
            ]
            for name in NAMES:
                values = [one[name] for one in elite]
                centre = sum(values) / len(values)
                width = math.sqrt(sum((value - centre) ** 2 for value in values) / len(values))
                mean[name] = 0.3 * mean[name] + 0.7 * centre
                spread[name] = max(0.3 * spread[name] + 0.7 * width, 0.03 * abs(mean[name]) + 0.005)
            if generation % 4 == 3:
                best = dict(mean)
            line = {
                "generation": generation,
                "seconds": round(time.monotonic() - began, 1),
                "mean_fitness": round(fitness[0], 4),
                "best_fitness": round(max(fitness), 4),
                "all_fitness": round(sum(fitness) / len(fitness), 4),
                "weights": {name: round(value, 4) for name, value in mean.items()},
            }
            print(json.dumps(line), file=log, flush=True)
            print(json.dumps(line), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
