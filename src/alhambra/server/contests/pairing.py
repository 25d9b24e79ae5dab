"""Who plays with whom in a round of a tournament, at tables of three or four.

Everybody plays in each round, at tables of one size; those who are left over have a bye: the ones with the fewest byes
so far, and of these the last in the order. The tables of a round are those with the fewest meetings of people who have
met before (a pair that has met twice counts four times, so that meetings stay level), and of all these, if the order is
that of the standings (Swiss), those whose players are closest in it. Up to twelve players the best tables are found by
trying all; with more, players are exchanged between tables as long as that makes them better, and while somebody meets
somebody again, from some other starts too.

A round-robin leaves the standings aside. Where everybody can meet everybody else exactly once in tables of that size
(nine players at tables of three, sixteen at tables of four) its rounds are the classes of parallel lines of the affine
plane with as many points; otherwise the fewest repeated meetings are the best there is.

Nothing here depends on chance: the same past and the same order make the same round.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

EXACT: Final = 12  # players up to whom all tables are tried
SHIFTS: Final = 64  # other starts that are tried in vain, with more players
REPEATED: Final = 10**6  # one repeated meeting counts more than all distances in the order
ALONE: Final = 10**9  # and a table without people more than everything

Table = tuple[int, ...]
Cost = Callable[[Sequence[int]], int]

# The field with four elements: addition is exclusive or.
TIMES_FOUR: Final = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))


@dataclass(frozen=True)
class Past:
    """The rounds before: tables with their players by seat, and everybody who had a bye, once for each."""

    tables: tuple[Table, ...] = ()
    byes: tuple[int, ...] = ()

    def count_meetings(self) -> Counter[frozenset[int]]:
        """How often each pair has met."""
        return Counter(frozenset(pair) for table in self.tables for pair in combinations(table, 2))

    def with_round(self, tables: Iterable[Table], byes: Iterable[int]) -> "Past":
        """The past after another round."""
        return Past((*self.tables, *tables), (*self.byes, *byes))


@dataclass(frozen=True)
class Round:
    """Tables with their players by seat, and those who have a bye."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...]


def pair_round(
    order: Sequence[int], past: Past, size: int, *, is_swiss: bool, bots: frozenset[int] = frozenset()
) -> Round:
    """The next round of the players in that order; no table consists of bots only if there are enough people."""
    byes = choose_byes(order, past, size)
    playing = [player for player in order if player not in byes]
    tables = find_best_tables(playing, past, size, is_swiss, bots)
    return Round(tuple(seat_players(table, past) for table in tables), byes)


def choose_byes(order: Sequence[int], past: Past, size: int) -> tuple[int, ...]:
    """Who sits out: the fewest byes so far first, then the last in the order."""
    had = Counter(past.byes)
    last_first = sorted(enumerate(order), key=lambda one: (had[one[1]], -one[0]))
    return tuple(player for _, player in last_first[: len(order) % size])


