"""Bots in a worker of their own: the same answers as in a process of a server."""

import json

from alhambra.server.bots.worker import answered


def answer_text(question: str) -> str:
    """The answer to a question, both JSON."""
    return json.dumps(answered(question))
