"""A record as JSON, for programs: the headers and steps of the text form, field by field; the seat of the deal is 0."""

import json
from typing import Any

from alhambra.engine.errors import InvalidNotation
from alhambra.record.fields import check, list_headers, record_of
from alhambra.record.record import DEEPEST_VARIATION, Record, Step


def to_json(record: Record) -> str:
    """The JSON text of a record."""
    check(record)
    steps = [fields_of(step) for step in record.steps]
    whole = {"headers": list_headers(record), "comments": record.comments, "steps": steps}
    return json.dumps(whole, ensure_ascii=False)


def fields_of(step: Step) -> dict[str, Any]:
    """A step as plain data; `variations` only where there are some."""
    fields = {"seat": step.seat + 1, "action": step.action, "draws": step.draws, "comments": step.comments}
    lines = [[fields_of(one) for one in line] for line in step.variations]
    return fields | ({"variations": lines} if lines else {})


def from_json(text: str) -> Record:
    """The record of a JSON text. Raises InvalidNotation for what is none."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidNotation("record-json", text=str(error)) from error
    steps = steps_of(require_part(whole, "steps"), 0)
    return record_of(require_strings(require_part(whole, "headers")), steps, require_words(whole, "comments"))


def steps_of(value: object, first: int, depth: int = 0) -> tuple[Step, ...]:
    """Steps from a number on."""
    if depth > DEEPEST_VARIATION:
        raise InvalidNotation("record-json", text="variations")
    return tuple(step_of(step, number, depth) for number, step in enumerate(require_list(value, dict, "steps"), first))


def step_of(fields: dict[str, Any], number: int, depth: int) -> Step:
    """One step, and its variations."""
    seat, action = require_part(fields, "seat"), require_part(fields, "action")
    if not isinstance(seat, int) or not isinstance(action, str) or (seat == 0) != (number == 0):
        raise InvalidNotation("record-json", text=f"steps[{number}]")
    lines = require_list(fields.get("variations", []), list, "variations")
    variations = tuple(steps_of(line, number, depth + 1) for line in lines)
    if (number == 0 and variations) or not all(variations):
        raise InvalidNotation("record-json", text="variations")
    return Step(number, seat - 1, action, require_words(fields, "draws"), require_words(fields, "comments"), variations)


def require_part(whole: object, name: str) -> Any:
    """A part that must be there."""
    if not isinstance(whole, dict) or name not in whole:
        raise InvalidNotation("record-json", text=name)
    return whole[name]


def require_list(value: object, kind: type, name: str) -> list[Any]:
    """A list of things of a kind."""
    if not isinstance(value, list) or not all(isinstance(item, kind) for item in value):
        raise InvalidNotation("record-json", text=name)
    return value


def require_words(whole: object, name: str) -> tuple[str, ...]:
    """A list of texts."""
    return tuple(require_list(require_part(whole, name), str, name))


def require_strings(value: object) -> dict[str, str]:
    """Texts by name."""
    if not isinstance(value, dict) or not all(isinstance(item, str) for item in value.values()):
        raise InvalidNotation("record-json", text="headers")
    return value
