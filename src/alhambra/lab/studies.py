"""Ready-made studies: the samples behind the figures of the documentation.

Each has one or several plans; the first sample is what the others are compared with. The same seed gives the
same games, on one core or on a cluster.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from alhambra.engine.errors import AlhambraError
from alhambra.engine.modules.catalogue import GAMES, MODULES
from alhambra.engine.rules.setup import Setup
from alhambra.lab.report.sample import Sample, read_sample
from alhambra.lab.run import Plan, Run
from alhambra.lab.schedule import Schedule
from alhambra.lab.simulate import Match

SEED = "study"


@dataclass(frozen=True)
class Study:
    """A question, as what is played to answer it; the text `study-<name>` asks it."""

    name: str
    games: int  # of each sample, unless told otherwise
    plans: Mapping[str, Plan]  # by the name of the sample


class Work:
    """A study being carried out in a directory. Games that are there are not played again."""

    def __init__(self, study: Study, directory: Path, games: int = 0) -> None:
        self.study = study
        self.directory = directory
        self.games = games or study.games
        directory.mkdir(parents=True, exist_ok=True)

    @property
    def total(self) -> int:
        """How many games it has, those that are there already included."""
        return sum(plan.round_up(self.games) for plan in self.study.plans.values())

    def play(self, workers: int = 1, ray: str = "") -> Iterator[object]:
        """Play everything; something comes after each game, and at once for each that is there already."""
        for name, plan in self.study.plans.items():
            with closing(Run(plan, self.games, self._file(name))) as run:
                yield from run.finished
                yield from run.play(workers, ray)

    def read_samples(self) -> list[Sample]:
        """What was played."""
        return [read_sample(self._file(name)) for name in self.study.plans]

    def _file(self, name: str) -> Path:
        return self.directory / f"{name}.jsonl"


# --- the studies ------------------------------------------------------------------------------------------


def study_seats() -> Study:
    """Does it matter who begins, and with what hand?"""
    tables = {f"{players} players": Setup(players=players) for players in range(2, 7)}
    return Study("seats", 1500, {name: Match(setup, ("greedy",), SEED) for name, setup in tables.items()})


def study_modules() -> Study:
    """What does each module change?"""
    sets = {"base game": Setup(), **{name: Setup("alhambra", (name,)) for name in MODULES}}
    sets |= {name: Setup(name) for name in GAMES if name != Setup().game}
    return Study("modules", 1000, {name: Match(setup, ("greedy",), SEED) for name, setup in sets.items()})


def study_points() -> Study:
    """Where do the points come from, and what are a majority and an edge of wall worth?"""
    return Study("points", 2000, {bot: Match(Setup(), (bot,), SEED) for bot in ("greedy", "novice", "random")})


def study_ladder() -> Study:
    """How strong is each bot?"""
    bots = ("random", "novice", "greedy", "expert")
    return Study("ladder", 1200, {"ladder": Schedule(Setup(), bots, (), SEED)})


STUDIES: dict[str, Callable[[], Study]] = {
    "seats": study_seats,
    "modules": study_modules,
    "points": study_points,
    "ladder": study_ladder,
}


class UnknownStudy(AlhambraError):
    """There is no study of that name."""


def find_study(name: str) -> Study:
    """The study of that name."""
    if name not in STUDIES:
        raise UnknownStudy("no-study", name=name, names=", ".join(STUDIES))
    return STUDIES[name]()
