"""Tables of Crazy Mistigri for three and for four."""

from __future__ import annotations

from support.twin_worlds import Telling

TELLINGS = (
    Telling("mistigri", decisions=28, seed=1, players=3, curious=(8, 17)),
    Telling("mistigri", decisions=40, seed=2, players=4, practice=True, curious=(21,)),
)
