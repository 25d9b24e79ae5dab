"""Is a network better than another, or than a bot? Each deal is played once from every seat."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from math import sqrt
from time import perf_counter
from typing import Final

from alhambra.bots.bot import Bot, Budget
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.lab.training.contender import Contender
from alhambra.lab.workers import spread
from alhambra.ratings import find_wilson_interval

ALONE: Final = Budget(playouts=1)  # a champion searches its turn by the network, and plays nothing on
LONGEST_GAME_ACTIONS: Final = 2000
LEAST_TRIAL_GAMES: Final = 30  # fewer say nothing
PARITY: Final = 1 / 3  # what one wins against two others who are as strong


@dataclass(frozen=True)
class Meeting:
    """One against others, at tables of that number of players."""

    one: Contender
    others: Contender
    players: int = 3
    seed: str = "trial"


@dataclass(frozen=True)
class Verdict:
    """How one did against the others."""

    games: int
    wins: float
    margin: float

    @property
    def rate(self) -> float:
        """The part of the games that it won; a shared victory is divided."""
        return self.wins / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """95 %."""
        return find_wilson_interval(self.wins, max(1, self.games))

    @property
    def is_better(self) -> bool:
        """Has one beaten two of the others? By more than one standard deviation: a lucky trial does not count."""
        return self.games >= LEAST_TRIAL_GAMES and self.rate > PARITY + sqrt(PARITY * (1 - PARITY) / self.games)

    def __str__(self) -> str:
        low, high = self.interval
        rate = f"{100 * self.rate:.1f} % ({100 * low:.1f} – {100 * high:.1f}, n = {self.games})"
        return f"{rate}, {self.margin:+.1f} points"

    def plain(self) -> dict[str, object]:
        """What was found, as data."""
        interval = [round(end, 4) for end in self.interval]
        return {"games": self.games, "rate": round(self.rate, 4), "interval": interval, "margin": round(self.margin, 2)}


def meet(meeting: Meeting, games: int, seconds: float, workers: int, ray: str = "") -> Verdict:
    """Let one meet others, until that number of games is played or the seconds are over."""
    began, wins, margins, played = perf_counter(), 0.0, 0, 0
    results = spread(prepare_worker, meeting, count(), workers, ray)
    for share, margin in limit_results(results, games, began + seconds):
        wins, margins, played = wins + share, margins + margin, played + 1
    return Verdict(played, wins, margins / max(1, played))


def limit_results(results: Iterator[tuple[float, int]], games: int, end: float) -> Iterator[tuple[float, int]]:
    """The given number of results, fewer if the time is over."""
    for number, result in enumerate(results, 1):
        yield result
        if number >= games or perf_counter() > end:
            return


def prepare_worker(meeting: Meeting) -> Callable[[int], tuple[float, int]]:
    """What plays a game of the meeting, given its number: the share of the victory, and the margin."""
    players = meeting.players
    one, others = [(who, who.make_network()) for who in (meeting.one, meeting.others)]

    def play(number: int) -> tuple[float, int]:
        deal, seat = divmod(number, players)
        bots = []
        for p in range(players):
            who, network = one if p == seat else others
            bots.append(who.make_bot(deal * players + p, network))
        return find_result(play_to_end(Game(Setup(players=players), f"{meeting.seed}/{deal}"), bots), seat)

    return play


def play_to_end(game: Game, bots: list[Bot]) -> Game:
    """The game when it is over."""
    while not game.is_over and game.steps < LONGEST_GAME_ACTIONS:
        codes = game.legal_codes()
        seat = game.to_act
        game.apply_code(codes[0] if len(codes) == 1 else bots[seat].choose(game.view(seat), codes, ALONE))
    return game


def find_result(game: Game, seat: int) -> tuple[float, int]:
    """The share of the victory, and the margin, of a seat."""
    scores = [int(score) for score in game.scores[: game.rules.players]]
    best = max(scores)
    share = 1 / scores.count(best) if scores[seat] == best else 0.0
    return share, scores[seat] - max(scores[:seat] + scores[seat + 1 :])
