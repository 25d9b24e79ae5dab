"""Results on disk: JSON Lines, the plan first, then one line for each finished game, in the order they finish.

Every line is on the disk before its game counts as finished. Whatever ends the program, the file holds whole lines
and at most a torn one at its end, which is dropped.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO

from alhambra.engine.errors import AlhambraError
from alhambra.entrants.fault import Fault
from alhambra.lab.match import LONGEST_GAME_ACTIONS, Watched, places_of
from alhambra.lab.notes import Counted
from alhambra.lab.schedule import Pairing

LINE_END = b"\n"


class BrokenResults(AlhambraError):
    """A file that does not hold the results of this arena."""


@dataclass(frozen=True)
class Result:
    """A game that has been played; one that did not end counts as it stood when it was stopped."""

    game: int
    deal: int
    seats: tuple[str, ...]
    points: tuple[int, ...]  # per party: those in the seats, then others who take part in majorities
    actions: int
    turns: int
    start: int = -1  # the seat that begins; this and what follows is not in files of older versions
    cards: tuple[int, ...] = ()  # dealt to each seat
    money: tuple[int, ...] = ()  # what they are worth
    listed: int = 0  # legal actions, summed over all decisions
    longest_turn: int = 0  # the most actions from the beginning of one turn to that of the next
    faults: tuple[Fault, ...] = ()  # of programs from outside
    sheet: tuple[int, ...] = ()  # points [scoring][category][party]
    tallies: tuple[int, ...] = ()  # the numbers behind them
    deeds: tuple[tuple[int, ...], ...] = ()  # of each seat (`deeds.py`)
    palaces: tuple[str, ...] = ()  # the tiles in each at the end
    counted: Counted = ()  # by a counter of one's own (`notes.py`)

    @property
    def is_endless(self) -> bool:
        """Was it stopped?"""
        return self.actions >= LONGEST_GAME_ACTIONS

    @property
    def forfeits(self) -> set[int]:
        """The seats whose bots did something wrong: they have lost the game, and have no points."""
        return {fault.seat for fault in self.faults}

    @property
    def places(self) -> list[int]:
        """The place of each seat; ties share one (A-57). A forfeited game is worse than no points."""
        return places_of(self.points[: len(self.seats)], self.forfeits)

    def order_of(self, seat: int) -> int:
        """0 for the starting player, 1 for the next around the table, and so on."""
        return (seat - self.start) % len(self.seats)


def result_of(pairing: Pairing, played: Watched) -> Result:
    """The result of a game of the schedule."""
    return Result(
        game=pairing.number,
        deal=pairing.deal,
        seats=pairing.seats,
        points=tuple(played.scores),
        actions=played.actions,
        turns=played.turns,
        start=played.start,
        cards=played.cards,
        money=played.money,
        listed=played.listed,
        longest_turn=played.longest_turn,
        faults=played.faults,
        sheet=played.sheet,
        tallies=played.tallies,
        deeds=played.deeds,
        palaces=played.palaces,
        counted=played.counted,
    )


def facts_of(result: Result) -> dict[str, object]:
    """A result as plain data, without what it does not have."""
    return {name: fact for name, fact in asdict(result).items() if fact != ()}


def parse_result(line: bytes) -> Result:
    """The result of a line; ValueError, TypeError or KeyError if it holds none."""
    found: dict[str, Any] = json.loads(line)
    lists = {name: tuple(found[name]) for name in ("seats", "points")}
    more = {name: tuple(found.get(name, ())) for name in ("cards", "money", "sheet", "tallies", "palaces")}
    more["deeds"] = tuple(tuple(counts) for counts in found.get("deeds", ()))
    more["counted"] = tuple((name, tuple(numbers)) for name, numbers in found.get("counted", ()))
    return Result(**found | lists | more | {"faults": tuple(Fault(**fault) for fault in found.get("faults", ()))})


def line_of(facts: Mapping[str, object]) -> bytes:
    """Facts as a line of such a file."""
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":")).encode() + LINE_END


def whole_lines(content: bytes) -> list[bytes]:
    """The lines of such a file, without what may stand behind the last whole one."""
    return content[: content.rfind(LINE_END) + 1].splitlines()


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

    def add(self, *results: Result) -> None:
        """Append results and wait until they are on the disk."""
        self._write(*(facts_of(result) for result in results))

    def _write(self, *lines: Mapping[str, object]) -> None:
        self._file.write(b"".join(line_of(facts) for facts in lines))
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
                "other-results",
                file=str(path),
                name=name,
                found=write_value(found.get(name)),
                wanted=write_value(wanted),
            )


def write_value(value: object) -> str:
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
