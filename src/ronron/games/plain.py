"""The telling of a game without `telling.py`: made from its notation alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ronron.games.contract import UNTOLD, Line, Prompt
from ronron.kernel import NATURE
from ronron.kernel.dispatch import Box, State
from ronron.said import Said, Seat, said


@dataclass(frozen=True)
class PlainTelling:
    """A telling made from the texts of decisions and positions."""

    text: Callable[[Box, State, int], str]
    untold: Callable[[Box, State], str]
    write: Callable[[Box, State], str]
    VERBS: tuple[str, ...] = ("decide",)

    def choice(self, box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
        """The verb is always `decide`, and the target is the decision in notation."""
        written = self.text(box, s, decision)
        return "decide", [written], said("as-written", text=written)

    def prompt(self, box: Box, s: State, seat: int) -> Prompt:
        """Says only that something is to be decided."""
        return Prompt(said("plain-prompt"), "")

    def describe(self, box: Box, s: State, seat: int) -> list[Said]:
        """The position in notation."""
        return [said("as-written", text=self.write(box, s))]

    def told(self, box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
        """Who decided what."""
        written = self.untold(box, before) if decision == UNTOLD else self.text(box, before, decision)
        if mover == NATURE:
            return [said("plain-drawn", text=written)]
        return [said("plain-decided", who=Seat(mover), text=written)]

    def followed(self, box: Box, before: State, after: State) -> list[Said]:
        """Nothing is said about consequences; the view shows them."""
        return []

    def result(self, box: Box, s: State) -> tuple[Said | None, list[list[Line]], list[Said]]:
        """No tie-break, no notes, and sheets without lines: the scores say everything."""
        return None, [[] for _ in range(s.players)], []

    def tie_break(self, box: Box, s: State, seat: int) -> int:
        """Seats with equal points share a place."""
        return 0
