"""Why something cannot be said, or a card not be turned."""

from __future__ import annotations

from ronron.games.title import Reason
from ronron.kernel import NATURE
from ronron_practice.leduc.box import Box
from ronron_practice.leduc.rules import FOLD, over
from ronron_practice.leduc.state import NONE, State


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, and a sentence."""
    if over(box, s):
        return Reason("L5" if s.folded == NONE else "L6", "The game is over.", "La partie est finie.")
    if s.to_move == NATURE:
        return Reason("L4", "Chance turns this card; nobody chooses it.", "C’est le hasard qui retourne cette carte.")
    if decision == FOLD:
        return Reason("L3", "There is no raise to fold to.", "Il n’y a aucune relance devant laquelle se coucher.")
    return Reason("L3", "This round has had its two raises.", "Ce tour a déjà eu ses deux relances.")
