"""The registered games that fit a test, and what only tests need to know about single games."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from types import ModuleType

from ronron.games import GAMES, find, slugs

FOR_PLAYERS = tuple(GAMES)
WITH_SECRETS = tuple(slug for slug in slugs() if find(slug).title.hidden)


def rivals(slug: str) -> int:
    """The fewest players who play against each other."""
    return min(players for players in find(slug).title.players if players > 1)


@cache
def module_for(package: str, slug: str) -> ModuleType | None:
    """The module of a package that knows what is particular to a game; None where there is nothing."""
    name = f"{package}.{slug}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
