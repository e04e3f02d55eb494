"""Why a decision is refused: the article, and a sentence in English and French."""

from __future__ import annotations

from ronron.games.poche.box import CLANS, GHOST, ROYAL, Box
from ronron.games.poche.end import DECLINE
from ronron.games.poche.notation import cell_name
from ronron.games.poche.state import DRAFT, EXPERT, FLIP, MOVE, NONE, OVER, PREY_CHOICE, State
from ronron.games.poche.tiles import is_dog, is_prey, plays
from ronron.games.title import Reason
from ronron.kernel import has


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, by phase."""
    if s.phase == OVER:
        return Reason("P13", "The game is over.", "La partie est finie.")
    if s.phase == DRAFT:
        return _no_such_clan(s, decision)
    if s.phase == FLIP:
        return _not_to_flip(decision)
    if s.phase == PREY_CHOICE:
        return _not_to_move_instead(s, decision)
    if s.phase == MOVE:
        return _not_a_target(s, decision)
    return _not_to_turn(decision)


def _no_such_clan(s: State, clan: int) -> Reason:
    if clan >= len(CLANS):
        return Reason("P1", "There are only seven clans.", "Il n’y a que sept clans.")
    if clan == s.clans[1 - s.to_move]:
        return Reason("P1", "The other player already has that clan.", "L’autre joueur a déjà ce clan.")
    if s.mode == EXPERT and s.clans[s.first] != NONE:
        return Reason("P1", "That clan was not passed on to you.", "Ce clan ne vous a pas été transmis.")
    return Reason("P1", "You did not draw that clan card.", "Vous n’avez pas pioché cette carte Clan.")


def _not_to_flip(cell: int) -> Reason:
    name = cell_name(cell)
    return Reason(
        "P6",
        f"The tile on {name} is already face up; flip one that lies face down.",
        f"La tuile en {name} est déjà visible ; retournez-en une face cachée.",
    )


def _not_to_move_instead(s: State, cell: int) -> Reason:
    name = cell_name(cell)
    if not has(s.up, cell):
        return Reason(
            "P12",
            f"The tile on {name} is face down; your Polterkitties move a prey that is face up.",
            f"La tuile en {name} est face cachée ; vos Fantominous déplacent une proie visible.",
        )
    return Reason(
        "P12",
        f"The tile on {name} is not a prey; your Polterkitties may move only prey instead.",
        f"La tuile en {name} n’est pas une proie ; vos Fantominous ne déplacent que des proies.",
    )


def _not_a_target(s: State, cell: int) -> Reason:
    tile = s.tiles[s.moving]
    if cell == s.moving:
        return _not_in_place(s, tile)
    name = cell_name(cell)
    if is_prey(tile) and s.moving != s.cell:
        return Reason(
            "P12",
            f"{name} does not touch the prey you are moving instead.",
            f"{name} ne touche pas la proie que vous déplacez à la place.",
        )
    if is_prey(tile):
        return Reason(
            "P7",
            f"A prey is swapped with one of the tiles around it; {name} does not touch it.",
            f"Une proie s’échange avec l’une des tuiles qui l’entourent ; {name} ne la touche pas.",
        )
    if is_dog(tile):
        return Reason(
            "P7",
            f"A dog is swapped within its row or column; {name} lies in neither.",
            f"Un chien s’échange dans sa ligne ou sa colonne ; {name} n’y est pas.",
        )
    return _too_far_for_a_cat(s, name)


def _not_in_place(s: State, tile: int) -> Reason:
    if plays(s, s.to_move, GHOST) and is_prey(tile):
        return Reason(
            "P12", "The prey that moves may not stay in place.", "La proie qui bouge ne peut pas rester sur place."
        )
    if is_prey(tile) or is_dog(tile):
        return Reason("P7", "The tile must change places.", "La tuile doit changer de place.")
    return Reason(
        "P11",
        "Only the Power Cats may leave a cat where it is.",
        "Seuls les Power Cats peuvent laisser un chat en place.",
    )


def _too_far_for_a_cat(s: State, name: str) -> Reason:
    if plays(s, s.to_move, ROYAL):
        return Reason(
            "P9",
            f"For your clan a cat goes one or two away in a line, or to a dog that is face up; {name} is neither.",
            f"Pour votre clan, un chat va à une ou deux cases en ligne, ou à un chien visible ; {name} est ailleurs.",
        )
    if s.effects == 1 and CLANS[s.clans[s.to_move]] == "defender":
        return Reason(
            "P10",
            f"For your clan a cat goes one or two away, straight or diagonally; {name} is elsewhere.",
            f"Pour votre clan, un chat va à une ou deux cases, en ligne ou en diagonale ; {name} est ailleurs.",
        )
    return Reason(
        "P7",
        f"A cat is swapped one or two away in its row or column; {name} is elsewhere.",
        f"Un chat s’échange à une ou deux cases dans sa ligne ou sa colonne ; {name} est ailleurs.",
    )


def _not_to_turn(decision: int) -> Reason:
    if decision > DECLINE:
        return Reason(
            "P14",
            "A dog is turned by one, two or three quarter turns, or left as it is.",
            "Un chien pivote d’un, deux ou trois quarts de tour, ou reste tel quel.",
        )
    return Reason(
        "P14", "No dog lies on that side of your chief.", "Aucun chien ne se trouve de ce côté de votre chef."
    )
