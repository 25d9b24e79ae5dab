"""Bots think in processes of their own, never in the event loop.

A table hands over the text of a position sampled from what the seat may know (`questions`), and gets the
notation of an action. Who is served next is decided by `queue`, how long it may think then by `Allowance`. A worker
that crashes, or thinks far longer than it may, is replaced, and the question goes to the novice, who always has an
answer at once.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
import structlog

from alhambra.bots.bot import Budget
from alhambra.cores import count_cores
from alhambra.server.bots.allowance import Allowance
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
from alhambra.server.bots.queue import MOVE, STUDY, Asker, FairQueue, Job
from alhambra.server.edge.refused import Refused

USUAL_SECONDS: Final = 10.0  # for bots without a budget in seconds; they need a fraction of a second
GRACE_SECONDS: Final = 5.0  # seconds on top of what a bot may think, before its worker is given up
START_SECONDS: Final = 60.0  # seconds until a new worker must have said that it is ready
MOST_LINE_BYTES: Final = 1 << 20
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
    async def hire(cls) -> "Worker":
        """A new worker that is ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", COMMAND),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE_BYTES,
        )
        worker = cls(process)
        try:
            await worker.hear_line(START_SECONDS)
        except BaseException:
            await worker.dismiss()
            raise
        return worker

    async def ask(self, question: Question, seconds: float) -> Answer:
        """The answer, within that time; TimeoutError or EOFError if there is none."""
        assert self.process.stdin
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()
        return answer_decoder.decode(await self.hear_line(seconds))

    async def hear_line(self, seconds: float) -> bytes:
        """The next line that it says."""
        assert self.process.stdout
        async with asyncio.timeout(seconds):  # not wait_for: before Python 3.12 it can swallow that it was cancelled
            line = await self.process.stdout.readline()
        if not line:
            raise EOFError("the worker has ended")
        return line

    async def dismiss(self) -> None:
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
        for job in self._queue.take_all():
            job.answer.cancel()

    def count_waiting(self) -> int:
        """How many questions wait."""
        return len(self._queue)

    # --- asking ---------------------------------------------------------------------------------------

    async def choose(self, asker: Asker, position: str, seat: int, bot: str, seed: int, seconds: float = 0.0) -> str:
        """The action that a bot chooses for a seat, in notation. `seconds` is the most it may think (0: as it does)."""
        question = ask_to_choose(bot, position, seat, seed)
        answer = await self._wait_for_answer(Job(asker, question, MOVE, parse_server_bot(bot).budget, seconds))
        assert isinstance(answer, Chosen)
        return answer.action

    async def advise(
        self,
        asker: Asker,
        position: str,
        seat: int,
        bot: str,
        language: str,
        names: Sequence[str] = (),
        played: str = "",
    ) -> Advised:
        """What a bot would do and why."""
        question = ask_for_advice(bot, position, seat, language, tuple(names), played)
        answer = await self._wait_for_answer(Job(asker, question, STUDY, parse_server_bot(bot).budget, STUDY_SECONDS))
        assert isinstance(answer, Advised)
        return answer

    async def _wait_for_answer(self, job: Job) -> Answer:
        """Put a job into the queue and wait for its answer."""
        job.answer = asyncio.get_running_loop().create_future()
        self._allowance.note_question(job.asker.person)
        async with self._changed:
            self._queue.put(job)
            self._changed.notify_all()
        return await job.answer

    # --- answering ------------------------------------------------------------------------------------

    async def _serve(self) -> None:
        """One worker's life, and that of those who replace it."""
        worker: Worker | None = None
        try:
            while True:
                worker = worker or await self._hire()
                job = await self._wait_for_job()
                is_well = await self._do(worker, job)
                if not is_well:
                    await worker.dismiss()
                    worker = None
        finally:
            if worker:
                await worker.dismiss()

    async def _hire(self) -> Worker:
        """A worker, as soon as one can be had."""
        delay = 0.1
        while True:
            try:
                return await Worker.hire()
            except (OSError, EOFError, TimeoutError) as error:
                log.error("bot worker does not start", error=type(error).__name__)
                await asyncio.sleep(delay)
                delay = min(2 * delay, 30.0)

    async def _wait_for_job(self) -> Job:
        """The next job that somebody still waits for. One worker of several is kept for moves."""
        async with self._changed:
            while True:
                has_room = self._studies < max(1, self.size - 1)
                job = self._queue.take_next(has_room)
                if job is None:
                    await self._changed.wait()
                elif not job.answer.done():
                    self._busy += 1
                    self._studies += job.urgency == STUDY
                    return job

    async def _do(self, worker: Worker, job: Job) -> bool:
        """Have a job done, and say whether the worker is still well."""
        is_well, failure, began = False, "", time.monotonic()
        budget = self._allowance.cut_budget(job, len(self._queue), is_last=self._busy == self.size)
        try:
            answer = await worker.ask(limit_thinking(job.question, budget), find_patience(budget) + self.grace)
            is_well, failure = True, answer.error if isinstance(answer, Failed) else ""
            if not failure and not job.answer.done():
                self.counts["answered"] += 1
                job.answer.set_result(answer)
        except asyncio.CancelledError:
            job.answer.cancel()
            raise
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            failure = type(error).__name__
            self.counts["replaced"] += 1
        finally:
            await self._note_end(job, time.monotonic() - began)
        if failure:
            await self._ask_substitute(job, failure)
        return is_well

    async def _note_end(self, job: Job, seconds: float) -> None:
        """A job that has ended is counted for the person who asked; a study makes room for another."""
        self._busy -= 1
        self._queue.charge(job, seconds)
        if job.urgency == STUDY:
            self._studies -= 1
            async with self._changed:
                self._changed.notify_all()

    async def _ask_substitute(self, job: Job, failure: str) -> None:
        """Let the substitute answer; if it was he who failed, say so."""
        log.warning("bot failed", table=job.asker.table, bot=job.bot, failure=failure)
        if job.question.name == SUBSTITUTE:
            self.counts["failed"] += 1
            if not job.answer.done():
                job.answer.set_exception(BotFailed(failure))
            return
        self.counts["substituted"] += 1
        job.question, job.budget = ask_substitute(job.question), Budget()
        async with self._changed:
            self._queue.put_back(job)
            self._changed.notify_all()


def find_patience(budget: Budget) -> float:
    """How long an answer may take."""
    return budget.seconds or USUAL_SECONDS
