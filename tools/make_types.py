"""Write the types that the page shares with the server: JSON schemas, and TypeScript types made from them.

    python tools/make_types.py

Node is needed for the TypeScript half; a test notices when either is out of date.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from ronron.games import GAMES, find
from ronron.server import bodies, protocol

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "docs" / "schemas"
TYPES = ROOT / "web" / "src" / "generated"
COMPILER = "json-schema-to-typescript@16.0.0"


def schemas() -> dict[str, dict[str, Any]]:
    """Every schema by the name of its file: the protocol's, and that of each game's view and verbs."""
    found = {"protocol": _schema("Protocol", _messages())}
    for slug in GAMES:
        book = find(slug)
        view, verb = typing.get_type_hints(book.view)["return"], typing.Literal[book.telling.VERBS]
        found[slug] = _schema(slug.capitalize(), {"View": view, "Verb": verb})
    return found


def _messages() -> dict[str, Any]:
    """The types of all messages, by the names the page uses."""
    asked = (
        "NewTable",
        "Ticket",
        "Join",
        "Watch",
        "WatchTicket",
        "Shared",
        "OpenTables",
        "Me",
        "Rename",
        "Password",
        "Games",
    )
    games = ("Lesson", "ShowAgain", "Replay", "ReviewWish", "WhatIf")
    more = {name: getattr(bodies, name) for name in (*asked, *games, "Health", "Problem")}
    socket = {"ClientMessage": protocol.CLIENT, "ServerMessage": protocol.SERVER}
    return {"Version": typing.Literal[protocol.PROTOCOL], **socket, "ReviewLine": bodies.REVIEW_LINE, **more}


def _schema(title: str, types: dict[str, Any]) -> dict[str, Any]:
    described, components = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "properties": dict(zip(types, described, strict=True)),
        "required": list(types),
        "additionalProperties": False,
        "$defs": components,
    }


def written(schema: dict[str, Any]) -> str:
    """The text of a schema's file."""
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


def fingerprint(schema: dict[str, Any]) -> str:
    """The first line of the types made from a schema."""
    return f"// Made by tools/make_types.py from schema {hashlib.sha256(written(schema).encode()).hexdigest()[:16]}."


def main() -> None:
    """Write all files."""
    SCHEMAS.mkdir(parents=True, exist_ok=True)
    TYPES.mkdir(parents=True, exist_ok=True)
    if shutil.which("npx") is None:
        sys.exit("npx is not here; install Node 20 or newer to make the TypeScript types")
    for name, schema in schemas().items():
        path = SCHEMAS / f"{name}.json"
        path.write_text(written(schema), encoding="utf-8")
        arguments = [
            "--input",
            str(path),
            "--bannerComment",
            fingerprint(schema),
            "--ignoreMinAndMaxItems",
            "--no-additionalProperties",
        ]
        made = subprocess.run(
            ["npx", "--yes", "--package", COMPILER, "json2ts", *arguments], check=True, capture_output=True, text=True
        )
        (TYPES / f"{name}.ts").write_text(made.stdout, encoding="utf-8")
        print(f"{path.relative_to(ROOT)} and its types")


if __name__ == "__main__":
    main()
