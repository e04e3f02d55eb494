"""The state of a game of Crazy Mistigri."""

from __future__ import annotations

from typing import Annotated

from ronron.games.mistigri.box import MOST_ALIKE, MOST_CARDS, MOST_PLAYERS
from ronron.kernel import Ints, Mask, Masks, Record, rule

NONE = -1
UNKNOWN = -2
ROUNDS = 3
EYES = MOST_PLAYERS + 1
"""Those of each seat; and after the last of them, everybody's: what was seen by all, spectators included."""
CLOCKWISE, COUNTERCLOCKWISE = 1, -1

PHASES = (
    "draw",
    "put",
    "take",
    "first",
    "second",
    "branch",
    "offer",
    "to",
    "give",
    "serve",
    "chain",
    "counted",
    "over",
)
DRAW, PUT, TAKE, FIRST, SECOND, BRANCH, OFFER, TO, GIVE, SERVE, CHAIN, COUNTED, OVER = range(13)
"""What is to be decided; nature draws, and after COUNTED the cards are dealt anew by themselves."""


class State(Record):
    """One game. Hands, discard and what is known are piles; `playing` and `face_down` are sets of seats."""

    hands: Annotated[Masks, MOST_PLAYERS, MOST_ALIKE]
    discard: Annotated[Masks, MOST_ALIKE]
    known: Annotated[Masks, EYES * MOST_PLAYERS, MOST_ALIKE]
    """What each pair of eyes is certain to be in each hand but its own: see `certain`. (While a hand is being taken
    whole, what others knew of it may be on its way already.)"""
    left: Annotated[Masks, ROUNDS * MOST_PLAYERS, MOST_ALIKE]
    """What each seat was left with at the end of each round: see `remains`."""
    playing: Mask
    """Who still has cards in this round."""
    face_down: Mask
    """Whose help card is."""
    decks: Annotated[Ints, ROUNDS - 1, MOST_CARDS]
    """The cards of the second and the third round as they will be dealt: nine to each seat, and the last one."""
    sizes: Annotated[Ints, MOST_PLAYERS]
    """How many cards are in each hand."""
    players: int
    round: int
    """From 0."""
    turns: int
    """Of this round, the one that is being played included."""
    first: int
    """Who began the round."""
    to_move: int
    """Whose turn it is."""
    arrow: int
    phase: int
    source: int
    """From whose hand this turn's card is drawn."""
    draws: int
    """How many cards are still to be drawn …"""
    drawn: int
    """… and how many have been, while there are."""
    effect: int
    """The value of the pair whose effect is being carried out, or waits for the next player's turn; else 0."""
    card: int
    """The card chosen first, of a pair or of a swap."""
    other: int
    """Who is given a card, or served one."""


@rule
def certain(eyes: int, owner: int) -> int:
    """The row of `known` for what these eyes know of a seat's hand."""
    return eyes * MOST_PLAYERS + owner


@rule
def remains(number: int, seat: int) -> int:
    """The row of `left` for a round and a seat."""
    return number * MOST_PLAYERS + seat
