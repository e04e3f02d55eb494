"""The commands a person can type that are not decisions."""

from __future__ import annotations

from ronron.words import FALLBACK, say


def words_for(command: str, language: str) -> list[str]:
    """What may be typed for a command: the words of a language, and the English ones."""
    return [word for each in (language, FALLBACK) for word in say(each, f"command-t-{command}").split()]
