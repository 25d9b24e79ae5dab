"""What the browser client has from the Python side is what the Python side says today."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import web_art
import web_types
from alhambra.server.app import create_app
from alhambra.server.play import wire
from alhambra.svg.art.sheet import sprite
from tests.server.site import settings_for

FILES = {
    web_types.WIRE: web_types.written_wire,
    web_types.REST: web_types.written_rest,
    web_art.TARGET / "sprite.svg": lambda: sprite() + "\n",
    web_art.TARGET / "faces.ts": web_art.written_faces,
    web_art.TARGET / "palette.css": web_art.written_palette,
}


ANYTHING = {"get /api/schema 200"}  # a schema describes what is sent, and has no schema itself


@pytest.mark.parametrize("file", FILES, ids=lambda file: Path(file).name)
def test_a_generated_file_is_up_to_date(file: Path) -> None:
    assert file.read_text("utf-8") == FILES[file](), "run `make client`, and commit what it has written"


def test_every_answer_is_described(tmp_path: Path) -> None:
    described = create_app(settings_for("sqlite://", tmp_path)).openapi()
    answers = {
        f"{method} {path} {status}": body["schema"]
        for path, methods in described["paths"].items()
        for method, request in methods.items()
        for status, answer in request["responses"].items()
        for body in answer.get("content", {"": {"schema": {}}}).values()
    }
    assert len(answers) > 100
    loose = {place for name, schema in answers.items() for place in undescribed(schema, name)}
    loose |= {place for name, part in described["components"]["schemas"].items() for place in undescribed(part, name)}
    assert loose == ANYTHING
    known = {*described["components"]["schemas"], *wire.make_schema()["$defs"]}
    assert {name.rpartition("/")[2] for name in references(answers)} <= known


def undescribed(schema: Any, place: str) -> Iterator[str]:
    """Where a schema says nothing about what is sent."""
    if schema in ({}, True) or (isinstance(schema, dict) and schema.get("additionalProperties") is True):
        yield place
    elif isinstance(schema, dict):
        for name in ("properties", "patternProperties", "$defs"):
            for key, part in schema.get(name, {}).items():
                yield from undescribed(part, f"{place}.{key}")
        for name in ("items", "additionalProperties"):
            if isinstance(schema.get(name), dict):
                yield from undescribed(schema[name], f"{place}[]")
        for name in ("anyOf", "oneOf", "allOf", "prefixItems"):
            for part in schema.get(name, ()):
                yield from undescribed(part, place)


def references(schema: Any) -> Iterator[str]:
    """What a schema refers to."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        for part in schema.values():
            yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)
