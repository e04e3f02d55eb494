"""What the modules of a game offer to whoever shows it: the twin of `web/src/lib/game.ts`.

The functions are given redacted twins of the state: what a reader may not know is not there to be told.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from ronron.kernel.dispatch import Box, State
from ronron.said import Said

UNTOLD = -1
"""In place of a decision for who does not learn which it is."""


class Choice(msgspec.Struct, frozen=True):
    """A decision in a position: what it does, and to what."""

    decision: int
    text: str
    """In notation."""
    verb: str
    """What is done, one of the game's `VERBS`: a board has a picture for each."""
    targets: list[str]
    """What it is done to, as the view names it."""
    label: Said
    """The same for people."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be done now."""

    said: Said
    article: str
    remaining: list[Said] = []
    """How much is left to play."""


class Line(msgspec.Struct, frozen=True):
    """A line of a score sheet."""

    said: Said
    article: str
    points: int | None
    """None for a line that only breaks ties."""
    pieces: list[str]
    """What it counted, as the view names it."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended, and why."""

    scores: list[int]
    winners: list[int]
    """By seat; several share the win, and it may be nobody's."""
    decided_by: Said | None
    """What decided between equal scores, or that nothing did; None where scores alone did."""
    sheets: list[list[Line]]
    """By seat."""
    notes: list[Said]
    """What else is to be said about this score."""


class Telling(Protocol):
    """`telling.py`: everything that can be said about a game, before it is put into a language."""

    @property
    def VERBS(self) -> tuple[str, ...]:  # noqa: N802  a constant of the module
        """All that can be done; a board has a picture for each."""

    def choice(self, box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
        """Verb, targets and label of a decision, legal or not, as its mover knows the position."""

    def prompt(self, box: Box, s: State, seat: int) -> Prompt:
        """What is to be done now."""

    def told(self, box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
        """What a decision came to; it is `UNTOLD` for who does not learn which it was. Nature is mover -1."""

    def followed(self, box: Box, before: State, after: State) -> list[Said]:
        """What one forced consequence came to."""

    def result(self, box: Box, s: State) -> tuple[Said | None, list[list[Line]], list[Said]]:
        """Of a finished game: what decided it, every sheet, and notes."""
