"""Many games as one vector environment of Gymnasium: `gymnasium.make_vec("Alhambra-v0", num_envs=64)`."""

from collections.abc import Sequence
from typing import Any, ClassVar
from zlib import crc32

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.lab.envs.against import ManyAgainst
from alhambra.lab.envs.spelling import Speller
from alhambra.lab.envs.table import (
    LONGEST_GAME_ACTIONS,
    MOST_ACTIONS,
    Observation,
    Reward,
    Table,
    check_count,
    compute_margins,
    compute_shares,
)

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

    def __init__(  # noqa: PLR0913, PLR0917 - the options of an environment
        self,
        num_envs: int = 1,
        setup: Setup | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        most: int = MOST_ACTIONS,
        reward: Reward = "win",
        longest: int = LONGEST_GAME_ACTIONS,
        spelled: bool = False,
    ) -> None:
        check_count("num_envs", num_envs)
        self.table = Table(Setup() if setup is None else setup, most, reward, longest, spelled)
        self.num_envs = num_envs
        self.single_observation_space = self.table.observation_space()
        self.single_action_space = self.table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._options: dict[str, Any] = {"opponents": opponents, "seat": seat, "most": most, "longest": longest}
        self._deal("0")

    def _deal(self, seed: str) -> None:
        """New games."""
        self.many = ManyAgainst(self.num_envs, self.table.setup, seed=seed, **self._options)
        self._spellers: dict[int, Speller] = {}  # by place, as far as a decision is spelled

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games. A seed also decides all games after these, until the next seed."""
        super().reset(seed=crc32(repr(seed).encode()) if isinstance(seed, list) else seed)
        self._deal(self.np_random.bytes(16).hex())
        return self._observed(), self._told()

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """The agent's action in each game, and those of the bots until the agent decides again."""
        chosen, many = self.many.check_actions(actions).tolist(), self.many
        illegal = np.array([not self._is_offered(i, action) for i, action in enumerate(chosen)])
        seats = many.seats.copy()
        many.play([-1 if illegal[i] else self._take(i, action) for i, action in enumerate(chosen)])
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
            self._spellers.pop(i, None)
        if len(places):
            self.many.games.write_all()

    def _is_offered(self, i: int, action: int) -> bool:
        """May the agent answer with that in a game?"""
        if self.table.spelling:
            return action in self._spelled(i).choices
        return 0 <= action < int(self.many.counts[i])

    def _take(self, i: int, action: int) -> int:
        """The code of the action that is chosen in a game; -1 if there are words to come."""
        if not self.table.spelling:
            return int(self.many.games.games[i].list_codes().items[action])
        code = self._spelled(i).say(action)
        if code is None:
            return -1
        del self._spellers[i]
        return code

    def _spelled(self, i: int) -> Speller:
        """The decision in a game, as far as it is spelled."""
        assert self.table.spelling
        if i not in self._spellers:
            self._spellers[i] = Speller.from_game(self.table.spelling, self.many.games.games[i])
        return self._spellers[i]

    def _reward(self, i: int, seat: int) -> float:
        """What the agent in a game gets for a step."""
        if self.table.reward == "points":
            return float(self.many.gains[i, seat])
        if not self.many.over[i]:
            return 0.0
        points = self.many.finals[i].tolist()
        return (compute_shares if self.table.reward == "win" else compute_margins)(points)[seat]

    # --- what is seen -----------------------------------------------------------------------------------

    def _observed(self) -> Observation:
        """What the agent sees in every game, with as many rows of actions as there can be."""
        if self.table.spelling:
            return self._observed_spelled()
        many, most = self.many, self.table.most
        actions = np.zeros((self.num_envs, most, many.features.shape[1]), np.int16)
        game = np.repeat(np.arange(self.num_envs), many.counts)
        actions[game, np.arange(len(game)) - many.offsets[game]] = many.features
        mask = many.masks.astype(np.int8)
        return {"observation": many.observations.copy(), "actions": actions, "action_mask": mask}

    def _observed_spelled(self) -> Observation:
        """What the agent sees in every game, the words said so far, and those that may come next."""
        said = np.zeros((self.num_envs, self.table.choices), np.int8)
        mask = np.zeros_like(said)
        for i in range(self.num_envs):
            speller = self._spelled(i)
            np.add.at(said[i], speller.said, 1)
            mask[i, speller.choices] = 1
        return {"observation": self.many.observations.copy(), "said": said, "action_mask": mask}

    def _told(self) -> dict[str, Any]:
        """Where the agent sits, the points of all, and how many actions are not offered."""
        games = self.many.games.games
        everywhere = np.ones(self.num_envs, bool)
        points = np.array([points_of(game, self.table.setup.players) for game in games])
        most = np.inf if self.table.spelling else self.table.most
        cut = np.array([max(0, int(game.list_codes().size) - most) for game in games], np.int64)
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
        nothing = np.zeros(self.table.choices, np.int8)
        told = {"said": nothing} if self.table.spelling else {"actions": self.table.describe_actions(0)}
        return {"observation": self.table.list_seen(seat), **told, "action_mask": nothing.copy()}


def points_of(game: Game, players: int) -> list[int]:
    """The points of each seat."""
    return [int(score) for score in game.scores][:players]
