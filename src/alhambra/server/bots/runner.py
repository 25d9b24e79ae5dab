"""Bots think in processes of their own, never in the event loop.

A table hands over the text of a position sampled from what the seat may know (`questions`), and gets the
notation of an action. Who is served next is decided by `queue`, how long it may think then by `Allowance`. A worker
that crashes, or thinks far longer than it may, is replaced, and the question goes to the novice, who always has an
answer at once.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

import structlog

from alhambra.bots.bot import Budget
from alhambra.cores import count_cores
from alhambra.server.bots.allowance import Allowance
from alhambra.server.bots.questions import SUBSTITUTE, question_of, seed_of, server_bot
from alhambra.server.bots.queue import MOVE, STUDY, Asker, FairQueue, Job
from alhambra.server.edge.refused import Refused

STUDY_SECONDS: Final = 2.0  # seconds for a hint or a move of an analysis
USUAL_SECONDS: Final = 10.0  # for bots without a budget in seconds; they need a fraction of a second
GRACE_SECONDS: Final = 5.0  # seconds on top of what a bot may think, before its worker is given up
START_SECONDS: Final = 60.0  # seconds until a new worker must have said that it is ready
LONGEST_LINE: Final = 1 << 20
COMMAND: Final = "from alhambra.server.bots.worker import main; main()"

log = structlog.get_logger("alhambra.server.bots")


class BotFailed(Refused):
    """Not even the substitute could answer."""

    def __init__(self, failure: str) -> None:
        super().__init__("bot-failed", 503)
        self.failure = failure


@dataclass
class Worker:
    """A process and the lines to it."""

    process: asyncio.subprocess.Process

    @classmethod
    async def hired(cls) -> "Worker":
        """A new worker that is ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", COMMAND),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        worker = cls(process)
        try:
            await worker.heard(START_SECONDS)
        except BaseException:
            await worker.dismissed()
            raise
        return worker

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer, within that time; TimeoutError or EOFError if there is none."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        return dict(await self.heard(seconds))

    async def heard(self, seconds: float) -> Any:
        """The next line that it says."""
        assert self.process.stdout
        async with asyncio.timeout(seconds):  # not wait_for: before Python 3.12 it can swallow that it was cancelled
            line = await self.process.stdout.readline()
        if not line:
            raise EOFError("the worker has ended")
        return json.loads(line)

    async def dismissed(self) -> None:
        """End it, whatever it is doing."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class BotRunner:
    """All bots of a server, in a number of processes (0: one less than there are cores).

    `counts` has what was answered, replaced and given to the substitute.
    """

    def __init__(self, workers: int, grace: float = GRACE_SECONDS) -> None:
        self.size = workers or max(1, count_cores() - 1)
        self.grace = grace
        self.counts: Counter[str] = Counter()
        self._queue = FairQueue()
        self._allowance = Allowance(self.size)
        self._changed = asyncio.Condition()
        self._busy = 0  # workers that think
        self._studies = 0  # of those, about hints or analysis
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the workers; questions may be asked before they are ready."""
        self._tasks = [asyncio.create_task(self._serve(), name=f"bots-{number}") for number in range(self.size)]

    async def stop(self) -> None:
        """End all workers. Those who still wait get no answer."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for job in self._queue.drained():
            job.answer.cancel()

    def queue_length(self) -> int:
        """How many questions wait."""
        return len(self._queue)

    # --- asking ---------------------------------------------------------------------------------------

    async def choose(self, asker: Asker, position: str, seat: int, bot: str, seed: int, seconds: float = 0.0) -> str:
        """The action that a bot chooses for a seat, in notation. `seconds` is the most it may think (0: as it does)."""
        entrant = server_bot(bot)
        question = question_of("choose", entrant, position, seat, seed)
        answer = await self._answered(Job(asker, question, MOVE, entrant.budget, seconds))
        return str(answer["action"])

    async def advise(
        self,
        asker: Asker,
        position: str,
        seat: int,
        bot: str,
        language: str,
        names: Sequence[str] = (),
        played: str = "",
    ) -> dict[str, Any]:
        """What a bot would do and why: `Advice.plain` without the code, `text` and `reason` in words, `loss`."""
        entrant = server_bot(bot)
        question = question_of("advise", entrant, position, seat, seed_of(position))
        question |= {"language": language, "names": list(names), "played": played}
        return await self._answered(Job(asker, question, STUDY, entrant.budget, STUDY_SECONDS))

    async def _answered(self, job: Job) -> dict[str, Any]:
        """Put a job into the queue and wait for its answer."""
        job.answer = asyncio.get_running_loop().create_future()
        self._allowance.asked(job.asker.person)
        async with self._changed:
            self._queue.put(job)
            self._changed.notify_all()
        return dict(await job.answer)

    # --- answering ------------------------------------------------------------------------------------

    async def _serve(self) -> None:
        """One worker's life, and that of those who replace it."""
        worker: Worker | None = None
        try:
            while True:
                worker = worker or await self._hire()
                job = await self._next()
                is_well = await self._do(worker, job)
                if not is_well:
                    await worker.dismissed()
                    worker = None
        finally:
            if worker:
                await worker.dismissed()

    async def _hire(self) -> Worker:
        """A worker, as soon as one can be had."""
        delay = 0.1
        while True:
            try:
                return await Worker.hired()
            except (OSError, EOFError, TimeoutError) as error:
                log.error("bot worker does not start", error=type(error).__name__)
                await asyncio.sleep(delay)
                delay = min(2 * delay, 30.0)

    async def _next(self) -> Job:
        """The next job that somebody still waits for. One worker of several is kept for moves."""
        async with self._changed:
            while True:
                has_room = self._studies < max(1, self.size - 1)
                job = self._queue.next(has_room)
                if job is None:
                    await self._changed.wait()
                elif not job.answer.done():
                    self._busy += 1
                    self._studies += job.urgency == STUDY
                    return job

    async def _do(self, worker: Worker, job: Job) -> bool:
        """Have a job done, and say whether the worker is still well."""
        is_well, failure, began = False, "", time.monotonic()
        budget = self._allowance.cut(job, len(self._queue), is_last=self._busy == self.size)
        question = job.question | {"playouts": budget.playouts, "seconds": budget.seconds}
        try:
            answer = await worker.ask(question, patience(budget) + self.grace)
            is_well, failure = True, str(answer.get("error", ""))
            if not failure and not job.answer.done():
                self.counts["answered"] += 1
                job.answer.set_result(answer)
        except asyncio.CancelledError:
            job.answer.cancel()
            raise
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            failure = type(error).__name__
            self.counts["replaced"] += 1
        finally:
            await self._ended(job, time.monotonic() - began)
        if failure:
            await self._failed(job, failure)
        return is_well

    async def _ended(self, job: Job, seconds: float) -> None:
        """A job that has ended is counted for the person who asked; a study makes room for another."""
        self._busy -= 1
        self._queue.charge(job, seconds)
        if job.urgency == STUDY:
            self._studies -= 1
            async with self._changed:
                self._changed.notify_all()

    async def _failed(self, job: Job, failure: str) -> None:
        """Let the substitute answer; if it was he who failed, say so."""
        log.warning("bot failed", table=job.asker.table, bot=job.bot, failure=failure)
        if job.question["name"] == SUBSTITUTE:
            self.counts["failed"] += 1
            if not job.answer.done():
                job.answer.set_exception(BotFailed(failure))
            return
        self.counts["substituted"] += 1
        question = {**job.question, "name": SUBSTITUTE, "bot": SUBSTITUTE}
        async with self._changed:
            self._queue.put_back(replace(job, question=question, budget=Budget()))
            self._changed.notify_all()


def patience(budget: Budget) -> float:
    """How long an answer may take."""
    return budget.seconds or USUAL_SECONDS
