"""A game as environments see it: observations, features of actions and masks as arrays."""

from operator import index
from typing import Any, Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16

from alhambra.engine.errors import InvalidSetup
from alhambra.engine.learning.action_features import FEATURES, Describer
from alhambra.engine.learning.observation import Layout
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.outcome import rank_values
from alhambra.lab.envs.spelling import Speller, Spelling
from alhambra.lab.match import LONGEST_GAME_ACTIONS

__all__ = ["FEATURES", "LONGEST_GAME_ACTIONS", "MOST_ACTIONS", "Reward", "Table"]

MOST_ACTIONS: Final = 256
"""Actions offered at a decision unless told otherwise. If there are more, the first ones in the engine's order are."""

LOWEST_FEATURE: Final = -128
HIGHEST_FEATURE: Final = 4095
"""All numbers of observations and features lie between these."""

MOST_SAID_ACTIONS: Final = 3
"""How often a word can be in one action: there are three money cards of each value and currency."""

Reward: TypeAlias = Literal["win", "margin", "points"]
"""What a player gets: 1 for a victory at the end (shared: divided) and less for the others, so that the sum is 0; or at
the end the own points less those of the best other player; or points, when they are scored."""
REWARDS: Final = ("win", "margin", "points")

Observation: TypeAlias = dict[str, npt.NDArray[Any]]


