"""Why a decision is refused: the article, and what is said."""

from __future__ import annotations

from ronron.games.chabyrinthe.box import Box
from ronron.games.chabyrinthe.gutters import cells_of, size_of
from ronron.games.chabyrinthe.rules import INSERT, PATIENCE
from ronron.games.chabyrinthe.state import ACT, FACING, OVER, WHERE, State
from ronron.said import Said, said


def reason(box: Box, s: State, decision: int) -> Said:
    """The article that explains the refusal, by phase."""
    if s.phase == OVER:
        return _over(s)
    if s.phase == ACT:
        return _no_action(s, decision)
    if s.phase == WHERE:
        return said("chabyrinthe-why-must-insert", "C7")
    if s.phase == FACING:
        return said("chabyrinthe-why-facing", "C7")
    return said("chabyrinthe-why-which-home", "C10")


def _over(s: State) -> Said:
    if s.idle == PATIENCE:
        return said("chabyrinthe-why-stopped", "C17", turns=PATIENCE)
    return said("chabyrinthe-why-over", "C13")


def _no_action(s: State, decision: int) -> Said:
    if decision == INSERT:
        return said("chabyrinthe-why-inserted", "C5")
    cells, size = cells_of(s), size_of(s)
    return said("chabyrinthe-why-outside", "C1", cells=int(cells), size=int(size))
