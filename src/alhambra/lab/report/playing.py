"""What a sample says about playing: payments, redesigns, tiles, and leads that win."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from alhambra.lab.deeds import BOUGHT, EXACT, OVERPAID, REDESIGNED
from alhambra.lab.report.sample import Sample
from alhambra.lab.report.shares import Mean, Share
from alhambra.lab.results import Result

LEAD_POINTS: Final = (-20, -10, -5, 0, 5, 10, 20)
"""Where one group of leads ends and the next begins, in points."""
FEWEST_SEATS: Final = 20  # seats with a tile before anything is said about it


@dataclass(frozen=True)
class Deed:
    """What a bot does with its money and its palace."""

    bot: str
    bought: Mean  # tiles, per game
    exact: Share  # of the tiles bought
    overpaid: Mean  # money lost, per game
    redesigns: Mean  # per game


@dataclass(frozen=True)
class TileWorth:
    """What it means to have built a tile, compared with those in the same games who have not."""

    tile: str
    type: str
    price: int
    wins: Share  # of those who have it at the end
    margin: Mean  # points above the table's mean of those who have it


@dataclass(frozen=True)
class Lead:
    """How often those win who are that far ahead of the best other player after a scoring."""

    scoring: int
    low: int | None  # from this lead on; None: any below
    high: int | None  # below this lead; None: any above
    wins: Share


def share_of_victory(places: Sequence[int], seat: int) -> float:
    """The victory of a seat; a shared one is divided (A-57)."""
    return 1 / list(places).count(1) if places[seat] == 1 else 0.0


def count_deeds(sample: Sample) -> tuple[Deed, ...]:
    """Of every bot whose actions were noted."""
    found = []
    for bot in sample.bots:
        rows = [
            counts
            for result in sample.results
            for name, counts in zip(result.seats, result.deeds, strict=False)
            if name == bot
        ]
        if rows:
            bought = sum(row[BOUGHT] for row in rows)
            exact = Share.of(sum(row[EXACT] for row in rows), bought)
            means = [Mean.of([row[place] for row in rows]) for place in (BOUGHT, OVERPAID, REDESIGNED)]
            found.append(Deed(bot, means[0], exact, means[1], means[2]))
    return tuple(found)


def tiles(sample: Sample) -> tuple[TileWorth, ...]:
    """Every tile that enough seats have built, the most valuable first."""
    owners: dict[str, list[tuple[float, float]]] = {}
    for result in sample.results:
        points = result.points[: len(result.seats)]
        mean = statistics.fmean(points)
        for seat, palace in enumerate(result.palaces):
            for tile in palace.split():
                owners.setdefault(tile, []).append((share_of_victory(result.places, seat), points[seat] - mean))
    table = sample.rules.tiles
    found = []
    for tile, seats in owners.items():
        if len(seats) >= FEWEST_SEATS:
            its = table.tiles[table.by_name[tile]]
            wins = Share.of(sum(win for win, _ in seats), len(seats))
            found.append(TileWorth(tile, its.type, its.price, wins, Mean.of([margin for _, margin in seats])))
    return tuple(sorted(found, key=lambda one: -one.margin.value))


def count_leads(sample: Sample) -> tuple[Lead, ...]:
    """How often a lead after scoring 1 or 2 wins."""
    groups: dict[tuple[int, int], list[float]] = {}
    for result in sample.with_sheets:
        for scoring in (1, 2):
            points = sum_points_after(sample, result, scoring)
            for seat, own in enumerate(points):
                lead = own - max(points[:seat] + points[seat + 1 :])
                group = sum(lead >= limit for limit in LEAD_POINTS)
                groups.setdefault((scoring, group), []).append(share_of_victory(result.places, seat))
    limits = [None, *LEAD_POINTS, None]
    return tuple(
        Lead(scoring, limits[group], limits[group + 1], Share.of(sum(wins), len(wins)))
        for (scoring, group), wins in sorted(groups.items())
    )


def sum_points_after(sample: Sample, result: Result, scoring: int) -> list[int]:
    """The points of each player after scoring 1, 2 or 3."""
    players = sample.setup.players
    lines: Iterable[tuple[int, ...]] = (
        sample.find_entry(result.sheet, number, category)
        for number in range(scoring)
        for category in range(len(sample.categories))
    )
    return [sum(column) for column in zip(*(line[:players] for line in lines), strict=True)]
