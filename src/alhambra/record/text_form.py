r"""A record as a text file (`.alh`), as PGN is for chess.

    [Game "alhambra"]
    [Player1 "Ana"]

    0. deal > fl3 du9 P8 …
    1. 2 take fl3+du2 > di4 fl9 {safe and slow}

Headers come first, then the steps, one a line: number, seat, action, and behind `>` what chance drew. Comments in
braces belong to the step before them. Between the lines `(` and `)` stands a variation, which begins in place of the
step before it. In quotes and braces a backslash stands before a sign that would end them, and
`\n` for a new line.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from alhambra.engine.errors import InvalidNotation, make_type_error
from alhambra.record.fields import check, list_headers, record_of
from alhambra.record.record import DEAL, DEEPEST_VARIATION, NOBODY, Record, Step

HEADER: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9-]*) "((?:[^"\\]|\\.)*)"\]')
COMMENT: Final = re.compile(r"\{((?:[^}\\]|\\.)*)\}", re.DOTALL)
MARK: Final = re.compile(r"\{([0-9]+)\}")  # stands for a comment that was taken out
STEP: Final = re.compile(r"([0-9]{1,6})\. (?:([1-9]) ([^>{}]+?)|" + DEAL + r")(?: > ([^>{}]+))?")
BLANK_LINE: Final = re.compile(r"\n\s*\n")
ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)


# --- writing ------------------------------------------------------------------------------------------


def record_text(record: Record) -> str:
    """The text of a record."""
    check(record)
    headers = [f'[{name} "{escaped(value, chr(34))}"]' for name, value in list_headers(record).items()]
    comments = [comment_text(comment) for comment in record.comments]
    return "\n".join([*headers, "", *comments, *steps_lines(record.steps)]) + "\n"


def steps_lines(steps: Sequence[Step]) -> list[str]:
    """The lines of steps, each followed by those of its variations."""
    lines: list[str] = []
    for step in steps:
        lines.append(step_text(step))
        for variation in step.variations:
            lines += ["(", *steps_lines(variation), ")"]
    return lines


def line_text(steps: Sequence[Step]) -> str:
    """Steps in one line, for reading: without draws, variations in brackets."""
    words: list[str] = []
    for step in steps:
        comments = [comment_text(comment) for comment in step.comments]
        words += [step_text(replace(step, draws=(), comments=())), *comments]
        words += [f"({line_text(variation)})" for variation in step.variations]
    return " ".join(words)


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
    if not isinstance(text, str):
        raise make_type_error("a record as text", text)
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

    lines = [Line([], 0)]
    before: list[str] = []
    for line in COMMENT.sub(taken_out, body).split("\n"):
        its_comments = tuple(comments[int(mark)] for mark in MARK.findall(line))
        bare = MARK.sub("", line).strip()
        steps = lines[-1].steps
        if bare == "(":
            lines.append(branch_off(lines))
        elif bare == ")":
            lines = join_variation(lines)
        elif bare:
            steps.append(parse_step(bare, lines[-1].first + len(steps), its_comments))
        elif steps:
            steps[-1] = replace(steps[-1], comments=(*steps[-1].comments, *its_comments))
        else:
            before += its_comments
    if len(lines) > 1:
        raise InvalidNotation("record-line", text="(")
    return tuple(lines[0].steps), tuple(before)


@dataclass
class Line:
    """The game, or a variation that is being read: its steps, and the number of the first."""

    steps: list[Step]
    first: int


def branch_off(lines: list[Line]) -> Line:
    """The variation that begins in place of the last step read."""
    if not lines[-1].steps or lines[-1].steps[-1].number == 0 or len(lines) > DEEPEST_VARIATION:
        raise InvalidNotation("record-line", text="(")
    return Line([], lines[-1].steps[-1].number)


def join_variation(lines: list[Line]) -> list[Line]:
    """The lines without the last one, which was a variation of the last step before it."""
    if len(lines) < 2 or not lines[-1].steps:
        raise InvalidNotation("record-line", text=")")
    steps = lines[-2].steps
    steps[-1] = replace(steps[-1], variations=(*steps[-1].variations, tuple(lines[-1].steps)))
    return lines[:-1]


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
