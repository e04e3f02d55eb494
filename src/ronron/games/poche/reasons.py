"""Why a decision is refused: the article, and what is said."""

from __future__ import annotations

from ronron.games.poche.box import CLANS, GHOST, ROYAL, Box
from ronron.games.poche.end import DECLINE
from ronron.games.poche.notation import cell_name
from ronron.games.poche.state import DRAFT, EXPERT, FLIP, MOVE, NONE, OVER, PREY_CHOICE, State
from ronron.games.poche.tiles import is_dog, is_prey, plays
from ronron.kernel import has
from ronron.said import Said, said


def reason(box: Box, s: State, decision: int) -> Said:
    """The article that explains the refusal, by phase."""
    if s.phase == OVER:
        return said("poche-why-over", "P13")
    if s.phase == DRAFT:
        return _no_such_clan(s, decision)
    if s.phase == FLIP:
        return _not_to_flip(decision)
    if s.phase == PREY_CHOICE:
        return _not_to_move_instead(s, decision)
    if s.phase == MOVE:
        return _not_a_target(s, decision)
    return _not_to_turn(decision)


def _no_such_clan(s: State, clan: int) -> Said:
    if clan >= len(CLANS):
        return said("poche-why-seven-clans", "P1")
    if clan == s.clans[1 - s.to_move]:
        return said("poche-why-clan-taken", "P1")
    if s.mode == EXPERT and s.clans[s.first] != NONE:
        return said("poche-why-clan-not-passed", "P1")
    return said("poche-why-clan-not-drawn", "P1")


def _not_to_flip(cell: int) -> Said:
    name = cell_name(cell)
    return said("poche-why-face-up", "P6", cell=name)


def _not_to_move_instead(s: State, cell: int) -> Said:
    name = cell_name(cell)
    if not has(s.up, cell):
        return said("poche-why-prey-face-down", "P12", cell=name)
    return said("poche-why-not-prey", "P12", cell=name)


def _not_a_target(s: State, cell: int) -> Said:
    tile = s.tiles[s.moving]
    if cell == s.moving:
        return _not_in_place(s, tile)
    name = cell_name(cell)
    if is_prey(tile) and s.moving != s.cell:
        return said("poche-why-away-from-other-prey", "P12", cell=name)
    if is_prey(tile):
        return said("poche-why-away-from-prey", "P7", cell=name)
    if is_dog(tile):
        return said("poche-why-dog-line", "P7", cell=name)
    return _too_far_for_a_cat(s, name)


def _not_in_place(s: State, tile: int) -> Said:
    if plays(s, s.to_move, GHOST) and is_prey(tile):
        return said("poche-why-prey-stays", "P12")
    if is_prey(tile) or is_dog(tile):
        return said("poche-why-stays", "P7")
    return said("poche-why-cat-stays", "P11")


def _too_far_for_a_cat(s: State, name: str) -> Said:
    if plays(s, s.to_move, ROYAL):
        return said("poche-why-royal-reach", "P9", cell=name)
    if s.effects == 1 and CLANS[s.clans[s.to_move]] == "defender":
        return said("poche-why-defender-reach", "P10", cell=name)
    return said("poche-why-cat-reach", "P7", cell=name)


def _not_to_turn(decision: int) -> Said:
    if decision > DECLINE:
        return said("poche-why-dog-turn", "P14")
    return said("poche-why-no-dog", "P14")
