"""A move before it is published. It is played once, on copies of its first position."""

from __future__ import annotations

from collections.abc import Iterable

from ronron.api import Position
from ronron.api.playing import consequences


class Rehearsal:
    """A move of the seat to decide, as far as it is made.

    It is finished when the turn is over, or when it reveals something hidden and can no longer be taken back.
    """

    def __init__(self, position: Position, decisions: Iterable[int] = ()) -> None:
        assert position.turn is not None  # noqa: S101  somebody is to decide
        self.seat = position.turn
        self.decisions: list[int] = []
        self.pictures = [position]
        """The positions from before the first decision to after the last consequence."""
        self.finished = False
        for decision in decisions:
            self.play(decision)

    @property
    def position(self) -> Position:
        """The position the move leads to."""
        return self.pictures[-1]

    def play(self, decision: int) -> None:
        """Add a decision to the move."""
        shown = self.position.reveals(decision)
        self.pictures += consequences(self.position, decision)
        self.decisions.append(decision)
        self.finished = shown or self._turn_is_over()

    def _turn_is_over(self) -> bool:
        first, last = self.pictures[0], self.pictures[-1]
        return last.turn != self.seat or last.turn_number != first.turn_number
