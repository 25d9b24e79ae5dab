"""Hints: one at a time for a person, and a limited number in a while."""

from typing import Final

from alhambra.server.bots.questions import Advised
from alhambra.server.bots.queue import Asker
from alhambra.server.bots.runner import BotRunner
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused

HINTS_A_SECOND: Final = 1 / 5
HINTS_AT_ONCE: Final = 20


class Hints:
    """What bots advise people in a game."""

    def __init__(self, bots: BotRunner, a_second: float = HINTS_A_SECOND) -> None:
        self._bots = bots
        self._often = Buckets(a_second, HINTS_AT_ONCE)
        self._thinking: set[str] = set()  # people for whom a bot thinks

    async def ask(self, asker: Asker, position: str, seat: int, bot: str, language: str) -> Advised:
        """A bot's advice; Refused for those who have not waited for the last, or have asked too often."""
        if asker.person in self._thinking:
            raise Refused("hint-waits", 429)
        if not self._often.take(asker.person):
            raise Refused("too-many-hints", 429)
        self._thinking.add(asker.person)
        try:
            return await self._bots.advise(asker, position, seat, bot, language)
        finally:
            self._thinking.discard(asker.person)
