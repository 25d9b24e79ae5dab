"""Guests: bots that somebody else wrote. Whatever one does, the game goes on.

A guest that cannot be started, does not answer in time, ends by itself or answers with something else than one of the
actions offered has forfeited the game; `novice` plays on, so that the others have a game.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.novice import NoviceBot
from alhambra.engine.errors import AlhambraError
from alhambra.engine.view.view import View
from alhambra.entrants.fault import Fault, shorten


class Forfeit(Exception):
    """A guest has done something wrong; the reasons are those of a fault."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


class BotFailed(AlhambraError):
    """A guest has forfeited a game in which nobody may play on under its name."""


class GuestBot(Bot):
    """A guest in a seat, for one game. `faults` is empty, or what it has forfeited the game for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.faults: list[Fault] = []
        self._stand_in = NoviceBot(seed)

    def ask(self, view: View, options: vec[i64], budget: Budget) -> i64:
        """The option that the guest chooses; Forfeit if it does not choose one."""
        raise NotImplementedError  # pragma: no cover - every guest can be asked

    def tell_end(self, points: Sequence[int], places: Sequence[int]) -> None:
        """Tell the guest how the game has ended; one that has forfeited it is gone already."""

    def close(self) -> None:
        """Send the guest home: the game is over for it."""

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        """What the guest answers, or what `novice` would do once the game is forfeited."""
        if not self.faults:
            try:
                return self.ask(view, options, budget)
            except Forfeit as forfeit:
                self.faults.append(Fault(view.viewer, int(view.steps), forfeit.reason, shorten(forfeit.detail)))
                self.close()
        return self._stand_in.choose(view, options, budget)


def check_guest(bot: Bot) -> None:
    """BotFailed if it is a guest that has forfeited the game: what follows would be `novice` under its name."""
    if isinstance(bot, GuestBot) and bot.faults:
        raise make_failure(bot.name(), bot.faults[0])


def make_failure(bot: str, fault: Fault) -> BotFailed:
    """What to raise for a fault of a bot."""
    return BotFailed("bot-failed", bot=bot, fault=fault.reason, detail=fault.detail or "–")
