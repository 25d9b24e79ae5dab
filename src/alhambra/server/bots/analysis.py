"""What a bot thinks of every move of a finished game: asked one by one, behind all tables that wait for a bot."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final

from alhambra.bots.advice import advice_of
from alhambra.bots.in_words import reasons_text
from alhambra.engine.notation.action import Action
from alhambra.engine.notation.notation import parse_action
from alhambra.entrants.win_chances import Forecast, judgement
from alhambra.record.narrate import Narrator
from alhambra.record.position import parse_position
from alhambra.record.record import Step
from alhambra.server.bots.places import place_words
from alhambra.server.bots.questions import sampled_position, seed_of
from alhambra.server.bots.queue import Asker
from alhambra.server.bots.runner import BotFailed, BotRunner
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.play.bot_names import record_names
from alhambra.server.study.replay_store import Loaded

ANALYSES_KEPT: Final = 64  # analyses in memory
AT_ONCE: Final = 6  # under way
AN_HOUR: Final = 20  # for a person, half of them at once
LONGEST_LINE: Final = 12  # actions of a turn that are looked at
ADVICE: Final = ("bot", "seat", "action", "reasons", "turn", "expected", "value", "alternatives")


@dataclass(frozen=True)
class Decision:
    """Somebody had a choice: the position is a world that agrees with what that seat knew.

    `line` is the action with what the seat did after it in the same turn, `palace` the tiles that lay before the seat.
    """

    step: int
    seat: int
    action: str
    line: tuple[str, ...]
    position: str
    palace: tuple[tuple[str, int, int], ...] = ()


@dataclass
class Analysis:
    """How far it has come. `task` does the work."""

    replay: Loaded
    person: str  # who has asked for it first
    of: int = 0
    answers: list[tuple[Decision, dict[str, Any], float]] = field(default_factory=list)
    """Each decision with the bot's advice and how much of the chance to win was given away."""
    failed: int = 0
    task: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Is there still something to be done?"""
        return self.task is not None and not self.task.done()

    def report(self, language: str) -> dict[str, Any]:
        """What was found so far, in words. `loss` is what the move cost in points, where the bot knows that."""
        names = record_names(self.replay.record.names, language)
        narrator = Narrator(self.replay.replay.rules, language, names, is_drawn=True)
        return {
            "done": len(self.answers) + self.failed,
            "of": self.of,
            "is_complete": not self.is_under_way,
            "moves": [move(decision, advice, given, narrator) for decision, advice, given in self.answers],
        }


class Analyses:
    """Analyses by game and bot; each is made once."""

    def __init__(self, bots: BotRunner) -> None:
        self._bots = bots
        self._kept: OrderedDict[tuple[str, str], Analysis] = OrderedDict()
        self._often = Buckets(AN_HOUR / 3600, AN_HOUR / 2)

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
        if len(under_way) >= AT_ONCE:
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
        found = await asyncio.to_thread(decisions, analysis.replay)
        analysis.of = len(found)
        names = analysis.replay.record.names
        asker = Asker(analysis.person, "analysis-" + analysis.replay.digest)
        for one in found:
            try:
                advice = await self._bots.advise(asker, one.position, one.seat, bot, "en", names, one.action)
                given = await asyncio.to_thread(given_away, one, advice["turn"])
                analysis.answers.append((one, advice, given))
            except BotFailed:
                analysis.failed += 1


def decisions(replay: Loaded) -> list[Decision]:
    """Where somebody had a choice, and what was chosen."""
    found: list[Decision] = []
    steps = replay.record.steps[1:]
    for place, (game, _) in enumerate(replay.replay.walk()):
        if place < len(steps) and len(game.legal_codes()) > 1:
            step = steps[place]
            position = sampled_position(game.view(step.seat), seed_of(f"{replay.digest} {step.number}"))
            shown = game.view(step.seat).seats[step.seat].palace
            palace = ((shown.at(0, 0), 0, 0), *shown.items())
            found.append(Decision(step.number, step.seat, step.action, line_of(steps[place:]), position, palace))
    return found


def line_of(steps: Sequence[Step]) -> tuple[str, ...]:
    """The actions of the seat that comes first, until another one acts."""
    own = takewhile(lambda step: step.seat == steps[0].seat, steps[:LONGEST_LINE])
    return tuple(step.action for step in own)


def given_away(decision: Decision, best: Sequence[str]) -> float:
    """How much of the chance to win was given away, compared with what the bot would have done in that turn."""
    game = parse_position(decision.position)
    forecast = Forecast(game)
    reached = [forecast.chance_after(game, decision.seat, line) for line in (best, decision.line)]
    return max(0.0, reached[0] - reached[1])


def move(decision: Decision, advice: dict[str, Any], given: float, narrator: Narrator) -> dict[str, Any]:
    """One move and what the bot thinks of it."""
    plain = {name: advice[name] for name in ADVICE}

    def told(notation: str) -> str:
        action = Action(narrator.rules, parse_action(narrator.rules, notation))
        place = place_words(narrator, decision.palace, action)
        return narrator.command(action) + (f" ({place})" if place else "")

    return {
        "step": decision.step,
        "seat": decision.seat,
        "action": decision.action,
        "action_text": told(decision.action),
        "best": advice["action"],
        "best_text": told(advice["action"]),
        "loss": advice["loss"],
        "chance_loss": round(given, 3),
        "judgement": judgement(given) if advice["action"] != decision.action else "",
        "expected": advice["expected"],
        "reason": reasons_text(advice_of({**plain, "code": 0}), narrator),
        "bot": advice["bot"],
    }
