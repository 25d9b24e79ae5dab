"""How a tournament stands.

The first of a table of four gets 3 points, then 2, 1 and 0; at a table of three 2, 1 and 0; those who are level share.
A bye, and a table that was declared void, give everybody the average. Players with as many points are ordered by

1. the comparison: in each round one's margin over the best opponent is compared with the margins of those who sat in
   the same seat with the same deal at other tables, on the scale of duplicate matches, and averaged; where every table
   has a deal of its own, the margin itself is put on that scale;
2. the opponents: the points of everybody met, as often as they were met;
3. the points made in all games.

Those who are still level share the rank. A player who has forfeited is last at the table, and has no margin.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from alhambra.server.contests.comparing import MOST_DEAL_SCORE, compare_two, scale_difference

Points = Sequence[int | None]  # by seat; None for somebody who has resigned


@dataclass(frozen=True)
class TableResult:
    """A table of a round: its players by seat, and their points; void without."""

    round: int
    players: tuple[int, ...]
    points: tuple[int | None, ...] = ()


@dataclass(frozen=True)
class Standing:
    """How a player stands. Points at tables come in halves."""

    rank: int
    player: int
    score: float
    comparison: float
    opponents: float
    points: int
    games: int


def score_table(points: Points) -> list[float]:
    """What a table gives to each of its players."""
    made = [float("-inf") if one is None else one for one in points]
    worse = [sum(other < mine for other in made) for mine in made]
    level = [sum(other == mine for other in made) for mine in made]
    return [below + (same - 1) / 2 for below, same in zip(worse, level, strict=True)]


def compute_margin(points: Points, seat: int) -> int | None:
    """More than the best of the others; None for somebody who has resigned."""
    mine = points[seat]
    others = [one for number, one in enumerate(points) if number != seat and one is not None]
    return None if mine is None else mine - max(others, default=mine)


def compare_results(results: Sequence[TableResult], has_same_deals: bool) -> dict[int, float]:
    """The comparison of every player, over all rounds."""
    found: defaultdict[int, float] = defaultdict(float)
    for result in results:
        others = [one for one in results if one.round == result.round and one is not result]
        for seat, player in enumerate(result.players):
            mine = compute_margin(result.points, seat)
            if not has_same_deals:
                found[player] += -MOST_DEAL_SCORE if mine is None else scale_difference(mine)
            elif others:
                found[player] += sum(compare_two(mine, compute_margin(one.points, seat)) for one in others) / len(
                    others
                )
    return found


def rank_players(
    players: Sequence[int],
    results: Sequence[TableResult],
    byes: Mapping[int, int],
    size: int,
    has_same_deals: bool,
) -> list[Standing]:
    """The standings, the best first; those who share a rank in the order of the players."""
    counted = [result for result in results if result.points]
    void = [result for result in results if not result.points]
    average = (size - 1) / 2
    score = {player: average * byes.get(player, 0) for player in players}
    made = dict.fromkeys(players, 0)
    games = dict.fromkeys(players, 0)
    for result in counted:
        for player, won, points in zip(result.players, score_table(result.points), result.points, strict=True):
            score[player] = score.get(player, 0.0) + won
            made[player] = made.get(player, 0) + (points or 0)
            games[player] = games.get(player, 0) + 1
    for player in (player for result in void for player in result.players):
        score[player] = score.get(player, 0.0) + average
    against: defaultdict[int, float] = defaultdict(float)
    for result in counted:
        for player in result.players:
            against[player] += sum(score[other] for other in result.players if other != player)
    comparison = compare_results(counted, has_same_deals)
    worth = {one: (score[one], round(comparison[one], 6), against[one], made[one]) for one in players}
    ordered = sorted(players, key=lambda one: worth[one], reverse=True)
    return [
        Standing(
            rank=1 + sum(other > worth[one] for other in worth.values()),
            player=one,
            score=score[one],
            comparison=round(comparison[one], 2),
            opponents=against[one],
            points=made[one],
            games=games[one],
        )
        for one in ordered
    ]
