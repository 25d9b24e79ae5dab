"""The headers of a record: which there are, and what they must look like."""

import re
from typing import Final

from alhambra.engine.errors import InvalidNotation
from alhambra.engine.rules.setup import Setup
from alhambra.record.record import DEAL, FORMAT_VERSION, NOBODY, Record, Step
from alhambra.record.setup_text import is_number

NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,30}")
PLAYER: Final = re.compile(r"Player[1-9]")
HEXADECIMAL: Final = re.compile(r"(?:[0-9a-f]{2})*")
OURS: Final = {
    *("Format", "Rules", "Game", "Modules", "Edition", "Players", "Simplified", "Ages", "Position"),
    *("Commitment", "Key", "Result"),
}


def header_fields(record: Record) -> dict[str, str]:
    """All headers in their order; those of ours that would be empty are left out."""
    setup = record.setup
    before = {
        "Format": FORMAT_VERSION,
        "Rules": record.rules,
        "Game": setup.game,
        "Modules": " ".join(setup.modules),
        "Edition": setup.edition,
        "Players": str(setup.players),
        "Simplified": "yes" if setup.simplified else "",
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
        headers={name: value for name, value in fields.items() if name not in OURS and not PLAYER.fullmatch(name)},
        rules=needed(fields, "Rules"),
        commitment=fields.get("Commitment", ""),
        key=fields.get("Key", ""),
        result=tuple(number(fields, "Result", word) for word in fields.get("Result", "").split()),
        comments=comments,
        position=fields.get("Position", ""),
    )
    return checked(record)


def setup_of(fields: dict[str, str]) -> Setup:
    """The set-up that the headers name."""
    ages = fields.get("Ages", "").split()
    if fields.get("Simplified", "yes") != "yes":
        raise wrong("Simplified", fields["Simplified"])
    return Setup(
        game=needed(fields, "Game"),
        modules=tuple(fields.get("Modules", "").split()),
        edition=needed(fields, "Edition"),
        players=number(fields, "Players", needed(fields, "Players")),
        simplified="Simplified" in fields,
        ages=tuple(number(fields, "Ages", age) for age in ages),
    )


def names_of(fields: dict[str, str]) -> tuple[str, ...]:
    """The players' names, in the order of their seats."""
    players = [name for name in fields if PLAYER.fullmatch(name)]
    if players != [f"Player{number}" for number in range(1, len(players) + 1)]:
        raise wrong(players[0], fields[players[0]])
    return tuple(fields[name] for name in players)


def checked(record: Record) -> Record:
    """The record, if it can be written and read again; InvalidNotation says what is wrong with it."""
    if record.names and len(record.names) != record.setup.players:
        raise wrong("Player1", ", ".join(record.names))
    for name, value in record.headers.items():
        if not NAME.fullmatch(name) or name in OURS or PLAYER.fullmatch(name):
            raise wrong(name, value)
    for name, digits in (("Commitment", record.commitment), ("Key", record.key)):
        if not HEXADECIMAL.fullmatch(digits):
            raise wrong(name, digits)
    if not record.steps or (record.steps[0].seat, record.steps[0].action) != (NOBODY, DEAL):
        raise InvalidNotation("record-deal")
    return record


def needed(fields: dict[str, str], name: str) -> str:
    """A header that every record has."""
    if name not in fields:
        raise InvalidNotation("record-header-missing", header=name)
    return fields[name]


def number(fields: dict[str, str], name: str, word: str) -> int:
    """A number in a header."""
    if not is_number(word):
        raise wrong(name, fields[name])
    return int(word)


def wrong(name: str, value: str) -> InvalidNotation:
    """The error for a header that does not say what it should."""
    return InvalidNotation("record-header", header=name, text=value)
