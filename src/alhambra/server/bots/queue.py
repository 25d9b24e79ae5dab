"""Who is served next: moves before studies; the person whose bots have thought least of late; their tables in turn."""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Final

from alhambra.bots.bot import Budget
from alhambra.server.bots.questions import Answer, Question

MOVE: Final = 0  # somebody waits for it at a table
STUDY: Final = 1  # hints and analysis
NO_BUDGET: Final = Budget()
LEAST_SECONDS: Final = 0.01  # seconds that every question counts for at least


@dataclass(frozen=True)
class Asker:
    """On whose account a question is, and from which table it comes."""

    person: str
    table: str


@dataclass
class Job:
    """One question to a bot, how much it may think, and where the answer goes."""

    asker: Asker
    question: Question
    urgency: int
    budget: Budget = NO_BUDGET
    most: float = 0.0  # seconds of thinking that were allowed when it was asked; 0 for no limit of that kind
    answer: "asyncio.Future[Answer]" = field(repr=False, init=False)

    @property
    def bot(self) -> str:
        """The label of the bot that is asked."""
        return self.question.bot


class FairQueue:
    """Waiting jobs. Nobody has to wait because somebody else has many tables, or bots that think long."""

    def __init__(self) -> None:
        self._lines = (Line(), Line())

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines)

    def put(self, job: Job) -> None:
        """Add a job behind those of its table."""
        self._lines[job.urgency].put(job)

    def put_back(self, job: Job) -> None:
        """Add a job that must be done again, before all others of the same person."""
        self._lines[job.urgency].put_back(job)

    def take_next(self, with_studies: bool = True) -> Job | None:
        """Take the next job out; only moves, if there is no room for studies now."""
        for line in self._lines if with_studies else self._lines[:1]:
            if line:
                return line.take_next()
        return None

    def charge(self, job: Job, seconds: float) -> None:
        """A worker was busy that long with a job: the person who asked is served later the next time."""
        self._lines[job.urgency].charge(job.asker.person, seconds)

    def take_all(self) -> list[Job]:
        """Take out everything that waits."""
        return list(iter(self.take_next, None))


class Line:
    """The jobs of one urgency. `spent` is what each person's jobs have cost, on a clock that runs with the work done.

    Somebody who comes back after a while begins where the clock is: time in which nothing was asked is not saved up.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, OrderedDict[str, deque[Job]]] = {}  # person → table → jobs
        self._spent: dict[str, float] = {}
        self._clock = 0.0

    def __len__(self) -> int:
        return sum(len(jobs) for tables in self._waiting.values() for jobs in tables.values())

    def put(self, job: Job) -> None:
        self._jobs_of(job).append(job)

    def put_back(self, job: Job) -> None:
        self._jobs_of(job).appendleft(job)
        self._waiting[job.asker.person].move_to_end(job.asker.table, last=False)

    def take_next(self) -> Job:
        """The next job of the person who has spent least, from the table that has waited longest."""
        person = min(self._waiting, key=self._spent.__getitem__)
        self._clock = self._spent[person]
        job = take_first_job(self._waiting[person])
        if not self._waiting[person]:
            del self._waiting[person]
        if not self._waiting:  # nobody had to wait because of anybody: what was is forgotten
            self._spent, self._clock = {}, 0.0
        self.charge(person, LEAST_SECONDS)
        return job

    def charge(self, person: str, seconds: float) -> None:
        self._spent[person] = max(self._spent.get(person, 0.0), self._clock) + seconds
        if len(self._spent) > 2 * len(self._waiting) + 100:
            self._forget()

    def _jobs_of(self, job: Job) -> deque[Job]:
        person, table = job.asker.person, job.asker.table
        if person not in self._waiting:
            self._spent[person] = max(self._spent.get(person, 0.0), self._clock)
        return self._waiting.setdefault(person, OrderedDict()).setdefault(table, deque())

    def _forget(self) -> None:
        """Forget people who wait for nothing and would begin at the clock anyway."""
        self._spent = {
            person: spent for person, spent in self._spent.items() if person in self._waiting or spent > self._clock
        }


def take_first_job(tables: OrderedDict[str, deque[Job]]) -> Job:
    """The first job of the first table, which then stands behind the others."""
    table, jobs = next(iter(tables.items()))
    job = jobs.popleft()
    if jobs:
        tables.move_to_end(table)
    else:
        del tables[table]
    return job