def count_rounds(players: int, size: int) -> int:
    """How many rounds a round-robin has: as many as it takes to meet everybody else, if nobody is met twice."""
    return max(1, -(-(players - 1) // (size - 1)))


# --- tables ---------------------------------------------------------------------------------------------------


def find_best_tables(
    playing: Sequence[int], past: Past, size: int, is_swiss: bool, bots: frozenset[int] = frozenset()
) -> list[Table]:
    """The tables of a round, the first in the order at the first."""
    price = make_price(playing, past, is_swiss, bots)
    if not is_swiss:
        for tables in list_parallel_lines(sorted(playing), size):
            if sum(map(price, tables)) == 0:
                return tables
    starts = slice_tables(playing, size), spread_tables(playing, size)
    improved = shift_players([swap_players(start, price) for start in starts], price)
    if len(playing) <= EXACT:
        improved = try_all(playing, size, price, improved)
    place = {player: number for number, player in enumerate(playing)}
    return sorted((tuple(sorted(table, key=place.__getitem__)) for table in improved), key=lambda one: place[one[0]])


def make_price(playing: Sequence[int], past: Past, is_swiss: bool, bots: frozenset[int]) -> Cost:
    """What a table costs: repeated meetings first; in a Swiss round then the distances in the order, squared."""
    met = past.count_meetings()
    costs = {}
    for (here, one), (there, other) in permutations(enumerate(playing), 2):
        distance = (here - there) ** 2 if is_swiss else 0
        costs[one, other] = REPEATED * met[frozenset((one, other))] ** 2 + distance

    def compute_price(table: Sequence[int]) -> int:
        alone = ALONE if bots and bots.issuperset(table) else 0
        return alone + sum([costs[pair] for pair in combinations(table, 2)])

    return compute_price


def slice_tables(playing: Sequence[int], size: int) -> list[Table]:
    """Neighbours in the order together."""
    return [tuple(playing[first : first + size]) for first in range(0, len(playing), size)]


def spread_tables(playing: Sequence[int], size: int) -> list[Table]:
    """The strong with the weak."""
    tables = len(playing) // size
    return [tuple(playing[first::tables]) for first in range(tables)]


def swap_players(start: Sequence[Table], price: Cost) -> list[Table]:
    """Swap two players of different tables as long as that makes the round better."""
    tables = [list(table) for table in start]
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(tables, 2):
            for here in range(len(one)):
                for there in range(len(other)):
                    before = price(one) + price(other)
                    one[here], other[there] = other[there], one[here]
                    if price(one) + price(other) < before:
                        is_better = True
                    else:
                        one[here], other[there] = other[there], one[here]
    return [tuple(table) for table in tables]


def shift_players(starts: Sequence[list[Table]], price: Cost) -> list[Table]:
    """The best that can be found from some starts while somebody meets somebody again.

    A player of each table goes to a later one, which leads away from where swapping two players does not help; then
    players are exchanged again.
    """
    best, least = min(((start, sum(map(price, start))) for start in starts), key=lambda one: one[1])
    size, shifts = len(best[0]) if best else 0, 0
    while least >= REPEATED and shifts < SHIFTS:
        step, drift, seat = 1 + shifts // size**2, shifts // size % size, shifts % size
        shifts += 1
        moved = [list(table) for table in best]
        places = [(seat + drift * number) % size for number in range(len(best))]
        for number, table in enumerate(best):
            later = (number + step) % len(best)
            moved[later][places[later]] = table[places[number]]
        found = swap_players([tuple(table) for table in moved], price)
        cost = sum(map(price, found))
        if cost < least:
            best, least, shifts = found, cost, 0
    return best


def try_all(playing: Sequence[int], size: int, price: Cost, known: list[Table]) -> list[Table]:
    """The best tables of all; what is known is taken unless there is something better."""
    best, least = known, sum(map(price, known))

    def choose_rest(rest: Sequence[int], chosen: list[Table], total: int) -> None:
        nonlocal best, least
        if not rest:
            best, least = chosen, total
            return
        options = [(rest[0], *others) for others in combinations(rest[1:], size - 1)]
        for cost, table in sorted((price(option), option) for option in options):
            if total + cost >= least:
                return
            choose_rest([player for player in rest if player not in table], [*chosen, table], total + cost)

    choose_rest(playing, [], 0)
    return best


# --- everybody once -------------------------------------------------------------------------------------------


def list_parallel_lines(players: Sequence[int], size: int) -> Iterator[list[Table]]:
    """The classes of parallel lines of the affine plane with these points; none if there are more or fewer."""
    if size not in (3, 4) or len(players) != size * size:
        return
    yield [tuple(players[size * x + y] for y in range(size)) for x in range(size)]
    for slope in range(size):
        yield [tuple(players[size * x + compute_line(size, slope, x, c)] for x in range(size)) for c in range(size)]


def compute_line(size: int, slope: int, x: int, c: int) -> int:
    """Y = slope · x + c in the field with three or four elements."""
    return TIMES_FOUR[slope][x] ^ c if size == 4 else (slope * x + c) % 3


# --- seats ----------------------------------------------------------------------------------------------------


def seat_players(table: Table, past: Past) -> Table:
    """The players of a table by seat: each as far as possible where they have sat least."""
    sat = Counter((player, seat) for earlier in past.tables for seat, player in enumerate(earlier))
    return min(permutations(table), key=lambda one: sum(sat[player, seat] ** 2 for seat, player in enumerate(one)))
