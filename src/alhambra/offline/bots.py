"""Bots in a worker of their own: the same answers as in a process of a server, and studies of finished games."""

from typing import Final

import msgspec

from alhambra.offline.studies import study_text
from alhambra.server.bots.worker import answer_line

STUDIES: Final = frozenset(("foresee", "compare"))


class Kind(msgspec.Struct):
    """What a question is about."""

    kind: str


def answer_text(question: str) -> str:
    """The answer to a question, both JSON."""
    is_study = msgspec.json.decode(question, type=Kind).kind in STUDIES
    return study_text(question) if is_study else answer_line(question)
