"""What a sample of games says, in numbers."""

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from alhambra.lab.report.order import Weighed, list_hand_shares, order_shares, weigh
from alhambra.lab.report.playing import Deed, Lead, TileWorth, count_deeds, count_leads, share_of_victory, tiles
from alhambra.lab.report.sample import Sample
from alhambra.lab.report.shares import Mean, Share
from alhambra.lab.report.versus import Luck, Versus, compare_bots, measure_luck
from alhambra.lab.standings import Standing, make_standings, rounded
from alhambra.ratings.wilson import SURE_DEVIATIONS

BAR_POINTS = 10
"""Points that one bar of a distribution covers."""


@dataclass(frozen=True)
class Spread:
    """Numbers of many games."""

    mean: float
    deviation: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        """Of these numbers."""
        if not values:
            return cls(0.0, 0.0, 0.0, 0.0)
        return cls(statistics.fmean(values), statistics.pstdev(values), min(values), max(values))


@dataclass(frozen=True)
class Majority:
    """What it means to have the most of a type, alone, in the last scoring."""

    type: str
    points: tuple[float, float, float]  # what that was worth in each scoring, on average
    wins: Share  # of those who had it at the end


@dataclass(frozen=True)
class Border:
    """What a wall means, or what its game calls so."""

    category: str
    edges: tuple[float, float, float]  # on average, by scoring
    longest_wins: Share  # of those who alone had the longest at the end
    margin: Mean  # points ahead of the best other, per edge more than the table's mean


