"""The state of a game of Crazy Mistigri."""

from __future__ import annotations

from typing import Annotated

from ronron.games.mistigri.box import MOST_ALIKE, MOST_CARDS, MOST_PLAYERS
from ronron.kernel import Ints, Mask, Masks, Record, rule

NONE = -1
UNKNOWN = -2
ROUNDS = 3
EYES = MOST_PLAYERS + 1
"""The viewers whose knowledge is kept: each seat, and last a spectator, who knows what everybody knows."""
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
"""The phases: what is to be decided. In DRAW nature decides; after COUNTED the next round is dealt by itself."""


class State(Record):
    """One game. Hands, discard and what is known are piles; `playing` and `face_down` are sets of seats."""

    hands: Annotated[Masks, MOST_PLAYERS, MOST_ALIKE]
    discard: Annotated[Masks, MOST_ALIKE]
    known: Annotated[Masks, EYES * MOST_PLAYERS, MOST_ALIKE]
    """The cards that each viewer knows to be in each other hand, in the row `certain`. (While a whole hand is being
    drawn, some of the cards known to be there may already have moved.)"""
    left: Annotated[Masks, ROUNDS * MOST_PLAYERS, MOST_ALIKE]
    """What each seat was left with at the end of each round, in the row `remains`."""
    playing: Mask
    """Who still has cards in this round."""
    face_down: Mask
    """The seats whose help card is face down."""
    decks: Annotated[Ints, ROUNDS - 1, MOST_CARDS]
    """The cards of the second and the third round as they will be dealt: nine to each seat, and the last one."""
    sizes: Annotated[Ints, MOST_PLAYERS]
    """How many cards are in each hand."""
    players: int
    round: int
    """The round, from 0."""
    turns: int
    """The turns of this round, including the current one."""
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
    """… and how many have been drawn already in this turn."""
    effect: int
    """The value of the pair whose effect is being carried out, or waits for the next player's turn; else 0."""
    card: int
    """The card chosen first, of a pair or of a swap."""
    other: int
    """The player who is given or served a card."""


@rule
def certain(eyes: int, owner: int) -> int:
    """The row of `known` for what these eyes know of a seat's hand."""
    return eyes * MOST_PLAYERS + owner


@rule
def remains(number: int, seat: int) -> int:
    """The row of `left` for a round and a seat."""
    return number * MOST_PLAYERS + seat
