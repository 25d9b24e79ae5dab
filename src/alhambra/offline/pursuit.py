"""Work that takes a while, and goes on only as long as somebody asks how far it has come."""

import asyncio
from typing import Any, Final

from alhambra.offline.thinking import Thinking
from alhambra.server.edge.refused import Refused

ABSENCE_SECONDS: Final = 5.0  # without a question, after which the page has left


class Pursuit:
    """Work that is given up when the page has left it, and taken up again where it was."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self.is_complete = False
        self._problem: Refused | None = None
        self._task: asyncio.Task[Any] | None = None
        self._end: asyncio.TimerHandle | None = None

    def ask(self) -> None:
        """Somebody wants to know: go on; refused if that is not possible."""
        if self._problem is not None:
            raise self._problem
        if self._end is not None:
            self._end.cancel()
        if self.is_complete:
            return
        if self._task is None or self._task.done():
            self._task = self.thinking.spawn(self._finish())
        self._end = asyncio.get_running_loop().call_later(ABSENCE_SECONDS, self._task.cancel)

    async def _finish(self) -> None:
        try:
            await self.advance()
        except Refused as problem:
            self._problem = problem
        else:
            self.is_complete = True

    async def advance(self) -> None:
        """Do what is still to be done."""
        raise NotImplementedError  # pragma: no cover - every pursuit has something to do
