"""What each side of Chats de poche would take if the hunt ended now, told by the rules' own end (P14–P20).

Only tiles that lie face up take part: a hidden tile is neither cat nor dog nor prey, and a chief who has not been found
has done nothing. The royal chief turns no dog, since whether to do so is still a choice. The Chaoticats' attack goes by
how many of them are open and left, as P16 says.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ronron.games.poche.box import CHAOS, CROOK, DEFENDER, Box
from ronron.games.poche.end import (
    bonus_prey,
    capture,
    chaos_cats_up,
    crook_chief_is_up,
    crook_chief_strikes,
    defender_moves,
    defender_takes_the_centre,
    dog_attacks,
    fix_chaos_attack,
    next_tile,
    score,
    take_bonus_prey,
)
from ronron.games.poche.grid import CELLS
from ronron.games.poche.state import FIRST_DOG, FIRST_PREY, NONE, OVER, UNKNOWN, State
from ronron.games.poche.tiles import cell_of, chief_of, seat_of
from ronron.kernel import has


class Outcome(NamedTuple):
    """How the hunt would end now."""

    taken: list[int]
    """The prey of each seat."""
    points: list[int]


def ended_now(box: Box, s: State) -> Outcome:
    """Play the end on a copy, with the tiles that are open."""
    end = _open_tiles(s)
    if _found(box, end, DEFENDER) and defender_moves(box, end):
        defender_takes_the_centre(box, end)
    while next_tile(end, FIRST_DOG, CELLS) != NONE:
        dog_attacks(box, end)
    if chaos_cats_up(end):
        fix_chaos_attack(end)
    if _found(box, end, CROOK) and crook_chief_is_up(box, end):
        crook_chief_strikes(box, end)
    end.place = NONE
    while next_tile(end, FIRST_PREY, FIRST_DOG) != NONE:
        capture(box, end)
    if _found(box, end, CHAOS):
        while bonus_prey(box, end) != NONE:
            take_bonus_prey(box, end)
    end.phase = OVER
    return Outcome([int(taken) for taken in end.taken], [int(score(box, end, seat)) for seat in range(2)])


def _open_tiles(s: State) -> State:
    """A copy in which hidden tiles are nothing. Its arrays are lists, which Python reads much faster than NumPy's."""
    end: Any = State.__new__(State)
    vars(end).update(vars(s))
    end.tiles = [tile if has(s.up, cell) else UNKNOWN for cell, tile in enumerate(s.tiles.tolist())]
    end.facings, end.clans = s.facings.tolist(), s.clans.tolist()
    end.taken, end.sums = [0, 0], [0, 0]
    end.place = end.happened = NONE
    end.out = end.chaos_left = 0
    return end  # type: ignore[no-any-return]


def _found(box: Box, s: State, clan: int) -> bool:
    """Does somebody play this clan, and is its chief open?"""
    seat = seat_of(s, clan)
    return seat != NONE and cell_of(s, chief_of(box, s, seat)) != NONE
