"""The Gymnasium environment: one agent, the other seats taken by bots. `gymnasium.make("Alhambra-v0")`."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt

from alhambra.bots.bot import Bot, Budget
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.entrant import Entrant, parse_entrant
from alhambra.entrants.guest import check_guest
from alhambra.lab.envs.picture import RENDER_MODES, check_mode, render
from alhambra.lab.envs.table import LONGEST_GAME_ACTIONS, MOST_ACTIONS, Observation, Reward, Table
from alhambra.lab.match import WrongChoice

Policy: TypeAlias = Callable[[Observation], int]
"""What answers an observation with an action, as the agent does."""


class AlhambraEnv(gymnasium.Env[Any, Any]):
    """One seat against bots. `opponents` is one for all other seats, or one for each: the name of a bot (`"greedy"`,
    `"master@100"`, `"champion:mine.bin"`, `"mine.py:MyBot"`), or a function that answers observations with actions.

    `seat` is where the agent sits, None for another one each game. An action is an index into the legal actions; any
    other number ends the game with -1, and `info["illegal"]` is true. `info["cut"]` says how many legal actions are not
    offered, because there are more than `most`. With `spelled=True` an action is a word of a fixed vocabulary, and
    nothing is cut (`alhambra.lab.envs.spelling`). A game is stopped (truncated) after `longest` actions.
    An opponent that fails, or chooses what it was not offered, is an error: BotFailed or WrongChoice.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}  # type: ignore[misc]

    def __init__(  # noqa: PLR0913, PLR0917 - the options of an environment
        self,
        setup: Setup | None = None,
        opponents: str | Policy | Sequence[str | Policy] = "random",
        seat: int | None = None,
        most: int = MOST_ACTIONS,
        reward: Reward = "win",
        render_mode: str | None = None,
        longest: int = LONGEST_GAME_ACTIONS,
        spelled: bool = False,
    ) -> None:
        self.table = Table(Setup() if setup is None else setup, most, reward, longest, spelled)
        check_mode(render_mode)
        self.opponents = list_entrants(opponents, self.table.setup.players - 1)
        players = self.table.setup.players
        if seat is not None and seat not in range(players):
            raise ValueError(f"seat is one of 0 to {players - 1}, or None for another one each game, not {seat!r}")
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.seat = seat or 0
        self.bots: dict[int, tuple[Bot, Budget] | Policy] = {}
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and play until the agent decides."""
        super().reset(seed=seed)
        players = self.table.setup.players
        key = self.np_random.bytes(16).hex()
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(players) if seat != self.seat]
        self.bots = {
            seat: (entrant.make_bot(key, seat), entrant.budget) if isinstance(entrant, Entrant) else entrant
            for seat, entrant in zip(others, self.opponents, strict=True)
        }
        self.table.deal(key)
        self._let_others_play()
        return self.table.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent's action, then those of the others until he decides again."""
        if not self.table.is_offered(action):
            return self.table.observe(self.seat), -1.0, True, False, self._info() | {"illegal": True}
        gain = self.table.act(int(action))[self.seat] + self._let_others_play()
        table = self.table
        if self.render_mode == "human":
            self.render()
        return table.observe(self.seat), gain, table.game.is_over, table.is_stopped, self._info()

    def _let_others_play(self) -> float:
        """Ask the bots until the agent decides or the game is over; what the agent gets meanwhile."""
        gain = 0.0
        game = self.table.game
        while not self.table.is_over and game.to_act != self.seat:
            other = self.bots[game.to_act]
            gain += self._answer(*other) if isinstance(other, tuple) else self._follow(other)
        return gain

    def _answer(self, bot: Bot, budget: Budget) -> float:
        """Play the action of a bot."""
        game = self.table.game
        codes = game.legal_codes()
        code = codes[0] if len(codes) == 1 else bot.choose(game.view(game.to_act), codes, budget)
        check_guest(bot)
        if code not in list(codes):
            raise WrongChoice(f"{bot.name()} chose {code}")
        return self.table.apply(code)[self.seat]

    def _follow(self, policy: Policy) -> float:
        """Play the action of a function, which sees what an agent in its place would see."""
        action = policy(self.table.observe(self.table.game.to_act))
        if not self.table.is_offered(action):
            raise WrongChoice(f"{name_of(policy)} chose {action}")
        return self.table.act(int(action))[self.seat]

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are offered, as MaskablePPO of sb3-contrib asks for it."""
        return self.table.mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        points, cut = self.table.list_scores(), self.table.cut
        return {"seat": self.seat, "points": points, "illegal": False, "cut": cut}

    def render(self) -> Any:
        """The table as the agent sees it."""
        return render(self.table.game, self.seat, self.render_mode, self._names())

    def _names(self) -> list[str]:
        labels = iter(self.opponents)
        return ["agent" if seat == self.seat else name_of(next(labels)) for seat in range(self.table.setup.players)]


def name_of(opponent: Entrant | Policy) -> str:
    """What an opponent is called."""
    return opponent.label if isinstance(opponent, Entrant) else getattr(opponent, "__name__", "policy")


def list_entrants(opponents: str | Policy | Sequence[str | Policy], seats: int) -> list[Entrant | Policy]:
    """The opponents in the other seats: one for all, or one for each."""
    labels = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]
    labels = labels * seats if len(labels) == 1 else labels
    if len(labels) != seats:
        raise ValueError(f"{seats} other seats need one bot, or {seats}, not {len(labels)}")
    return [parse_entrant(label) if isinstance(label, str) else label for label in labels]
