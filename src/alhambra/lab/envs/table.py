"""A game as environments see it: observations, features of actions and masks as arrays."""

from typing import Any, Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16

from alhambra.engine.learning.action_features import FEATURES, Describer
from alhambra.engine.learning.observation import Layout
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.outcome import ranked
from alhambra.lab.match import LONGEST_GAME_ACTIONS

__all__ = ["FEATURES", "LONGEST_GAME_ACTIONS", "MOST", "Reward", "Table"]

MOST: Final = 256
"""Actions offered at a decision unless told otherwise. If there are more, the first ones in the engine's order are."""

LOWEST_FEATURE: Final = -128
HIGHEST_FEATURE: Final = 4095
"""All numbers of observations and features lie between these."""

Reward: TypeAlias = Literal["win", "points"]
"""What a player gets: 1 for a victory at the end (shared: divided) and less for the others, so that the sum is 0; or
points, when they are scored."""

Observation: TypeAlias = dict[str, npt.NDArray[Any]]


class Table:
    """One game at a time, of one set-up."""

    def __init__(self, setup: Setup, most: int = MOST, reward: Reward = "win") -> None:
        if reward not in ("win", "points"):
            raise ValueError(f"reward is “win” or “points”, not “{reward}”")
        check_count("most", most)
        self.setup = setup
        self.most = most
        self.reward = reward
        self.game = Game(setup, "0")
        self.layout = Layout(self.game)
        self.describer = Describer(self.game.rules)
        self._scratch = vec[i16]([0] * (most * len(FEATURES)))

    # --- spaces ---------------------------------------------------------------------------------------

    @property
    def parts(self) -> dict[str, slice]:
        """Where the parts of an observation lie; they are described in `alhambra.engine.learning.observation`."""
        return {name: slice(first, first + size) for name, (first, size) in self.layout.parts.items()}

    def observation_space(self) -> spaces.Dict:
        """What `observe` gives."""
        return spaces.Dict(
            {
                "observation": spaces.Box(LOWEST_FEATURE, HIGHEST_FEATURE, (int(self.layout.size),), np.int16),
                "actions": spaces.Box(LOWEST_FEATURE, HIGHEST_FEATURE, (self.most, len(FEATURES)), np.int16),
                "action_mask": spaces.Box(0, 1, (self.most,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[np.int64]:
        """An index into the list of legal actions."""
        return spaces.Discrete(self.most)

    # --- the game ---------------------------------------------------------------------------------------

    def deal(self, seed: str | bytes | None) -> None:
        """A new game; without a seed by chance."""
        self.game = Game(self.setup, seed)

    @property
    def is_over(self) -> bool:
        """Has it ended, or lasted too long?"""
        return self.game.is_over or self.is_stopped

    @property
    def is_stopped(self) -> bool:
        """Has it lasted too long without an end?"""
        return not self.game.is_over and self.game.steps >= LONGEST_GAME_ACTIONS

    @property
    def cut(self) -> int:
        """How many legal actions of this decision are not offered, because there are more than `most`."""
        return 0 if self.is_over else max(0, int(self.game.list_codes().size) - self.most)

    @property
    def offered(self) -> int:
        """How many actions are offered to the seat that decides."""
        return min(self.most, int(self.game.list_codes().size))

    def play(self, index: int) -> list[float]:
        """Carry out the action of that index; what each seat gets for it. IndexError if it is none."""
        if not 0 <= index < self.offered:
            raise IndexError(f"{index} is none of the {self.offered} actions")
        return self.apply(int(self.game.legal_codes()[index]))

    def apply(self, code: int) -> list[float]:
        """Carry out a legal action; what each seat gets for it."""
        before = self.scores()
        self.game.play(code)
        after = self.scores()
        if self.reward == "points":
            return [float(now - then) for now, then in zip(after, before, strict=True)]
        return shares(after) if self.is_over else [0.0] * len(after)

    def scores(self) -> list[int]:
        """The points of each seat."""
        return [int(score) for score in self.game.scores][: self.setup.players]

    # --- what a seat sees -------------------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """Everything that a seat sees, and what it may do, as arrays of its own."""
        decides = not self.is_over and self.game.to_act == seat
        number = self.offered if decides else 0
        mask = np.zeros(self.most, np.int8)
        mask[:number] = 1
        return {"observation": self.seen(seat), "actions": self.described(number), "action_mask": mask}

    def seen(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat sees, in numbers."""
        return array_of(self.layout.see(self.game, seat)).copy()

    def described(self, number: int) -> npt.NDArray[np.int16]:
        """The features of the first `number` actions, and rows of zeros after them."""
        rows = np.zeros((self.most, len(FEATURES)), np.int16)
        if number:
            self.describer.describe(self.game, number, self._scratch, 0)
            rows.reshape(-1)[: number * len(FEATURES)] = array_of(self._scratch)[: number * len(FEATURES)]
        return rows


def check_count(name: str, value: object, least: int = 1) -> None:
    """ValueError for what is not a whole number of things."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{name} is a whole number from {least} on, not {value!r}")


def array_of(numbers: Any, kind: type[Any] = np.int16) -> npt.NDArray[Any]:
    """A vector of the engine as an array, without a copy; it cannot be written to."""
    return np.frombuffer(numbers, kind)


def shares(points: list[int]) -> list[float]:
    """1 for the only winner, -1 / (players - 1) for the others; several winners share. The sum is 0."""
    places = ranked(points)
    share = 1 / places.count(1)
    others = len(points) - 1
    return [((others + 1) * share - 1) / others if place == 1 else -1 / others for place in places]
