"""The OpenAPI description of the HTTP interface, made from its routes."""

import re
from typing import Any

import msgspec

from lastcard import __version__
from lastcard.rulebook import FORMATS
from lastcard.rules import PRESETS
from lastcard.server.http.routes import ROUTES, Route
from lastcard.server.http.types import Trouble
from lastcard.server.invitations import SCHEMES

_REF = "#/components/schemas/{name}"
# The ways in which any request may fail.
_TROUBLES = {
    "400": "not readable",
    "404": "not there",
    "413": "too big",
    "422": "not possible",
    "429": "too fast",
    "503": "full",
}


def description() -> dict[str, Any]:
    """The OpenAPI document."""
    kinds = [kind for route in ROUTES for kind in (route.takes, route.returns) if kind] + [Trouble]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    of_kind = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, of_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Last Card", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, of_kind: dict[int, Any]) -> dict[str, Any]:
    content: dict[str, Any] = {"schema": of_kind[id(route.returns)]} if route.returns else {}
    done: dict[str, Any] = {"description": "done", "content": {route.media: content}}
    if route.path == "/api/rulebook":
        done["content"] = {media: {} for media in ("text/html", "text/markdown", "text/plain")}
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.handler.__doc__ or "",
        "parameters": [*_path_parameters(route), *map(_query_parameter, route.query)],
        "responses": {str(route.status): done, **_troubles(of_kind)},
    }
    if route.takes:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": of_kind[id(route.takes)]}},
        }
    return operation


def _path_parameters(route: Route) -> list[dict[str, Any]]:
    kinds = {"room": {"type": "string"}, "game": {"type": "integer", "minimum": 0, "maximum": 2**31}}
    names = re.findall(r"{(\w+)}", route.path)
    return [{"name": name, "in": "path", "required": True, "schema": kinds[name]} for name in names]


def _query_parameter(name: str) -> dict[str, Any]:
    known = {"format": list(FORMATS), "preset": list(PRESETS), "scheme": list(SCHEMES)}
    schema = {"type": "string", "enum": known[name]} if name in known else {"type": "string"}
    return {"name": name, "in": "query", "required": False, "schema": schema}


def _troubles(of_kind: dict[int, Any]) -> dict[str, Any]:
    content = {"application/json": {"schema": of_kind[id(Trouble)]}}
    return {status: {"description": words, "content": content} for status, words in _TROUBLES.items()}
