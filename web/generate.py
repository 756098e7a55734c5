"""The types of the browser client, made from what the server speaks: `python web/generate.py` (`make docs`
does it, too). A test sees to it that they are fresh."""

import json
from pathlib import Path
from typing import Any

import msgspec

from lastcard.server import http
from lastcard.server.messages import AnyCommand, AnyMessage, ViewChange
from lastcard.views.events import KINDS

TARGET = Path(__file__).parent / "src" / "lib" / "protocol.ts"
_HTTP = (
    *(http.Trouble, http.PresetInfo, http.OptionInfo, http.RuleSet, http.RoomOpened, http.OwnRoom),
    *(http.Invitation, http.FinishedGame, http.Replay),
)
_BASIC = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> str:
    """The whole file."""
    roots, definitions = msgspec.json.schema_components(
        (AnyCommand, AnyMessage, ViewChange, *_HTTP), ref_template="{name}"
    )
    lines = [
        "// Made by web/generate.py from the server's own types. Do not edit.",
        "",
        f"export type Command = {_type(roots[0])};",
        f"export type Message = {_type(roots[1])};",
        "export type EventKind =",
        *(f"  | {json.dumps(kind)}" for kind in KINDS),
    ]
    lines[-1] += ";"
    for name, definition in sorted(definitions.items()):
        lines += ["", *_declaration(name, definition)]
    return "\n".join(lines) + "\n"


def _declaration(name: str, definition: dict[str, Any]) -> list[str]:
    required = definition.get("required", ())
    lines = []
    if definition.get("description"):
        lines.append(f"/** {' '.join(definition['description'].split())} */")
    lines.append(f"export interface {name} {{")
    for field, schema in definition.get("properties", {}).items():
        mark = "" if field in required else "?"
        kind = "EventKind" if (name, field) == ("Event", "kind") else _type(schema)
        lines.append(f"  {field}{mark}: {kind};")
    return [*lines, "}"]


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema.get("anyOf", schema.get("oneOf"))))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_BASIC[one] for one in kind)
    if kind == "array":
        items = _type(schema["items"]) if "items" in schema else "unknown"
        return f"({items})[]" if " " in items else f"{items}[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    return _BASIC.get(str(kind), "unknown")


if __name__ == "__main__":
    TARGET.write_text(types(), encoding="utf-8")
