"""Results of a simulation or an arena, read from their file."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alhambra.engine.play.compose import compose
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import Setup
from alhambra.lab import schedule, simulate
from alhambra.lab.results import BrokenResults, Result, read_results, whole_lines
from alhambra.record.setup_text import parse_setup

FORMATS: Final = (simulate.FORMAT, schedule.FORMAT)


@dataclass(frozen=True)
class Sample:
    """Games of one set-up."""

    name: str
    setup: Setup
    seed: str
    results: tuple[Result, ...]

    @property
    def rules(self) -> Rules:
        """What is played."""
        return compose(self.setup)

    @property
    def categories(self) -> list[str]:
        """What scores."""
        return self.rules.categories

    @property
    def parties(self) -> int:
        """The players, and others who take part in majorities."""
        return int(self.rules.parties)

    @property
    def bots(self) -> list[str]:
        """Who played."""
        return sorted({bot for result in self.results for bot in result.seats})

    @property
    def with_sheets(self) -> list[Result]:
        """Those that came to an end and have a score sheet."""
        return [result for result in self.results if result.sheet and not result.is_endless]

    def entry(self, numbers: tuple[int, ...], scoring: int, category: int) -> tuple[int, ...]:
        """One line of a score sheet (or of its tallies): scoring 0, 1 or 2, by party."""
        first = (scoring * len(self.categories) + category) * self.parties
        return numbers[first : first + self.parties]


def read_sample(path: Path) -> Sample:
    """The games in a file; BrokenResults if it holds none."""
    lines = whole_lines(path.read_bytes())
    try:
        header = json.loads(lines[0])
        setup, seed = parse_setup(str(header["setup"])), str(header["seed"])
        if header["format"] not in FORMATS:
            raise ValueError(header["format"])
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise BrokenResults("no-sample", file=str(path)) from error
    found, _ = read_results(path, lines[1:])
    results = tuple(found[number] for number in sorted(found))
    if not results:
        raise BrokenResults("no-sample", file=str(path))
    return Sample(path.stem, setup, seed, results)
