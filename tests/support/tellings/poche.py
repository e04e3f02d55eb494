"""With ghosts, to an end at which clan cards were never shown, with clans to choose, and within a match."""

from __future__ import annotations

from support.twin_worlds import WHOLE, Telling

TELLINGS = (
    Telling("poche", {"mode": "free"}, 22, seed=3, practice=True, curious=(1, 13)),
    Telling("poche", {"mode": "limited"}, WHOLE, seed=5),
    Telling("poche", {"mode": "expert"}, 17, seed=20, curious=(1, 2)),
    Telling("poche", decisions=1, seed=8, before=1, match=True),
)
