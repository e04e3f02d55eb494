"""What a board says of itself: `signs/<slug>.py` has what is particular to a game.

`MAY_BE_CHOSEN` is how the things on the board say that they may be chosen. `SHORTER` is an option, and how its value
that makes the game short begins. `FLOORS` are the smallest print on a piece and the smallest piece, in pixels: what the
game needs to be read.
"""

from __future__ import annotations

from support.games import module_for


def may_be_chosen(slug: str) -> str:
    """A regular expression."""
    return getattr(module_for(__name__, slug), "MAY_BE_CHOSEN", "can be chosen")


def shorter(slug: str) -> tuple[str, str] | None:
    """The option and its value; None where every game is short."""
    return getattr(module_for(__name__, slug), "SHORTER", None)


def floors(slug: str) -> tuple[float, float]:
    """The smallest print on a piece, and the smallest piece."""
    return getattr(module_for(__name__, slug), "FLOORS", (9.0, 36.0))
