"""Is a network better than another, or than a bot? Each deal is played once from every seat."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from time import perf_counter
from typing import Final

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.champion import ChampionBot
from alhambra.bots.ladder import LADDER, make_bot
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.entrant import network_in
from alhambra.lab.workers import spread
from alhambra.ratings import wilson

ALONE: Final = Budget(playouts=1)  # a champion searches its turn by the network, and plays nothing on
MOST_ACTIONS: Final = 2000

Meeting = tuple[str, str, str, int]
"""Who against whom (the file of a network, or a bot's name), the seed, and the number of players."""


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
        return wilson(self.wins, max(1, self.games))

    def __str__(self) -> str:
        low, high = self.interval
        rate = f"{100 * self.rate:.1f} % ({100 * low:.1f} – {100 * high:.1f}, n = {self.games})"
        return f"{rate}, {self.margin:+.1f} points"

    def plain(self) -> dict[str, object]:
        """What was found, as data."""
        interval = [round(end, 4) for end in self.interval]
        return {"games": self.games, "rate": round(self.rate, 4), "interval": interval, "margin": round(self.margin, 2)}


def meet(one: str, others: str, games: int, seconds: float, workers: int, setup: Setup | None = None) -> Verdict:
    """Let one meet others, until that number of games is played or the seconds are over."""
    players = (setup or Setup()).players
    plan: Meeting = (one, others, "trial", players)
    began, wins, margins, played = perf_counter(), 0.0, 0, 0
    for share, margin in limited(spread(judge, plan, count(), workers), games, began + seconds):
        wins, margins, played = wins + share, margins + margin, played + 1
    return Verdict(played, wins, margins / max(1, played))


def limited(results: Iterator[tuple[float, int]], games: int, end: float) -> Iterator[tuple[float, int]]:
    """The given number of results, fewer if the time is over."""
    for number, result in enumerate(results, 1):
        yield result
        if number >= games or perf_counter() > end:
            return


def judge(plan: Meeting) -> Callable[[int], tuple[float, int]]:
    """What plays a game of the meeting, given its number: the share of the victory, and the margin."""
    one, others, seed, players = plan

    def play(number: int) -> tuple[float, int]:
        deal, seat = divmod(number, players)
        bots = [bot_of(one if p == seat else others, deal * players + p) for p in range(players)]
        return result(played(Game(Setup(players=players), f"{seed}/{deal}"), bots), seat)

    return play


def bot_of(name: str, seed: int) -> Bot:
    """A bot of the ladder, or the champion with a network from a file."""
    if name in LADDER:
        return make_bot(name, seed)
    bot = ChampionBot(seed, network_in(name))
    bot.share = 0.0  # the network is on trial, not the evaluation made by hand
    return bot


def played(game: Game, bots: list[Bot]) -> Game:
    """The game when it is over."""
    while not game.is_over and game.steps < MOST_ACTIONS:
        codes = game.legal_codes()
        seat = game.to_act
        game.play(codes[0] if len(codes) == 1 else bots[seat].choose(game.view(seat), codes, ALONE))
    return game


def result(game: Game, seat: int) -> tuple[float, int]:
    """The share of the victory, and the margin, of a seat."""
    scores = [int(score) for score in game.scores[: game.rules.players]]
    best = max(scores)
    share = 1 / scores.count(best) if scores[seat] == best else 0.0
    return share, scores[seat] - max(scores[:seat] + scores[seat + 1 :])
