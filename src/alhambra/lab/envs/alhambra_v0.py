"""The PettingZoo environment (AEC): `alhambra_v0.env(setup=Setup(players=4))`.

The agent who decides is `agent_selection`; that need not go around the table, and one may decide several times running.
An observation is a dictionary: `observation` (what the agent sees), `actions` (features of the legal actions) and
`action_mask`. An action is an index into the legal actions; `env` ends the game when an agent answers with another.
With `spelled=True` an action is a word of a fixed vocabulary (`alhambra.lab.envs.spelling`), `said` takes the place of
`actions`, and an agent decides until the action is spelled. `state()` is what all agents see together.
"""

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from alhambra.engine.rules.setup import Setup
from alhambra.lab.envs.picture import RENDER_MODES, check_mode, render
from alhambra.lab.envs.table import LONGEST_GAME_ACTIONS, MOST_ACTIONS, Observation, Reward, Table, check_index

__all__ = ["env", "raw_env"]


def env(**options: Any) -> AECEnv:
    """The environment with the usual wrappers: an illegal action ends the game, with -1 for its agent."""
    wrapped: AECEnv = raw_env(**options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo's name for it
    """The environment itself: an illegal action is an IndexError."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "alhambra_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        setup: Setup | None = None,
        most: int = MOST_ACTIONS,
        reward: Reward = "win",
        render_mode: str | None = None,
        longest: int = LONGEST_GAME_ACTIONS,
        spelled: bool = False,
    ) -> None:
        super().__init__()
        self.table = Table(Setup() if setup is None else setup, most, reward, longest, spelled)
        check_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.setup.players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self.state_space = self.table.state_space()
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed also decides all games after this one, until the next seed."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.deal(self._random.bytes(32))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.table.game.to_act]
        self.infos = self._told()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; the mask is empty unless he decides."""
        return self.table.observe(self.possible_agents.index(agent))

    def state(self) -> npt.NDArray[np.int16]:
        """What all agents see together."""
        return self.table.state()

    def step(self, action: Any) -> None:
        """The action of the agent who decides; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        check_index(action)
        gains = self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, not self.table.is_stopped)
            self.truncations = dict.fromkeys(self.agents, self.table.is_stopped)
        else:
            self.agent_selection = self.possible_agents[self.table.game.to_act]
        self.infos = self._told()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _told(self) -> dict[str, dict[str, Any]]:
        """`cut`: how many legal actions the agent who decides is not offered, because there are more than `most`."""
        return {agent: {"cut": self.table.cut if agent == self.agent_selection else 0} for agent in self.agents}

    def render(self) -> Any:
        """The table as the agent who decides sees it."""
        seat = self.possible_agents.index(self.agent_selection)
        return render(self.table.game, seat, self.render_mode, self.possible_agents)

    def close(self) -> None:
        """Nothing is open."""