class Table:
    """One game at a time, of one set-up. An action is an index into the legal actions, or a word if they are spelled.

    A game is stopped after `longest` actions.
    """

    def __init__(
        self,
        setup: Setup,
        most: int = MOST_ACTIONS,
        reward: Reward = "win",
        longest: int = LONGEST_GAME_ACTIONS,
        spelled: bool = False,
    ) -> None:
        check_setup(setup)
        if reward not in REWARDS:
            raise ValueError(f"reward is “win”, “margin” or “points”, not “{reward}”")
        check_count("most", most)
        check_count("longest", longest)
        self.setup = setup
        self.most = most
        self.reward = reward
        self.longest = longest
        self.game = Game(setup, "0")
        self.spelling = Spelling(self.game.rules) if spelled else None
        self._speller: Speller | None = None
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
        found: dict[str, spaces.Space[Any]] = {
            "observation": _box(LOWEST_FEATURE, HIGHEST_FEATURE, int(self.layout.size))
        }
        if self.spelling:
            found["said"] = spaces.Box(0, MOST_SAID_ACTIONS, (self.choices,), np.int8)
        else:
            found["actions"] = _box(LOWEST_FEATURE, HIGHEST_FEATURE, self.most, len(FEATURES))
        found["action_mask"] = spaces.Box(0, 1, (self.choices,), np.int8)
        return spaces.Dict(found)

    def action_space(self) -> spaces.Discrete[np.int64]:
        """An index into the list of legal actions, or the number of a word."""
        return spaces.Discrete(self.choices)

    def state_space(self) -> spaces.Space[Any]:
        """What `state` gives."""
        return _box(LOWEST_FEATURE, HIGHEST_FEATURE, int(self.layout.size) * self.setup.players)

    @property
    def choices(self) -> int:
        """How many actions an agent can name: indices, or words."""
        return len(self.spelling.words) if self.spelling else self.most

    # --- the game ---------------------------------------------------------------------------------------

    def deal(self, seed: str | bytes | None) -> None:
        """A new game; without a seed by chance."""
        self.game = Game(self.setup, seed)
        self._speller = None

    @property
    def is_over(self) -> bool:
        """Has it ended, or lasted too long?"""
        return self.game.is_over or self.is_stopped

    @property
    def is_stopped(self) -> bool:
        """Has it lasted too long without an end?"""
        return not self.game.is_over and self.game.steps >= self.longest

    @property
    def cut(self) -> int:
        """How many legal actions of this decision are not offered, because there are more than `most`."""
        return 0 if self.is_over or self.spelling else max(0, int(self.game.list_codes().size) - self.most)

    @property
    def offered(self) -> int:
        """How many actions are offered to the seat that decides."""
        return min(self.most, int(self.game.list_codes().size))

    @property
    def mask(self) -> npt.NDArray[np.int8]:
        """1 for each index or word that the seat that decides may answer with; all 0 when the game is over."""
        mask = np.zeros(self.choices, np.int8)
        if self.is_over:
            return mask
        if self.spelling:
            mask[self._spelled().choices] = 1
        else:
            mask[: self.offered] = 1
        return mask

    def is_offered(self, action: int) -> bool:
        """May the seat that decides answer with that? TypeError for what is not a whole number."""
        check_index(action)
        return 0 <= action < self.choices and bool(self.mask[action])

    def act(self, action: int) -> list[float]:
        """Carry out the action of that index, or go on with that word; what each seat gets for it.

        IndexError if it is not offered.
        """
        if not self.is_offered(action):
            raise IndexError(f"{action} is none of the actions that are offered")
        code = self._spelled().say(action) if self.spelling else int(self.game.legal_codes()[action])
        return [0.0] * self.setup.players if code is None else self.apply(code)

    def _spelled(self) -> Speller:
        """The decision, as far as it is spelled."""
        assert self.spelling
        if self._speller is None:
            self._speller = Speller.from_game(self.spelling, self.game)
        return self._speller

    def apply(self, code: int) -> list[float]:
        """Carry out a legal action; what each seat gets for it."""
        before = self.list_scores()
        self.game.apply_code(code)
        self._speller = None
        after = self.list_scores()
        if self.reward == "points":
            return [float(now - then) for now, then in zip(after, before, strict=True)]
        if not self.is_over:
            return [0.0] * len(after)
        return compute_shares(after) if self.reward == "win" else compute_margins(after)

    def list_scores(self) -> list[int]:
        """The points of each seat."""
        return [int(score) for score in self.game.scores][: self.setup.players]

    # --- what a seat sees -------------------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """Everything that a seat sees, and what it may do, as arrays of its own."""
        decides = not self.is_over and self.game.to_act == seat
        mask = self.mask if decides else np.zeros(self.choices, np.int8)
        told = (
            {"said": self.count_said(decides)} if self.spelling else {"actions": self.describe_actions(int(mask.sum()))}
        )
        return {"observation": self.list_seen(seat), **told, "action_mask": mask}

    def count_said(self, decides: bool) -> npt.NDArray[np.int8]:
        """How often each word has been said of the action that is being spelled."""
        counts = np.zeros(self.choices, np.int8)
        if decides:
            np.add.at(counts, self._spelled().said, 1)
        return counts

    def state(self) -> npt.NDArray[np.int16]:
        """What all seats see, one after the other: more than any of them, for a critic that may know it all."""
        return np.concatenate([self.list_seen(seat) for seat in range(self.setup.players)])

    def list_seen(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat sees, in numbers."""
        return array_of(self.layout.see(self.game, seat)).copy()

    def describe_actions(self, number: int) -> npt.NDArray[np.int16]:
        """The features of the first `number` actions, and rows of zeros after them."""
        rows = np.zeros((self.most, len(FEATURES)), np.int16)
        if number:
            self.describer.describe(self.game, number, self._scratch, 0)
            rows.reshape(-1)[: number * len(FEATURES)] = array_of(self._scratch)[: number * len(FEATURES)]
        return rows


def _box(low: int, high: int, *shape: int) -> spaces.Space[Any]:
    """Whole numbers within bounds."""
    return spaces.Box(low, high, shape, np.int16)


def check_count(name: str, value: object, least: int = 1) -> None:
    """ValueError for what is not a whole number of things."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{name} is a whole number from {least} on, not {value!r}")


def check_setup(setup: object) -> None:
    """InvalidSetup for what does not say what is played."""
    if not isinstance(setup, Setup):
        raise InvalidSetup("no-setup", value=repr(setup))


def check_index(action: object) -> None:
    """TypeError for an action that is not a whole number: 1.9 would be taken for 1."""
    try:
        index(action)  # type: ignore[arg-type]
    except TypeError as error:
        raise TypeError(f"an action is a whole number, not {action!r}") from error


def array_of(numbers: Any, kind: type[Any] = np.int16) -> npt.NDArray[Any]:
    """A vector of the engine as an array, without a copy; it cannot be written to."""
    return np.frombuffer(numbers, kind)


def compute_shares(points: list[int]) -> list[float]:
    """1 for the only winner, -1 / (players - 1) for the others; several winners share. The sum is 0."""
    places = rank_values(points)
    share = 1 / places.count(1)
    others = len(points) - 1
    return [((others + 1) * share - 1) / others if place == 1 else -1 / others for place in places]


def compute_margins(points: list[int]) -> list[float]:
    """The points of each seat less those of the best other one."""
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]
