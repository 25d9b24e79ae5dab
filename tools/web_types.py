"""TypeScript types of what the server sends and takes, from its own classes.

`web/src/lib/wire.ts` has the messages of a table's socket, from the schema of `server.play.wire`; `rest.ts` has the
bodies and answers of requests, from the OpenAPI description, and which of them belong to which path.
"""

import json
from pathlib import Path
from typing import Any, get_type_hints

from fastapi import FastAPI

from alhambra.offline.requests import Requests
from alhambra.server.app import ROUTERS
from alhambra.server.edge.error_responses import REFUSALS
from alhambra.server.play import shown, wire
from alhambra.server.play.wire_from_client import PHRASES

FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "lib"
WIRE = FOLDER / "wire.ts"
REST = FOLDER / "rest.ts"
HEAD = "// Made by tools/web_types.py from the server's own classes; do not edit.\n"
API = "/api/"
PAGE_ONLY = {
    ("POST", "/api/replays/{number}/chances"): Requests.report_chances,
    ("DELETE", "/api/tables/{number}"): Requests.delete_game,
}
"""What is asked of a page without a server only, and who answers it there."""
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
    """The bodies and answers of requests, and the list of all requests."""
    described = describe_requests()
    schemas = {name_of(name): node for name, node in described["components"]["schemas"].items()}
    bodies = brought(described["paths"], schemas)
    parts = (interface(name, node, name in bodies) for name, node in schemas.items())
    return "\n".join([HEAD, "import type { View } from './wire'\n", *parts, written_exchanges(described["paths"])])


def describe_requests() -> dict[str, Any]:
    """The OpenAPI description of everything that the client asks for."""
    app = FastAPI(responses=REFUSALS)
    for router in ROUTERS:
        app.include_router(router)
    for (method, path), handler in PAGE_ONLY.items():
        app.add_api_route(path, answer_nothing, methods=[method], response_model=get_type_hints(handler)["return"])
    return app.openapi()


def answer_nothing(number: str) -> None:
    """A handler that is only described."""


def written_exchanges(paths: dict[str, Any]) -> str:
    """What each request needs and gets, by its method and path."""
    lines = [
        f"  '{method.upper()} {path.removeprefix(API)}': {written_exchange(request)}"
        for path, methods in paths.items()
        if path.startswith(API)
        for method, request in methods.items()
    ]
    empty = "/** No values at all. */\nexport type Empty = Record<never, never>\n"
    about = "/** What requests get as an answer, and need for it: values for path and query, and a body. */"
    return "\n".join([empty, about, "export interface Exchanges {", *lines, "}", ""])


def written_exchange(request: dict[str, Any]) -> str:
    """The types of one request."""
    values = "; ".join(
        f"{value['name']}{'' if value['required'] else '?'}: {type_of(value['schema'])}"
        for value in request.get("parameters", ())
        if value["in"] in ("path", "query")
    )
    body = type_of(content_of(request["requestBody"])) if "requestBody" in request else "undefined"
    answer = next(answer for status, answer in request["responses"].items() if status.startswith("2"))
    return f"{{ values: {{ {values} }}; body: {body}; answer: {type_of(content_of(answer))} }}".replace("{  }", "Empty")


def content_of(part: dict[str, Any]) -> dict[str, Any]:
    """The schema of what a body or an answer consists of."""
    schema: dict[str, Any] = next(iter(part["content"].values()))["schema"]
    return schema


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
