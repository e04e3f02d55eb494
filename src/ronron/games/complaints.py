"""What is wrong with a component file or a position, as messages that several games share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ronron.said import Said, Value, said


def expected(where: str | Said, what: Value, found: Any, article: str = "") -> Said:
    """Something else should stand there. What was found is a count, a text, or a list."""
    return said("error-expected", article, where=where, what=what, found=shown(found))


def shown(found: Any) -> Value:
    """A count or a message as it is, anything else in quotes."""
    return found if isinstance(found, int | Said) else repr(found)


def names_found(words: Iterable[str]) -> Said:
    """Names that were found, or that there are none."""
    found = ", ".join(words)
    return said("as-written", text=found) if found else said("error-none")


def from_to(lowest: int, highest: int) -> Said:
    """A number between these."""
    return said("error-from-to", lowest=lowest, highest=highest)


def values_from(lowest: int, highest: int) -> Said:
    """Values between these."""
    return said("error-values-from", lowest=lowest, highest=highest)


def name_of(longest: int) -> Said:
    """A name that a component file may give."""
    return said("error-name", longest=longest)


def is_name(name: str, longest: int) -> bool:
    """May a component file give this name?"""
    return name.isascii() and name.isalpha() and name.islower() and len(name) <= longest
