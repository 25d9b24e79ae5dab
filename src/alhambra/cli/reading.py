"""Files that a command is given: records in either form, and positions."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from alhambra import record
from alhambra.cli.failures import BadInput
from alhambra.cli.language import explain
from alhambra.engine.chance import Seeded
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.play.game import Game

RecordArgument = Annotated[Path, typer.Argument(metavar="FILE", help=explain("record"))]
WhichOption = Annotated[int | None, typer.Option("--game", metavar="N", show_default=False, help=explain("which-game"))]


def read_text(file: Path) -> str:
    """The text of a file; `-` is standard input."""
    content = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("no-text", file=str(file)) from error


def parse_any_records(text: str) -> "list[record.Record]":
    """The records in a text, or the one in JSON, which begins with a brace. Raises InvalidNotation for what is none."""
    if text.lstrip().startswith("{"):
        return [record.from_json(text)]
    return list(record.read_records(text.splitlines(keepends=True))) or [record.parse_record(text)]


def choose_record(text: str, which: int | None) -> "record.Record":
    """One record of a text: that of a number from 1 on, or the only one."""
    found = parse_any_records(text)
    if which is None and len(found) > 1:
        raise BadInput("several-games", games=len(found))
    number = 1 if which is None else which
    if not 1 <= number <= len(found):
        raise BadInput("no-game", game=number, last=len(found))
    return found[number - 1]


def parse_any_position(text: str, file: Path, seed: str = "") -> Game:
    """The position in the text of a file; what chance does from there on comes from the seed."""
    try:
        return record.parse_position(text, Seeded(seed.encode()))
    except InvalidNotation as error:
        if error.refusal.key == "setup" and "setup:" not in text:  # it is not the set-up that is wrong
            raise BadInput("no-position", file=str(file)) from error
        raise
