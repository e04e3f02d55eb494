"""Chairs are fixed while seats rotate: a person keeps a chair, and plays the seat it has in this game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Chair:
    """One place at a table."""

    person: str | None = None
    level: str | None = None
    """The bot that plays here, for itself or for the person."""
    left: bool = False
    muted: bool = False
    wants_more: bool = False
    generation: int = 0
    """The number of people who had this chair before. A seat token is valid for one generation only."""

    def copy(self) -> Chair:
        """An independent copy."""
        return Chair(self.person, self.level, self.left, self.muted, self.wants_more, self.generation)

    @property
    def kind(self) -> str:
        """Who decides here: a `person`, a `bot`, nobody because the person `left`, or nobody yet (`open`)."""
        if self.level is not None:
            return "bot"
        if self.left:
            return "left"
        return "open" if self.person is None else "person"

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.person is None and self.level is None

    @property
    def present(self) -> bool:
        """Whether a person plays here now."""
        return self.kind == "person"

    def vacate(self, *, left: bool) -> None:
        """Free the chair for good; its seat token becomes invalid."""
        self.person = None
        self.left = left
        self.muted = False
        self.wants_more = False
        self.generation += 1
