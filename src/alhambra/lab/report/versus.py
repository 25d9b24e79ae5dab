"""Bots against each other, deal by deal, and how much of the points is luck of the deal."""

import statistics
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from alhambra.lab.report.sample import Sample
from alhambra.lab.report.shares import Mean, Share


@dataclass(frozen=True)
class Versus:
    """Two bots in games that both took part in."""

    one: str
    other: str
    better: Share  # of the games in which `one` has the better place; an equal one counts half
    margin: Mean  # points of `one` less those of `other`: one mean for each deal, all seats of it together
    p: float  # of a paired test: how probable such a margin is between bots of equal strength


@dataclass(frozen=True)
class Luck:
    """Where the differences between points come from, in parts of their variance, which add up to 1."""

    bots: float  # who played
    deals: float  # cards and seat: the same for everybody who is dealt them
    rest: float  # how the game went
    games: int


def compare_bots(sample: Sample) -> tuple[Versus, ...]:
    """Every pair of bots that met."""
    found = []
    for one, other in combinations(sample.bots, 2):
        better = games = 0.0
        margins: dict[int, list[float]] = {}
        for result in sample.results:
            scores = {bot: mean_of(points_of(result.seats, result.points, bot)) for bot in (one, other)}
            places = {bot: mean_of(points_of(result.seats, result.places, bot)) for bot in (one, other)}
            if None in scores.values():
                continue
            games += 1
            better += (places[one] < places[other]) + (places[one] == places[other]) / 2  # type: ignore[operator]
            margins.setdefault(result.deal, []).append(scores[one] - scores[other])  # type: ignore[operator]
        if games:
            margin = Mean.of([statistics.fmean(values) for values in margins.values()])
            found.append(Versus(one, other, Share.of(better, games), margin, margin.p))
    return tuple(found)


def measure_luck(sample: Sample) -> Luck | None:
    """Only where the same deals were played with different bots in the same seat, as an arena does."""
    played = [
        (result.deal, seat, bot, result.points[seat])
        for result in sample.results
        for seat, bot in enumerate(result.seats)
    ]
    by_bot, by_deal = defaultdict(list), defaultdict(list)
    for _, _, bot, points in played:
        by_bot[bot].append(float(points))
    mean = {bot: statistics.fmean(points) for bot, points in by_bot.items()}
    for deal, seat, bot, points in played:  # what a bot always has is not due to the deal
        by_deal[deal, seat].append(points - mean[bot])
    if len(by_bot) < 2 or len(by_deal) < 2 or min(len(values) for values in by_deal.values()) < 2:
        return None
    bots = statistics.pvariance([mean[bot] for _, _, bot, _ in played])
    deals, rest = measure_between(by_deal.values()), statistics.fmean(map(statistics.variance, by_deal.values()))
    total = bots + deals + rest
    return Luck(bots / total, deals / total, rest / total, len(sample.results)) if total else None


def measure_between(groups: Iterable[list[float]]) -> float:
    """The variance between groups, less what the chance within them would make of their means."""
    groups = [group for group in groups if len(group) > 1]
    if len(groups) < 2:
        return 0.0
    size = statistics.fmean(len(group) for group in groups)
    within = statistics.fmean(statistics.variance(group) for group in groups)
    return max(0.0, statistics.variance([statistics.fmean(group) for group in groups]) - within / size)


def points_of(seats: Iterable[str], numbers: Iterable[int], bot: str) -> list[int]:
    """The points (or places) of a bot in a game, in each of its seats."""
    return [number for name, number in zip(seats, numbers, strict=False) if name == bot]


def mean_of(numbers: list[int]) -> float | None:
    """The mean, if there are any."""
    return statistics.fmean(numbers) if numbers else None
