"""Who sits at the table, as a terminal speaks of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class People:
    """What everybody is called, by seat."""

    names: Sequence[str]
    """As who does something …"""
    objects: Sequence[str]
    """… and as to whom something is done."""
    you: int
    """The seat of who reads this; -1 if they have none."""

    def who(self, seat: int) -> dict[str, str]:
        """Who does something, for a sentence; French conjugates differently for `you`."""
        return {"who": self.names[seat], "you": "yes" if seat == self.you else "no"}
