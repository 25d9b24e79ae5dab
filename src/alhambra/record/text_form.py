r"""A record as a text file (`.alh`), as PGN is for chess.

    [Game "alhambra"]
    [Player1 "Ana"]

    0. deal > fl3 du9 P8 …
    1. 2 take fl3+du2 > di4 fl9 {safe and slow}

Headers come first, then the steps, one a line: number, seat, action, and behind `>` what chance drew. Comments in
braces belong to the step before them. In quotes and braces a backslash stands before a sign that would end them, and
`\n` for a new line.
"""

import re
from dataclasses import replace
from typing import Final

from alhambra.engine.errors import InvalidNotation
from alhambra.record.fields import checked, header_fields, record_of
from alhambra.record.record import DEAL, NOBODY, Record, Step

HEADER: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9-]*) "((?:[^"\\]|\\.)*)"\]')
COMMENT: Final = re.compile(r"\{((?:[^}\\]|\\.)*)\}", re.DOTALL)
MARK: Final = re.compile(r"\{([0-9]+)\}")  # stands for a comment that was taken out
STEP: Final = re.compile(r"([0-9]{1,6})\. (?:([1-9]) ([^>{}]+?)|" + DEAL + r")(?: > ([^>{}]+))?")
BLANK_LINE: Final = re.compile(r"\n\s*\n")
ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)


# --- writing ------------------------------------------------------------------------------------------


def record_text(record: Record) -> str:
    """The text of a record."""
    checked(record)
    headers = [f'[{name} "{escaped(value, chr(34))}"]' for name, value in header_fields(record).items()]
    comments = [comment_text(comment) for comment in record.comments]
    return "\n".join([*headers, "", *comments, *[step_text(step) for step in record.steps]]) + "\n"


def step_text(step: Step) -> str:
    """The line of a step."""
    words = [f"{step.number}.", *([] if step.seat == NOBODY else [str(step.seat + 1)]), step.action]
    words += [">", *step.draws] if step.draws else []
    return " ".join([*words, *[comment_text(comment) for comment in step.comments]])


def comment_text(comment: str) -> str:
    """A comment in braces."""
    return "{" + escaped(comment, "}") + "}"


def escaped(text: str, sign: str) -> str:
    """The text with those signs marked that would end it."""
    return text.replace("\\", "\\\\").replace(sign, "\\" + sign).replace("\n", "\\n").replace("\r", "\\r")


# --- reading ------------------------------------------------------------------------------------------


def parse_record(text: str) -> Record:
    """The record of a text. Raises InvalidNotation, which names the line or step, for what is none."""
    head, *body = BLANK_LINE.split(text.removeprefix("\ufeff").replace("\r\n", "\n").strip(), maxsplit=1)
    return record_of(parse_headers(head), *parse_steps("".join(body)))


def parse_headers(head: str) -> dict[str, str]:
    """The headers by name."""
    headers: dict[str, str] = {}
    for line in head.split("\n"):
        found = HEADER.fullmatch(line.strip())
        if not found or found[1] in headers:
            raise InvalidNotation("record-line", text=line.strip())
        headers[found[1]] = unescaped(found[2])
    return headers


def parse_steps(body: str) -> tuple[tuple[Step, ...], tuple[str, ...]]:
    """The steps, and the comments before them."""
    comments: list[str] = []

    def taken_out(found: re.Match[str]) -> str:
        comments.append(unescaped(found[1]))
        return f"{{{len(comments) - 1}}}"

    steps: list[Step] = []
    before: list[str] = []
    for line in COMMENT.sub(taken_out, body).split("\n"):
        its_comments = [comments[int(mark)] for mark in MARK.findall(line)]
        bare = MARK.sub("", line).strip()
        if bare:
            steps.append(parse_step(bare, len(steps), tuple(its_comments)))
        elif steps:
            steps[-1] = replace(steps[-1], comments=(*steps[-1].comments, *its_comments))
        else:
            before += its_comments
    return tuple(steps), tuple(before)


def parse_step(line: str, number: int, comments: tuple[str, ...]) -> Step:
    """The step of a line."""
    found = STEP.fullmatch(" ".join(line.split()))
    if not found or (found[2] is None) != (number == 0):
        raise InvalidNotation("record-line", text=line)
    if int(found[1]) != number:
        raise InvalidNotation("record-number", step=number, found=int(found[1]))
    seat = NOBODY if found[2] is None else int(found[2]) - 1
    return Step(number, seat, found[3] or DEAL, tuple((found[4] or "").split()), comments)


def unescaped(text: str) -> str:
    """The reverse of `escaped`."""
    return ESCAPE.sub(lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), text)
