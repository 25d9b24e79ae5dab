"""Alhambra as a game of OpenSpiel: `pyspiel.load_game("python_alhambra(setup=alhambra family-box 3)")`.

Import this module first: that registers the game. It needs OpenSpiel (`pip install open_spiel`) and the extra `lab`.

Chance is explicit and comes first: one node chooses the deal, which decides every draw of the game as shuffled decks
do, and stays hidden. A node for every single draw would only delay when chance is decided, and would need a branch for
each order of some hundred cards. Decisions are spelled word by word (`alhambra.lab.envs.spelling`), so the number of
distinct actions is that of the vocabulary. Utilities sum to zero: 1 for the only winner, the loss shared by the others.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np

from alhambra.engine.chance import Seeded
from alhambra.engine.learning.observation import Layout
from alhambra.engine.notation.notation import action_text, find_kind
from alhambra.engine.play.game import Game
from alhambra.lab.envs.spelling import Speller, Spelling
from alhambra.lab.envs.table import array_of, check_count, compute_shares
from alhambra.lab.extras import import_extra
from alhambra.lab.match import LONGEST_GAME_ACTIONS
from alhambra.record.setup_text import parse_setup
from alhambra.record.table_text import table_text

pyspiel: Any = import_extra("pyspiel", "openspiel")

SHORT_NAME: Final = "python_alhambra"
DEFAULTS: Final = {"setup": "alhambra family-box 3", "deals": 1000, "seed": "openspiel"}
"""`deals` is how many deals the chance node chooses from; other seeds give other deals."""
MOST_WORDS: Final = 12
"""More words than an action takes on average; the longest game is measured with it."""


def _game_type(players: int | None = None) -> Any:
    """What OpenSpiel wants to know about the kind of game; a game that is loaded has a fixed number of players."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=SHORT_NAME,
        long_name="Alhambra and its family",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players or 6,
        min_num_players=players or 2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


class Deals:
    """A set-up with its vocabulary and the deals that can come. Never changed, so copies of a state share it."""

    def __init__(self, wishes: dict[str, Any]) -> None:
        self.wishes = wishes
        self.setup = parse_setup(str(wishes["setup"]))
        self.count = wishes["deals"]
        check_count("deals", self.count)
        self.seed = str(wishes["seed"])
        first = Game(self.setup, "0")
        self.spelling = Spelling(first.rules)
        self.layout = Layout(first)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Deals":
        return self

    def __reduce__(self) -> Any:
        return Deals, (self.wishes,)

    def deal(self, number: int) -> Game:
        """A new game."""
        return Game(self.setup, f"{self.seed} {number}")


