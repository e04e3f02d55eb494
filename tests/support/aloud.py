"""The board in words, as somebody hears it."""

from __future__ import annotations

import ronron
from ronron.api import telling
from ronron.said import People, tell_with_article

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")


def aloud(position: ronron.Position, eyes: int | None = 0, language: str = "en") -> list[str]:
    """The lines for a seat, for SPECTATOR or, with None, for a viewer who sees everything."""
    people = People(NAMES[: position.players], you=-1 if eyes is None else eyes)
    return [tell_with_article(language, line, people) for line in telling.describe(position, eyes)]
