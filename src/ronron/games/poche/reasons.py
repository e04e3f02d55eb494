"""Why a decision is refused: the article, and what is said."""

from __future__ import annotations

from ronron.games.poche.box import CLANS, GHOST, ROYAL, Box
from ronron.games.poche.end import DECLINE
from ronron.games.poche.notation import cell_name
from ronron.games.poche.state import DRAFT, EXPERT, FLIP, MOVE, NONE, OVER, PREY_CHOICE, State
from ronron.games.poche.tiles import is_dog, is_prey, plays
from ronron.games.title import Reason
from ronron.kernel import has
from ronron.said import Said


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, by phase."""
    if s.phase == OVER:
        return Reason("P13", Said("poche-why-over"))
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
        return Reason("P1", Said("poche-why-seven-clans"))
    if clan == s.clans[1 - s.to_move]:
        return Reason("P1", Said("poche-why-clan-taken"))
    if s.mode == EXPERT and s.clans[s.first] != NONE:
        return Reason("P1", Said("poche-why-clan-not-passed"))
    return Reason("P1", Said("poche-why-clan-not-drawn"))


def _not_to_flip(cell: int) -> Reason:
    name = cell_name(cell)
    return Reason("P6", Said("poche-why-face-up", {"cell": name}))


def _not_to_move_instead(s: State, cell: int) -> Reason:
    name = cell_name(cell)
    if not has(s.up, cell):
        return Reason("P12", Said("poche-why-prey-face-down", {"cell": name}))
    return Reason("P12", Said("poche-why-not-prey", {"cell": name}))


def _not_a_target(s: State, cell: int) -> Reason:
    tile = s.tiles[s.moving]
    if cell == s.moving:
        return _not_in_place(s, tile)
    name = cell_name(cell)
    if is_prey(tile) and s.moving != s.cell:
        return Reason("P12", Said("poche-why-away-from-other-prey", {"cell": name}))
    if is_prey(tile):
        return Reason("P7", Said("poche-why-away-from-prey", {"cell": name}))
    if is_dog(tile):
        return Reason("P7", Said("poche-why-dog-line", {"cell": name}))
    return _too_far_for_a_cat(s, name)


def _not_in_place(s: State, tile: int) -> Reason:
    if plays(s, s.to_move, GHOST) and is_prey(tile):
        return Reason("P12", Said("poche-why-prey-stays"))
    if is_prey(tile) or is_dog(tile):
        return Reason("P7", Said("poche-why-stays"))
    return Reason("P11", Said("poche-why-cat-stays"))


def _too_far_for_a_cat(s: State, name: str) -> Reason:
    if plays(s, s.to_move, ROYAL):
        return Reason("P9", Said("poche-why-royal-reach", {"cell": name}))
    if s.effects == 1 and CLANS[s.clans[s.to_move]] == "defender":
        return Reason("P10", Said("poche-why-defender-reach", {"cell": name}))
    return Reason("P7", Said("poche-why-cat-reach", {"cell": name}))


def _not_to_turn(decision: int) -> Reason:
    if decision > DECLINE:
        return Reason("P14", Said("poche-why-dog-turn"))
    return Reason("P14", Said("poche-why-no-dog"))
