"""Files that a command is given: records in either form, and positions."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.language import explained
from alhambra.record.json_form import from_json
from alhambra.record.record import Record
from alhambra.record.text_form import parse_record

RecordArgument = Annotated[Path, typer.Argument(metavar="FILE", help=explained("record"))]


def read_text(file: Path) -> str:
    """The text of a file; `-` is standard input."""
    content = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("no-text", file=str(file)) from error


def read_record(file: Path) -> Record:
    """The record in a file: text or JSON, which begins with a brace. Raises InvalidNotation for what is none."""
    text = read_text(file)
    return from_json(text) if text.lstrip().startswith("{") else parse_record(text)
