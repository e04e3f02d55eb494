"""Texts from people, made harmless."""

from __future__ import annotations

import unicodedata

UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Control characters, and those that turn the direction of writing around or show nothing."""


def clean(text: str) -> str:
    """A text on one line, without tricks."""
    spaced = "".join(" " if each.isspace() else each for each in text)
    kept = "".join(each for each in spaced if unicodedata.category(each) not in UNWANTED)
    return " ".join(kept.split())
