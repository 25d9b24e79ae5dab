"""TypeScript types of what the server sends and takes, from its own classes.

`web/src/lib/wire.ts` has the messages of a table's socket, from the schema of `server.play.wire`; `rest.ts` has the
bodies and answers of requests, from the OpenAPI description.
"""

import json
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from alhambra.server.app import ROUTERS
from alhambra.server.edge.error_responses import REFUSALS
from alhambra.server.play import shown, wire
from alhambra.server.play.wire_from_client import PHRASES

FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "lib"
WIRE = FOLDER / "wire.ts"
REST = FOLDER / "rest.ts"
HEAD = "// Made by tools/web_types.py from the server's own classes; do not edit.\n"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(node: dict[str, Any]) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in node:
        return name_of(node["$ref"])
    if "anyOf" in node:
        return " | ".join(type_of(one) for one in node["anyOf"])
    if "enum" in node:
        return " | ".join(json.dumps(value) for value in node["enum"])
    if "prefixItems" in node:
        return f"[{', '.join(type_of(one) for one in node['prefixItems'])}]"
    if node.get("type") == "array":
        return f"Array<{type_of(node.get('items') or {})}>"
    if node.get("type") == "object":
        values = node.get("additionalProperties")
        return f"Record<string, {type_of(values if isinstance(values, dict) else {})}>"
    return SIMPLE.get(node.get("type", ""), "unknown")


def name_of(reference: str) -> str:
    """The name at the end of a reference. What is both taken and sent has two: `SetupBody`, and `SetupBodyOutput`."""
    return reference.rpartition("/")[2].replace("-Input", "").replace("-Output", "Output")


def interface(name: str, node: dict[str, Any], may_omit: bool) -> str:
    """One message, body or answer. The server always sends every field; a client may leave out those with defaults."""
    required = set(node.get("required", ())) if may_omit else set(node["properties"])
    lines = [
        f"  {field}{'' if field in required else '?'}: {type_of(part)}" for field, part in node["properties"].items()
    ]
    return "\n".join([f"/** {node.get('description', name)} */", f"export interface {name} {{", *lines, "}", ""])


def written_wire() -> str:
    """The messages of the socket."""
    parts = []
    for name, node in wire.make_schema()["$defs"].items():
        if "anyOf" in node:
            parts.append(f"export type {name} = {type_of(node)}\n")
        else:
            is_sent = node.get("additionalProperties") is False  # what clients send is strict
            parts.append(interface(name, node, is_sent or hasattr(shown, name)))
    phrases = f"/** Phrases for the chat. */\nexport const PHRASES = {json.dumps(PHRASES)} as const\n"
    return "\n".join([HEAD, phrases, *parts])


def written_rest() -> str:
    """The bodies and answers of requests."""
    app = FastAPI(responses=REFUSALS)
    for router in ROUTERS:
        app.include_router(router)
    described = app.openapi()
    schemas = {name_of(name): node for name, node in described["components"]["schemas"].items()}
    bodies = brought(described["paths"], schemas)
    return "\n".join([HEAD, *(interface(name, node, name in bodies) for name, node in schemas.items())])


def brought(paths: dict[str, Any], schemas: dict[str, Any]) -> set[str]:
    """The names of everything that requests bring, parts of it included."""
    bodies = [
        request["requestBody"] for path in paths.values() for request in path.values() if "requestBody" in request
    ]
    found: set[str] = set()
    waiting = references(bodies)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting |= references(schemas[name])
    return found


def references(node: object) -> set[str]:
    """The names that a description refers to."""
    if isinstance(node, dict):
        own = {name_of(node["$ref"])} if "$ref" in node else set()
        return own.union(*(references(one) for one in node.values()))
    return set().union(*(references(one) for one in node)) if isinstance(node, list) else set()


def keep(target: Path, text: str) -> None:
    """Write a file unless it is so already: what is made of it then stays fresh."""
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")


def main() -> None:
    """Write the files."""
    keep(WIRE, written_wire())
    keep(REST, written_rest())


if __name__ == "__main__":
    main()
