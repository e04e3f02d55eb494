"""Keeps track of who knows which cards when cards change hands.

For each viewer and each other hand there is a pile of the cards known to be in it. A card that leaves in sight is
removed from it. A card that leaves unseen makes all others uncertain, unless the whole hand goes to the same place.
"""

from __future__ import annotations

from ronron.games.mistigri.piles import add, copies, remove
from ronron.games.mistigri.state import State, certain
from ronron.kernel import lowest, rule


@rule
def hand_over(s: State, giver: int, taker: int, kind: int, whole: bool) -> None:
    """A card goes from hand to hand, and only these two see which; `whole` if the giver's last cards go there."""
    remove(s.hands[giver, :], kind)
    add(s.hands[taker, :], kind)
    s.sizes[giver] -= 1
    s.sizes[taker] += 1
    strike_off(s, taker, giver, kind)
    add(s.known[certain(giver, taker), :], kind)
    for eyes in range(s.players + 1):
        if eyes in (giver, taker):
            continue
        if not whole:
            s.known[certain(eyes, giver), :] = 0
        elif s.sizes[giver] == 0:
            follow(s, eyes, giver, taker)


@rule
def follow(s: State, eyes: int, giver: int, taker: int) -> None:
    """A whole hand went over: what was certain there is certain here."""
    row = certain(eyes, giver)
    while s.known[row, 0] != 0:
        kind = lowest(s.known[row, 0])
        remove(s.known[row, :], kind)
        add(s.known[certain(eyes, taker), :], kind)


@rule
def strike_off(s: State, eyes: int, owner: int, kind: int) -> None:
    """A viewer saw a card leave a hand; if it was known to be there, one fewer is now."""
    if copies(s.known[certain(eyes, owner), :], kind) > 0:
        remove(s.known[certain(eyes, owner), :], kind)


@rule
def everybody_sees_going(s: State, owner: int, kind: int) -> None:
    """A card left a hand face up."""
    for eyes in range(s.players + 1):
        strike_off(s, eyes, owner, kind)


@rule
def everybody_sees_coming(s: State, owner: int, kind: int) -> None:
    """A card came into a hand face up."""
    for eyes in range(s.players + 1):
        if eyes != owner:
            add(s.known[certain(eyes, owner), :], kind)
