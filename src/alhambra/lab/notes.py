"""What else can be noted of games: the lines of programs from outside, and figures of one's own.

A counter is a class in a Python file, named `mine.py:Openings`, and made for each game with the game as it is dealt.
Its method `count(game, action)` is called before every action, `counted(game)` at the end: it returns numbers by name,
each one for the game or a list with one for each seat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from alhambra.bots.ladder import UnknownBot
from alhambra.engine.notation.action import Action
from alhambra.engine.play.game import Game
from alhambra.entrants.own import LABEL, load_class
from alhambra.lab.records import NUMBER_DIGITS

Counted = tuple[tuple[str, tuple[float, ...]], ...]
"""Numbers by name: one of the game, or one of each seat."""


class Counter(Protocol):
    """What a class of one's own has to do."""

    def count(self, game: Game, action: Action) -> None:
        """An action is about to be carried out."""

    def counted(self, game: Game) -> Mapping[str, float | Sequence[float]]:
        """The game is over: what has been counted, by name."""


@dataclass(frozen=True)
class Notes:
    """What is noted: `log` is a directory for the lines of programs, `counter` the name of a class; "" for nothing."""

    log: str = ""
    counter: str = ""

    def __post_init__(self) -> None:
        if self.counter:
            self._counting()  # UnknownBot, if there is no such class

    def _counting(self) -> type:
        if not LABEL.fullmatch(self.counter):
            raise UnknownBot("no-bot-file", file=self.counter)
        return load_class(self.counter, "counted")

    def make_counter(self, game: Game) -> Counter | None:
        """A new counter for a game."""
        return self._counting()(game) if self.counter else None

    def find_log(self, number: int, seat: int) -> Path | None:
        """Where the lines of the program in a seat go."""
        return Path(self.log, f"game-{number:0{NUMBER_DIGITS}}-seat-{seat}.log") if self.log else None


def read_counted(counter: Counter | None, game: Game) -> Counted:
    """What a counter has counted, as it is kept; ValueError for anything but one number, or one for each seat."""
    found = dict(counter.counted(game)) if counter else {}
    return tuple((name, numbers_of(name, value, len(game.seats))) for name, value in found.items())


def numbers_of(name: str, value: float | Sequence[float], seats: int) -> tuple[float, ...]:
    """A value as numbers."""
    if isinstance(value, int | float):
        return (float(value),)
    numbers = tuple(float(one) for one in value)
    if len(numbers) != seats:
        raise ValueError(f"{name}: {len(numbers)} numbers for {seats} seats; one for the game is allowed too")
    return numbers
