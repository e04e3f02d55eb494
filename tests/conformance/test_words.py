"""Every language has the same messages; each is used somewhere, and every message used exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ronron import errors
from ronron.errors import RonronError
from ronron.words import FALLBACK, languages
from support.locales import messages

ROOT = Path(__file__).resolve().parents[2]
ANY = r"[\w-]+"
ID = r"[a-z][\w-]*"
NAMES = re.compile("[a-z]+-|-[a-z]+")
"""Said of a string that could be any message otherwise."""
TEMPLATE = re.compile(r"`((?:[\w-]|\$\{[^`{}]*\})+)`|\"([a-z][\w-]*)\"")
VALUE = re.compile(r"\$(\w+)")
WITHIN = re.compile(r"\{ ([a-z][\w-]*) \}")
"""A message that another is made of."""
SAID_IN_THE_PAGE = re.compile(r"\bsay(?:In)?\((?:\w+, )?\"([a-z][\w-]*)\"")


@pytest.mark.parametrize("language", languages())
def test_a_language_says_what_english_says_with_the_same_values(language: str) -> None:
    """Only some languages need to know whether the reader is meant."""
    english, found = (
        {key: set(VALUE.findall(text)) - {"you"} for key, text in messages(each).items()}
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
        yield from WITHIN.findall(text)


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
    places = {"said": 0, "Said": 0, "_say": 0, "refuse": 0, "refused": 0, **dict.fromkeys(ERRORS, 0)}
    place = 1 if name == "say" and isinstance(call.func, ast.Name) else 0 if name == "say" else places.get(name)
    if place is None or len(call.args) <= place:
        return []
    said = pattern(call.args[place])
    if said is None or ANY in said:
        return []
    if name in ("refuse", "refused"):
        return [f"refused-{said.replace('_', '-')}"]
    return [f"cli-{said}" if name == "_say" else said]


def variables(message: str, known: dict[str, str]) -> set[str]:
    """The values that a message needs, those of messages within it included."""
    text = known[message]
    return set(VALUE.findall(text)).union(*(variables(each, known) for each in WITHIN.findall(text) if each in known))


def test_whoever_says_something_gives_all_values_it_needs() -> None:
    known, checked = messages(FALLBACK), 0
    for tree in python_sources():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            given = {each.arg for each in call.keywords}
            for message in said_by(call) if None not in given and not positional_values(call) else []:
                assert variables(message, known) <= given, (message, given)
                checked += 1
    assert checked > 500


def positional_values(call: ast.Call) -> bool:
    """Are values handed over as a dictionary, as `Said` takes them?"""
    return getattr(call.func, "id", "") == "Said"


def test_no_value_of_a_message_is_a_sentence() -> None:
    """Words of a notation and names of keys are values; two words in a row are a sentence that is in no language."""
    for tree in python_sources():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and said_by(node)):
            for value in (each.value for each in call.keywords):
                parts = value.values if isinstance(value, ast.JoinedStr) else [value]
                texts = [str(part.value) for part in parts if isinstance(part, ast.Constant)]
                assert not any(re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", text) for text in texts), ast.unparse(call)


ERRORS = {cls.__name__ for cls in vars(errors).values() if isinstance(cls, type) and issubclass(cls, RonronError)}
ERRORS -= {"RefusedError", "IllegalDecisionError", "LanguageError"}  # which are made of a message, or make one
ERRORS |= {"ConflictError", "FullError", "LostError"}
FOR_DEVELOPERS = {"TypeError", "ValueError", "LookupError", "AttributeError", "OverflowError"}
"""Nobody else sees them; they may be in English."""
NO_WORDS = {"HTTPException", "WebSocketDisconnect", "SystemExit", "Exit"}
"""They say nothing, or only a code."""


def classes_called(call: ast.Call) -> set[str]:
    """The class that is called, or the classes of which one is."""
    func = call.func
    both = [func.body, func.orelse] if isinstance(func, ast.IfExp) else [func]
    return {getattr(each, "id", getattr(each, "attr", "")) for each in both}


def test_no_error_is_made_of_a_sentence() -> None:
    known, made = messages(FALLBACK), 0
    for tree in python_sources():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if classes_called(call) & ERRORS:
                made += 1
                first = call.args[0]
                if isinstance(first, ast.Constant):
                    assert first.value in known, ast.unparse(call)
                else:  # a message made elsewhere, or one whose name is looked up
                    assert isinstance(first, ast.Call | ast.Attribute), ast.unparse(call)
    assert made > 200


def test_nothing_else_is_raised_that_people_would_read() -> None:
    """What begins with a small letter makes an error of ours, or raises again what was caught."""
    for tree in python_sources():
        for node in (each for each in ast.walk(tree) if isinstance(each, ast.Raise) and each.exc is not None):
            name = ast.unparse(node.exc.func if isinstance(node.exc, ast.Call) else node.exc).rpartition(".")[2]  # type: ignore[arg-type]
            ours = {*ERRORS, "RefusedError", "IllegalDecisionError", "LanguageError"}
            assert name.lstrip("_")[0].islower() or name in ours | FOR_DEVELOPERS | NO_WORDS, ast.unparse(node)
