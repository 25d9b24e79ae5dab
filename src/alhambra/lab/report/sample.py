"""Results of a simulation or an arena, read from their file."""

import json
import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

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
    made_by: str = ""  # the command that plays these games again
    version: str = ""  # of Alhambra and of the rules

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
    def without_forfeits(self) -> "Sample":
        """The games that nobody forfeited; in the others `novice` played on in some seat."""
        return replace(self, results=tuple(result for result in self.results if not result.faults))

    @property
    def with_sheets(self) -> list[Result]:
        """Those that came to an end and have a score sheet."""
        return [result for result in self.results if result.sheet and not result.is_endless]

    def find_entry(self, numbers: tuple[int, ...], scoring: int, category: int) -> tuple[int, ...]:
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
    made_by = command_of(header, setup, len(results))
    version = f"Alhambra {header.get('version', '?')}, rules {header.get('rules', '?')}"
    return Sample(path.stem, setup, seed, results, made_by, version)


def command_of(header: dict[str, Any], setup: Setup, games: int) -> str:
    """The command that plays the games of a header again."""
    is_arena = header["format"] == schedule.FORMAT
    words = ["alhambra", "arena" if is_arena else "sim", *options_of(setup), "--bots", ",".join(header.get("bots", ()))]
    words += ["--against", ",".join(header["field"])] if header.get("field") else []
    return shlex.join([*words, "--games", str(games), "--seed", str(header["seed"])])


def options_of(setup: Setup) -> list[str]:
    """The options of a command that say what is played."""
    words = ["--game", setup.game]
    words += ["--modules", ",".join(setup.modules)] if setup.modules else []
    words += [f"--{option}" for option in setup.options]
    return [*words, "--edition", setup.edition, "--players", str(setup.players)]
