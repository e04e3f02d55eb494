"""What a person sees of Crazy Mistigri."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ronron.games.mistigri.box import MISTIGRI, Box, colour_names
from ronron.games.mistigri.notation import card_name
from ronron.games.mistigri.piles import Pile, kinds_in
from ronron.games.mistigri.rules import LAST_TURN, penalty, score
from ronron.games.mistigri.state import COUNTED, NONE, PHASES, State, remains
from ronron.games.mistigri.telling import card, next_player, place, way
from ronron.kernel import has
from ronron.said import Said

VERSION = 3
"""The version of the view; raised whenever what is shown changes."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """A cat; Mistigri has a colour of its own, `mistigri`."""

    name: str
    """As it is written: `red4`, or `mistigri`."""
    colour: str
    value: int
    words: Said
    """The card as people read it."""


class Hand(msgspec.Struct, frozen=True, gc=False):
    """What is seen of a hand."""

    size: int
    cards: list[Card]
    """All cards of the hand, or those known to be there; sorted by kind."""
    open: bool
    """Whether `cards` is the whole hand."""
    playing: bool
    """Whether the player is still in the round."""
    face_down: bool
    """How the help card lies: face down after a pass."""
    words: Said
    """What its owner shows to all, for people."""


class Rest(msgspec.Struct, frozen=True, gc=False):
    """What a seat was left with at the end of a round."""

    cards: list[Card]
    penalty: int


class View(msgspec.Struct, frozen=True, gc=False):
    """A game as a seat sees it."""

    colours: list[str]
    """The colours of this box, without Mistigri's."""
    phase: str
    """draw, put, take, first, second, branch, offer, to, give, serve, chain or over; or counted, between two rounds."""
    round: int
    """The number of the round, from 1."""
    turns: int
    """Turns of this round, the current one included."""
    turns_left: int
    """Turns left until the round is stopped (M22)."""
    first: int
    """The seat that began the round."""
    to_move: int
    """Whose turn it is; in put and take, `source` decides."""
    next: int
    """The player whose turn comes next, as the arrow points now."""
    arrow: str
    """clockwise or counterclockwise."""
    source: int | None
    """The seat from whose hand this turn's card is drawn."""
    draws: int
    """How many cards are still to be drawn."""
    effect: int | None
    """The value of the pair whose effect is being carried out, or waits."""
    card: Card | None
    """The first card of a pair, or the one put down in a swap."""
    other: int | None
    """The player who is given or served a card."""
    hands: list[Hand]
    discard: list[Card]
    """The discard pile, sorted by kind."""
    rounds: list[list[Rest]]
    """What each seat was left with, by round and seat, for finished rounds."""
    scores: list[int]
    """Penalty points so far: the fewest win."""


turn_number = None
"""M5: every turn begins with a card that chance draws, so nobody decides in two turns without a break."""


def view(box: Box, s: State, seat: int) -> View:
    """Make the view of a redacted state; what is blank there is missing here."""
    return View(
        colours=colour_names(box),
        phase=PHASES[s.phase],
        round=int(s.round) + 1,
        turns=int(s.turns),
        turns_left=LAST_TURN - int(s.turns),
        first=int(s.first),
        to_move=int(s.to_move),
        next=next_player(s),
        arrow=way(s),
        source=None if s.source == NONE else int(s.source),
        draws=int(s.draws),
        effect=int(s.effect) or None,
        card=None if s.card == NONE else cards_by_kind(box)[s.card],
        other=None if s.other == NONE else int(s.other),
        hands=[_hand(box, s, owner) for owner in range(s.players)],
        discard=cards_of(box, s.discard[:]),
        rounds=[
            [
                Rest(cards_of(box, s.left[remains(number, owner), :]), int(penalty(box, s, number, owner)))
                for owner in range(s.players)
            ]
            for number in range(s.round + (s.phase >= COUNTED))
        ],
        scores=[int(score(box, s, owner)) for owner in range(s.players)],
    )


def _hand(box: Box, s: State, owner: int) -> Hand:
    cards = cards_of(box, s.hands[owner, :])
    return Hand(
        size=int(s.sizes[owner]),
        cards=cards,
        open=bool(len(cards) == s.sizes[owner]),
        playing=bool(has(s.playing, owner)),
        face_down=bool(has(s.face_down, owner)),
        words=place(box, s, owner),
    )


@lru_cache(maxsize=8)
def cards_by_kind(box: Box) -> list[Card]:
    """Every kind of card."""
    names = [*colour_names(box), MISTIGRI]
    return [
        Card(card_name(box, kind), names[box.colours[kind]], int(box.values[kind]), card(box, kind))
        for kind in range(box.kinds)
    ]


def cards_of(box: Box, pile: Pile) -> list[Card]:
    """The cards of a pile in the order of their kinds."""
    cards = cards_by_kind(box)
    return [cards[kind] for kind in kinds_in(pile)]
