"""The arena: bots play a schedule on all cores, and can go on where they were stopped."""

from collections.abc import Iterator
from pathlib import Path

from alhambra.entrants.fault import describe_faults
from alhambra.lab.match import NOTHING
from alhambra.lab.notes import Notes
from alhambra.lab.results import Result
from alhambra.lab.run import Run
from alhambra.lab.schedule import Schedule
from alhambra.lab.standings import Standing, make_standings


class Arena(Run):
    """The games of a schedule, rounded up to whole deals, and how everybody did."""

    def __init__(
        self,
        schedule: Schedule,
        games: int,
        file: Path | None = None,
        records: Path | None = None,
        notes: Notes = NOTHING,
    ) -> None:
        super().__init__(schedule, games, file, records, notes)
        self.schedule = schedule
        self.results = dict(self.finished)

    def play(self, workers: int = 1, ray: str = "") -> Iterator[Result]:
        """Play what is missing, and count it."""
        for result in super().play(workers, ray):
            self.results[result.game] = result
            yield result

    @property
    def endless(self) -> int:
        """How many games had to be stopped."""
        return sum(result.is_endless for result in self.results.values())

    def faults(self) -> list[dict[str, object]]:
        """What programs from outside did wrong, by game."""
        games = sorted(self.results.items())
        return [fault for number, result in games for fault in describe_faults(number, result.seats, result.faults)]

    def standings(self) -> list[Standing]:
        """How everybody did so far."""
        return make_standings(self.results.values())
