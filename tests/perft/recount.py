"""Count the perft tables again: `python -m tests.perft.recount` writes the text files here.

To be run when a rule was corrected, or a table is to have other positions; the difference shows what has changed.
"""

from collections.abc import Iterator
from itertools import product

from alhambra.engine.learning.simulation import luck_of, play_out
from alhambra.engine.rules.setup import EDITIONS, Setup
from alhambra.lab.perft import perft, reach_position
from tests.perft.table import HERE, Line

MOST = 300_000
"""A count above this is the last of its line."""
DEEPEST = 8
BEFORE_THE_END = 4

MODULE_SETS = (
    ("vizier",), ("exchange",), ("bonus",), ("huts",), ("sites",),
    ("vizier", "exchange"), ("bonus", "sites"), ("huts", "sites"), ("vizier", "exchange", "bonus", "huts", "sites"),
)  # fmt: skip
GRANADA_SETS = ((), ("vizier",), ("exchange",), ("vizier", "exchange"))


def set_ups() -> dict[str, list[Setup]]:
    """The set-ups of each table."""
    return {
        "alhambra": [Setup(players=n, edition=edition) for n, edition in product(range(2, 7), EDITIONS)],
        "modules": [Setup(modules=modules, players=n) for modules, n in product(MODULE_SETS, (2, 3))],
        "granada": list(of_granada("granada")),
        "combined": list(of_granada("combined")),
    }


def of_granada(game: str) -> Iterator[Setup]:
    """Both ways of scoring, all sets of modules, two to four players."""
    for number, (modules, players) in enumerate(product(GRANADA_SETS, (2, 3, 4))):
        yield Setup(game, modules, players=players, simplified=number % 2 == 1)


def lines(setup: Setup) -> Iterator[Line]:
    """The deal, the middle and the end of a game."""
    length = play_out(reach_position(setup, "1"), luck_of("1")).actions
    for after in (0, length // 2, length - BEFORE_THE_END):
        yield Line(setup, "1", after, tuple(counts(setup, after)))


def counts(setup: Setup, after: int) -> Iterator[int]:
    """The counts of a line."""
    game = reach_position(setup, "1", after)
    for depth in range(1, DEEPEST + 1):
        count = perft(game, depth)
        yield count
        if count > MOST or count == 0:
            return


def main() -> None:
    """Write all tables."""
    for name, setups in set_ups().items():
        text = "# set-up | seed | random actions before | sequences of 1, 2, 3 … actions\n"
        text += "".join(f"{line}\n" for setup in setups for line in lines(setup))
        (HERE / f"{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
