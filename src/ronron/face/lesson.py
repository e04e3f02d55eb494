"""The guided first game of a box: a record to be followed, and what is said on the way.

It stands in the game's `lesson.toml`, as the record of a game that is not over and the notes before its decisions. The
learner has seat 0; chance and the others follow the record too, as long as the learner does. What comes after is a game
like any other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

import msgspec

from ronron.errors import RecordError
from ronron.face.game import Game
from ronron.face.position import Position
from ronron.games.rulebook import Rulebook
from ronron.kernel import NATURE

FILE = "lesson.toml"
LEARNER = 0
LEVEL = "chaton"
"""Who plays against the learner once the guided part is over."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the coach says, by the name of its text; and the part of the board it is about, if any."""

    text: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]+$")]
    part: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]*$")] = ""


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said before a decision of the record, counted from 0; after the last one it is the farewell."""

    before: int
    say: list[Note]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str
    pages: list[_Page]


@dataclass(frozen=True)
class Lesson:
    """A guided game."""

    end: Position
    """Where the guided part ends."""
    movers: tuple[int, ...]
    """Who makes each decision, NATURE included."""
    pages: dict[int, list[Note]]

    @property
    def decisions(self) -> list[int]:
        """All that are guided."""
        return self.end.decisions

    @property
    def beginning(self) -> Position:
        """The deal."""
        return self.end.beginning()

    def fits(self, made: Sequence[int]) -> bool:
        """Does a game with these decisions follow the lesson so far?"""
        return list(made) == self.decisions[: len(made)]

    def next_of(self, seat: int, made: Sequence[int]) -> list[int]:
        """What a seat is to decide now and right after it, until another is to; nothing if it is not its turn."""
        found: list[int] = []
        for mover, decision in zip(self.movers[len(made) :], self.decisions[len(made) :], strict=True):
            if mover != seat:
                break
            found.append(decision)
        return found

    def notes(self, before: int) -> list[Note]:
        """What is said before a decision."""
        return self.pages.get(before, [])


def has_lesson(book: Rulebook) -> bool:
    """Is there a guided first game in the box?"""
    return (book.folder / FILE).exists()


@lru_cache(maxsize=16)
def lesson_of(game: Game) -> Lesson:
    """The guided first game of a box.

    >>> import ronron
    >>> lesson_of(ronron.load("poche")).beginning
    <poche: seat 0 to decide, 0 decisions made>
    """
    path = game.book.folder / FILE
    try:
        file = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File)
    except FileNotFoundError:
        raise RecordError(f"{game.slug} has no guided first game") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise RecordError(f"{path.name} of {game.slug}: {error}") from None
    end = game.read(file.record.lstrip("\n"))
    if end.over:
        raise RecordError(f"the guided first game of {game.slug} leaves nothing to play")
    return Lesson(end, _movers(end), {page.before: page.say for page in file.pages})


def _movers(end: Position) -> tuple[int, ...]:
    moment, movers = end.beginning(), []
    for decision in end.decisions:
        movers.append(NATURE if moment.turn is None else moment.turn)
        moment.play(decision)
    return tuple(movers)
