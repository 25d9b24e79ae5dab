"""The one way to play numbered games and note what became of them, for simulations, arenas and studies.

A plan says what game each number stands for, so that a game is the same in any process, at any time and in any order.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol, Self

import alhambra.record  # what is asked of it is imported then: most games have no record
from alhambra.engine.learning.simulation import luck_of, play_out
from alhambra.engine.notation.action import Action
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.entrant import parse_entrant
from alhambra.lab.match import NOTHING, Watched, play, play_noted, play_recorded
from alhambra.lab.notes import Counted, Notes, read_counted
from alhambra.lab.records import keep_record
from alhambra.lab.results import Result, ResultsFile, result_of
from alhambra.lab.schedule import FORMAT as ARENA
from alhambra.lab.schedule import Pairing, Schedule
from alhambra.lab.simulate import Match
from alhambra.lab.workers import spread

CHUNK_GAMES: Final = 1000
"""Random games that a worker plays at a time, at most: one alone takes less time than to tell of it."""

Task = tuple[dict[str, object], str, Notes]
"""What a worker has to know: the header of the plan, the directory for records ("" for none), and what else to note."""


class Plan(Protocol):
    """Which game each number stands for."""

    @property
    def setup(self) -> Setup:
        """What is played."""

    def make_pairing(self, number: int) -> Pairing:
        """The game of a number."""

    def round_up(self, games: int) -> int:
        """At least that number of games, so that the last round is complete."""

    def make_header(self) -> dict[str, object]:
        """The plan as plain data."""


def parse_plan(header: dict[str, object]) -> Plan:
    """The plan of a header."""
    return Schedule.parse(header) if header["format"] == ARENA else Match.parse(header)


class Run:
    """The first games of a plan. A `file` keeps the results and gives back those it has; `records` is a directory.

    `notes` says what else is noted (`notes.py`).
    """

    def __init__(
        self,
        plan: Plan,
        games: int,
        file: Path | None = None,
        records: Path | None = None,
        notes: Notes = NOTHING,
    ) -> None:
        self.plan = plan
        self.games = plan.round_up(games)
        header = plan.make_header() | ({"counter": notes.counter} if notes.counter else {})
        self._task: Task = (header, str(records or ""), notes)
        self._file = ResultsFile(file, header) if file else None
        finished = self._file.finished if self._file else {}
        self.finished = {number: finished[number] for number in range(self.games) if number in finished}
        self._is_played = set(self.finished)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file of results."""
        if self._file:
            self._file.close()

    @property
    def missing(self) -> list[int]:
        """The numbers of the games still to be played."""
        return [number for number in range(self.games) if number not in self._is_played]

    def play(self, workers: int = 1, ray: str = "") -> Iterator[Result]:
        """Play what is missing, in a number of processes or on a cluster; each result comes when it is safe."""
        size = self._chunk_size(workers) if workers > 1 or ray else 1
        missing = self.missing
        chunks = (missing[first : first + size] for first in range(0, len(missing), size))
        for results in spread(prepare_player, self._task, chunks, workers, ray):
            if self._file:
                self._file.add(*results)
            self._is_played.update(result.game for result in results)
            yield from results

    def _chunk_size(self, workers: int) -> int:
        if not is_random(self.plan.make_pairing(0)):
            return 1
        return max(1, min(CHUNK_GAMES, -(-self.games // max(workers, 2))))


def prepare_player(task: Task) -> Callable[[list[int]], list[Result]]:
    """What plays some games of a plan, given their numbers."""
    header, directory, notes = task
    plan, records = parse_plan(header), Path(directory) if directory else None
    return lambda numbers: [play_number(plan, number, records, notes) for number in numbers]


def play_number(plan: Plan, number: int, records: Path | None = None, notes: Notes = NOTHING) -> Result:
    """One game of a plan; its record goes into the directory."""
    if records is None:
        pairing = plan.make_pairing(number)
        return result_of(pairing, play_pairing(plan.setup, pairing, notes))
    result, record = record_number(plan, number, notes)
    keep_record(record, records, number)
    return result


def record_number(plan: Plan, number: int, notes: Notes = NOTHING) -> "tuple[Result, alhambra.record.Record]":
    """One game of a plan, with its record."""
    pairing = plan.make_pairing(number)
    if is_random(pairing):
        return result_of(pairing, play_pairing(plan.setup, pairing, notes)), record_random(plan.setup, pairing.seed)
    seats = [parse_entrant(label) for label in pairing.seats]
    played, record = play_recorded(plan.setup, pairing.seed, seats, notes, number)
    return result_of(pairing, played), record


def play_pairing(setup: Setup, pairing: Pairing, notes: Notes = NOTHING) -> Watched:
    """The game of a pairing. Random players never leave the engine, unless a counter has to see what they do."""
    if not is_random(pairing):
        return play(setup, pairing.seed, [parse_entrant(label) for label in pairing.seats], notes, pairing.number)
    game = Game(setup, pairing.seed)
    watched = play_noted(game, lambda: play_out(game, luck_of(pairing.seed)))
    return replace(watched, counted=count_random(setup, pairing.seed, notes)) if notes.counter else watched


def count_random(setup: Setup, seed: str, notes: Notes) -> Counted:
    """What a counter counts in a game among random players."""
    game, luck = Game(setup, seed), luck_of(seed)
    counter = notes.make_counter(game)
    assert counter
    while not game.is_over:
        codes = game.legal_codes()
        code = codes[luck.draw_below(len(codes))]
        counter.count(game, Action(game.rules, code))
        game.apply_code(code)
    return read_counted(counter, game)


def is_random(pairing: Pairing) -> bool:
    """Is every action taken at random?"""
    return set(pairing.seats) == {"random"}


def record_random(setup: Setup, seed: str) -> "alhambra.record.Record":
    """A game among random players."""
    recorder, luck = alhambra.record.Recorder(setup, seed), luck_of(seed)
    while not recorder.game.is_over:
        codes = recorder.game.legal_codes()
        recorder.apply(codes[luck.draw_below(len(codes))])
    return recorder.record()


def by_number(results: Iterable[Result]) -> Iterator[Result]:
    """Results in the order of their numbers, from 0 on; one that comes early has to wait."""
    waiting: dict[int, Result] = {}
    following = 0
    for result in results:
        waiting[result.game] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1
