"""The Fluent files as text, those of the house and of every game."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from ronron.games import GAMES, PRACTICE

PACKAGES = ("ronron", *GAMES.values(), *PRACTICE.values())


def locale_files(language: str) -> list[Path]:
    return [Path(str(files(package))) / "locales" / f"{language}.ftl" for package in PACKAGES]


def messages(language: str) -> dict[str, str]:
    """Every message as it stands in its file, by id."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in locale_files(language))
    found = re.findall(r"^([a-zA-Z][\w-]*) =(.*\n(?:(?:[ }].*)?\n)*)", text, re.MULTILINE)
    assert len(found) == len(dict(found)), "an id stands twice"
    return dict(found)
