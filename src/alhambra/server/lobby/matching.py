"""Who plays with whom: people who wait for the same game are brought together, those of like strength first.

Nothing here reads, writes or asks what time it is. How far apart two ratings may be grows while somebody waits, until
it does not matter any more. People who want to play at once are less patient than those who want a game over days.
"""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from alhambra.engine.rules.setup import Setup
from alhambra.ratings.plackett_luce import MEAN_RATING

Pace = Literal["fast", "calm", "days"]
NEAR_POINTS: Final = 100.0  # points that two ratings may lie apart at first,
FAR_POINTS: Final = 580.0  # and in the end, just before anybody will do
EVERYBODY_SECONDS: Final[dict[Pace, float]] = {"fast": 60.0, "calm": 120.0, "days": 6 * 3600.0}
"""Seconds after which anybody will do, by pace."""
BOTS_AFTER_SECONDS: Final[dict[Pace, float]] = {"fast": 20.0, "calm": 60.0, "days": 12 * 3600.0}
"""Seconds after which bots take the free seats, for those who want that, by pace."""
AWAY_SECONDS: Final[dict[Pace, float]] = {"fast": 75.0, "calm": 75.0, "days": 86400.0}
"""Seconds after which somebody who does not say that they still wait counts as gone, by pace.

Browsers let a page that nobody looks at speak only once a minute."""
NEIGHBOURS: Final = 40  # people on either side in strength of whom it is asked whether they suit somebody

Kind = tuple[Setup, Pace, bool]
"""What is played, at which pace, and whether it is rated."""
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
    def kind(self) -> Kind:
        """People with the same kind of wish can play together."""
        return self.setup, self.pace, self.is_rated

    @property
    def strength(self) -> float:
        """Their rating; somebody without one is taken for the middle."""
        return MEAN_RATING if self.rating is None else self.rating

    @property
    def place(self) -> tuple[float, float, str]:
        """Where they stand among those who want the same: by strength, then by who has waited longest."""
        return self.strength, self.since, self.person

    def is_here(self, now: float) -> bool:
        """Do they still wait?"""
        return now - self.seen <= AWAY_SECONDS[self.pace]

    def compute_reach(self, now: float) -> float:
        """How far the rating of somebody else may lie from theirs."""
        waited = (now - self.since) / EVERYBODY_SECONDS[self.pace]
        return float("inf") if waited >= 1 or self.rating is None else NEAR_POINTS + (FAR_POINTS - NEAR_POINTS) * waited


def find_parties(wishes: Iterable[Wish], now: float, apart: Collection[Pair] = ()) -> list[list[Wish]]:
    """The people who begin a game now, party by party, the longest waiting first; free seats are for bots."""
    kinds: dict[Kind, list[Wish]] = {}
    for wish in wishes:
        if wish.is_here(now):
            kinds.setdefault(wish.kind, []).append(wish)
    found = [party for kind in kinds.values() for party in find_parties_of_kind(kind, now, apart)]
    return sorted(found, key=lambda party: (party[0].since, party[0].person))


def find_parties_of_kind(wishes: Sequence[Wish], now: float, apart: Collection[Pair]) -> list[list[Wish]]:
    """The people who begin a game now, of those who want one kind of game."""
    found: list[list[Wish]] = []
    left = sorted(wishes, key=lambda wish: wish.place)
    gone: set[str] = set()
    for first in sorted(wishes, key=lambda wish: (wish.since, wish.person)):
        party = [] if first.person in gone else party_of(first, find_neighbours(first, left), now, apart)
        if party:
            found.append(party)
            gone |= {wish.person for wish in party}
            left = [wish for wish in left if wish.person not in gone]
    return found


def find_neighbours(first: Wish, left: Sequence[Wish]) -> list[Wish]:
    """Those nearest to somebody in strength, of people in the order of `place`: nobody is compared with everybody."""
    here = bisect_left(left, first.place, key=lambda wish: wish.place)
    near = [*left[max(0, here - NEIGHBOURS) : here], *left[here + 1 : here + 1 + NEIGHBOURS]]
    return sorted(near, key=lambda wish: (measure_distance(first, wish), wish.since, wish.person))


def party_of(first: Wish, others: Sequence[Wish], now: float, apart: Collection[Pair]) -> list[Wish]:
    """The people who begin a game with somebody; empty if it is too early."""
    party = choose_company(first, others, now, apart)
    if len(party) == first.setup.players:
        return party
    if not first.has_bots or now - first.since < BOTS_AFTER_SECONDS[first.pace]:
        return []
    return choose_company(first, [wish for wish in others if wish.has_bots], now, apart)


def choose_company(first: Wish, others: Iterable[Wish], now: float, apart: Collection[Pair]) -> list[Wish]:
    """Somebody and those who suit them and each other, in the order in which the others are given."""
    party = [first]
    for wish in others:
        if len(party) < first.setup.players and all(can_play_together(wish, one, now, apart) for one in party):
            party.append(wish)
    return party


def can_play_together(one: Wish, other: Wish, now: float, apart: Collection[Pair]) -> bool:
    """Can two people play together?"""
    if one.kind != other.kind or frozenset((one.person, other.person)) in apart:
        return False
    if one.is_rated and one.device and one.device == other.device:
        return False
    return measure_distance(one, other) <= min(one.compute_reach(now), other.compute_reach(now))


def measure_distance(one: Wish, other: Wish) -> float:
    """How far the strength of two people lies apart."""
    return abs(one.strength - other.strength)
