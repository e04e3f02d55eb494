"""Tables of Chabyrinthe with an open pile and with free actions."""

from __future__ import annotations

from support.twin_worlds import Telling

TELLINGS = (
    Telling("chabyrinthe", {"board": "chatons", "open_pile": True}, 20, seed=3, curious=(2, 9)),
    Telling("chabyrinthe", {"board": "chatons", "free_actions": True}, 12, seed=4, practice=True, curious=(4,)),
)
