"""Everything that can be said about a game of connect four, before it is put into a language."""

from __future__ import annotations

from ronron.games.contract import Line, Prompt
from ronron.said import Said
from ronron_practice.connect4.box import Box
from ronron_practice.connect4.notation import text, write
from ronron_practice.connect4.state import State
from ronron_practice.duel_telling import DuelTelling

VERBS = ("drop",)
TELLING = DuelTelling("connect4", *VERBS, "F2", "F3", "F4")


def choice(box: Box, s: State, column: int) -> tuple[str, list[str], Said]:
    """Put a sign into this column."""
    return TELLING.choice(text(box, s, column))


def prompt(box: Box, s: State, seat: int) -> Prompt:
    """Whose sign is to be put."""
    return TELLING.prompt(s, seat)


def describe(box: Box, s: State, seat: int) -> list[Said]:
    """The board row by row."""
    return TELLING.describe(s, write(box, s), seat)


def told(box: Box, before: State, after: State, mover: int, column: int) -> list[Said]:
    """Who put their sign where."""
    return TELLING.told(text(box, before, column), mover)


def result(box: Box, s: State) -> tuple[Said | None, list[list[Line]], list[Said]]:
    """Who has the line, or that nobody has one."""
    return TELLING.result(s)
