"""Games for training, played on all cores: a mixture of sets, by the quick policy or by a network."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from time import perf_counter
from typing import Final

from alhambra.bots.learned.network import Network
from alhambra.bots.learned.practice import Practice
from alhambra.engine.chance import Fast
from alhambra.engine.modules.catalogue import GAMES, MODULES
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.lab.training.contender import Contender
from alhambra.lab.training.samples import Batch, Samples, gather_samples
from alhambra.lab.workers import spread

CHUNK_SECONDS: Final = 0.5  # seconds for which a worker plays before it tells
NOISE: Final = (0, 0, 2, 5, 12)  # percent of actions that are any; one of these for each game


@dataclass(frozen=True)
class SelfPlay:
    """What a worker has to know."""

    seed: str
    player: Contender | None  # the network; None for the quick policy
    base_only: bool
    samples: int  # of a game, as Practice counts them


def draw_setup(luck: Fast, base_only: bool) -> Setup:
    """A set-up of the mixture: a good half of the games are the base game for three, the rest everything else."""
    if base_only or luck.draw_below(100) < 55:
        return Setup()
    players = (2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6)[luck.draw_below(11)]
    which = luck.draw_below(100)
    if which < 35:
        return Setup(players=players)
    base, *others = GAMES
    if which < 70:
        return Setup(others[luck.draw_below(len(others))], players=players)
    chosen = tuple(module for module in MODULES if luck.draw_below(2) == 0)
    return Setup(base, tuple(MODULES) if luck.draw_below(3) == 0 else chosen, players=players)


def prepare_worker(games: SelfPlay) -> Callable[[int], Batch]:
    """What plays a chunk of such games, given its number."""
    network = games.player.make_network() if games.player else None
    return lambda number: play_chunk(f"{games.seed}/{number}", network, games.base_only, games.samples)


def play_chunk(seed: str, network: Network | None, base_only: bool, samples: int) -> Batch:
    """Games of one set-up for a short while."""
    luck = Fast(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big"))
    setup = draw_setup(luck, base_only)
    practice = Practice(Game(setup, "0"), network, luck.draw_below(1 << 22))
    began, games = perf_counter(), 0
    while perf_counter() - began < CHUNK_SECONDS:
        game = Game(setup, Fast(luck.draw_below(1 << 22) * 512 + games))
        games += practice.play(game, samples, NOISE[luck.draw_below(len(NOISE))])
    outcomes = (practice.margins, practice.shares, practice.lasts)
    columns = (practice.indices, practice.values, practice.sizes, *outcomes)
    return tuple(bytes(memoryview(column)) for column in columns), games


def play(games: SelfPlay, seconds: float, workers: int, ray: str = "") -> Samples:
    """Play for some seconds, in processes or on a Ray cluster."""
    return gather_samples(list(take_until(spread(prepare_worker, games, count(), workers, ray), seconds)))


def take_until(batches: Iterator[Batch], seconds: float) -> Iterator[Batch]:
    """The batches that come in time, the first one always."""
    began = perf_counter()
    for batch in batches:
        yield batch
        if perf_counter() - began > seconds:
            return
