"""Games by the thousand.

Game i of a match is seeded `<seed>/<i>`, so that each is the same whoever plays it, when, and in what order:
`play_game` needs nothing but the match and the number.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from alhambra.engine.compose import compose
from alhambra.engine.game import Game
from alhambra.engine.setup import Setup
from alhambra.engine.simulation import Played, luck_of, play_out
from alhambra.record.record import Record
from alhambra.record.recorder import Recorder

BOTS: Final = ("random",)
"""The players there are, by name."""


class UnknownBot(ValueError):
    """No bot has that name."""


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
        for name in self.bots:
            if name not in BOTS:
                raise UnknownBot(name)
        if len(self.bots) not in (1, self.setup.players):
            raise WrongSeats(len(self.bots))

    @property
    def seats(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return self.bots * self.setup.players if len(self.bots) == 1 else self.bots


def play_game(match: Match, number: int) -> Played:
    """One game of a match. Random players never leave the engine."""
    seed = f"{match.seed}/{number}"
    return play_out(Game(match.setup, seed), luck_of(seed))


def record_game(match: Match, number: int) -> Record:
    """The same game, with its record."""
    seed = f"{match.seed}/{number}"
    recorder, luck = Recorder(match.setup, seed), luck_of(seed)
    while not recorder.game.is_over:
        codes = recorder.game.legal_codes()
        recorder.apply(codes[luck.next_below(len(codes))])
    return recorder.record()


def play_games(match: Match, games: int) -> Iterator[Played]:
    """The first so many games of a match, one after the other."""
    return (play_game(match, number) for number in range(games))


class Tally:
    """Games added up. The sum is the same in any order."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = self.actions = self.listed = self.turns = self.longest_turn = 0
        self.scores = [0] * int(compose(match.setup).parties)
        self.wins = [0.0] * match.setup.players  # a shared victory is divided

    def add(self, played: Played) -> None:
        """Enter one game."""
        self.games += 1
        self.actions += played.actions
        self.listed += played.listed
        self.turns += played.turns
        self.longest_turn = max(self.longest_turn, played.longest_turn)
        self.scores = [sum(both) for both in zip(self.scores, played.scores, strict=True)]
        self._enter_winners(played.scores[: self.match.setup.players])

    def _enter_winners(self, scores: list[int]) -> None:
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

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
