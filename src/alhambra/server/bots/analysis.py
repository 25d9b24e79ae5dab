"""What a bot thinks of every move of a finished game: asked one by one, behind all tables that wait for a bot."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from alhambra.server.bots.analysed import AnalysisAnswer, Answer, describe_moves, list_decisions, measure_chance_loss
from alhambra.server.bots.queue import Asker
from alhambra.server.bots.runner import BotFailed, BotRunner
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.study.replay_store import Loaded

ANALYSES_KEPT: Final = 64  # analyses in memory
ANALYSES_AT_ONCE: Final = 6  # under way
ANALYSES_AN_HOUR: Final = 20  # for a person, half of them at once


@dataclass
class Analysis:
    """How far it has come. `task` does the work."""

    replay: Loaded
    person: str  # who has asked for it first
    of: int = 0
    answers: list[Answer] = field(default_factory=list)
    failed: int = 0
    task: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Is there still something to be done?"""
        return self.task is not None and not self.task.done()

    def report(self, language: str) -> AnalysisAnswer:
        """What was found so far, in words."""
        return {
            "done": len(self.answers) + self.failed,
            "of": self.of,
            "is_complete": not self.is_under_way,
            "moves": describe_moves(self.replay, self.answers, language),
        }


class Analyses:
    """Analyses by game and bot; each is made once."""

    def __init__(self, bots: BotRunner) -> None:
        self._bots = bots
        self._kept: OrderedDict[tuple[str, str], Analysis] = OrderedDict()
        self._often = Buckets(ANALYSES_AN_HOUR / 3600, ANALYSES_AN_HOUR / 2)

    def ask(self, replay: Loaded, bot: str, person: str) -> Analysis:
        """The analysis of a game by a bot, begun now if there was none; a person has one under way at a time."""
        key = replay.digest, bot
        analysis = self._kept.get(key)
        if analysis is None:
            self._check(person)
            analysis = self._kept[key] = Analysis(replay, person)
            analysis.task = asyncio.create_task(self._analyse(analysis, bot), name="analysis")
            self._forget()
        self._kept.move_to_end(key)
        return analysis

    def _check(self, person: str) -> None:
        """Raise Refused if no other analysis can begin now."""
        under_way = [one.person for one in self._kept.values() if one.is_under_way]
        if person in under_way:
            raise Refused("analysis-waits", 429)
        if len(under_way) >= ANALYSES_AT_ONCE:
            raise Refused("replay-busy", 429)
        if not self._often.take(person):
            raise Refused("too-many-analyses", 429)

    async def stop(self) -> None:
        """End what is under way."""
        tasks = [one.task for one in self._kept.values() if one.task and one.is_under_way]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._kept.clear()

    def _forget(self) -> None:
        """Let the oldest go that are done."""
        for key in [key for key, one in self._kept.items() if not one.is_under_way][
            : max(0, len(self._kept) - ANALYSES_KEPT)
        ]:
            del self._kept[key]

    async def _analyse(self, analysis: Analysis, bot: str) -> None:
        """Ask the bot about one decision after the other."""
        found = await asyncio.to_thread(list_decisions, analysis.replay)
        analysis.of = len(found)
        names = analysis.replay.record.names
        asker = Asker(analysis.person, "analysis-" + analysis.replay.digest)
        for one in found:
            try:
                advised = await self._bots.advise(asker, one.position, one.seat, bot, "en", names, one.action)
                given = await asyncio.to_thread(measure_chance_loss, one, advised.advice.turn)
                analysis.answers.append((one, advised, given))
            except BotFailed:
                analysis.failed += 1
