"""Train a pointer policy from scratch until it beats `greedy`: proximal policy optimisation with NumPy alone.

    python examples/pointer/train.py --minutes 5 --workers 16 --out build/pointer
    alhambra arena --bots examples/pointer/bot.py:Pointer --against greedy --games 600

A pointer policy gives every legal action a number, from a row of features of it (`features.py`) and a row about
the situation: there is nothing to mask, because the actions come as a ragged list. Every worker plays many games at a
time (`learner.py`) and sends the slope of the loss; the slopes are averaged, and all go on with the same weights. The
opponents are the policy itself and bots, first `novice`, then `greedy`; the reward is the points scored more than they.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
from learner import BATCHES, EPOCHS, GAMES, Learner
from network import Adam, Weights, new_weights

from alhambra import Setup
from alhambra.lab.report.plots import draw_bars
from alhambra.ratings import find_wilson_interval

RATE = 2e-3
ENTROPY = 0.01
NOVICE_SHARE = 0.15  # of the time, before greedy is the opponent


def work(pipe: Connection, players: int, seed: str, games: int) -> None:
    """A learner in a process of its own: does what it is asked to, until it is told to stop."""
    learner = Learner(Setup(players=players), seed, games)
    while (asked := pipe.recv()) is not None:
        method, arguments = asked
        pipe.send(getattr(learner, method)(*arguments))


class Team:
    """Learners that work at the same time."""

    def __init__(self, workers: int, players: int, seed: int, games: int) -> None:
        os.environ["OPENBLAS_NUM_THREADS"] = "1"  # each worker has one core
        context, self.pipes = multiprocessing.get_context("spawn"), []
        for number in range(workers):
            here, there = context.Pipe()
            arguments = (there, players, f"{seed}/{number}", games)
            context.Process(target=work, args=arguments, daemon=True).start()
            self.pipes.append(here)

    def ask(self, method: str, *arguments: Any) -> list[Any]:
        """What all of them answer."""
        for pipe in self.pipes:
            pipe.send((method, arguments))
        return [pipe.recv() for pipe in self.pipes]

    def improve(self, adam: Adam, left: float, bot: str) -> int:
        """Play and learn once; how many decisions were played. With less time left, steps are smaller."""
        decisions = sum(map(int, self.ask("play", adam.weights, bot)))
        for _ in range(EPOCHS):
            for batch in range(BATCHES):
                found = self.ask("slopes", adam.weights, batch, ENTROPY * left)
                adam.step([np.mean(parts, axis=0) for parts in zip(*found, strict=True)], RATE * left)
        return decisions

    def test(self, weights: Weights, bot: str, rounds: int) -> dict[str, Any]:
        """How it plays against bots in all other seats: always the same deals for as many workers and games."""
        for number, pipe in enumerate(self.pipes):
            pipe.send(("against", (weights, bot, rounds, str(number))))
        games = [game for pipe in self.pipes for game in pipe.recv()]
        wins, margin = (sum(column) / len(games) for column in zip(*games, strict=True))
        low, high = find_wilson_interval(wins * len(games), len(games))
        interval = [round(low, 3), round(high, 3)]
        return {bot: {"wins": round(wins, 3), "95 %": interval, "margin": round(margin, 1), "games": len(games)}}

    def stop(self) -> None:
        """Let them go."""
        for pipe in self.pipes:
            pipe.send(None)


def train(options: argparse.Namespace) -> None:
    """Train for a time or a number of updates; weights and a curve go into the folder."""
    team = Team(options.workers, options.players, options.seed, options.games)
    actions, situations = team.ask("sizes")[0]
    adam = Adam(new_weights(actions, situations, options.seed))
    options.out.mkdir(parents=True, exist_ok=True)
    curve: list[dict[str, Any]] = []
    decisions, updates, spent, next_test = 0, 0, 0.0, 0.0
    while True:
        share = updates / options.updates if options.updates else spent / (60 * options.minutes)
        if share >= next_test:
            next_test = min(1.0, share + 1 / options.tests)
            curve.append({"minutes": round(spent / 60, 2), "updates": updates, "decisions": decisions})
            for bot in ("novice", "greedy"):
                curve[-1] |= team.test(adam.weights, bot, options.rounds * (4 if share >= 1 else 1))
            write(options.out, adam.weights, curve)
        if share >= 1:
            break
        began = time.perf_counter()
        decisions += team.improve(adam, max(0.05, 1 - share), "novice" if share < NOVICE_SHARE else "greedy")
        updates, spent = updates + 1, spent + time.perf_counter() - began
    team.stop()


def write(folder: Path, weights: Weights, curve: list[dict[str, Any]]) -> None:
    """Keep what has been learned so far, and tell how good it is."""
    np.savez(folder / "policy.npz", *weights)
    (folder / "curve.jsonl").write_text("".join(json.dumps(line) + "\n" for line in curve))
    (folder / "curve.svg").write_text(drawn(curve))
    sys.stdout.write(json.dumps(curve[-1]) + "\n")
    sys.stdout.flush()


def drawn(curve: list[dict[str, Any]]) -> str:
    """The share of games won against `greedy` after each test, as a picture."""
    rows = [
        (f"{line['minutes']:.1f} min, {line['decisions']:,}", line["greedy"]["wins"], *line["greedy"]["95 %"])
        for line in curve
    ]
    picture = draw_bars(rows, lambda share: f"{share:.0%}", "won against greedy, by minutes and decisions")
    return picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def main() -> None:
    """The command."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--minutes", type=float, default=5, help="of training; tests come on top")
    options.add_argument("--updates", type=int, default=0, help="instead of minutes: the same on every machine")
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options.add_argument("--games", type=int, default=GAMES, help="that each worker plays at a time")
    options.add_argument("--players", type=int, default=3)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--tests", type=int, default=20, help="while it learns")
    options.add_argument("--rounds", type=int, default=1, help="of games at a time in a test; the last has four times")
    options.add_argument("--out", type=Path, default=Path("build/pointer"))
    train(options.parse_args())


if __name__ == "__main__":
    main()
