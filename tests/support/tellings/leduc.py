"""To an end with a card folded to, for practice, and the next game at the same table."""

from __future__ import annotations

from support.twin_worlds import WHOLE, Telling

TELLINGS = (
    Telling("leduc", decisions=WHOLE, seed=12),
    Telling("leduc", decisions=4, seed=10, practice=True, curious=(1,)),
    Telling("leduc", decisions=1, seed=13, before=1),
)
