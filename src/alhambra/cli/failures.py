"""What a command says when it cannot go on: one clear line, and the exit code.

0: done. 1: a check failed. 2: bad input. 130: interrupted.
"""

import json
import sys

from alhambra.cli.language import find_texts, say
from alhambra.engine.errors import AlhambraError
from alhambra.lab.extras import MissingExtra

CHECK_FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
LINE_LETTERS = 300
"""The most that is said in a line."""

SERVER = "server"
"""The extra with the packages that commands import when they need them; the laboratory names its own."""


class BadInput(Exception):
    """Something asked for that cannot be done; the key is that of a text, which also says what can be done."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return say(self.key, **self.values)


def explain_failure(error: Exception) -> str | None:
    """What is wrong, in words; None for a mistake of ours."""
    if isinstance(error, BadInput):
        return str(error)
    if isinstance(error, AlhambraError):
        return explain_refusal(error)
    if isinstance(error, ModuleNotFoundError) and not str(error.name).startswith("alhambra"):
        return explain_refusal(MissingExtra("extra", package=str(error.name), extra=SERVER))
    if isinstance(error, OSError) and error.filename is not None:
        return say("file", file=str(error.filename), reason=str(error.strerror))
    return explain_misuse(error)


def explain_misuse(error: Exception) -> str | None:
    """An error of Typer's own in one line, with what to do; they share no public class."""
    if not hasattr(error, "format_message"):
        return None
    line = " ".join(str(error.format_message()).split()).rstrip(".") + "."
    context = getattr(error, "ctx", None)
    return say("usage", line=line, command=context.command_path) if context else line


def explain_refusal(error: AlhambraError) -> str:
    """A refusal of the engine in the language of the command."""
    from alhambra.record.replay import BrokenRecord  # noqa: PLC0415 - only those who fail wait for it
    from alhambra.record.verify import Finding  # noqa: PLC0415

    where = error.step if isinstance(error, BrokenRecord) else None
    return Finding(where, error.refusal).text(find_texts().language)


def complain(line: str, as_json: bool) -> None:
    """Say it to people, and to programs where they asked for an answer. A file may hold anything: keep it short."""
    line = "".join(sign for sign in line if sign.isprintable())
    line = line if len(line) <= LINE_LETTERS else line[:LINE_LETTERS] + "…"
    print(f"alhambra: {line}", file=sys.stderr)
    if as_json:
        print(json.dumps({"error": line}, ensure_ascii=False))
