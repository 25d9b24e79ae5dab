"""Bots of a page: they think in a worker of their own, one question at a time."""

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import msgspec

from alhambra.bots.bot import Budget
from alhambra.entrants.entrant import Entrant
from alhambra.offline.studies import Compared, Foreseen, Study, found_decoder
from alhambra.server.bots.questions import (
    STUDY_SECONDS,
    SUBSTITUTE,
    Advised,
    Answer,
    Chosen,
    Failed,
    Question,
    answer_decoder,
    ask_for_advice,
    ask_substitute,
    ask_to_choose,
    limit_thinking,
    parse_server_bot,
)
from alhambra.server.edge.refused import Refused

ONE_WORLD_SECONDS: Final = 0.01  # over after one world: playing more to the end is too slow interpreted


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
        answer = await self._ask(ask_to_choose(bot, position, seat, seed), limit_budget(parse_server_bot(bot), seconds))
        assert isinstance(answer, Chosen)
        return answer.action

    async def advise(
        self, position: str, seat: int, bot: str, language: str, names: Sequence[str] = (), played: str = ""
    ) -> Advised:
        """What a bot would do and why, in words."""
        question = ask_for_advice(bot, position, seat, language, tuple(names), played)
        budget = limit_budget(parse_server_bot(bot), STUDY_SECONDS)
        answer = await self._ask(question, replace(budget, seconds=budget.seconds or ONE_WORLD_SECONDS))
        assert isinstance(answer, Advised)
        return answer

    async def study(self, question: Study) -> Foreseen | Compared:
        """What is to be found out about a finished game; refused if it cannot be."""
        async with self._turn:
            found = found_decoder.decode(await self._bots.ask(msgspec.json.encode(question).decode()))
        if isinstance(found, Failed):
            raise Refused("bot-failed", 503)
        return found

    async def _ask(self, question: Question, budget: Budget) -> Answer:
        async with self._turn:
            question = limit_thinking(question, budget)
            answer = await self._answer(question)
            if isinstance(answer, Failed) and question.name != SUBSTITUTE:
                answer = await self._answer(ask_substitute(question))
        if isinstance(answer, Failed):
            raise Refused("bot-failed", 503)
        return answer

    async def _answer(self, question: Question) -> Answer:
        return answer_decoder.decode(await self._bots.ask(msgspec.json.encode(question).decode()))


def limit_budget(entrant: Entrant, seconds: float) -> Budget:
    """The bot's budget, or what of it there is time for."""
    budget = entrant.budget
    return replace(budget, seconds=min(budget.seconds, seconds))
