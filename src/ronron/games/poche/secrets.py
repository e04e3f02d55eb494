"""Who knows what in Chats de poche: nobody knows a face-down tile, and in the draft each knows only cards they saw."""

from __future__ import annotations

from ronron.games.poche.box import DOGS, QUARTERS, Box
from ronron.games.poche.grid import CELLS
from ronron.games.poche.rules import ALL_CLANS, CARDS_EACH
from ronron.games.poche.state import DRAFT, EXPERT, FIRST_DOG, FLIP, FREE, LIMITED, NONE, UNKNOWN, State
from ronron.kernel import Generator, below, bit, has, pick, popcount, rule


@rule
def redact(box: Box, s: State, seat: int) -> None:
    """P3, P6: face-down tiles and their facings are blanked, and the clan cards this seat was not shown."""
    seen_dogs = 0
    for cell in range(CELLS):
        if has(s.up, cell) and s.tiles[cell] >= FIRST_DOG:
            seen_dogs |= bit(s.tiles[cell] - FIRST_DOG)
        elif not has(s.up, cell):
            s.tiles[cell] = UNKNOWN
    for dog in range(DOGS):
        if not has(seen_dogs, dog):
            s.facings[dog] = UNKNOWN
    for owner in range(2):
        if not sees_hand(s, seat, owner):
            s.hands[owner] = 0


@rule
def sees_hand(s: State, seat: int, owner: int) -> bool:
    """P1: one's own cards; in free mode all cards; in expert mode also those one passed on or was passed."""
    if seat == owner or s.mode == FREE:
        return True
    return s.mode == EXPERT and seat >= 0 and s.clans[s.first] != NONE


@rule
def imagine(box: Box, s: State, seat: int, rng: Generator) -> None:
    """P3: any order of the tiles not seen, any facing of the dogs not seen; any cards that fit what was shown."""
    imagine_tiles(s, rng)
    for dog in range(DOGS):
        if s.facings[dog] == UNKNOWN:
            s.facings[dog] = below(rng, QUARTERS)
    if s.phase == DRAFT and s.mode == LIMITED:
        imagine_hand(s, rng, s.first)
        imagine_hand(s, rng, 1 - s.first)
    elif s.phase == DRAFT and s.mode == EXPERT:
        imagine_hand(s, rng, s.first)
        if s.clans[s.first] != NONE:
            s.hands[1 - s.first] = s.hands[s.first] & ~bit(s.clans[s.first])


@rule
def imagine_tiles(s: State, rng: Generator) -> None:
    """P3: put the tiles not seen on the cells not seen, every order as likely."""
    missing = (1 << CELLS) - 1
    for cell in range(CELLS):
        if s.tiles[cell] != UNKNOWN:
            missing &= ~bit(s.tiles[cell])
    for cell in range(CELLS):
        if s.tiles[cell] == UNKNOWN:
            s.tiles[cell] = pick(rng, missing)
            missing &= ~bit(s.tiles[cell])


@rule
def imagine_hand(s: State, rng: Generator, owner: int) -> None:
    """P1: fill a hand that was not seen: the clan already chosen, and others that nobody else is known to hold."""
    if s.hands[owner] != 0:
        return
    hand = 0
    if s.clans[owner] != NONE:
        hand = bit(s.clans[owner])
    free = ALL_CLANS & ~hand & ~s.hands[1 - owner]
    if s.clans[1 - owner] != NONE:
        free &= ~bit(s.clans[1 - owner])
    while popcount(hand) < CARDS_EACH:
        hand |= bit(pick(rng, free & ~hand))
    s.hands[owner] = hand


def reveals(box: Box, s: State, decision: int) -> bool:
    """P6: a flip reveals a tile; so does the last choice of the draft, after which the centre is turned up (P4)."""
    return s.phase == FLIP or (s.phase == DRAFT and s.to_move != s.first)
