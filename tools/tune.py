"""Tune the weights of the evaluation by self-play: the cross-entropy method.

In each generation candidates are drawn round the present mean, and each plays the same deals as one expert against two:
one with the weights it is to improve on, and one greedy bot. The best of them move the mean. Every generation is a line
of the log.

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
from multiprocessing.pool import Pool
from pathlib import Path

from alhambra import Game, Setup
from alhambra.bots.bot import Bot, Budget
from alhambra.bots.expert import ExpertBot
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.weights import NAMES, Weights, make_weights

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
            bots.append(ExpertBot(seat, make_weights(trial.weights), worlds=0))
        elif (seat - trial.seat) % trial.setup.players == 1:
            bots.append(ExpertBot(seat, make_weights(trial.best), worlds=0))
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


class Mean:
    """Where the weights are now, and how far round it candidates are drawn."""

    def __init__(self) -> None:
        self.weights = dict(zip(NAMES, Weights().list_values(), strict=True))
        self.spread = {name: 0.4 * value + 0.05 for name, value in self.weights.items()}

    def candidates(self, count: int, luck: random.Random) -> list[dict[str, float]]:
        """The mean itself and others round it; no weight changes its sign."""
        drawn = [
            {name: abs(luck.gauss(self.weights[name], self.spread[name])) for name in NAMES} for _ in range(1, count)
        ]
        return [dict(self.weights), *drawn]

    def move(self, elite: list[dict[str, float]]) -> None:
        """Go most of the way to the best candidates; never draw so narrowly that nothing new is tried."""
        for name in NAMES:
            values = [one[name] for one in elite]
            centre = sum(values) / len(values)
            width = math.sqrt(sum((value - centre) ** 2 for value in values) / len(values))
            self.weights[name] = 0.3 * self.weights[name] + 0.7 * centre
            self.spread[name] = max(0.3 * self.spread[name] + 0.7 * width, 0.03 * abs(self.weights[name]) + 0.005)


def trials_of(
    candidate: dict[str, float], best: dict[str, float], generation: int, options: argparse.Namespace
) -> list[Trial]:
    """All games of a candidate."""
    setup = Setup(players=3)
    seeds = [f"{options.seed}/{generation}/{deal}" for deal in range(options.deals)]
    return [Trial(candidate, best, setup, seed, seat) for seed in seeds for seat in range(3)]


def judged(pool: Pool, candidates: list[dict[str, float]], trials: list[Trial]) -> list[float]:
    """How well each candidate did, in all of its games."""
    results, games = pool.map(play, trials, chunksize=6), len(trials) // len(candidates)
    return [sum(results[first : first + games]) / games for first in range(0, len(trials), games)]


def best_quarter(candidates: list[dict[str, float]], fitness: list[float]) -> list[dict[str, float]]:
    """Those who did best."""
    order = sorted(range(len(candidates)), key=lambda number: -fitness[number])
    return [candidates[number] for number in order[: len(candidates) // 4]]


def line_of(generation: int, seconds: float, fitness: list[float], weights: dict[str, float]) -> str:
    """A generation as a line of the log; the first of the candidates was the mean."""
    facts = {
        "generation": generation,
        "seconds": round(seconds, 1),
        "mean_fitness": round(fitness[0], 4),
        "best_fitness": round(max(fitness), 4),
        "all_fitness": round(sum(fitness) / len(fitness), 4),
        "weights": {name: round(value, 4) for name, value in weights.items()},
    }
    return json.dumps(facts)


def main() -> int:
    """Tune, and print the weights."""
    options = arguments()
    luck, mean, began = random.Random(options.seed), Mean(), time.monotonic()
    best = dict(mean.weights)
    with get_context("spawn").Pool(options.workers) as pool, options.log.open("a") as log:
        for generation in range(options.generations):
            if time.monotonic() - began > options.seconds:
                break
            candidates = mean.candidates(options.candidates, luck)
            trials = [trial for one in candidates for trial in trials_of(one, best, generation, options)]
            fitness = judged(pool, candidates, trials)
            mean.move(best_quarter(candidates, fitness))
            if generation % 4 == 3:
                best = dict(mean.weights)
            line = line_of(generation, time.monotonic() - began, fitness, mean.weights)
            print(line, file=log, flush=True)
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
