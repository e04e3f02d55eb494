"""The games, and what they have in common.

Adding a game to the house is adding a folder and a line here. Games from outside are found when their package is
installed. Practice games are there for tests and benchmarks; players find them on a shelf behind the others.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from typing import Literal

from ronron.errors import RonronError, UnknownGameError
from ronron.games.guests import Guests, invite
from ronron.games.rulebook import Rulebook, open_rulebook
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


def refused() -> Mapping[str, RonronError]:
    """Games from outside that are not offered, and why."""
    return _guests().refused


def shelf(slug: str) -> Literal["players", "practice", "guests"]:
    """Where a game stands: for players, for practice, or from outside."""
    if slug in GAMES:
        return "players"
    return "practice" if slug in PRACTICE else "guests"


def _package_of(slug: str) -> str | None:
    """The package of a game; None if there is no such game."""
    if slug in GAMES or slug in PRACTICE:  # asked first: nobody waits for guests who does not ask for one
        return {**GAMES, **PRACTICE}[slug]
    if (why := refused().get(slug)) is not None:
        raise why
    return guests().get(slug)


def find(slug: str) -> Rulebook:
    """The rulebook of a game."""
    if isinstance(slug, str) and (package := _package_of(slug)) is not None:
        return open_rulebook(package)
    close = difflib.get_close_matches(str(slug), slugs(), n=1)
    if close:
        raise UnknownGameError("error-unknown-game-near", given=repr(slug), near=repr(close[0]))
    raise UnknownGameError("error-unknown-game", given=repr(slug), games=", ".join(slugs()))
