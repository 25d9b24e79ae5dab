"""Several games in one file, one after the other, read as a stream: only one record is in memory at a time."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from alhambra.record.record import Record
from alhambra.record.text_form import HEADER, parse_record, record_text

STEP_BEGINS: Final = re.compile(r"\s*[0-9]+\. ")


def records_text(records: Iterable[Record]) -> str:
    """The text of several records, with an empty line between them."""
    return "\n".join(record_text(record) for record in records)


def read_records(lines: Iterable[str]) -> Iterator[Record]:
    """The records of an open file, or of any lines.

    A record begins where headers follow steps. Raises InvalidNotation for the record that cannot be read.
    """
    held: list[str] = []
    has_steps = is_comment = False
    for line in lines:
        if has_steps and not is_comment and HEADER.fullmatch(line.strip()):
            yield parse_record("".join(held))
            held, has_steps = [], False
        has_steps = has_steps or (not is_comment and STEP_BEGINS.match(line) is not None)
        is_comment = is_comment_open(line, is_comment) if has_steps or is_comment else False
        held.append(line if line.endswith("\n") else line + "\n")
    if "".join(held).strip():
        yield parse_record("".join(held))


def is_comment_open(line: str, is_comment: bool) -> bool:
    """Is a comment open at the end of a line, if one was (or was not) at its beginning?"""
    signs = iter(line)
    for sign in signs:
        if sign == "\\" and is_comment:
            next(signs, "")
        elif sign in "{}":
            is_comment = sign == "{"
    return is_comment