class AlhambraGame(pyspiel.Game):  # type: ignore[misc]
    """The game as OpenSpiel loads it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.deals = Deals(DEFAULTS | (params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.deals.spelling.words),
            max_chance_outcomes=self.deals.count,
            num_players=self.deals.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME_ACTIONS * MOST_WORDS,
        )
        super().__init__(_game_type(self.deals.setup.players), info, params or {})

    def new_initial_state(self) -> "AlhambraState":
        """Before the deal."""
        return AlhambraState(self, self.deals)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "AlhambraObserver":
        """What turns a state into an observation."""
        is_recalling = iig_obs_type is not None and iig_obs_type.perfect_recall
        return AlhambraObserver(self.deals, is_recalling)


class AlhambraState(pyspiel.State):  # type: ignore[misc]
    """A game, what is spelled of the action to come, and what each seat has seen so far."""

    def __init__(self, game: AlhambraGame, deals: Deals) -> None:
        super().__init__(game)
        self.deals = deals
        self.game: Game | None = None
        self.speller: Speller | None = None
        self.memories: list[bytes] = [b""] * deals.setup.players
        """A digest of all that each seat has seen and been told, for states of information with perfect recall."""

    # --- whose turn it is -----------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that decides, counted from 0; before the deal chance, after the end nobody."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.game.to_act)

    def is_terminal(self) -> bool:
        """Is the game over, or has it lasted too long?"""
        return self.game is not None and (self.game.is_over or self.game.steps >= LONGEST_GAME_ACTIONS)

    def returns(self) -> list[float]:
        """The utilities at the end; before it nothing."""
        players = self.deals.setup.players
        if self.game is None or not self.is_terminal():
            return [0.0] * players
        return compute_shares([int(score) for score in self.game.scores][:players])

    # --- actions ----------------------------------------------------------------------------------------

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, equally likely."""
        return [(deal, 1 / self.deals.count) for deal in range(self.deals.count)]

    def _legal_actions(self, player: int) -> list[int]:
        """The words that the seat may say."""
        assert self.game is not None
        if self.speller is None:
            self.speller = Speller.from_game(self.deals.spelling, self.game)
        return self.speller.choices

    def _apply_action(self, action: int) -> None:
        """The deal, or a word; with the last word of an action it is carried out."""
        if self.game is None:
            self.game = self.deals.deal(action)
            self._remember([""] * self.deals.setup.players)
            return
        self._legal_actions(self.game.to_act)
        assert self.speller is not None
        code = self.speller.say(action)
        if code is not None:
            self._play(self.game, code)

    def _play(self, game: Game, code: int) -> None:
        kind, actor, text = find_kind(game.rules, code), game.to_act, action_text(game.rules, code)
        game.apply_code(code)
        self.speller = None
        players = range(self.deals.setup.players)
        self._remember([text if seat == actor or not kind.is_secret else kind.name for seat in players])

    def _remember(self, told: list[str]) -> None:
        """Add what each seat is told, and what it sees now, to what it remembers."""
        assert self.game is not None
        for seat, memory in enumerate(self.memories):
            seen = bytes(array_of(self.deals.layout.see(self.game, seat)))
            self.memories[seat] = blake2b(memory + told[seat].encode() + seen, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        """The word, or the number of the deal."""
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.deals.spelling.words[action]

    # --- information ------------------------------------------------------------------------------------

    def list_said_words(self, player: int) -> list[int]:
        """What the seat has spelled of its action."""
        is_spelling = self.speller is not None and self.game is not None and self.game.to_act == player
        return self.speller.said if self.speller is not None and is_spelling else []

    def write_observation(self, player: int) -> str:
        """The table as the seat sees it."""
        if self.game is None:
            return "before the deal"
        said = " ".join(self.deals.spelling.words[word] for word in self.list_said_words(player))
        return table_text(self.game, player) + (f"\n> {said}" if said else "")

    def write_information(self, player: int) -> str:
        """Everything that the seat has seen until now, as a digest, and its words."""
        said = " ".join(self.deals.spelling.words[word] for word in self.list_said_words(player))
        return f"{self.memories[player].hex()} {said}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "AlhambraState":
        """Another state that the seat cannot tell from this one; what is hidden from it is dealt by chance."""
        other = AlhambraState(self.get_game(), self.deals)
        assert self.game is not None
        other.game = self.game.view(player).sample(
            Seeded(blake2b(f"{sampler():.17f}".encode(), digest_size=32).digest())
        )
        other.memories = list(self.memories)
        if said := self.list_said_words(player):
            other.speller = Speller.from_game(self.deals.spelling, other.game)
            other.speller.follow(said)
        return other

    def __str__(self) -> str:
        return (
            "before the deal"
            if self.game is None
            else f"{self.game.position}\n{self.list_said_words(self.game.to_act)}"
        )


class AlhambraObserver:
    """What a seat sees, in numbers: the observation of the environments, then how often each word is said."""

    def __init__(self, deals: Deals, is_recalling: bool) -> None:
        self.deals = deals
        self.is_recalling = is_recalling
        size = int(deals.layout.size)
        self.tensor: Any = np.zeros(size + len(deals.spelling.words), np.float32)
        self.dict = {"observation": self.tensor[:size], "said": self.tensor[size:]}

    def set_from(self, state: AlhambraState, player: int) -> None:
        """Take the numbers from a state."""
        self.tensor.fill(0)
        if state.game is None:
            return
        self.dict["observation"][:] = array_of(self.deals.layout.see(state.game, player))
        for word in state.list_said_words(player):
            self.dict["said"][word] += 1

    def string_from(self, state: AlhambraState, player: int) -> str:
        """The observation, or the state of information, as text."""
        return state.write_information(player) if self.is_recalling else state.write_observation(player)


pyspiel.register_game(_game_type(), AlhambraGame)
