"""How well people did with the same deals, compared with each other.

What counts of a deal is the margin: one's own points less those of the best opponent. Two margins are compared on a
scale like the International Match Points of bridge: a difference of 1 is worth 1, of 3 is worth 2, of 6 is worth 3 and
so on in steps that grow by one, up to 12. So one wild deal does not decide a whole match. A deal that somebody did not
finish loses 12 to everybody who did.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Final

MOST_DEAL_SCORE: Final = 12

Margins = Sequence[int | None]  # of one person, deal by deal; None for a deal that was not finished


@dataclass(frozen=True)
class Compared:
    """How somebody did against all others, deal by deal and in sum. Those who are level share a rank."""

    rank: int
    scores: tuple[int, ...]
    score: int
    margin: int


def scale_difference(difference: int) -> int:
    """What a difference between two margins is worth: k for k(k+1)/2, MOST_DEAL_SCORE at most."""
    size = min(MOST_DEAL_SCORE, (isqrt(8 * abs(difference) + 1) - 1) // 2)
    return size if difference >= 0 else -size


def compare_two(mine: int | None, other: int | None) -> int:
    """What a deal is worth for somebody, compared with somebody else."""
    if mine is None or other is None:
        return MOST_DEAL_SCORE * ((mine is not None) - (other is not None))
    return scale_difference(mine - other)


def compare(people: Sequence[Margins]) -> list[Compared]:
    """Compare everybody with everybody: in the order of the people."""
    scores = [
        tuple(
            sum(compare_two(margin, other[deal]) for place, other in enumerate(people) if place != who)
            for deal, margin in enumerate(margins)
        )
        for who, margins in enumerate(people)
    ]
    totals = [(sum(score), sum(one or 0 for one in margins)) for score, margins in zip(scores, people, strict=True)]
    ranks = [1 + sum(other > mine for other in totals) for mine in totals]
    return [Compared(rank, score, *total) for rank, score, total in zip(ranks, scores, totals, strict=True)]
