"""TypeScript types of the messages of a table's socket: writes web/src/lib/wire.ts from `server.play.wire`."""

import json
from pathlib import Path
from typing import Any

from alhambra.server.play import shown, wire

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Made by tools/web_types.py from the server's own classes; do not edit.\n"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(node: dict[str, Any]) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in node:
        return str(node["$ref"]).rpartition("/")[2]
    if "anyOf" in node:
        return " | ".join(type_of(one) for one in node["anyOf"])
    if "enum" in node:
        return " | ".join(json.dumps(value) for value in node["enum"])
    if "prefixItems" in node:
        return f"[{', '.join(type_of(one) for one in node['prefixItems'])}]"
    if node.get("type") == "array":
        return f"Array<{type_of(node.get('items') or {})}>"
    if node.get("type") == "object":
        return f"Record<string, {type_of(node.get('additionalProperties') or {})}>"
    return SIMPLE.get(node.get("type", ""), "unknown")


def interface(name: str, node: dict[str, Any]) -> str:
    """One message or part of one. The server always sends every field; a client may leave out those with defaults."""
    kind = getattr(wire, name, None)
    is_optional = hasattr(shown, name) or (kind is not None and issubclass(kind, wire.FromClient))
    required = set(node["required"]) if is_optional else set(node["properties"])
    lines = [
        f"  {field}{'' if field in required else '?'}: {type_of(part)}" for field, part in node["properties"].items()
    ]
    return "\n".join([f"/** {node.get('description', name)} */", f"export interface {name} {{", *lines, "}", ""])


def written() -> str:
    """The whole file."""
    parts = []
    for name, node in wire.schema()["$defs"].items():
        is_union = "anyOf" in node
        parts.append(f"export type {name} = {type_of(node)}\n" if is_union else interface(name, node))
    return "\n".join([HEAD, *parts])


def keep(target: Path, text: str) -> None:
    """Write a file unless it is so already: what is made of it then stays fresh."""
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")


def main() -> None:
    """Write the file."""
    keep(TARGET, written())


if __name__ == "__main__":
    main()
