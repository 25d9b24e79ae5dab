"""Training as a whole: rounds of self-play, learning and trial, each of which can be taken up again after a kill.

The folder keeps everything: `round-N.npz` the samples of a round, `weights.npz` what is being learned, `best.bin` the
network accepted last, `curve.jsonl` a line for each round, `curve.svg` the same as a plot.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from alhambra.lab.training.curve import plot
from alhambra.lab.training.learner import Course, Fit, Report, learn
from alhambra.lab.training.samples import Samples, joined, load
from alhambra.lab.training.selfplay import play
from alhambra.lab.training.trial import Verdict, meet
from alhambra.lab.training.weights import Weights, fresh, restored, saved

GREEDY: Final = "greedy"


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    rounds: int = 3
    play_seconds: float = 120.0
    learn_seconds: float = 60.0
    trial_seconds: float = 15.0
    trial_games: int = 600
    first_samples: int = 2  # sixteenths of one seat's turns in each game of the first round, which has many games
    samples: int = 6  # sixteenths in later rounds; other moments than the ends of turns are kept more rarely
    window: int = 4_000_000  # samples that are learned from, at most
    epochs: int = 6
    batch: int = 1024
    rate: float = 1e-3
    trust: float = 0.85  # in the outcome, against the network's own value of the position that came next
    base_only: bool = False
    workers: int = 2
    seed: str = "train"


class Training:
    """A folder in which a network is trained."""

    def __init__(self, folder: Path, plan: Plan, report: Report) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.plan = plan
        self.report = report
        self.curve = folder / "curve.jsonl"
        self.best = folder / "best.bin"

    @property
    def done(self) -> list[dict[str, Any]]:
        """What is known of the rounds that are finished."""
        return [json.loads(line) for line in self.curve.read_text().splitlines()] if self.curve.exists() else []

    def run(self) -> None:
        """All rounds that are not finished yet."""
        for number in range(len(self.done), self.plan.rounds):
            self.round(number)

    def round(self, number: int) -> None:
        """Play, learn, try."""
        began = perf_counter()
        fresh_samples = self.samples(number)
        window = joined([*self.earlier(number), fresh_samples]).tail(self.plan.window)
        weights = self.weights()
        fit = learn(weights, window, self.course(number), self.report)
        candidate = self.folder / "candidate.bin"
        candidate.write_bytes(weights.file(self.facts(number, window, fit)))
        verdicts = self.verdicts(candidate)
        accepted = number == 0 or verdicts["last"].rate > 1 / 3
        if accepted:
            candidate.replace(self.best)
            self.keep(weights)
        self.note(number, perf_counter() - began, window, fit, verdicts, accepted)

    def samples(self, number: int) -> Samples:
        """Those of a round: read, or played by the network accepted last; by the quick policy in the first."""
        file = self.folder / f"round-{number}.npz"
        if not file.exists():
            network = str(self.best) if self.best.exists() else ""
            sixteenths = self.plan.samples if network else self.plan.first_samples
            plan = (f"{self.plan.seed}/{number}", network, self.plan.base_only, sixteenths)
            play(plan, self.plan.play_seconds, self.plan.workers).save(file)
        samples = load(file)
        self.report("samples", {"round": number, "samples": len(samples), "games": samples.games})
        return samples

    def earlier(self, number: int) -> list[Samples]:
        """Samples of the rounds before."""
        return [load(file) for n in range(number) if (file := self.folder / f"round-{n}.npz").exists()]

    def weights(self) -> Weights:
        """What has been learned so far."""
        file = self.folder / "weights.npz"
        if not file.exists():
            return fresh(1)
        with np.load(file) as found:
            return restored(found)

    def keep(self, weights: Weights) -> None:
        """Keep what was learned, in one step."""
        new = self.folder / "weights.new.npz"
        np.savez(new, **saved(weights))
        new.replace(self.folder / "weights.npz")

    def course(self, number: int) -> Course:
        """How to learn: a network that knows nothing believes in outcomes first."""
        plan = self.plan
        outcomes = 0 if number else (plan.epochs + 1) // 2
        return Course(plan.learn_seconds, plan.epochs, plan.batch, plan.rate, plan.trust, outcomes)

    def facts(self, number: int, window: Samples, fit: Fit) -> dict[str, object]:
        """For the card of a network."""
        return {
            "round": number,
            "samples": len(window),
            "games": window.games,
            "margin_error": round(fit.margin, 2),
            "brier": round(fit.brier, 4),
        }

    def verdicts(self, candidate: Path) -> dict[str, Verdict]:
        """How the candidate does against the network accepted last, and against greedy."""
        plan = self.plan
        found = {GREEDY: meet(str(candidate), GREEDY, plan.trial_games, plan.trial_seconds, plan.workers)}
        if self.best.exists():
            found["last"] = meet(str(candidate), str(self.best), plan.trial_games, plan.trial_seconds, plan.workers)
        for name, verdict in found.items():
            self.report("verdict", {"name": name, "verdict": str(verdict)})
        return found

    def note(
        self, number: int, seconds: float, window: Samples, fit: Fit, verdicts: dict[str, Verdict], accepted: bool
    ) -> None:
        """One more round is finished."""
        facts = self.facts(number, window, fit)
        won = {name: one.plain() for name, one in verdicts.items()}
        line = {**facts, "seconds": round(seconds, 1), "accepted": accepted, "won": won}
        with self.curve.open("a") as file:
            file.write(json.dumps(line) + "\n")
        (self.folder / "curve.svg").write_text(plot(self.done))
        self.report("accepted" if accepted else "refused", {"round": number, "seconds": int(seconds)})
