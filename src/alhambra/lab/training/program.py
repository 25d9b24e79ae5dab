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

from alhambra.lab.training.contender import Contender, read_contender
from alhambra.lab.training.curve import plot
from alhambra.lab.training.learner import Course, Fit, Report, learn
from alhambra.lab.training.samples import Samples, join_samples, load
from alhambra.lab.training.selfplay import SelfPlay, play
from alhambra.lab.training.trial import Meeting, Verdict, meet
from alhambra.lab.training.weights import Weights, dump_layers, make_fresh, read_weights, restore_weights

GREEDY: Final = "greedy"


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    rounds: int = 3
    play_seconds: float = 120.0
    learn_seconds: float = 60.0
    trial_seconds: float = 15.0
    trial_games: int = 600
    first_samples: int = 1  # sixteenths of all turns of each game of the first round, which has many games
    samples: int = 2  # sixteenths in later rounds; other moments than the ends of turns are kept more rarely
    window: int = 4_000_000  # samples that are learned from, at most
    epochs: int = 6
    batch: int = 1024
    rate: float = 1e-3
    trust: float = 0.85  # in the outcome, against the network's own value of the position that came next
    dropout: float = 0.1  # of the first layer's activations
    base_only: bool = False
    workers: int = 2
    ray: str = ""  # address of a cluster that plays instead
    seed: str = "train"
    start: Path | None = None  # a network's file to begin with, instead of one that knows nothing


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
        if self.plan.start and not self.best.exists():
            self.begin_with(self.plan.start.read_bytes())
        for number in range(len(self.done), self.plan.rounds):
            self.run_round(number)

    def begin_with(self, content: bytes) -> None:
        """Take a network that has learned before as the one accepted last."""
        self.keep(read_weights(content))
        self.best.write_bytes(content)

    def run_round(self, number: int) -> None:
        """Play, learn, try."""
        began = perf_counter()
        fresh_samples = self.load_samples(number)
        window = join_samples([*self.load_earlier(number), fresh_samples]).keep_last(self.plan.window)
        weights = self.load_weights()
        fit = learn(weights, window, self.choose_course(number), self.report)
        candidate = self.folder / "candidate.bin"
        candidate.write_bytes(weights.write_file(self.list_facts(number, window, fit)))
        verdicts = self.hold_trials(candidate)
        accepted = "last" not in verdicts or verdicts["last"].is_better
        if accepted:
            candidate.replace(self.best)
            self.keep(weights)
        self.note(number, perf_counter() - began, window, fit, verdicts, accepted)

    def load_samples(self, number: int) -> Samples:
        """Those of a round: read, or played by the network accepted last; by the quick policy in the first."""
        file = self.folder / f"round-{number}.npz"
        if not file.exists():
            plan = self.plan
            player = read_contender(self.best) if self.best.exists() else None
            samples = plan.samples if player else plan.first_samples
            games = SelfPlay(f"{plan.seed}/{number}", player, plan.base_only, samples)
            play(games, plan.play_seconds, plan.workers, plan.ray).save(file)
        found = load(file)
        self.report("samples", {"round": number, "samples": len(found), "games": found.games})
        return found

    def load_earlier(self, number: int) -> list[Samples]:
        """Samples of the rounds before."""
        return [load(file) for n in range(number) if (file := self.folder / f"round-{n}.npz").exists()]

    def load_weights(self) -> Weights:
        """What has been learned so far."""
        file = self.folder / "weights.npz"
        if not file.exists():
            return make_fresh(1)
        with np.load(file) as found:
            return restore_weights(found)

    def keep(self, weights: Weights) -> None:
        """Keep what was learned, in one step."""
        new = self.folder / "weights.new.npz"
        np.savez(new, **dump_layers(weights))
        new.replace(self.folder / "weights.npz")

    def choose_course(self, number: int) -> Course:
        """How to learn: a network that knows nothing believes in outcomes first."""
        plan = self.plan
        outcomes = 0 if number or plan.start else (plan.epochs + 1) // 2
        return Course(plan.learn_seconds, plan.epochs, plan.batch, plan.rate, plan.trust, outcomes, plan.dropout)

    def list_facts(self, number: int, window: Samples, fit: Fit) -> dict[str, object]:
        """For the card of a network."""
        return {
            "round": number,
            "samples": len(window),
            "games": window.games,
            "margin_error": round(fit.margin, 2),
            "brier": round(fit.brier, 4),
        }

    def hold_trials(self, candidate: Path) -> dict[str, Verdict]:
        """How the candidate does against the network accepted last, and against greedy."""
        plan, found = self.plan, {}
        opponents = {GREEDY: Contender(GREEDY)}
        if self.best.exists():
            opponents["last"] = read_contender(self.best)
        for name, opponent in opponents.items():
            meeting = Meeting(read_contender(candidate), opponent)
            found[name] = meet(meeting, plan.trial_games, plan.trial_seconds, plan.workers, plan.ray)
            self.report("verdict", {"name": name, "verdict": str(found[name])})
        return found

    def note(
        self, number: int, seconds: float, window: Samples, fit: Fit, verdicts: dict[str, Verdict], accepted: bool
    ) -> None:
        """One more round is finished."""
        facts = self.list_facts(number, window, fit)
        won = {name: one.plain() for name, one in verdicts.items()}
        line = {**facts, "seconds": round(seconds, 1), "accepted": accepted, "won": won}
        with self.curve.open("a") as file:
            file.write(json.dumps(line) + "\n")
        (self.folder / "curve.svg").write_text(plot(self.done))
        self.report("accepted" if accepted else "refused", {"round": number, "seconds": int(seconds)})
