"""Simulations: games by the thousand with the same bots in the same seats, added up.

Game i of a match is seeded `<seed>/<i>`.
"""

from dataclasses import dataclass

from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.entrant import parse_entrant
from alhambra.entrants.fault import describe_faults
from alhambra.lab.results import Result
from alhambra.lab.schedule import Pairing, begin_header
from alhambra.lab.standings import Standing, Sums, enter, sort_standings
from alhambra.ratings import Placed, compute_ratings
from alhambra.record.setup_text import parse_setup

FORMAT = "alhambra sim 1"


class WrongSeats(ValueError):
    """Neither one bot for all seats, nor one for each."""


@dataclass(frozen=True)
class Match:
    """What is played, by whom, and the seed of it all. Every game has a deal of its own."""

    setup: Setup
    bots: tuple[str, ...]  # one for each seat, or one for all
    seed: str

    def __post_init__(self) -> None:
        compose(self.setup)  # InvalidSetup, if it cannot be played
        for label in self.bots:
            parse_entrant(label)  # UnknownBot or InvalidBudget
        if len(self.bots) not in (1, self.setup.players):
            raise WrongSeats(len(self.bots))

    @classmethod
    def parse(cls, header: dict[str, object]) -> "Match":
        """The match of a header."""
        bots = header["bots"]
        assert isinstance(bots, list)
        return cls(parse_setup(str(header["setup"])), tuple(bots), str(header["seed"]))

    @property
    def seats(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return self.bots * self.setup.players if len(self.bots) == 1 else self.bots

    @property
    def is_random(self) -> bool:
        """Is every action taken at random?"""
        return set(self.bots) == {"random"}

    def make_pairing(self, number: int) -> Pairing:
        """The game of that number."""
        return Pairing(number, number, f"{self.seed}/{number}", self.seats)

    def round_up(self, games: int) -> int:
        """Exactly that number of games."""
        return games

    def make_header(self) -> dict[str, object]:
        """The match as plain data."""
        return {**begin_header(FORMAT, self.setup, self.bots), "seed": self.seed}


class Totals:
    """Games of a match, added up."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = self.actions = self.listed = self.turns = self.longest_turn = 0
        self.scores = [0] * int(compose(match.setup).parties)
        self.seats = [Sums() for _ in match.seats]
        self.placed: dict[int, Placed] = {}  # by game, where there are others to compare with
        self.faults: list[dict[str, object]] = []  # what programs from outside did wrong

    def add(self, result: Result) -> None:
        """Enter one game."""
        self.games += 1
        self.actions += result.actions
        self.listed += result.listed
        self.turns += result.turns
        self.longest_turn = max(self.longest_turn, result.longest_turn)
        self.scores = [sum(both) for both in zip(self.scores, result.points, strict=True)]
        enter(self.seats, result)
        self.faults += describe_faults(result.game, self.match.seats, result.faults)
        self.faults.sort(key=lambda fault: str(fault["game"]).rjust(12))
        if len(set(self.match.bots)) > 1:
            self.placed[result.game] = list(zip(self.match.seats, result.places, strict=True))

    def standings(self) -> list[Standing]:
        """How each bot did, the strongest first."""
        sums: dict[str, Sums] = {}
        for bot, seat in zip(self.match.seats, self.seats, strict=True):
            sums.setdefault(bot, Sums()).join(seat)
        return sort_standings(sums, compute_ratings(self.placed[number] for number in sorted(self.placed)))

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
        """Points per game of each party: the players, then others who take part in majorities."""
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
        return self.listed / self.actions if self.listed else 0.0
