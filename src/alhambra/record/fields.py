"""The headers of a record: which there are, and what they must look like."""

import re
from typing import Final

from alhambra.engine.errors import InvalidNotation
from alhambra.engine.modules.catalogue import list_options
from alhambra.engine.rules.setup import Setup
from alhambra.record.record import DEAL, FORMAT_VERSION, NOBODY, Record, Step
from alhambra.record.setup_text import is_number

NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,30}")
PLAYER: Final = re.compile(r"Player[1-9]")
HEXADECIMAL: Final = re.compile(r"(?:[0-9a-f]{2})*")
OURS: Final = {
    *("Format", "Rules", "Game", "Modules", "Edition", "Players", "Ages", "Position"),
    *("Commitment", "Key", "Result"),
}
CHOSEN: Final = "yes"  # what the header of an option says


def list_headers(record: Record) -> dict[str, str]:
    """All headers in their order; those of ours that would be empty are left out."""
    setup = record.setup
    before = {
        "Format": FORMAT_VERSION,
        "Rules": record.rules,
        "Game": setup.game,
        "Modules": " ".join(setup.modules),
        "Edition": setup.edition,
        "Players": str(setup.players),
        **dict.fromkeys(map(header_of, setup.options), CHOSEN),
        "Ages": " ".join(str(age) for age in setup.ages),
        "Position": record.position,
    }
    after = {
        "Commitment": record.commitment,
        "Key": record.key,
        "Result": " ".join(str(points) for points in record.result),
    }
    names = {f"Player{number}": name for number, name in enumerate(record.names, 1)}
    return filled(before) | names | dict(record.headers) | filled(after)


def header_of(option: str) -> str:
    """The header that says that an option is chosen."""
    return option.capitalize()


def is_ours(name: str) -> bool:
    """Does a header belong to the format, and not to those who add some of their own?"""
    return name in OURS or PLAYER.fullmatch(name) is not None or name in map(header_of, list_options())


def filled(fields: dict[str, str]) -> dict[str, str]:
    """Those that say something."""
    return {name: value for name, value in fields.items() if value}


def record_of(fields: dict[str, str], steps: tuple[Step, ...], comments: tuple[str, ...]) -> Record:
    """The record of these headers and steps."""
    if fields.get("Format") != FORMAT_VERSION:
        raise InvalidNotation("record-format", found=fields.get("Format", ""), known=FORMAT_VERSION)
    record = Record(
        setup=setup_of(fields),
        steps=steps,
        names=names_of(fields),
        headers={name: value for name, value in fields.items() if not is_ours(name)},
        rules=require(fields, "Rules"),
        commitment=fields.get("Commitment", ""),
        key=fields.get("Key", ""),
        result=tuple(number(fields, "Result", word) for word in fields.get("Result", "").split()),
        comments=comments,
        position=fields.get("Position", ""),
    )
    return check(record)


def setup_of(fields: dict[str, str]) -> Setup:
    """The set-up that the headers name."""
    ages = fields.get("Ages", "").split()
    options = [option for option in list_options() if header_of(option) in fields]
    for header in map(header_of, options):
        if fields[header] != CHOSEN:
            raise make_wrong(header, fields[header])
    return Setup(
        game=require(fields, "Game"),
        modules=tuple(fields.get("Modules", "").split()),
        edition=require(fields, "Edition"),
        players=number(fields, "Players", require(fields, "Players")),
        options=tuple(options),
        ages=tuple(number(fields, "Ages", age) for age in ages),
    )


def names_of(fields: dict[str, str]) -> tuple[str, ...]:
    """The players' names, in the order of their seats."""
    players = [name for name in fields if PLAYER.fullmatch(name)]
    if players != [f"Player{number}" for number in range(1, len(players) + 1)]:
        raise make_wrong(players[0], fields[players[0]])
    return tuple(fields[name] for name in players)


def check(record: Record) -> Record:
    """The record, if it can be written and read again; InvalidNotation says what is wrong with it."""
    if record.names and len(record.names) != record.setup.players:
        raise make_wrong("Player1", ", ".join(record.names))
    for name, value in record.headers.items():
        if not NAME.fullmatch(name) or is_ours(name):
            raise make_wrong(name, value)
    for name, digits in (("Commitment", record.commitment), ("Key", record.key)):
        if not HEXADECIMAL.fullmatch(digits):
            raise make_wrong(name, digits)
    if not record.steps or (record.steps[0].seat, record.steps[0].action) != (NOBODY, DEAL):
        raise InvalidNotation("record-deal")
    return record


def require(fields: dict[str, str], name: str) -> str:
    """A header that every record has."""
    if name not in fields:
        raise InvalidNotation("record-header-missing", header=name)
    return fields[name]


def number(fields: dict[str, str], name: str, word: str) -> int:
    """A number in a header."""
    if not is_number(word):
        raise make_wrong(name, fields[name])
    return int(word)


def make_wrong(name: str, value: str) -> InvalidNotation:
    """The error for a header that does not say what it should."""
    return InvalidNotation("record-header", header=name, text=value)
