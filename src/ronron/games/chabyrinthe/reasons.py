"""Why a decision is refused: the article, and a sentence in English and French."""

from __future__ import annotations

from ronron.games.chabyrinthe.box import Box
from ronron.games.chabyrinthe.gutters import cells_of, size_of
from ronron.games.chabyrinthe.rules import INSERT, PATIENCE
from ronron.games.chabyrinthe.state import ACT, FACING, OVER, WHERE, State
from ronron.games.title import Reason


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, by phase."""
    if s.phase == OVER:
        return _over(s)
    if s.phase == ACT:
        return _no_action(s, decision)
    if s.phase == WHERE:
        return Reason(
            "C7",
            "The card you drew must go in: choose a card at the edge of the square and the line it leaves by.",
            "La carte piochée doit entrer : désignez une carte au bord du carré et la ligne par laquelle elle sort.",
        )
    if s.phase == FACING:
        return Reason(
            "C7",
            "The card goes in now: choose one of the four ways round.",
            "La carte entre maintenant : choisissez l’une de ses quatre orientations.",
        )
    return Reason(
        "C10",
        "That cat is joined to both homes: choose one of the two.",
        "Ce chat est relié aux deux foyers : choisissez l’un des deux.",
    )


def _over(s: State) -> Reason:
    if s.idle == PATIENCE:
        return Reason(
            "C17",
            f"The game stopped after {PATIENCE} turns without a cat.",
            f"La partie s’est arrêtée après {PATIENCE} tours sans chat.",
        )
    return Reason("C13", "The game is over: the last cat is home.", "La partie est finie : le dernier chat est rentré.")


def _no_action(s: State, decision: int) -> Reason:
    if decision == INSERT:
        return Reason(
            "C5",
            "You have already inserted a gutter this turn; your other action must be a rotation.",
            "Vous avez déjà inséré une gouttière ce tour-ci ; l’autre action doit être une rotation.",
        )
    cells, size = cells_of(s), size_of(s)
    return Reason(
        "C1",
        f"There are only {cells} cards in the square, {size} by {size}.",
        f"Le carré ne compte que {cells} cartes, {size} sur {size}.",
    )
