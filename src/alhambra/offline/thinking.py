"""Bots of a page: they think in a worker of their own, one question at a time."""

import asyncio
import json
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from alhambra.bots.bot import Budget
from alhambra.entrants.entrant import Entrant
from alhambra.server.bots.questions import SUBSTITUTE, question_of, seed_of, server_bot
from alhambra.server.edge.refused import Refused

STUDY_SECONDS: Final = 2.0  # seconds for a hint or a move of an analysis


class Bots(Protocol):
    """Where bots think: a question and its answer are JSON, as in `alhambra.server.bots.worker`."""

    async def ask(self, question: str) -> str:
        """The answer to a question."""


class Thinking:
    """Asks bots, and lets the novice answer for one that cannot."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something while the tables go on."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def choose(self, position: str, seat: int, bot: str, seed: int, seconds: float) -> str:
        """The action that a bot chooses for a seat, in notation; `seconds` is the most it may think."""
        entrant = server_bot(bot)
        answer = await self._ask(question_of("choose", entrant, position, seat, seed), within(entrant, seconds))
        return str(answer["action"])

    async def advise(
        self, position: str, seat: int, bot: str, language: str, names: Sequence[str] = (), played: str = ""
    ) -> dict[str, Any]:
        """What a bot would do and why, in words."""
        entrant = server_bot(bot)
        question = question_of("advise", entrant, position, seat, seed_of(position))
        question |= {"language": language, "names": list(names), "played": played}
        return await self._ask(question, within(entrant, STUDY_SECONDS))

    async def _ask(self, question: dict[str, Any], budget: Budget) -> dict[str, Any]:
        async with self._turn:
            asked = question | {"playouts": budget.playouts, "seconds": budget.seconds}
            answer: dict[str, Any] = json.loads(await self._bots.ask(json.dumps(asked)))
            if "error" in answer and question["name"] != SUBSTITUTE:
                asked |= {"name": SUBSTITUTE, "bot": SUBSTITUTE}
                answer = json.loads(await self._bots.ask(json.dumps(asked)))
        if "error" in answer:
            raise Refused("bot-failed", 503)
        return answer


def within(entrant: Entrant, seconds: float) -> Budget:
    """The bot's budget, or what of it there is time for."""
    budget = entrant.budget
    return replace(budget, seconds=min(budget.seconds, seconds))
