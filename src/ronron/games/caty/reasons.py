"""Why a decision is refused: the article, and what is said."""

from __future__ import annotations

from ronron.games.caty.box import FURNITURE, WALLS, Box
from ronron.games.caty.rules import NOTCH, PILE_OF
from ronron.games.caty.state import ENTRY, OVER, PILE, START, State
from ronron.kernel import has
from ronron.said import Said, said


def reason(box: Box, s: State, decision: int) -> Said:
    """The article that explains the refusal, by phase."""
    if s.phase == OVER:
        return said("caty-why-over", "Y12")
    if s.phase == PILE:
        return _no_pile(s, decision)
    if s.phase == START:
        return said("caty-why-start", "Y3")
    if s.phase == ENTRY:
        return _no_entry(decision)
    return _no_tile(s, decision)


def _no_pile(s: State, decision: int) -> Said:
    if PILE_OF <= decision < PILE_OF + len(WALLS):
        if has(s.chosen, decision - PILE_OF):
            return said("caty-why-same-pile", "Y2")
        return said("caty-why-empty-pile", "Y2")
    return said("caty-why-choose-pile", "Y2")


def _no_entry(decision: int) -> Said:
    if decision >= NOTCH:
        return said("caty-why-too-short", "Y10")
    return said("caty-why-choose-notch", "Y7")


def _no_tile(s: State, decision: int) -> Said:
    if decision >= FURNITURE:
        return said("caty-why-play-tile", "Y6")
    if has(s.hands[s.to_move], decision):
        return said("caty-why-same-colour", "Y6")
    return said("caty-why-not-held", "Y6")
