"""Many games as one vector environment of Gymnasium: `gymnasium.make_vec("Alhambra-v0", num_envs=64)`."""

import secrets
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.lab.envs.against import ManyAgainst
from alhambra.lab.envs.table import LONGEST_GAME_ACTIONS, MOST_ACTIONS, Observation, Reward, Table, margins, shares

Array = npt.NDArray[Any]


class AlhambraVectorEnv(VectorEnv[Any, Any, Any]):
    """A number of games with one agent and bots each, stepped together; observations, actions and rewards are those of
    `AlhambraEnv`. A game that is over is followed by another in the same step (`SAME_STEP`): `final_obs` and
    `final_info` of the infos have what the agent saw at its end. An index that is not offered ends its game with -1.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        setup: Setup | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        most: int = MOST_ACTIONS,
        reward: Reward = "win",
        longest: int = LONGEST_GAME_ACTIONS,
    ) -> None:
        self.table = Table(setup or Setup(), most, reward, longest)
        self.num_envs = num_envs
        self.single_observation_space = self.table.observation_space()
        self.single_action_space = self.table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._options: dict[str, Any] = {"opponents": opponents, "seat": seat, "most": most, "longest": longest}
        self.many = self._dealt("0")

    def _dealt(self, seed: str) -> ManyAgainst:
        return ManyAgainst(self.num_envs, self.table.setup, seed=seed, **self._options)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games. The same seed gives the same games."""
        key = secrets.token_hex(16) if seed is None else str(seed)
        self.many = self._dealt(key)
        return self._observed(), self._told()

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """The agent's action in each game, and those of the bots until the agent decides again."""
        chosen, many = np.asarray(actions), self.many
        illegal = (chosen < 0) | (chosen >= many.counts)
        seats = many.seats.copy()
        many.step(np.where(illegal, -1, chosen))
        rewards = np.array([self._reward(i, int(seat)) for i, seat in enumerate(seats)], np.float64)
        rewards[illegal] = -1.0
        terminated, truncated = (many.over == 1) | illegal, (many.over == 2) & ~illegal
        infos = self._told() | {"illegal": illegal, "_illegal": np.ones(self.num_envs, bool)}
        if (terminated | truncated).any():
            infos |= self._final(seats, terminated | truncated)
        self._give_up(np.flatnonzero(illegal))
        return self._observed(), rewards, terminated, truncated, infos

    def _give_up(self, places: npt.NDArray[np.int64]) -> None:
        """Games that an illegal action has ended are followed by others."""
        for i in places.tolist():
            self.many.give_up(i)
        if len(places):
            self.many.games.write_all()

    def _reward(self, i: int, seat: int) -> float:
        """What the agent in a game gets for a step."""
        if self.table.reward == "points":
            return float(self.many.gains[i, seat])
        if not self.many.over[i]:
            return 0.0
        points = self.many.finals[i].tolist()
        return (shares if self.table.reward == "win" else margins)(points)[seat]

    # --- what is seen -----------------------------------------------------------------------------------

    def _observed(self) -> Observation:
        """What the agent sees in every game, with as many rows of actions as there can be."""
        many, most = self.many, self.table.most
        actions = np.zeros((self.num_envs, most, many.features.shape[1]), np.int16)
        game = np.repeat(np.arange(self.num_envs), many.counts)
        actions[game, np.arange(len(game)) - many.offsets[game]] = many.features
        mask = many.masks.astype(np.int8)
        return {"observation": many.observations.copy(), "actions": actions, "action_mask": mask}

    def _told(self) -> dict[str, Any]:
        """Where the agent sits, the points of all, and how many actions are not offered."""
        games = self.many.games.games
        everywhere = np.ones(self.num_envs, bool)
        points = np.array([points_of(game, self.table.setup.players) for game in games])
        cut = np.array([max(0, int(game.list_codes().size) - self.table.most) for game in games])
        told = {"seat": self.many.seats.copy(), "points": points, "cut": cut}
        return told | {f"_{name}": everywhere for name in told}

    def _final(self, seats: npt.NDArray[np.int64], done: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """What the agent saw when games ended, in the form of Gymnasium's own vector environments."""
        seen = np.full(self.num_envs, None, object)
        points = np.zeros((self.num_envs, self.table.setup.players), np.int64)
        for i in np.flatnonzero(done).tolist():
            self.table.game = self.many.ended.get(i, self.many.games.games[i])
            seen[i] = self._last_look(int(seats[i]))
            points[i] = points_of(self.table.game, self.table.setup.players)
        told = {"seat": np.where(done, seats, 0), "_seat": done, "points": points, "_points": done}
        return {"final_obs": seen, "_final_obs": done, "final_info": told, "_final_info": done}

    def _last_look(self, seat: int) -> Observation:
        """What a seat sees of a game in which it has nothing more to decide."""
        most = self.table.most
        rows, mask = self.table.described(0), np.zeros(most, np.int8)
        return {"observation": self.table.seen(seat), "actions": rows, "action_mask": mask}


def points_of(game: Game, players: int) -> list[int]:
    """The points of each seat."""
    return [int(score) for score in game.scores][:players]
