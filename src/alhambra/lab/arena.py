"""The arena: bots play a schedule on all cores, and can go on where they were stopped."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from alhambra.entrants.entrant import parse_entrant
from alhambra.entrants.fault import told
from alhambra.lab.match import play, play_recorded
from alhambra.lab.records import keep_record
from alhambra.lab.results import Result, ResultsFile, result_of
from alhambra.lab.schedule import Schedule, parse_header
from alhambra.lab.standings import Standing, standings
from alhambra.lab.workers import spread

Plan = tuple[dict[str, object], str]
"""What a worker has to know: the header of the schedule, and the directory for records, "" for none."""

NUMBERED: Final = 1_000_000
"""Up to this number of records have names of the same length: nobody knows how many games will follow."""


class Arena:
    """The first games of a schedule, rounded up to whole deals.

    A `file` keeps the results and gives back those it already has; `records` is a directory for the games themselves.
    """

    def __init__(self, schedule: Schedule, games: int, file: Path | None = None, records: Path | None = None) -> None:
        self.schedule = schedule
        self.games = schedule.whole(games)
        self._plan: Plan = (schedule.header(), str(records or ""))
        self._file = ResultsFile(file, schedule.header()) if file else None
        finished = self._file.finished if self._file else {}
        self.results = {number: finished[number] for number in range(self.games) if number in finished}

    def close(self) -> None:
        """Close the file of results."""
        if self._file:
            self._file.close()

    @property
    def missing(self) -> list[int]:
        """The numbers of the games still to be played."""
        return [number for number in range(self.games) if number not in self.results]

    def play(self, workers: int = 1, ray: str = "") -> Iterator[Result]:
        """Play what is missing, in a number of processes or on a cluster; each result comes when it is safe."""
        for result in spread(player, self._plan, self.missing, workers, ray):
            if self._file:
                self._file.add(result)
            self.results[result.game] = result
            yield result

    @property
    def endless(self) -> int:
        """How many games had to be stopped."""
        return sum(result.is_endless for result in self.results.values())

    def faults(self) -> list[dict[str, object]]:
        """What programs from outside did wrong, by game."""
        games = sorted(self.results.items())
        return [fault for number, result in games for fault in told(number, result.seats, result.faults)]

    def standings(self) -> list[Standing]:
        """How everybody did so far."""
        return standings(self.results.values())


def player(plan: Plan) -> Callable[[int], Result]:
    """What plays a game of that plan, given its number."""
    header, directory = plan
    schedule, records = parse_header(header), Path(directory) if directory else None
    return lambda number: play_number(schedule, number, records)


def play_number(schedule: Schedule, number: int, records: Path | None = None) -> Result:
    """The game of that number; its record goes into the directory."""
    pairing = schedule.pairing(number)
    seats = [parse_entrant(label) for label in pairing.seats]
    if records is None:
        return result_of(pairing, play(schedule.setup, pairing.seed, seats))
    played, record = play_recorded(schedule.setup, pairing.seed, seats)
    keep_record(record, records, number, NUMBERED)
    return result_of(pairing, played)
