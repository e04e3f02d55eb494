"""The guided first game of a box: a record to follow, and notes for the learner.

A game's `lesson.toml` holds the record of an unfinished game and the notes before its decisions. The learner has seat
0. As long as the learner follows the record, so do nature and the other seats. Afterwards it is a game like any other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

import msgspec

from ronron.api.game import Game
from ronron.api.position import Position
from ronron.causes import shape_complaint, toml_complaint
from ronron.errors import RecordError
from ronron.games.rulebook import Rulebook
from ronron.kernel import NATURE
from ronron.said import Said, said

FILE = "lesson.toml"
LEARNER = 0
LEVEL = "chaton"
"""The level of the other seats once the guided part is over."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the coach says: the name of its text, and the part of the board it is about, if any."""

    text: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]+$")]
    part: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]*$")] = ""


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The notes before a decision of the record, counted from 0; those after the last decision are the farewell."""

    before: int
    say: list[Note]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str
    pages: list[_Page]


@dataclass(frozen=True)
class Lesson:
    """A guided game: its decisions, who makes them, and the notes before them."""

    end: Position
    """The position at the end of the guided part."""
    movers: tuple[int, ...]
    """The mover of each decision, NATURE included."""
    pages: dict[int, list[Note]]
    shows: frozenset[int] = frozenset()
    """The numbers of the decisions that reveal something hidden; decisions after them are not told ahead."""

    @property
    def decisions(self) -> list[int]:
        """All decisions of the guided part."""
        return self.end.decisions

    @property
    def beginning(self) -> Position:
        """The position before the first decision."""
        return self.end.beginning()

    def fits(self, game: Position) -> bool:
        """Whether a game follows the lesson so far. A game dealt from an older version of the lesson does not."""
        made = game.decisions
        return made == self.decisions[: len(made)] and game.beginning().notation() == self.beginning.notation()

    def next_of(self, seat: int, made: Sequence[int]) -> list[int]:
        """The next decisions of a seat, up to where another seat decides or something hidden is revealed."""
        end = begin = len(made)
        while end < len(self.movers) and self.movers[end] == seat and (end == begin or end - 1 not in self.shows):
            end += 1
        return self.decisions[begin:end]

    def notes(self, before: int) -> list[Note]:
        """The notes before a decision, by its number."""
        return self.pages.get(before, [])


def has_lesson(book: Rulebook) -> bool:
    """Whether the game has a guided first game."""
    return (book.folder / FILE).exists()


@lru_cache(maxsize=16)
def lesson_of(game: Game) -> Lesson:
    """The guided first game of a game.

    >>> import ronron
    >>> lesson_of(ronron.load("poche")).beginning
    <poche: seat 0 to decide, 0 decisions made>
    """
    if not has_lesson(game.book):
        raise RecordError("error-no-lesson", game=game.slug)
    return read_lesson(game, (game.book.folder / FILE).read_text("utf-8"))


def read_lesson(game: Game, text: str) -> Lesson:
    """A guided game from the text of its file; raises RecordError with a sentence for whatever is wrong."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
        end = game.read(file.record.lstrip("\n"))
    except tomllib.TOMLDecodeError as error:
        raise _wrong(game, toml_complaint(error)) from None
    except msgspec.ValidationError as error:
        raise _wrong(game, shape_complaint(error)) from None
    except RecordError as error:
        raise _wrong(game, error.said) from None
    movers, shows = _course(end)
    lesson = Lesson(end, movers, {page.before: page.say for page in file.pages}, shows)
    for wrong in _complaints(lesson, [page.before for page in file.pages]):
        raise _wrong(game, wrong)
    return lesson


def _wrong(game: Game, why: Said) -> RecordError:
    return RecordError("error-lesson", why.article, file=FILE, game=game.slug, why=why)


def _complaints(lesson: Lesson, pages: list[int]) -> Iterator[Said]:
    """What is wrong with the pages: a decision without notes, notes at no decision of the learner."""
    if lesson.end.turn != LEARNER:
        yield said("error-lesson-end", seat=LEARNER)
    own = [number for number, mover in enumerate(lesson.movers) if mover == LEARNER]
    moments = [*own, len(lesson.movers)]
    for before in pages:
        if before not in moments:
            yield said("error-lesson-page", number=before, seat=LEARNER, moments=str(moments))
        if pages.count(before) > 1:
            yield said("error-lesson-twice", number=before)
    for number in moments:
        if not lesson.notes(number):
            yield said("error-lesson-silent", number=number)
    for number in own:
        if any(note.part for note in lesson.notes(number)[-1:]):
            yield said("error-lesson-part", number=number)


def _course(end: Position) -> tuple[tuple[int, ...], frozenset[int]]:
    """The mover of each decision of a game, and the decisions that reveal something hidden."""
    moment, movers, shows = end.beginning(), list[int](), set[int]()
    for number, decision in enumerate(end.decisions):
        movers.append(NATURE if moment.turn is None else moment.turn)
        if movers[-1] != NATURE and moment.reveals(decision):
            shows.add(number)
        moment.play(decision)
    return tuple(movers), frozenset(shows)