@dataclass(frozen=True)
class Figures:
    """Everything about one sample. Forfeited games count for the standings, as lost, and for nothing else."""

    name: str
    setup: str
    made_by: str  # the command that plays these games again
    version: str
    games: int
    endless: int
    faults: int
    forfeited: int  # games
    standings: tuple[Standing, ...]
    seats: tuple[Share, ...]  # victories of each seat
    order: tuple[Share, ...]  # victories by order of play, the starting player first; () where it was not noted
    hands: dict[int, Share]  # cards dealt → victories of those who were dealt that number
    weighed: Weighed | None  # order and hand weighed together
    points: Spread
    score: Mean  # points per player, of each game
    distributions: dict[str, dict[int, int]]  # bot → lower end of a bar → how many
    sources: dict[str, tuple[float, float, float]]  # category → points per player in each scoring
    per_game: dict[str, Mean]  # category → points per player and game
    deeds: tuple[Deed, ...]
    tiles: tuple[TileWorth, ...]
    leads: tuple[Lead, ...]
    versus: tuple[Versus, ...]
    luck: Luck | None
    turns: Spread
    actions: Spread
    lengths: dict[int, int]  # turns → games
    majorities: tuple[Majority, ...]
    borders: tuple[Border, ...]

    def as_dict(self) -> dict[str, object]:
        """All figures as plain data."""
        return {key: _plain(value) for key, value in asdict(self).items()}


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {str(key): _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else rounded(value)


def figures_of(sample: Sample) -> Figures:
    """Compute the figures of a sample."""
    everything, sample = sample.results, sample.without_forfeits
    results = sample.results
    started = [result for result in results if result.start >= 0]
    types = len(sample.rules.tiles.types)
    return Figures(
        name=sample.name,
        setup=str(sample.setup),
        made_by=sample.made_by,
        version=sample.version,
        games=len(everything),
        endless=sum(result.is_endless for result in everything),
        faults=sum(len(result.faults) for result in everything),
        forfeited=len(everything) - len(results),
        standings=tuple(make_standings(everything)),
        seats=tuple(share_of_seat(sample, seat) for seat in range(sample.setup.players)),
        order=order_shares(sample.setup.players, started),
        hands=list_hand_shares(started),
        weighed=weigh(sample.setup.players, started),
        points=Spread.of([point for result in results for point in result.points[: len(result.seats)]]),
        score=Mean.of([statistics.fmean(result.points[: len(result.seats)]) for result in results]),
        distributions={bot: count_points(sample, bot) for bot in sample.bots},
        sources={name: average_source(sample, number) for number, name in enumerate(sample.categories)},
        per_game={name: average_per_game(sample, number) for number, name in enumerate(sample.categories)},
        deeds=count_deeds(sample),
        tiles=tiles(sample),
        leads=count_leads(sample),
        versus=compare_bots(sample),
        luck=measure_luck(sample),
        turns=Spread.of([result.turns for result in results]),
        actions=Spread.of([result.actions for result in results]),
        lengths=dict(sorted(Counter(result.turns for result in results).items())),
        majorities=tuple(value_majority(sample, number) for number in range(types)),
        borders=tuple(value_border(sample, number) for number in range(types, len(sample.categories))),
    )


def share_of_seat(sample: Sample, seat: int) -> Share:
    """How often a seat wins."""
    return Share.of(sum(share_of_victory(result.places, seat) for result in sample.results), len(sample.results))


def count_points(sample: Sample, bot: str) -> dict[int, int]:
    """How often a bot had how many points."""
    points = (
        point
        for result in sample.results
        for name, point in zip(result.seats, result.points, strict=False)
        if name == bot
    )
    return dict(sorted(Counter(point // BAR_POINTS * BAR_POINTS for point in points).items()))


def average_source(sample: Sample, category: int) -> tuple[float, float, float]:
    """Points per player that a category gives in each scoring."""
    players = sample.setup.players

    def average(scoring: int) -> float:
        lines = (sample.find_entry(result.sheet, scoring, category)[:players] for result in sample.with_sheets)
        return _mean([point for line in lines for point in line])

    return average(0), average(1), average(2)


def average_per_game(sample: Sample, category: int) -> Mean:
    """Points per player that a category gives in a game; games, not seats, are independent of each other."""
    players = sample.setup.players
    games = [
        sum(sum(sample.find_entry(result.sheet, scoring, category)[:players]) for scoring in range(3)) / players
        for result in sample.with_sheets
    ]
    return Mean.of(games)


def value_majority(sample: Sample, kind: int) -> Majority:
    """What the most of a type is worth. Parties that are not players may have it too, but cannot win."""
    points: tuple[list[int], list[int], list[int]] = ([], [], [])
    wins = held = 0.0
    for result in sample.with_sheets:
        for scoring in range(3):
            counts = sample.find_entry(result.tallies, scoring, kind)
            leader = find_sole(counts)
            if leader is None:
                continue
            points[scoring].append(sample.find_entry(result.sheet, scoring, kind)[leader])
            if scoring == 2 and leader < sample.setup.players:
                held += 1
                wins += share_of_victory(result.places, leader)
    means = _mean(points[0]), _mean(points[1]), _mean(points[2])
    return Majority(sample.categories[kind], means, Share.of(wins, held))


def value_border(sample: Sample, category: int) -> Border:
    """What the longest stretch is worth."""
    players = sample.setup.players
    edges: tuple[list[int], list[int], list[int]] = ([], [], [])
    pairs: list[tuple[float, float]] = []
    wins = held = 0.0
    for result in sample.with_sheets:
        lines = [sample.find_entry(result.tallies, scoring, category)[:players] for scoring in range(3)]
        for scoring, line in enumerate(lines):
            edges[scoring].extend(line)
        leader = find_sole(lines[2])
        if leader is not None:
            held += 1
            wins += share_of_victory(result.places, leader)
        pairs += zip(measure_above_mean(lines[2]), list_margins(result.points[:players]), strict=True)
    means = _mean(edges[0]), _mean(edges[1]), _mean(edges[2])
    return Border(sample.categories[category], means, Share.of(wins, held), fit_slope(pairs))


def find_sole(counts: Sequence[int]) -> int | None:
    """Who has the most, if only one has."""
    most = max(counts)
    return list(counts).index(most) if most > 0 and list(counts).count(most) == 1 else None


def measure_above_mean(values: Sequence[int]) -> list[float]:
    """How far each is above the mean of all."""
    mean = statistics.fmean(values)
    return [value - mean for value in values]


def list_margins(points: Sequence[int]) -> list[float]:
    """How far each is ahead of the best other."""
    return [float(point - max([*points[:seat], *points[seat + 1 :]])) for seat, point in enumerate(points)]


def fit_slope(pairs: Iterable[tuple[float, float]]) -> Mean:
    """The line of least squares: how much the second rises with the first."""
    points = list(pairs)
    if len({x for x, _ in points}) < 2:
        return Mean.of([])
    line = statistics.linear_regression([x for x, _ in points], [y for _, y in points])
    middle = statistics.fmean(x for x, _ in points)
    spread = sum((x - middle) ** 2 for x, _ in points)
    errors = sum((y - line.intercept - line.slope * x) ** 2 for x, y in points)
    half = SURE_DEVIATIONS * (errors / max(1, len(points) - 2) / spread) ** 0.5
    return Mean(line.slope, line.slope - half, line.slope + half, len(points))


def _mean(values: Sequence[float]) -> float:
    return statistics.fmean(values) if values else 0.0
