"""Messages for people, from Fluent files that the page uses too.

General messages are in `ronron/locales/<language>.ftl`, those of a game in the `locales` of its own folder. A language
exists if there is a general file for it. English is complete; it is used where another language has no message.

>>> say("en", "turns-left", turns=1)
'1 turn left'
>>> say("fr", "turns-left", turns=3)
'encore 3 tours'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

FALLBACK = "en"
HOUSE = "ronron"
LONGEST_VALUE = 2000
_packages = [HOUSE]
_reading = Lock()


def add_words(package: str) -> None:
    """Add the messages in the folder `locales` of a package; they are read when a message is next needed."""
    if package not in _packages:
        _packages.append(package)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are files for, English first."""
    found = {file.name.removesuffix(".ftl") for file in _folder(HOUSE).iterdir() if file.name.endswith(".ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def preferred(tags: Iterable[str]) -> str:
    """The first of a person's languages that exists here: `fr` for `fr-CA`; English if none does.

    >>> preferred(["de", "fr-CA", "en"])
    'fr'
    """
    for tag in tags:
        for wanted in (tag, tag.partition("-")[0]):
            if spoken := [language for language in languages() if language.lower() == wanted.lower()]:
                return spoken[0]
    return FALLBACK


def say(language: str, message: str, **values: Any) -> str:
    """A message in a language, with its values filled in."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _bundle(FALLBACK)
    if not bundle.has_message(message):
        raise LookupError(f"no file in a folder `locales` has the message {message!r}")
    filled = {name: _cut(value) if isinstance(value, str) else value for name, value in values.items()}
    text, complaints = bundle.format_pattern(bundle.get_message(message).value, filled)
    if complaints:
        raise ValueError(f"{message} in {language}: {complaints[0]}")
    return str(text)


def _cut(value: str) -> str:
    """A value that fits into a message: Fluent refuses those of more than 2,500 characters."""
    return value if len(value) <= LONGEST_VALUE else f"{value[: LONGEST_VALUE - 1]}…"


def message_ids(text: str) -> list[str]:
    """The ids of the messages in a Fluent file."""
    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    return [entry.id.name for entry in parse(text).body if isinstance(entry, Message)]


def has_message(message: str) -> bool:
    """Whether there is such a message; English has all of them."""
    return bool(_bundle(FALLBACK).has_message(message))


def named(language: str, family: str, word: str) -> str:
    """A word of a notation as people read it: the message `family-word`, or the word itself if there is none."""
    message = f"{family}-{word}"
    return say(language, message) if has_message(message) else word


def preload() -> None:
    """Read the files of all languages now, which takes a moment, and not when a message is first needed."""
    for language in languages():
        _bundle(language)


def _bundle(language: str) -> Any:
    """All messages of a language, with those of every package added so far."""
    if language not in languages():
        raise LookupError(f"no file is in the language {language!r}")
    bundle, read = _begun(language)
    if len(read) < len(_packages):
        with _reading:
            for package in _packages[len(read) :]:
                _read(bundle, _folder(package).joinpath(f"{language}.ftl"))
                read.append(package)
    return bundle


@cache
def _begun(language: str) -> tuple[Any, list[str]]:
    """A bundle, and the packages whose words are in it."""
    from fluent.runtime import FluentBundle  # slow to import, and most processes need no message

    return FluentBundle([language], use_isolating=False), []


def _read(bundle: Any, file: Traversable) -> None:
    from fluent.runtime import FluentResource

    if file.is_file():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))


def _folder(package: str) -> Traversable:
    return files(package).joinpath("locales")
