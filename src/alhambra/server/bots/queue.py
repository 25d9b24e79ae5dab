"""Who is served next: moves before hints and analysis, and among equals one table after the other."""

from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any, Final

MOVE: Final = 0  # somebody waits for it at a table
STUDY: Final = 1  # hints and analysis


@dataclass
class Job:
    """One question to a bot: plain data, and where the answer goes."""

    table: str
    question: dict[str, Any]
    urgency: int
    seconds: float  # that it may take
    answer: Any = field(repr=False, default=None)  # asyncio.Future

    @property
    def bot(self) -> str:
        """The label of the bot that is asked."""
        return str(self.question["bot"])


class FairQueue:
    """Waiting jobs. A table with many of them does not keep the others from their turn."""

    def __init__(self) -> None:
        self._lines: tuple[OrderedDict[str, deque[Job]], ...] = (OrderedDict(), OrderedDict())

    def __len__(self) -> int:
        return sum(len(jobs) for line in self._lines for jobs in line.values())

    def put(self, job: Job) -> None:
        """Add a job behind those of its table."""
        self._lines[job.urgency].setdefault(job.table, deque()).append(job)

    def put_back(self, job: Job) -> None:
        """Add a job that must be done again, before all others of its kind."""
        line = self._lines[job.urgency]
        line.setdefault(job.table, deque()).appendleft(job)
        line.move_to_end(job.table, last=False)

    def next(self, with_studies: bool = True) -> Job | None:
        """Take the next job out; only moves, if there is no room for studies now."""
        for line in self._lines if with_studies else self._lines[:1]:
            if line:
                return taken(line)
        return None

    def drained(self) -> list[Job]:
        """Take out everything that waits."""
        jobs: list[Job] = []
        while job := self.next():
            jobs.append(job)
        return jobs


def taken(line: OrderedDict[str, deque[Job]]) -> Job:
    """The first job of the first table, which then stands behind the others."""
    table, jobs = next(iter(line.items()))
    job = jobs.popleft()
    if jobs:
        line.move_to_end(table)
    else:
        del line[table]
    return job
