"""The games, and what they have in common.

Adding a game to the house is adding a folder and a line here. Games from outside are found when their package is
installed. Practice games are there for tests and benchmarks: they are loaded by name like the others but never offered
to players.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from typing import Literal

from ronron.errors import GameError, UnknownGameError
from ronron.games.guests import Guests, invite
from ronron.games.rulebook import Rulebook, open_rulebook
from ronron.said import Said
from ronron.words import add_words

GAMES: dict[str, str] = {
    "poche": "ronron.games.poche",
    "chabyrinthe": "ronron.games.chabyrinthe",
    "mistigri": "ronron.games.mistigri",
    "caty": "ronron.games.caty",
}
PRACTICE: dict[str, str] = {
    "connect4": "ronron_practice.connect4",
    "leduc": "ronron_practice.leduc",
    "tictactoe": "ronron_practice.tictactoe",
}
for _package in (*GAMES.values(), *PRACTICE.values()):
    add_words(_package)


@cache
def _guests() -> Guests:
    found = invite({**GAMES, **PRACTICE})
    for package in found.packages.values():
        add_words(package)
    return found


def slugs() -> list[str]:
    """The names of all games: those for players first, then those for practice, then those from outside."""
    return [*GAMES, *PRACTICE, *guests()]


def guests() -> Mapping[str, str]:
    """The games from outside, with their packages."""
    return _guests().packages


def refused() -> Mapping[str, Said]:
    """Games from outside that are not offered, and why."""
    return _guests().refused


def shelf(slug: str) -> Literal["players", "practice", "guests"]:
    """Where a game stands: for players, for practice, or from outside."""
    if slug in GAMES:
        return "players"
    return "practice" if slug in PRACTICE else "guests"


def find(slug: str) -> Rulebook:
    """The rulebook of a game."""
    package = {**GAMES, **PRACTICE}.get(slug) if isinstance(slug, str) else None
    if package is None and isinstance(slug, str):
        package = guests().get(slug)
    if package is not None:
        return open_rulebook(package)
    if slug in refused():
        raise GameError(refused()[slug])
    close = difflib.get_close_matches(str(slug), slugs(), n=1)
    if close:
        raise UnknownGameError("error-unknown-game-near", given=repr(slug), near=repr(close[0]))
    raise UnknownGameError("error-unknown-game", given=repr(slug), games=", ".join(slugs()))
