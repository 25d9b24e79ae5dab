"""Who plays with whom: people who wait for the same game are brought together, those of like strength first.

Nothing here reads, writes or asks what time it is. How far apart two ratings may be grows while somebody waits; after
`EVERYBODY` seconds it does not matter any more.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from alhambra.engine.rules.setup import Setup
from alhambra.ratings.plackett_luce import MEAN_RATING

NEAR: Final = 100.0  # points that two ratings may lie apart at first
WIDENING: Final = 8.0  # points more for each second
EVERYBODY: Final = 60.0  # seconds after which anybody will do
BOTS_AFTER: Final = 20.0  # seconds after which bots take the free seats, for those who want that
AWAY: Final = {"fast": 30.0, "calm": 30.0, "days": 86400.0}
"""Seconds after which somebody who does not say that they still wait counts as gone, by pace."""

Pace = Literal["fast", "calm", "days"]
Pair = frozenset[str]
"""Two people."""


@dataclass(frozen=True)
class Wish:
    """What somebody waits for."""

    person: str
    name: str
    setup: Setup
    pace: Pace
    is_rated: bool
    has_bots: bool  # may bots take seats after a time?
    rating: float | None
    since: float
    seen: float  # when they last said that they wait
    nonce_commitment: str = ""
    device: str = ""

    @property
    def kind(self) -> tuple[Setup, Pace, bool]:
        """People with the same kind of wish can play together."""
        return self.setup, self.pace, self.is_rated

    def is_here(self, now: float) -> bool:
        """Do they still wait?"""
        return now - self.seen <= AWAY[self.pace]

    def reach(self, now: float) -> float:
        """How far the rating of somebody else may lie from theirs."""
        waited = now - self.since
        return float("inf") if waited >= EVERYBODY or self.rating is None else NEAR + WIDENING * waited


def parties(wishes: Iterable[Wish], now: float, apart: Collection[Pair] = ()) -> list[list[Wish]]:
    """Those who begin a game now, each party by itself, the longest waiting first; free seats are for bots."""
    waiting = sorted((wish for wish in wishes if wish.is_here(now)), key=lambda wish: (wish.since, wish.person))
    found: list[list[Wish]] = []
    gone: set[str] = set()
    for first in waiting:
        others = [wish for wish in waiting if wish.person not in gone and wish is not first]
        party = [] if first.person in gone else party_of(first, others, now, apart)
        gone |= {wish.person for wish in party}
        found += [party] if party else []
    return found


def party_of(first: Wish, others: Sequence[Wish], now: float, apart: Collection[Pair]) -> list[Wish]:
    """The people who begin a game with somebody; empty if it is too early."""
    players = first.setup.players
    party = company(first, others, now, apart)
    if len(party) == players:
        return party
    if not first.has_bots or now - first.since < BOTS_AFTER:
        return []
    return company(first, [wish for wish in others if wish.has_bots], now, apart)


def company(first: Wish, others: Sequence[Wish], now: float, apart: Collection[Pair]) -> list[Wish]:
    """Somebody and those who suit them and each other, the nearest in strength first."""
    party = [first]
    for wish in sorted(others, key=lambda wish: (distance(first, wish), wish.since, wish.person)):
        if len(party) < first.setup.players and all(suits(wish, one, now, apart) for one in party):
            party.append(wish)
    return party


def suits(one: Wish, other: Wish, now: float, apart: Collection[Pair]) -> bool:
    """Can two people play together?"""
    if one.kind != other.kind or frozenset((one.person, other.person)) in apart:
        return False
    if one.is_rated and one.device and one.device == other.device:
        return False
    return distance(one, other) <= min(one.reach(now), other.reach(now))


def distance(one: Wish, other: Wish) -> float:
    """How far two ratings lie apart; somebody without one is taken for the middle."""
    first, second = [MEAN_RATING if wish.rating is None else wish.rating for wish in (one, other)]
    return abs(first - second)
