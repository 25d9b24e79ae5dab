"""How long a bot may think when its turn has come: less where many wait, and little where it would keep others."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from alhambra.bots.bot import Budget
from alhambra.server.bots.queue import Job

SHORT_SECONDS: Final = 0.25  # seconds in the last worker that is free, while others play too
LEAST_SECONDS: Final = 0.05  # seconds, however many wait
PRESENT_SECONDS: Final = 60.0  # seconds for which somebody whose bots were asked counts as playing
PLAYOUTS_A_SECOND: Final = 1500  # that a bot makes in a second, about
USUAL_SECONDS: Final = 10.0  # seconds, where nothing was said


class Allowance:
    """Cuts budgets for a number of workers. A person who is alone with an idle server gets what was asked for."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._clock = clock
        self._present: OrderedDict[str, float] = OrderedDict()  # person → when bots were last asked

    def note_question(self, person: str) -> None:
        """Somebody has asked a bot."""
        now = self._clock()
        self._present[person] = now
        self._present.move_to_end(person)
        while now - next(iter(self._present.values())) > PRESENT_SECONDS:
            self._present.popitem(last=False)

    def cut_budget(self, job: Job, waiting: int, is_last: bool) -> Budget:
        """The budget of a job that is begun now, with others waiting behind it, perhaps in the last free worker."""
        seconds = max(LEAST_SECONDS, (job.most or USUAL_SECONDS) / (1 + waiting / self._workers))
        is_alone = not self._present.keys() - {job.asker.person}
        return limit_budget(job.budget, seconds if is_alone or not is_last else min(seconds, SHORT_SECONDS))


def limit_budget(budget: Budget, seconds: float) -> Budget:
    """A budget, cut to what can be done of it in that time."""
    playouts = min(budget.playouts, max(1, round(seconds * PLAYOUTS_A_SECOND)))
    return replace(budget, playouts=playouts, seconds=min(budget.seconds, seconds))
