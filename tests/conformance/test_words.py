"""Every language has the same messages; each is used somewhere, and every message used exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ronron.words import FALLBACK, languages
from support.locales import messages

ROOT = Path(__file__).resolve().parents[2]
ANY = r"[\w-]+"
ID = r"[a-z][\w-]*"
NAMES = re.compile("[a-z]+-|-[a-z]+")
"""Said of a string that could be any message otherwise."""
TEMPLATE = re.compile(r"`((?:[\w-]|\$\{[^`{}]*\})+)`|\"([a-z][\w-]*)\"")
SAID_IN_THE_PAGE = re.compile(r"\bsay(?:In)?\((?:\w+, )?\"([a-z][\w-]*)\"")


@pytest.mark.parametrize("language", languages())
def test_a_language_says_what_english_says_with_the_same_values(language: str) -> None:
    """Only some languages need to know whether the reader is meant."""
    english, found = (
        {key: set(re.findall(r"\{ ?\$(\w+)", text)) - {"you"} for key, text in messages(each).items()}
        for each in (FALLBACK, language)
    )
    assert found == english


def python_sources() -> Iterator[ast.Module]:
    for folder in ("src/ronron", "bench/ronron_practice"):
        for path in (ROOT / folder).rglob("*.py"):
            yield ast.parse(path.read_text(encoding="utf-8"))


def page_sources() -> Iterator[str]:
    for path in (ROOT / "web").rglob("*"):
        if path.suffix in (".ts", ".svelte") and "node_modules" not in path.parts and ".test." not in path.name:
            yield path.read_text(encoding="utf-8")


def pattern(node: ast.expr | None) -> str | None:
    """What a string may be, as a regular expression; values filled in may be anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if re.fullmatch(ID, node.value) else None
    if isinstance(node, ast.JoinedStr) and (found := filled(node)):
        return found if NAMES.search(found.replace(ANY, "")) else None
    return None


def filled(node: ast.JoinedStr) -> str | None:
    """A string with values in it, if it may be the name of a message."""
    plain = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    parts = [str(part.value) if isinstance(part, ast.Constant) else ANY for part in node.values]
    return "".join(parts) if re.fullmatch(r"[\w-]*", plain) else None


def in_python() -> Iterator[str]:
    """Every string of the code that may name a message."""
    for tree in python_sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_say":
                yield from (f"cli-{each}" for each in map(pattern_of_part, ast.walk(node)) if each)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("named", "in_words"):
                yield f"{pattern(node.args[1])}-{ANY}"
            elif isinstance(node, ast.expr) and (found := pattern(node)):
                yield found


def pattern_of_part(node: ast.AST) -> str | None:
    """The same for what the command line says: its messages are named without their beginning."""
    if isinstance(node, ast.JoinedStr):
        return filled(node)
    return pattern(node) if isinstance(node, ast.expr) else None


def in_the_page() -> Iterator[str]:
    for source in page_sources():
        for template, plain in TEMPLATE.findall(source):
            named = re.sub(r"\$\{[^`{}]*\}", lambda _: ANY, template)
            if plain or NAMES.search(named.replace(ANY, "")):
                yield plain or named


def in_messages() -> Iterator[str]:
    """Messages that others are made of."""
    for text in messages(FALLBACK).values():
        yield from re.findall(r"\{ ([a-z][\w-]*) \}", text)


def test_every_message_is_said_somewhere() -> None:
    named = re.compile("|".join({*in_python(), *in_the_page(), *in_messages()}))
    assert [message for message in messages(FALLBACK) if not named.fullmatch(message)] == []


def test_every_message_that_is_said_by_its_name_is_there() -> None:
    known = messages(FALLBACK)
    said = {name for source in page_sources() for name in SAID_IN_THE_PAGE.findall(source)}
    for tree in python_sources():
        said |= {name for node in ast.walk(tree) if isinstance(node, ast.Call) for name in said_by(node)}
    assert len(said) > 300
    assert sorted(said - set(known)) == []


def said_by(call: ast.Call) -> list[str]:
    """The message that a call says, where it is named as it stands."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    place = {"Said": 0, "_say": 0, "say": 0 if isinstance(call.func, ast.Attribute) else 1}.get(name)
    if place is None or len(call.args) <= place:
        return []
    said = pattern(call.args[place])
    if said is None or ANY in said:
        return []
    return [f"cli-{said}" if name == "_say" else said]
