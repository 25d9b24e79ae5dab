"""A record as JSON, for programs: the headers and steps of the text form, field by field; the seat of the deal is 0."""

import json
from typing import Any

from alhambra.engine.errors import InvalidNotation
from alhambra.record.fields import checked, header_fields, record_of
from alhambra.record.record import Record, Step


def to_json(record: Record) -> str:
    """The JSON text of a record."""
    checked(record)
    steps = [
        {"seat": step.seat + 1, "action": step.action, "draws": step.draws, "comments": step.comments}
        for step in record.steps
    ]
    whole = {"headers": header_fields(record), "comments": record.comments, "steps": steps}
    return json.dumps(whole, ensure_ascii=False)


def from_json(text: str) -> Record:
    """The record of a JSON text. Raises InvalidNotation for what is none."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidNotation("record-json", text=str(error)) from error
    steps = listed(part(whole, "steps"), dict, "steps")
    read = [step_of(step, number) for number, step in enumerate(steps)]
    return record_of(strings(part(whole, "headers")), tuple(read), words(whole, "comments"))


def step_of(fields: dict[str, Any], number: int) -> Step:
    """One step."""
    seat, action = part(fields, "seat"), part(fields, "action")
    if not isinstance(seat, int) or not isinstance(action, str) or (seat == 0) != (number == 0):
        raise InvalidNotation("record-json", text=f"steps[{number}]")
    return Step(number, seat - 1, action, words(fields, "draws"), words(fields, "comments"))


def part(whole: object, name: str) -> Any:
    """A part that must be there."""
    if not isinstance(whole, dict) or name not in whole:
        raise InvalidNotation("record-json", text=name)
    return whole[name]


def listed(value: object, kind: type, name: str) -> list[Any]:
    """A list of things of a kind."""
    if not isinstance(value, list) or not all(isinstance(item, kind) for item in value):
        raise InvalidNotation("record-json", text=name)
    return value


def words(whole: object, name: str) -> tuple[str, ...]:
    """A list of texts."""
    return tuple(listed(part(whole, name), str, name))


def strings(value: object) -> dict[str, str]:
    """Texts by name."""
    if not isinstance(value, dict) or not all(isinstance(item, str) for item in value.values()):
        raise InvalidNotation("record-json", text="headers")
    return value
