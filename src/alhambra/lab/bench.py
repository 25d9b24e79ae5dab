"""How fast it is: random games inside the engine, decisions from Python, copies, and the size of a game."""

import statistics
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter, process_time

from alhambra.engine.chance import Fast
from alhambra.engine.learning.simulation import luck_of, play_on, play_out
from alhambra.engine.modules.catalogue import GAMES, MODULES, list_options
from alhambra.engine.play.compose import compose, is_playable
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.lab.memory import HALF_GAME_ACTIONS, measure_game, play_half

BASE = Setup()
"""What everything is compared with: the base game for three."""


@dataclass(frozen=True)
class Rate:
    """A number per second: the median of several rounds, with the lowest and the highest."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, rounds: Iterable[float]) -> "Rate":
        values = list(rounds)
        return cls(statistics.median(values), min(values), max(values))


@dataclass(frozen=True)
class Round:
    """Some random games, timed."""

    games: int
    actions: int
    listed: int
    seconds: float
    busy: float
    """Seconds of the processor: fewer than there were, where others use it too."""


def play_round(setup: Setup, games: int, number: int = 0) -> Round:
    """Play random games; every number stands for other games."""
    actions = listed = 0
    start, busy = perf_counter(), process_time()
    for i in range(games):
        seed = f"{number}/{i}"
        played = play_out(Game(setup, seed), luck_of(seed))
        actions += played.actions
        listed += played.listed
    return Round(games, actions, listed, perf_counter() - start, process_time() - busy)


@dataclass(frozen=True)
class Figures:
    """The speed of one set-up; rates are per second."""

    games_per_s: Rate
    actions_per_s: Rate
    listed_per_s: Rate
    decisions_per_s: Rate
    clones_per_s: Rate
    copied_tries_per_s: Rate
    """Actions tried on a copy."""
    undone_tries_per_s: Rate
    """Actions tried and taken back."""
    actions_per_game: float
    branching: float
    kilobytes: float | None
    """The memory of one game in play; None where the system does not tell."""


def measure(setup: Setup, games: int, rounds: Iterable[int]) -> Figures:
    """Everything about one set-up, in numbered rounds."""
    played, decided, cloned = [], [], []
    copied, undone = [], []
    for number in rounds:
        played.append(play_round(setup, games, number))
        decided.append(decide(setup, max(1, games // 10), number))
        cloned.append(clone(setup, 10 * games))
        copied.append(try_on_copies(setup, games))
        undone.append(try_and_undo(setup, games))
    actions, listed = sum(one.actions for one in played), sum(one.listed for one in played)
    return Figures(
        games_per_s=Rate.of(one.games / one.seconds for one in played),
        actions_per_s=Rate.of(one.actions / one.seconds for one in played),
        listed_per_s=Rate.of(one.listed / one.seconds for one in played),
        decisions_per_s=Rate.of(decided),
        clones_per_s=Rate.of(cloned),
        copied_tries_per_s=Rate.of(copied),
        undone_tries_per_s=Rate.of(undone),
        actions_per_game=actions / (games * len(played)),
        branching=listed / actions,
        kilobytes=measure_game(setup),
    )


def decide(setup: Setup, games: int, number: int = 0) -> float:
    """Decisions a second of a player written in Python: list the actions, choose one, apply it."""
    count = 0
    start = perf_counter()
    for i in range(games):
        game, luck = Game(setup, f"{number}/{i}"), luck_of(f"{number}/{i}")
        while not game.is_over:
            codes = game.legal_codes()
            game.apply(codes[luck.draw_below(len(codes))])
            count += 1
    return count / (perf_counter() - start)


def clone(setup: Setup, count: int) -> float:
    """Copies a second of a game in play."""
    game = play_half(setup)
    start = perf_counter()
    for _ in range(count):
        game.clone()
    return count / (perf_counter() - start)


def try_on_copies(setup: Setup, times: int) -> float:
    """Actions a second that a search tries on a copy each."""
    game = play_half(setup)
    codes = list(game.legal_codes())
    start = perf_counter()
    for _ in range(times):
        for code in codes:
            game.clone().apply(code)
    return times * len(codes) / (perf_counter() - start)


def try_and_undo(setup: Setup, times: int) -> float:
    """Actions a second that a search applies and takes back."""
    game = Game(setup, "0", keeps_record=True)
    play_on(game, Fast(0), HALF_GAME_ACTIONS)
    codes = list(game.legal_codes())
    start = perf_counter()
    for _ in range(times):
        for code in codes:
            game.apply(code)
            game.pop()
    return times * len(codes) / (perf_counter() - start)


def list_sets(players: int = 3) -> list[Setup]:
    """Every game with every set of its modules and options."""
    sets = [
        Setup(game, modules, players=players, options=options)
        for game in GAMES
        for options in _subsets(list_options())
        for modules in _subsets(tuple(MODULES))
    ]
    return [setup for setup in sets if is_playable(setup)]


def _subsets(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for size in range(len(names) + 1):
        yield from combinations(names, size)


@dataclass(frozen=True)
class Comparison:
    """A set-up compared with the base game, in the same run."""

    setup: Setup
    listed_per_s: Rate
    actions_per_game: float
    branching: float
    ratio: Rate
    """Listed actions a second, as a part of the base game's."""


def compare(setup: Setup, games: int, rounds: int) -> Comparison:
    """Play the set-up and the base game in turns, so that whatever slows the machine slows both."""
    compose(setup)
    mine, ratios = [], []
    for number in range(rounds):
        base, one = play_round(BASE, games, number), play_round(setup, games, number)
        mine.append(one)
        ratios.append(one.listed / one.busy / (base.listed / base.busy))
    actions, listed = sum(one.actions for one in mine), sum(one.listed for one in mine)
    rate = Rate.of(one.listed / one.busy for one in mine)
    return Comparison(setup, rate, actions / (games * rounds), listed / actions, Rate.of(ratios))
