"""Why a decision is refused: the article, and what is said."""

from __future__ import annotations

from ronron.games.chabyrinthe.box import Box
from ronron.games.chabyrinthe.gutters import cells_of, size_of
from ronron.games.chabyrinthe.rules import INSERT, PATIENCE
from ronron.games.chabyrinthe.state import ACT, FACING, OVER, WHERE, State
from ronron.games.title import Reason
from ronron.said import Said


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, by phase."""
    if s.phase == OVER:
        return _over(s)
    if s.phase == ACT:
        return _no_action(s, decision)
    if s.phase == WHERE:
        return Reason("C7", Said("chabyrinthe-why-must-insert"))
    if s.phase == FACING:
        return Reason("C7", Said("chabyrinthe-why-facing"))
    return Reason("C10", Said("chabyrinthe-why-which-home"))


def _over(s: State) -> Reason:
    if s.idle == PATIENCE:
        return Reason("C17", Said("chabyrinthe-why-stopped", {"turns": PATIENCE}))
    return Reason("C13", Said("chabyrinthe-why-over"))


def _no_action(s: State, decision: int) -> Reason:
    if decision == INSERT:
        return Reason("C5", Said("chabyrinthe-why-inserted"))
    cells, size = cells_of(s), size_of(s)
    return Reason("C1", Said("chabyrinthe-why-outside", {"cells": int(cells), "size": int(size)}))
