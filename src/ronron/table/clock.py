"""Thinking time at a table: each chair has a bank, which runs down while its person is to decide."""

from __future__ import annotations

from dataclasses import dataclass, field

from ronron.table.events import ClockRule

GRACE_MS = 30_000
"""People who come back after running out of time get at least this much, or the full bank if that is less."""


@dataclass(slots=True)
class Clock:
    """How much time each chair has left, in milliseconds."""

    rule: ClockRule
    remaining: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0

    def copy(self) -> Clock:
        """An independent copy."""
        return Clock(self.rule, self.remaining.copy(), self.running, self.since)

    def reset(self, chairs: int) -> None:
        """Full banks for a new game."""
        self.remaining = [self.bank] * chairs
        self.running = None

    @property
    def bank(self) -> int:
        """The full bank."""
        return self.rule.bank_s * 1000

    @property
    def deadline(self) -> int | None:
        """When the time of the running chair will be up."""
        return None if self.running is None else self.since + self.remaining[self.running]

    def hand_to(self, chair: int | None, at: int, *, moved: bool = False) -> None:
        """Charge the running chair, add the increment if it completed a turn, and start the time of the next chair."""
        if self.running is not None:
            spent = at - self.since
            self.remaining[self.running] = max(0, self.remaining[self.running] - spent)
            if moved and chair != self.running:
                self.remaining[self.running] += self.rule.increment_s * 1000
        self.running, self.since = chair, at

    def forgive(self, at: int) -> None:
        """Charge nobody for the time passed, since nobody could move."""
        self.since = at

    def grant_grace(self, chair: int) -> None:
        """Give a person who comes back some time to go on."""
        self.remaining[chair] = max(self.remaining[chair], min(GRACE_MS, self.bank))
