"""Games by the thousand.

Game i of a match is seeded `<seed>/<i>`, so that each is the same on every machine, at any time and in any order:
`play_game` needs nothing but the match and the number.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alhambra.engine.learning.simulation import luck_of, play_out
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.outcome import ranked
from alhambra.entrants.entrant import parse_entrant
from alhambra.entrants.fault import told
from alhambra.lab.match import Watched, play, play_recorded, with_sheet
from alhambra.lab.records import keep_record
from alhambra.lab.standings import Standing, Sums, enter, strongest_first
from alhambra.lab.workers import spread
from alhambra.ratings import Placed, ratings
from alhambra.record.record import Record
from alhambra.record.recorder import Recorder
from alhambra.record.setup_text import parse_setup, setup_text

CHUNK: Final = 1000
"""Random games that a worker plays at a time, at most: one alone takes less time than to tell of it."""


class WrongSeats(ValueError):
    """Neither one bot for all seats, nor one for each."""


@dataclass(frozen=True)
class Match:
    """What is played, by whom, and the seed of it all."""

    setup: Setup
    bots: tuple[str, ...]  # one for each seat, or one for all
    seed: str

    def __post_init__(self) -> None:
        compose(self.setup)  # InvalidSetup, if it cannot be played
        for label in self.bots:
            parse_entrant(label)  # UnknownBot or InvalidBudget
        if len(self.bots) not in (1, self.setup.players):
            raise WrongSeats(len(self.bots))

    @property
    def seats(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return self.bots * self.setup.players if len(self.bots) == 1 else self.bots

    def seed_of(self, number: int) -> str:
        """The seed of one of its games."""
        return f"{self.seed}/{number}"

    @property
    def is_random(self) -> bool:
        """Is every action taken at random?"""
        return set(self.bots) == {"random"}


# --- one game -------------------------------------------------------------------------------------------


def play_game(match: Match, number: int) -> Watched:
    """One game of a match. Random players never leave the engine."""
    seed = match.seed_of(number)
    if match.is_random:
        game = Game(match.setup, seed)
        return with_sheet(play_out(game, luck_of(seed)), game)
    return play(match.setup, seed, [parse_entrant(label) for label in match.seats])


def record_game(match: Match, number: int) -> tuple[Watched, Record]:
    """One game of a match, with its record."""
    seed = match.seed_of(number)
    if match.is_random:
        return play_game(match, number), record_random(match.setup, seed)
    return play_recorded(match.setup, seed, [parse_entrant(label) for label in match.seats])


def record_random(setup: Setup, seed: str) -> Record:
    """A game among random players."""
    recorder, luck = Recorder(setup, seed), luck_of(seed)
    while not recorder.game.is_over:
        codes = recorder.game.legal_codes()
        recorder.apply(codes[luck.next_below(len(codes))])
    return recorder.record()


# --- many games -----------------------------------------------------------------------------------------

Plan = tuple[str, tuple[str, ...], str, str, int]
"""What a worker has to know: set-up, bots and seed, the directory for records ("" for none), the number of games."""


def play_games(
    match: Match, games: int, workers: int = 1, records: Path | None = None, ray: str = ""
) -> Iterator[Watched]:
    """The first games of a match, in order; their records go into the directory."""
    plan: Plan = (setup_text(match.setup), match.bots, match.seed, str(records or ""), games)
    size = min(CHUNK, -(-games // max(workers, 2))) if match.is_random and (workers > 1 or ray) else 1
    chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
    return in_order(spread(player, plan, chunks, workers, ray))


def player(plan: Plan) -> Callable[[range], tuple[int, list[Watched]]]:
    """What plays some games of that plan."""
    setup, bots, seed, directory, games = plan
    match, records = Match(parse_setup(setup), bots, seed), Path(directory) if directory else None
    return lambda numbers: (numbers.start, [play_number(match, number, records, games) for number in numbers])


def play_number(match: Match, number: int, records: Path | None, games: int) -> Watched:
    """One game; if records are wanted, with its own."""
    if records is None:
        return play_game(match, number)
    played, record = record_game(match, number)
    keep_record(record, records, number, games)
    return played


def in_order(chunks: Iterable[tuple[int, list[Watched]]]) -> Iterator[Watched]:
    """The games of all chunks by number; a chunk that comes early has to wait."""
    waiting: dict[int, list[Watched]] = {}
    following = 0
    for first, games in chunks:
        waiting[first] = games
        while following in waiting:
            ready = waiting.pop(following)
            following += len(ready)
            yield from ready


# --- what became of them --------------------------------------------------------------------------------


class Totals:
    """Games added up."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = self.actions = self.listed = self.turns = self.longest_turn = 0
        self.scores = [0] * int(compose(match.setup).parties)
        self.seats = [Sums() for _ in match.seats]
        self.placed: list[Placed] = []  # where there is somebody to compare with
        self.faults: list[dict[str, object]] = []  # what programs from outside did wrong

    def add(self, played: Watched) -> None:
        """Enter one game."""
        self.faults += told(self.games, self.match.seats, played.faults)
        self.games += 1
        self.actions += played.actions
        self.listed += played.listed
        self.turns += played.turns
        self.longest_turn = max(self.longest_turn, played.longest_turn)
        self.scores = [sum(both) for both in zip(self.scores, played.scores, strict=True)]
        enter(self.seats, played.scores)
        if len(set(self.match.bots)) > 1:
            places = ranked(played.scores[: len(self.seats)])
            self.placed.append(list(zip(self.match.seats, places, strict=True)))

    def standings(self) -> list[Standing]:
        """How each bot did, the strongest first."""
        sums: dict[str, Sums] = {}
        for bot, seat in zip(self.match.seats, self.seats, strict=True):
            sums.setdefault(bot, Sums()).join(seat)
        return strongest_first(sums, ratings(self.placed))

    @property
    def wins(self) -> list[float]:
        """Victories of each seat; a shared one is divided (A-57)."""
        return [seat.wins for seat in self.seats]

    @property
    def mean_margins(self) -> list[float]:
        """How far each seat was ahead of the best other one, on average."""
        return [seat.margins / self.games for seat in self.seats]

    @property
    def mean_scores(self) -> list[float]:
        """Points per game of each party: the players, and Dirk last."""
        return [score / self.games for score in self.scores]

    @property
    def actions_per_game(self) -> float:
        """How long a game is."""
        return self.actions / self.games

    @property
    def turns_per_game(self) -> float:
        """How many turns a game has."""
        return self.turns / self.games

    @property
    def branching(self) -> float:
        """Legal actions at a decision."""
        return self.listed / self.actions
