"""Many games at a time in which one seat is the agent's and bots play the others."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from alhambra.bots.bot import Bot, Budget
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.entrant import Entrant, parse_entrant
from alhambra.entrants.guest import check_guest
from alhambra.lab.envs.many import Many
from alhambra.lab.envs.table import LONGEST_GAME_ACTIONS, MOST_ACTIONS


class ManyAgainst(Many):
    """`Many`, with bots inside: the caller decides for one seat of each game (`seats`), bots for all others.

    `opponents` is one bot for all other seats, or one for each, by name. `seat` is where the agent sits, None for
    another one each game. A step goes on until the agent decides again; `gains` and `over` are those of the whole step.
    """

    def __init__(
        self,
        count: int,
        setup: Setup | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        seed: str = "1",
        most: int = MOST_ACTIONS,
        longest: int = LONGEST_GAME_ACTIONS,
    ) -> None:
        super().__init__(count, setup, seed, most, longest)
        players = self.setup.players
        if seat is not None and seat not in range(players):
            raise ValueError(f"seat is one of 0 to {players - 1}, or None for another one each game, not {seat!r}")
        self.opponents = list_bots(opponents, players - 1)
        self.fixed_seat = seat
        self.seats: npt.NDArray[np.int64] = np.zeros(count, np.int64)
        """Where the agent sits in each game."""
        self.ended: dict[int, Game] = {}
        """The games that the last step ended, by place, as they stood at the end."""
        self._bots: list[dict[int, tuple[Bot, Budget]]] = [{} for _ in range(count)]
        self.gains = np.zeros((count, players), np.int16)
        self.over = np.zeros(count, np.uint8)
        for i in range(count):
            self._sit_down(i)
            self._let_others_play(i)
        self.games.write_all()

    def step(self, actions: npt.ArrayLike) -> None:
        """The agent's decision in each game, then those of the bots until the agent decides again.

        -1 leaves a game as it is. IndexError, and nothing done, if an index is not one of those offered.
        """
        chosen = self.check_actions(actions)
        if ((chosen < -1) | (chosen >= self.counts)).any():
            raise IndexError("an action is the index of one of those offered")
        games = self.games.games
        self.play([-1 if k < 0 else int(games[i].list_codes().items[k]) for i, k in enumerate(chosen.tolist())])

    def play(self, codes: Sequence[int]) -> None:
        """A step by the codes of legal actions, whether they are offered or not."""
        self.ended.clear()
        self.gains[:], self.over[:] = 0, 0
        for i, code in enumerate(codes):
            if code >= 0:
                self._play(i, code)
                self._let_others_play(i)
        self.games.write_all()

    def give_up(self, i: int) -> None:
        """Begin another game in place i; what the agent sees of it is there after the next step."""
        self.games.begin(i)
        self._sit_down(i)
        self._let_others_play(i)

    def _play(self, i: int, code: int) -> None:
        """One action in one game. What follows the end of a game belongs to the next one."""
        game = self.games.games[i]
        self.games.apply_code(i, code)
        if self.over[i]:
            return
        self.gains[i] += self._points[i]
        self.over[i] = self.games.over[i]
        if self.over[i]:
            self.ended[i] = game
            self._sit_down(i)

    def _sit_down(self, i: int) -> None:
        """Another game: where the agent sits, and new bots in the other seats."""
        number, players = int(self.games.numbers[i]), self.setup.players
        self.seats[i] = (i + number) % players if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(players) if seat != self.seats[i]]
        key = f"{self.games.seed}/{i}/{number}"
        self._bots[i] = {
            seat: (entrant.make_bot(key, seat), entrant.budget)
            for seat, entrant in zip(others, self.opponents, strict=True)
        }

    def _let_others_play(self, i: int) -> None:
        """Ask the bots until the agent decides. BotFailed if one of them does something wrong."""
        while (seat := (game := self.games.games[i]).to_act) != self.seats[i]:
            bot, budget = self._bots[i][seat]
            codes = game.legal_codes()
            code = codes[0] if len(codes) == 1 else bot.choose(game.view(seat), codes, budget)
            check_guest(bot)
            self._play(i, code)


def list_bots(opponents: str | Sequence[str], seats: int) -> list[Entrant]:
    """The bots in the other seats: one for all, or one for each."""
    labels = [opponents] if isinstance(opponents, str) else list(opponents)
    labels = labels * seats if len(labels) == 1 else labels
    if len(labels) != seats:
        raise ValueError(f"{seats} other seats need one bot, or {seats}, not {len(labels)}")
    return [parse_entrant(label) for label in labels]
