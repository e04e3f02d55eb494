"""Tables at which two worlds are told to each viewer: `tellings/<slug>.py` has those of a game."""

from __future__ import annotations

from support.games import module_for, rivals
from support.twin_worlds import Telling


def tellings(slug: str) -> tuple[Telling, ...]:
    """The tables of a game; where nobody chose any, one in earnest and one for practice."""
    chosen: tuple[Telling, ...] | None = getattr(module_for(__name__, slug), "TELLINGS", None)
    if chosen is not None:
        return chosen
    return (
        Telling(slug, decisions=20, seed=1, players=rivals(slug), curious=(3, 11)),
        Telling(slug, decisions=30, seed=2, players=rivals(slug), practice=True, curious=(2, 17)),
    )
