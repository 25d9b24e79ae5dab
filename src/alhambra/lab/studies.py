"""Ready-made studies: the samples behind the figures of the documentation.

Each is some simulations or an arena; the first sample is what the others are compared with. The same seed gives the
same games, on one core or on a cluster.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from alhambra.engine.errors import AlhambraError
from alhambra.engine.modules.catalogue import MODULES
from alhambra.engine.rules.setup import Setup
from alhambra.lab.arena import Arena
from alhambra.lab.report.sample import Sample, keep_results, read_sample
from alhambra.lab.schedule import Schedule
from alhambra.lab.simulate import Match, play_games

SEED = "study"


@dataclass(frozen=True)
class Study:
    """A question, as what is played to answer it; the text `study-<name>` asks it."""

    name: str
    games: int  # of each sample, unless told otherwise
    matches: dict[str, Match | Schedule]  # by the name of the sample


class Work:
    """A study being carried out in a directory. A sample that is there with as many games is not played again."""

    def __init__(self, study: Study, directory: Path, games: int = 0) -> None:
        self.study = study
        self.directory = directory
        self.games = games or study.games
        directory.mkdir(parents=True, exist_ok=True)

    @property
    def total(self) -> int:
        """How many games it has, those that are there already included."""
        whole = (played.whole(self.games) if isinstance(played, Schedule) else self.games for played in self._played())
        return sum(whole)

    def play(self, workers: int = 1, ray: str = "") -> Iterator[object]:
        """Play everything; something comes after each game."""
        for name, played in self.study.matches.items():
            if isinstance(played, Schedule):
                yield from self._arena(name, played, workers, ray)
            else:
                yield from self._simulation(name, played, workers, ray)

    def samples(self) -> list[Sample]:
        """What was played."""
        return [read_sample(self._file(name)) for name in self.study.matches]

    def _played(self) -> Iterator[Match | Schedule]:
        return iter(self.study.matches.values())

    def _file(self, name: str) -> Path:
        return self.directory / f"{name}.jsonl"

    def _arena(self, name: str, schedule: Schedule, workers: int, ray: str) -> Iterator[object]:
        with closing(Arena(schedule, self.games, self._file(name))) as arena:
            yield from arena.results
            yield from arena.play(workers, ray)

    def _simulation(self, name: str, match: Match, workers: int, ray: str) -> Iterator[object]:
        """A file under its own name is whole: while games are played, it has another."""
        if self._has_played(name):
            yield from range(self.games)
            return
        unfinished = self._file(name).with_suffix(".unfinished")
        unfinished.unlink(missing_ok=True)
        yield from keep_results(unfinished, match, play_games(match, self.games, workers, None, ray))
        unfinished.replace(self._file(name))

    def _has_played(self, name: str) -> bool:
        """Is the sample there, with as many games as are asked for? A smaller one is played again."""
        return self._file(name).exists() and len(read_sample(self._file(name)).results) >= self.games


# --- the studies ------------------------------------------------------------------------------------------


def seats() -> Study:
    """Does it matter where one sits?"""
    tables = {f"{players} players": Setup(players=players) for players in range(2, 7)}
    return Study("seats", 2000, {name: Match(setup, ("greedy",), SEED) for name, setup in tables.items()})


def modules() -> Study:
    """What does each module change?"""
    sets = {"base game": Setup(), **{name: Setup("alhambra", (name,)) for name in MODULES}}
    sets |= {"granada": Setup("granada"), "combined": Setup("combined")}
    return Study("modules", 1000, {name: Match(setup, ("greedy",), SEED) for name, setup in sets.items()})


def points() -> Study:
    """Where do the points come from, and what are a majority and an edge of wall worth?"""
    return Study("points", 2000, {bot: Match(Setup(), (bot,), SEED) for bot in ("greedy", "novice", "random")})


def ladder() -> Study:
    """How strong is each bot?"""
    bots = ("random", "novice", "greedy", "expert")
    return Study("ladder", 1200, {"ladder": Schedule(Setup(), bots, (), SEED)})


STUDIES: dict[str, Callable[[], Study]] = {
    "seats": seats,
    "modules": modules,
    "points": points,
    "ladder": ladder,
}


class UnknownStudy(AlhambraError):
    """There is no study of that name."""


def study_named(name: str) -> Study:
    """The study of that name."""
    if name not in STUDIES:
        raise UnknownStudy("no-study", name=name, names=", ".join(STUDIES))
    return STUDIES[name]()
