"""The OpenAPI 3.1 document, made from the table of routes and the types of the bodies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from ostrov import __version__
from ostrov.protocol.messages import ProblemBody
from ostrov.server.routes import JSON, ApiRoute

Json = dict[str, Any]

SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "ostrov"},
    "token": {"type": "http", "scheme": "bearer"},
}
PARAMETERS: dict[str, Json] = {
    "table": {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
    "invitation": {
        "name": "invitation",
        "in": "path",
        "required": True,
        "description": "The last part of an invitation link, `T.MAC`.",
        "schema": {"type": "string"},
    },
    "replay": {"name": "replay", "in": "path", "required": True, "schema": {"type": "string"}},
    "example": {"name": "example", "in": "path", "required": True, "schema": {"type": "string"}},
    "step": {
        "name": "step",
        "in": "path",
        "required": True,
        "description": "How many actions have been done.",
        "schema": {"type": "integer", "minimum": 0},
    },
    "since": {
        "name": "since",
        "in": "query",
        "description": "The last number that is known: only later events are sent.",
        "schema": {"type": "integer", "minimum": 0},
    },
    "scope": {
        "name": "scope",
        "in": "query",
        "description": "What the invitation allows.",
        "schema": {"type": "string", "enum": ["seat", "watch"], "default": "seat"},
    },
}


def document(routes: Sequence[ApiRoute]) -> Json:
    """The whole description."""
    kinds: list[Any] = [ProblemBody]
    for route in routes:
        kinds += [kind for kind in (route.body, route.answer) if kind is not None and kind not in kinds]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(kinds, schemas, strict=True))
    paths: Json = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "ostrov", "version": __version__, "summary": "Tables of the island-settling game."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
    }


def _operation(route: ApiRoute, schema_of: dict[Any, Json]) -> Json:
    problem = {"description": "What was wrong", "content": {JSON: {"schema": schema_of[ProblemBody]}}}
    schema = schema_of[route.answer] if route.answer is not None else {"type": "string"}
    good = {"description": "Done", "content": {route.media: {"schema": schema}}}
    found: Json = {
        "operationId": route.handler.__name__,
        "summary": " ".join((route.handler.__doc__ or "").split()),
        "responses": {str(route.status): good, "default": problem},
        "security": [{name: []} for name in SECURITY] if route.guest else [],
    }
    names = [*re.findall(r"{(\w+)}", route.path), *route.query]
    if names:
        found["parameters"] = [PARAMETERS[name] for name in names]
    if route.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[route.body]}}}
    if route.takes is not None:
        found["requestBody"] = {"required": True, "content": {route.takes: {"schema": {"type": "string"}}}}
    return found
