"""The OpenAPI document, made from the list of doors and their types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from ronron import __version__
from ronron.server.bodies import Problem
from ronron.server.http.door import Door
from ronron.server.net.problems import STATUS
from ronron.words import languages

PARAMETERS = {
    "game": {"type": "string", "maxLength": 40},
    "language": {"type": "string", "enum": list(languages())},
    "table": {"type": "string", "pattern": "^[0-9a-f]{12}$"},
}
ALWAYS = ("too_many", "not_saved")


def document(doors: Sequence[Door]) -> dict[str, Any]:
    """The OpenAPI document of these doors."""
    types = [door.body for door in doors if door.body] + [
        door.answer for door in doors if not isinstance(door.answer, str)
    ]
    schemas, components = msgspec.json.schema_components(
        [*dict.fromkeys(types), Problem], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip([*dict.fromkeys(types), Problem], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ronron", "version": __version__, "description": "Four cat games at one table."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(door: Door, named: dict[Any, Any]) -> dict[str, Any]:
    kind = door.answer if isinstance(door.answer, str) else "application/json"
    schema = {"type": "string"} if isinstance(door.answer, str) else named[door.answer]
    responses = {"200": {"description": "Done.", "content": {kind: {"schema": schema}}}}
    for status, codes in _refusals(door).items():
        content = {"application/json": {"schema": named[Problem]}}
        responses[str(status)] = {"description": f"Refused: {', '.join(codes)}.", "content": content}
    operation: dict[str, Any] = {"summary": door.summary, "operationId": door.handler.__name__, "responses": responses}
    if names := re.findall(r"{(\w+)}", door.path):
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
        ]
    if door.body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": named[door.body]}}}
    return operation


def _refusals(door: Door) -> dict[int, list[str]]:
    codes = [*door.refusals, *ALWAYS]
    if not door.public:
        codes.append("locked")
    if door.method != "GET":
        codes.append("other_origin")
    if door.body is not None:
        codes += ["bad_message", "too_large", "not_json"]
    found: dict[int, list[str]] = {}
    for code in codes:
        found.setdefault(STATUS.get(code, 409), []).append(code)
    return found
