"""The games, and what they have in common.

Adding a game is adding a folder and a line here. Practice games are there for tests and benchmarks: they are loaded by
name like the others but never offered to players.
"""

from __future__ import annotations

import difflib

from ronron.errors import UnknownGameError
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


def slugs() -> list[str]:
    """The names of all games, those for players first."""
    return [*GAMES, *PRACTICE]


def find(slug: str) -> Rulebook:
    """The rulebook of a game."""
    package = {**GAMES, **PRACTICE}.get(slug) if isinstance(slug, str) else None
    if package is None:
        close = difflib.get_close_matches(str(slug), slugs(), n=1)
        if close:
            raise UnknownGameError("error-unknown-game-near", given=repr(slug), near=repr(close[0]))
        raise UnknownGameError("error-unknown-game", given=repr(slug), games=", ".join(slugs()))
    return open_rulebook(package)
