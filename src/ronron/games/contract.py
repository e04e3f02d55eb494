"""The protocols for the modules that show a game to people; `web/src/lib/game.ts` is the same for the page.

Their functions are given redacted states, so they cannot tell what a reader may not know.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ronron.kernel.dispatch import Box, State
from ronron.said import People, Said, Seat, said

if TYPE_CHECKING:  # slow to import, and only the terminal draws
    from rich.console import RenderableType

UNTOLD = -1
"""Stands for a decision when the reader may not know which one was made."""


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A decision in a position: what it does, and to what."""

    decision: int
    text: str
    """In notation."""
    verb: str
    """What is done, one of the game's `VERBS`: a board has a picture for each."""
    targets: list[str]
    """What it is done to, as the view names it."""
    label: Said
    """The choice as people read it."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What is to be done now."""

    said: Said
    article: str
    remaining: list[Said] = []
    """How much is left to play."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of a score sheet."""

    said: Said
    article: str
    points: int | None
    """None for a line that only breaks ties."""
    pieces: list[str]
    """What it counted, as the view names it."""


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended, and why."""

    scores: list[int]
    winners: list[int]
    """The seats that win; several share the win, and it can be empty."""
    outcome: Said
    """The same in a sentence."""
    decided_by: Said | None
    """The tie-break that decided, or that the tie stayed; None if the scores alone decided."""
    sheets: list[list[Line]]
    """The score sheet of each seat."""
    notes: list[Said]
    """What else is to be said about this score."""
    places: list[int]
    """The place of each seat: 1 for those who win; seats that are level share a place."""
    why: Said | None
    """What decided it, in a sentence: a tie-break, or how far the best was ahead; None if nothing was counted."""


def ended(
    scores: list[int],
    winners: list[int],
    decided_by: Said | None,
    sheets: list[list[Line]],
    notes: list[Said],
    tie_breaks: Sequence[int] = (),
) -> Result:
    """A result with all that follows from the scores and from who wins."""
    why = decided_by or (_ahead(scores, winners) if any(sheets) else None)
    return Result(
        scores, winners, outcome(winners), decided_by, sheets, notes, places(scores, winners, tie_breaks), why
    )


def places(scores: Sequence[int], winners: Sequence[int], tie_breaks: Sequence[int] = ()) -> list[int]:
    """The place of each seat. Whether many points or few are good is told by those who win."""
    few = bool(winners) and scores[winners[0]] < max(scores)
    parting = tie_breaks or [0] * len(scores)
    ranked = [
        (False, 0, 0) if seat in winners else (True, score if few else -score, -more)
        for seat, (score, more) in enumerate(zip(scores, parting, strict=True))
    ]
    return [1 + sum(other < own for other in ranked) for own in ranked]


def _ahead(scores: Sequence[int], winners: Sequence[int]) -> Said | None:
    """How the one winner and the next stand, if the scores alone decided."""
    second = [score for score, place in zip(scores, places(scores, winners), strict=True) if place == len(winners) + 1]
    if len(winners) != 1 or not second:
        return None
    return said("decided-by-points", best=scores[winners[0]], next=second[0])


def outcome(winners: Sequence[int]) -> Said:
    """Who wins, in a sentence."""
    if not winners:
        return said("nobody-wins")
    return said("shared-win") if len(winners) > 1 else said("wins", who=Seat(winners[0]))


class Match(Protocol):
    """`match.py`: how several games make a match."""

    @property
    def GAMES(self) -> int:  # noqa: N802  a constant of the module
        """How many games a match has."""

    @property
    def OPTIONS(self) -> Mapping[str, Any]:  # noqa: N802
        """The options of every game of a match."""

    def options(self, finished: Sequence[Any]) -> dict[str, Any]:
        """The options of the next game, from what a spectator saw at the end of the finished ones."""

    def verdict(self, views: Sequence[Any]) -> Result:
        """How a match ended, from what a spectator saw at the end of all its games."""


class Scene(Protocol):
    """`terminal.py`: how a game looks in a terminal. What is drawn is anything that rich can print."""

    def label(self, decision: str, language: str) -> str:
        """A decision, given in notation, in the words that a person reads and types."""

    def board(
        self, view: Any, people: People, language: str, lit: Collection[str], marked: Collection[str]
    ) -> RenderableType:
        """The board; `lit` places may be chosen, `marked` ones were changed last."""

    def cards(self, view: Any, language: str) -> RenderableType | None:
        """What lies beside the board; None if nothing does."""

    def status(self, view: Any, people: People, language: str) -> str:
        """How the game stands, in a line; empty if there is nothing to say."""

    def touched(self, before: Any, after: Any) -> list[str]:
        """The places that changed between two views."""


class Telling(Protocol):
    """`telling.py`: everything that can be said about a game, before it is put into a language."""

    @property
    def VERBS(self) -> tuple[str, ...]:  # noqa: N802  a constant of the module
        """All verbs a choice can have; a board has a picture for each."""

    def choice(self, box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
        """Verb, targets and label of a decision, legal or not, as its mover knows the position."""

    def prompt(self, box: Box, s: State, seat: int) -> Prompt:
        """What is to be done now."""

    def describe(self, box: Box, s: State, seat: int) -> list[Said]:
        """The whole board in words, line by line, for people who cannot see it."""

    def told(self, box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
        """What a decision did; it is `UNTOLD` if the reader may not know which it was. Nature is mover -1."""

    def followed(self, box: Box, before: State, after: State) -> list[Said]:
        """What happened in one forced consequence."""

    def result(self, box: Box, s: State) -> tuple[Said | None, list[list[Line]], list[Said]]:
        """The result of a finished game: what decided it, every score sheet, and notes."""

    def tie_break(self, box: Box, s: State, seat: int) -> int:
        """What ranks seats below the winners whose points are equal: the more the better."""
