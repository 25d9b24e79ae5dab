"""Who plays whom, on which deal, in which seats.

Each deal is played by each line-up once for every rotation of the seats, so that luck and seat fall on all alike. The
order around the table changes from deal to deal. Game numbers run through a deal before the next one begins: however
many games have been played, more can follow.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations

import alhambra
from alhambra.engine.errors import AlhambraError
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import RULES_VERSION, Setup
from alhambra.entrants.entrant import parse_entrant
from alhambra.record.setup_text import parse_setup, setup_text

FORMAT = "alhambra arena 1"


class InvalidSchedule(AlhambraError):
    """Bots that cannot be matched."""


@dataclass(frozen=True)
class Pairing:
    """A game to be played."""

    number: int
    deal: int
    seed: str
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Schedule:
    """Every bot against every other; or, where there is a field, each bot alone against bots of the field."""

    setup: Setup
    bots: tuple[str, ...]
    field: tuple[str, ...]
    seed: str

    def __post_init__(self) -> None:
        compose(self.setup)  # InvalidSetup, if it cannot be played
        everybody = [parse_entrant(label).label for label in (*self.bots, *self.field)]
        if len(set(everybody)) < 2 or not self.bots:
            raise InvalidSchedule("few-bots")
        for group in (self.bots, self.field):
            if twice := [label for label in group if group.count(label) > 1]:
                raise InvalidSchedule("bot-twice", bot=twice[0])

    @classmethod
    def parse(cls, header: dict[str, object]) -> "Schedule":
        """The schedule of a header."""
        bots, field = header["bots"], header["field"]
        assert isinstance(bots, list)
        assert isinstance(field, list)
        return cls(parse_setup(str(header["setup"])), tuple(bots), tuple(field), str(header["seed"]))

    @cached_property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits at a table, in no order of seats."""
        players = self.setup.players
        if self.field:
            return [(bot, *others) for bot in self.bots for others in list_tables(self.field, players - 1)]
        return list_tables(self.bots, players)

    @property
    def round_size(self) -> int:
        """Games on each deal."""
        return len(self.lineups) * self.setup.players

    def round_up(self, games: int) -> int:
        """At least that number of games: the last deal is played by all in all seats."""
        return -(-games // self.round_size) * self.round_size

    def make_pairing(self, number: int) -> Pairing:
        """The game of that number."""
        deal, rest = divmod(number, self.round_size)
        lineup, turned = divmod(rest, self.setup.players)
        order = seat_around(self.lineups[lineup], deal)
        return Pairing(number, deal, f"{self.seed}/{deal}", order[turned:] + order[:turned])

    def make_header(self) -> dict[str, object]:
        """Everything about it as plain data."""
        return {
            **begin_header(FORMAT, self.setup, self.bots),
            "field": list(self.field),
            "seed": self.seed,
        }


def begin_header(form: str, setup: Setup, bots: Sequence[str]) -> dict[str, object]:
    """What the first line of a file of results begins with: form, program, rules, what is played and by whom."""
    return {
        "format": form,
        "version": alhambra.__version__,
        "rules": RULES_VERSION,
        "setup": setup_text(setup),
        "bots": list(bots),
    }


def list_tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All choices of bots for a number of seats; too few bots take several seats, each at least one."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [table for table in combinations_with_replacement(bots, seats) if set(table) == set(bots)]


def seat_around(lineup: tuple[str, ...], deal: int) -> tuple[str, ...]:
    """The order in which they sit around the table for that deal."""
    first, *others = lineup
    orders = sorted(set(permutations(others)))
    return (first, *orders[deal % len(orders)])
