"""Games from outside: installed packages that name themselves in the entry-point group `ronron.games`.

A package that is not whole, or would change something of the house, is refused with a sentence. No other game notices.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any

from ronron.causes import quoted
from ronron.errors import GameError, RonronError
from ronron.games.rulebook import open_rulebook
from ronron.words import message_ids

GROUP = "ronron.games"
SLUG = re.compile("[a-z][a-z0-9]{1,15}")


@dataclass(frozen=True)
class Guests:
    """The games from outside, by name."""

    packages: dict[str, str] = field(default_factory=dict)
    refused: dict[str, RonronError] = field(default_factory=dict)
    """Why a game is not offered."""


def invite(house: Mapping[str, str]) -> Guests:
    """Find and check all games that installed packages offer, beside those of the house, given with their packages."""
    guests = Guests()
    for point in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        others = {**house, **guests.packages}
        try:
            _check_name(point, others)
            _check(point, others)
        except RonronError as error:
            guests.refused.setdefault(point.name, error)
        else:
            guests.packages[point.name] = point.value
    for name in guests.packages.keys() & guests.refused.keys():
        del guests.refused[name]  # the first of two packages with one name is offered
    return guests


def _check_name(point: EntryPoint, taken: Collection[str]) -> None:
    if not SLUG.fullmatch(point.name):
        raise GameError("error-guest-name", package=point.value, given=quoted(point.name))
    if point.name in taken:
        raise GameError("error-guest-taken", package=point.value, game=point.name)


def _check(point: EntryPoint, others: Mapping[str, str]) -> None:
    try:
        book = open_rulebook(point.value)
    except RonronError:
        raise
    except (Exception, SystemExit) as error:  # whatever a module does when it is imported
        why = quoted(f"{type(error).__name__}: {error}")
        raise GameError("error-guest-import", package=point.value, why=why) from error
    if book.title.slug != point.name:
        raise GameError("error-guest-title", package=point.value, given=str(book.title.slug), game=point.name)
    if same := [slug for slug, package in others.items() if _layout(package) == book.rules.record_type]:
        raise GameError("error-guest-layout", package=point.value, other=same[0])
    if strange := next(_strange_messages(point), None):
        raise GameError("error-guest-words", package=point.value, word=strange, game=point.name)


def _layout(package: str) -> Any:
    """The layout of a game's state, by which kernels know the game."""
    return open_rulebook(package).rules.record_type


def _strange_messages(point: EntryPoint) -> Iterator[str]:
    """Messages that would replace those of the house, or of another game."""
    folder = files(point.value).joinpath("locales")
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            ids = message_ids(file.read_text(encoding="utf-8"))
            yield from (message for message in ids if not message.startswith(f"{point.name}-"))
