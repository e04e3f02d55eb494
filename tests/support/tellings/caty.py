"""Tables of Caty Mini with either way of scoring."""

from __future__ import annotations

from support.twin_worlds import Telling

TELLINGS = (
    Telling("caty", {"scoring": "expert"}, 20, seed=1, curious=(3, 11)),
    Telling("caty", {"scoring": "standard"}, 30, seed=2, players=3, practice=True, curious=(2, 17)),
)
