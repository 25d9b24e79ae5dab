"""What a table needs from the process it is in."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from alhambra.server.bots.hints import Hints
from alhambra.server.bots.runner import BotRunner
from alhambra.server.edge.metrics import Metrics
from alhambra.server.people.chat_limits import ChatLimits
from alhambra.server.people.notices import Notices
from alhambra.server.people.people import People
from alhambra.server.storage.database import Database
from alhambra.server.storage.peers import Peers
from alhambra.server.storage.uptime import Uptime
from alhambra.server.table.log_quota import LogQuota
from alhambra.server.table.question_quota import QuestionQuota

log = structlog.get_logger("alhambra.server.table")


@dataclass
class Services:
    """The parts of one process that tables use."""

    database: Database
    uptime: Uptime
    peers: Peers
    people: People
    bots: BotRunner
    hints: Hints
    metrics: Metrics
    notices: Notices
    chat_limits: ChatLimits
    log_quota: LogQuota
    question_quota: QuestionQuota
    claim_seconds: float
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    _has_ended: bool = False

    def now(self) -> float:
        """The time, which never goes back."""
        return self.uptime.now()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else; nothing, once it has ended: other processes may still say something."""
        if self._has_ended:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._note_end)

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        """A database that does not answer is expected: everybody gets what it has when it is back."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, (SQLAlchemyError, OSError)):
            log.warning("database does not answer", error=type(error).__name__)
        elif error is not None:
            task.get_loop().call_exception_handler({"message": "work failed", "exception": error, "task": task})

    async def stop(self) -> None:
        """End what is done beside everything else; when this returns, nothing of it uses the database any more."""
        self._has_ended = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
