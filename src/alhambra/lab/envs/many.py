"""Many games at a time: all are stepped inside the engine, and NumPy sees its vectors without a copy.

The arrays belong to the engine and are overwritten by every step: copy what you need longer.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.learning.vector import Games
from alhambra.engine.rules.setup import Setup
from alhambra.lab.envs.table import FEATURES, LONGEST_GAME_ACTIONS, MOST_ACTIONS, array_of, check_count, check_setup


class Many:
    """A number of games of one set-up. The caller plays all seats; a game that is over is followed by another.

    An action is an index into the legal actions of a game; of more than `most`, the first ones are offered.
    """

    def __init__(
        self,
        count: int,
        setup: Setup | None = None,
        seed: str = "1",
        most: int = MOST_ACTIONS,
        longest: int = LONGEST_GAME_ACTIONS,
    ) -> None:
        check_count("count", count)
        check_count("most", most)
        check_count("longest", longest)
        if not isinstance(seed, str):
            raise TypeError(f"seed is a text, such as {str(seed)!r}, not {seed!r}")
        self.setup = Setup() if setup is None else setup
        check_setup(self.setup)
        self.count = count
        self.games = Games(self.setup, count, seed, most, longest)
        layout = self.games.layout
        self.parts = {name: slice(first, first + size) for name, (first, size) in layout.parts.items()}
        self.observations: npt.NDArray[np.int16] = self._seen(self.games.observations, np.int16, -1)
        """[game][number], as seen by the seat that decides there; `parts` says which number is what."""
        self.offsets: npt.NDArray[np.int64] = self._seen(self.games.offsets, np.int64)
        """Where the actions of each game begin among the features, and where the last ones end."""
        self.masks: npt.NDArray[np.uint8] = self._seen(self.games.masks, np.uint8, most)
        """[game][index]: 1 for a legal action."""
        self.deciding: npt.NDArray[np.uint8] = self._seen(self.games.deciding, np.uint8)
        """The seat that decides in each game."""
        self._points: npt.NDArray[np.int16] = self._seen(self.games.rewards, np.int16, self.setup.players)
        self.gains = self._points
        """[game][seat]: points scored by the last step."""
        self.finals: npt.NDArray[np.int16] = self._seen(self.games.finals, np.int16, self.setup.players)
        """[game][seat]: points at the end of the last game that is over."""
        self.over: npt.NDArray[np.uint8] = self._seen(self.games.over, np.uint8)
        """1 where the last step ended a game, 2 where the game had lasted too long; there, another one has begun."""

    def _seen(self, numbers: Any, kind: Any, width: int = 0) -> npt.NDArray[Any]:
        """A vector of the engine as an array, with rows if a width is given (-1: one a game)."""
        array = array_of(numbers, kind)
        return array.reshape(self.count if width < 0 else -1, width or len(array)) if width else array

    @property
    def features(self) -> npt.NDArray[np.int16]:
        """[action of any game][feature]: the legal actions of all games, one game after the other.

        Ask for it again after every step: where there are more actions than ever before, the engine takes more room.
        """
        features: npt.NDArray[np.int16] = array_of(self.games.features).reshape(-1, len(FEATURES))
        return features[: self.offsets[-1]]

    @property
    def counts(self) -> npt.NDArray[np.int64]:
        """How many actions each game offers."""
        return np.diff(self.offsets)

    @property
    def cut(self) -> int:
        """How many legal actions have not been offered so far."""
        return int(self.games.cut)

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision in each game. IllegalAction, and nothing done, if an index is not one of those offered."""
        self.games.step(vec[i64](self.check_actions(actions)))

    def check_actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """The indices as an array; one for each game, and whole numbers."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise ValueError(f"{self.count} games need {self.count} indices, not an array of shape {chosen.shape}")
        if not np.issubdtype(chosen.dtype, np.integer):
            raise TypeError(f"an index is a whole number, not {chosen.dtype}")
        return np.ascontiguousarray(chosen, np.int64)
