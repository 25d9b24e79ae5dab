"""Perft tables: text files, a line for each position.

    alhambra+vizier revised 3 | seed 1 | after 120 | 17 153 1240

Set-up, seed and number of random actions say which position it is; the counts are those of depth 1, 2, 3 …
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.lab.perft import reach_position
from alhambra.record.setup_text import parse_setup, setup_text

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Line:
    """One position and its counts."""

    setup: Setup
    seed: str
    after: int
    counts: tuple[int, ...]

    def __str__(self) -> str:
        numbers = " ".join(str(count) for count in self.counts)
        return f"{setup_text(self.setup)} | seed {self.seed} | after {self.after} | {numbers}"

    def game(self) -> Game:
        return reach_position(self.setup, self.seed, self.after)


def parse(text: str) -> Line:
    setup, seed, after, counts = text.split(" | ")
    numbers = tuple(int(count) for count in counts.split())
    return Line(parse_setup(setup), seed.removeprefix("seed "), int(after.removeprefix("after ")), numbers)


def read(name: str) -> Iterator[Line]:
    for line in (HERE / f"{name}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            yield parse(line)
