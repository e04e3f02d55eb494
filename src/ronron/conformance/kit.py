"""What the suite needs beside a game: its kit.

For a game from outside the kit is the subpackage `kit` of the game's package:

- `scrambler.py`, written from the rules alone, without looking at `redact`, `imagine` or `chances`, has
  `scramble(record, seat, dice)`: the record of another game that this seat cannot tell from the first;
  `worlds(notation, seat)`: all positions a seat must think possible, with the weight of each;
  `chances(notation)`: the weight of every outcome of nature by its text, if nature ever moves;
  and, if random games hardly come to positions with few worlds, `few_worlds(players)`: some of them.
- `walk.py` may have `EVERY` (a long game is looked at after every so many decisions) and `decide(position, dice)` (a
  guide where blind random play seldom reaches the end).
- `golden/` holds golden games; `python -m ronron.conformance.golden --game <name>` writes them.

Another place is lent to a game by `lend`.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import ronron
from ronron.games import find
from ronron.games.rulebook import Rulebook
from ronron.kernel.dispatch import Rules

Guide = Callable[[ronron.Position, random.Random], int]


@dataclass(frozen=True)
class Kit:
    """Where the parts of a kit are: the names of two modules, and a folder."""

    scrambler: str
    walk: str
    golden: Path


_LENT: dict[str, Kit] = {}


def lend(kits: Mapping[str, Kit]) -> None:
    """Let games have these kits, which lie elsewhere than in their packages."""
    _LENT.update(kits)


def lent() -> list[str]:
    """The games whose kits lie elsewhere."""
    return list(_LENT)


def kit_of(slug: str) -> Kit:
    """The kit of a game."""
    if slug in _LENT:
        return _LENT[slug]
    book = find(slug)
    return Kit(f"{book.package}.kit.scrambler", f"{book.package}.kit.walk", book.folder / "kit" / "golden")


def every(slug: str) -> int:
    """After how many decisions a game is looked at again."""
    return getattr(_module(kit_of(slug).walk), "EVERY", 1)


def is_long(slug: str) -> bool:
    """Whether a game is looked at only after every few decisions."""
    return every(slug) > 1


def guide(slug: str) -> Guide | None:
    """The function that decides instead of chance; None if the game needs no guide."""
    return getattr(_module(kit_of(slug).walk), "decide", None)


def has_nature(book: Rulebook) -> bool:
    """Whether nature ever moves in a game."""
    return book.rules.chances is not Rules.chances


def has_instinct(book: Rulebook) -> bool:
    """Whether a game rates decisions."""
    return book.rules.appeal is not Rules.appeal


def missing(slug: str) -> list[str]:
    """What is missing in the kit of a game, in sentences."""
    book, kit = find(slug), kit_of(slug)
    secret = ("scramble", "worlds") if book.title.hidden else ()
    needed = (*secret, *(("chances",) if has_nature(book) else ()))
    module = _module(kit.scrambler)
    file = f"{kit.scrambler.replace('.', '/')}.py"
    told = [f"the kit of {slug} needs {file} with the function {name}" for name in needed if not hasattr(module, name)]
    if not kit.golden.is_dir():
        told.append(f"{slug} has no golden games: run python -m ronron.conformance.golden --game {slug}")
    return told


def scrambler(slug: str) -> Any:
    """The scrambler of a game that has secrets or chance."""
    return _module(kit_of(slug).scrambler)


@cache
def _module(name: str) -> ModuleType | None:
    """A module by its name; None if it does not exist, nor the package it would be in."""
    parts = name.split(".")
    for end in range(1, len(parts) + 1):
        if importlib.util.find_spec(".".join(parts[:end])) is None:
            return None
    return importlib.import_module(name)
