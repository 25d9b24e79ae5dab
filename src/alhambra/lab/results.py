"""Results on disk: JSON Lines, the schedule first, then one line for each finished game, in the order they finish.

Every line is on the disk before the next game counts as finished. Whatever ends the program, the file holds whole lines
and at most a torn one at its end, which is dropped.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO

from alhambra.engine.errors import AlhambraError
from alhambra.engine.turns.outcome import ranked
from alhambra.entrants.fault import Fault
from alhambra.lab.match import LONGEST, Watched
from alhambra.lab.schedule import Pairing

END = b"\n"


class BrokenResults(AlhambraError):
    """A file that does not hold the results of this arena."""


@dataclass(frozen=True)
class Result:
    """A game that has been played; one that did not end counts as it stood when it was stopped."""

    game: int
    deal: int
    seats: tuple[str, ...]
    points: tuple[int, ...]  # per party: those in the seats, and Dirk last
    actions: int
    turns: int
    faults: tuple[Fault, ...] = ()  # of programs from outside; who has lost on time has no points
    sheet: tuple[int, ...] = ()  # points [scoring][category][party]; files of older versions have none
    tallies: tuple[int, ...] = ()  # the numbers behind them

    @property
    def is_endless(self) -> bool:
        """Was it stopped?"""
        return self.actions >= LONGEST

    @property
    def places(self) -> list[int]:
        """The place of each seat; ties share one (A-57)."""
        return ranked(list(self.points[: len(self.seats)]))


def result_of(pairing: Pairing, played: Watched) -> Result:
    """The result of a game of the schedule."""
    return Result(
        game=pairing.number,
        deal=pairing.deal,
        seats=pairing.seats,
        points=tuple(played.scores),
        actions=played.actions,
        turns=played.turns,
        faults=played.faults,
        sheet=played.sheet,
        tallies=played.tallies,
    )


def facts_of(result: Result) -> dict[str, object]:
    """A result as plain data, without what it does not have."""
    return {name: fact for name, fact in asdict(result).items() if fact != ()}


def parse_result(line: bytes) -> Result:
    """The result of a line; ValueError, TypeError or KeyError if it holds none."""
    found: dict[str, Any] = json.loads(line)
    lists = {name: tuple(found[name]) for name in ("seats", "points")}
    more = {name: tuple(found.get(name, ())) for name in ("sheet", "tallies")}
    return Result(**found | lists | more | {"faults": tuple(Fault(**fault) for fault in found.get("faults", ()))})


def line_of(facts: Mapping[str, object]) -> bytes:
    """Facts as a line of such a file."""
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":")).encode() + END


def whole_lines(content: bytes) -> list[bytes]:
    """The lines of such a file, without what may stand behind the last whole one."""
    return content[: content.rfind(END) + 1].splitlines()


class ResultsFile:
    """A file of results, open for more; `finished` are those it already had."""

    def __init__(self, path: Path, header: Mapping[str, object]) -> None:
        content = path.read_bytes() if path.exists() else b""
        whole = whole_lines(content)
        if whole:
            check_header(path, whole[0], header)
        self.finished, kept = read_results(path, whole[1:])
        self.path = path
        self._file = self._open(sum(len(line) + 1 for line in whole[: kept + 1]))
        if not whole:
            self._write(header)

    def _open(self, size: int) -> BinaryIO:
        """Open at the end of the whole lines; what follows them is cut off."""
        file = self.path.open("ab")
        file.truncate(size)
        return file

    def close(self) -> None:
        """Nothing more is added."""
        self._file.close()

    def add(self, result: Result) -> None:
        """Append a result and wait until it is on the disk."""
        self._write(facts_of(result))

    def _write(self, facts: Mapping[str, object]) -> None:
        self._file.write(line_of(facts))
        self._file.flush()
        os.fsync(self._file.fileno())


def check_header(path: Path, line: bytes, header: Mapping[str, object]) -> None:
    """Do the results belong to this schedule? BrokenResults names what differs."""
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != header["format"]:
        raise BrokenResults("no-results", file=str(path))
    for name, wanted in header.items():
        if found.get(name) != wanted:
            raise BrokenResults(
                "other-results", file=str(path), name=name, found=said(found.get(name)), wanted=said(wanted)
            )


def said(value: object) -> str:
    """A value of the header as a person would write it."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def read_results(path: Path, lines: list[bytes]) -> tuple[dict[int, Result], int]:
    """The results by number of the game, and how many lines are good: the last one may be damaged, no other."""
    finished: dict[int, Result] = {}
    for number, line in enumerate(lines):
        try:
            result = parse_result(line)
        except (ValueError, TypeError, KeyError) as error:
            if number == len(lines) - 1:
                return finished, number
            raise BrokenResults("broken-results", file=str(path), line=number + 2) from error
        finished.setdefault(result.game, result)
    return finished, len(lines)
