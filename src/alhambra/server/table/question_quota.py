"""How many questions about actions somebody may ask: each is answered by trying the action in a copy of the game."""

import time
from typing import Final

from alhambra.server.edge.limits import Buckets, Clock
from alhambra.server.edge.refused import Refused

QUESTIONS_A_SECOND: Final = 40.0  # a question takes up to a millisecond
QUESTIONS_AT_ONCE: Final = 400.0  # several positions with everything that can be done in them


class QuestionQuota:
    """Counts questions by person, at all tables and on all connections together."""

    def __init__(
        self, a_second: float = QUESTIONS_A_SECOND, at_once: float = QUESTIONS_AT_ONCE, clock: Clock = time.monotonic
    ) -> None:
        self._people = Buckets(a_second, at_once, clock)

    def take(self, person: str, questions: int) -> None:
        """Count what is about to be answered; Refused for too much."""
        if not self._people.take(person, questions):
            raise Refused("too-many-questions", 429)
