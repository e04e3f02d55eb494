"""Why a decision is refused: the article, and what is said."""

from __future__ import annotations

from ronron.games.caty.box import FURNITURE, WALLS, Box
from ronron.games.caty.rules import NOTCH, PILE_OF
from ronron.games.caty.state import ENTRY, OVER, PILE, START, State
from ronron.games.title import Reason
from ronron.kernel import has
from ronron.said import Said


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, by phase."""
    if s.phase == OVER:
        return Reason("Y12", Said("caty-why-over"))
    if s.phase == PILE:
        return _no_pile(s, decision)
    if s.phase == START:
        return Reason("Y3", Said("caty-why-start"))
    if s.phase == ENTRY:
        return _no_entry(decision)
    return _no_tile(s, decision)


def _no_pile(s: State, decision: int) -> Reason:
    if PILE_OF <= decision < PILE_OF + len(WALLS):
        if has(s.chosen, decision - PILE_OF):
            return Reason("Y2", Said("caty-why-same-pile"))
        return Reason("Y2", Said("caty-why-empty-pile"))
    return Reason("Y2", Said("caty-why-choose-pile"))


def _no_entry(decision: int) -> Reason:
    if decision >= NOTCH:
        return Reason("Y10", Said("caty-why-too-short"))
    return Reason("Y7", Said("caty-why-choose-notch"))


def _no_tile(s: State, decision: int) -> Reason:
    if decision >= FURNITURE:
        return Reason("Y6", Said("caty-why-play-tile"))
    if has(s.hands[s.to_move], decision):
        return Reason("Y6", Said("caty-why-same-colour"))
    return Reason("Y6", Said("caty-why-not-held"))
