"""Files that a command is given: records in either form, and positions."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.language import explained
from alhambra.engine.chance import Seeded
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.play.game import Game
from alhambra.record.json_form import from_json
from alhambra.record.position import parse_position
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


def record_in(text: str) -> Record:
    """The record in a text, or in JSON, which begins with a brace. Raises InvalidNotation for what is none."""
    return from_json(text) if text.lstrip().startswith("{") else parse_record(text)


def read_record(file: Path) -> Record:
    """The record in a file."""
    return record_in(read_text(file))


def position_in(text: str, file: Path, seed: str = "") -> Game:
    """The position in the text of a file; what chance does from there on comes from the seed."""
    try:
        return parse_position(text, Seeded(seed.encode()))
    except InvalidNotation as error:
        if error.refusal.key == "setup" and "setup:" not in text:  # it is not the set-up that is wrong
            raise BadInput("no-position", file=str(file)) from error
        raise
