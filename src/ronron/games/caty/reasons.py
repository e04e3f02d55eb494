"""Why a decision is refused: the article, and a sentence in English and French."""

from __future__ import annotations

from ronron.games.caty.box import FURNITURE, WALLS, Box
from ronron.games.caty.rules import NOTCH, PILE_OF
from ronron.games.caty.state import ENTRY, OVER, PILE, START, State
from ronron.games.title import Reason
from ronron.kernel import has


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, by phase."""
    if s.phase == OVER:
        return Reason(
            "Y12",
            "The game is over: all twelve rounds have been run.",
            "La partie est finie : les douze manches sont courues.",
        )
    if s.phase == PILE:
        return _no_pile(s, decision)
    if s.phase == START:
        return Reason(
            "Y3",
            "Choose one of the two notches of the starting furniture for your string.",
            "Choisissez l’une des deux encoches du meuble de départ pour votre ficelle.",
        )
    if s.phase == ENTRY:
        return _no_entry(decision)
    return _no_tile(s, decision)


def _no_pile(s: State, decision: int) -> Reason:
    if PILE_OF <= decision < PILE_OF + len(WALLS):
        if has(s.chosen, decision - PILE_OF):
            return Reason(
                "Y2",
                "Your three extra tiles come from three different piles.",
                "Vos trois tuiles supplémentaires viennent de trois piles différentes.",
            )
        return Reason("Y2", "That pile is empty.", "Cette pile est vide.")
    return Reason(
        "Y2",
        "Choose a pile to take one more tile from.",
        "Choisissez une pile où prendre une tuile de plus.",
    )


def _no_entry(decision: int) -> Reason:
    if decision >= NOTCH:
        return Reason(
            "Y10",
            "Your string is too short for that notch; run to the other one.",
            "Votre ficelle est trop courte pour cette encoche ; courez vers l’autre.",
        )
    return Reason(
        "Y7",
        "Everyone runs to the furniture just played: choose one of its two notches.",
        "Tout le monde court vers le meuble qui vient d’être joué : choisissez l’une de ses deux encoches.",
    )


def _no_tile(s: State, decision: int) -> Reason:
    if decision >= FURNITURE:
        return Reason("Y6", "Play a furniture tile from your hand.", "Jouez une tuile Meuble de votre main.")
    if has(s.hands[s.to_move], decision):
        return Reason(
            "Y6",
            "The last tile had that colour; play another colour while you can.",
            "La dernière tuile avait cette couleur ; jouez-en une autre tant que vous le pouvez.",
        )
    return Reason("Y6", "That tile is not in your hand.", "Cette tuile n’est pas dans votre main.")
